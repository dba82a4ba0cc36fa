/** Every picture that is drawn when the client is built, by set and id. */
import { anarchy } from './anarchy.ts'
import { bots } from './bots.ts'
import { covers, MOST_BYTES } from './covers.ts'
import { crooks } from './crooks.ts'
import { hideouts } from './hideouts.ts'
import { gangs } from './gangs.ts'
import { goods } from './goods.ts'
import { masterminds } from './masterminds.ts'
import { clubhouses, clubhousesNeon, opportunities, opportunitiesNeon, sites, sitesNeon } from './sites.ts'
import { meeples, patches } from './meeples.ts'
import { skyline } from './skyline.ts'
import { targets } from './targets.ts'

/** A function that draws all pictures of a set: id -> SVG. */
export type DrawSet = () => Record<string, string>

export const SETS: Record<string, DrawSet> = {
  crooks,
  masterminds,
  bots,
  targets,
  hideouts,
  skyline,
  covers,
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
/** The most bytes of each picture in sets that may have more than the usual 6 KB. */
export const LIMITS: Record<string, number> = { covers: MOST_BYTES }
