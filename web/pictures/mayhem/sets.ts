/** The sets of pictures of Men of Mayhem. */
import type { DrawSet } from '../sets.ts'
import { anarchy } from './anarchy.ts'
import { gangs } from './gangs.ts'
import { goods } from './goods.ts'
import { meeples, patches } from './meeples.ts'
import { clubhouses, clubhousesNeon, opportunities, opportunitiesNeon, sites, sitesNeon } from './sites.ts'

export const MAYHEM: Record<string, DrawSet> = {
  sites,
  'sites-neon': sitesNeon,
  opportunities,
  'opportunities-neon': opportunitiesNeon,
  clubhouses,
  'clubhouses-neon': clubhousesNeon,
  meeples,
  patches,
  goods,
  gangs,
  anarchy,
}
