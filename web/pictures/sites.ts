/** The sites of Men of Mayhem by id. */
import { CIVIC } from './sites/civic.ts'
import { NIGHTLIFE } from './sites/nightlife.ts'
import { SHOPS } from './sites/shops.ts'
import { WORKS } from './sites/works.ts'
import { neon, unlit, type Site } from './sites/frame.ts'

const SITES: Record<string, Site> = { ...CIVIC, ...SHOPS, ...NIGHTLIFE, ...WORKS }

const each = (draw: (id: string, site: Site) => string) => (): Record<string, string> =>
  Object.fromEntries(Object.entries(SITES).map(([id, site]) => [id, draw(id, site)]))

export const sites = each(unlit)
/** The light of each site's sign, as a mask. */
export const sitesNeon = each((_, site) => neon(site))
