/** The sites of Men of Mayhem by id, and the clubhouses by the id of their gang. See frame.ts for how to lay them out. */
import { CIVIC } from './sites/civic.ts'
import { CLUBHOUSES } from './sites/clubhouses.ts'
import { neon, unlit, type Site } from './sites/frame.ts'
import { NIGHTLIFE } from './sites/nightlife.ts'
import { OPPORTUNITIES } from './sites/opportunities.ts'
import { SHOPS } from './sites/shops.ts'
import { FACE_DOWN, shop } from './sites/unknown.ts'
import { WORKS } from './sites/works.ts'

const SITES: Record<string, Site> = { ...CIVIC, ...SHOPS, ...NIGHTLIFE, ...WORKS }

const each = (table: Record<string, Site>, draw: (id: string, site: Site) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([id, site]) => [id, draw(id, site)]))

/** The scenes of all sites, and of one that is still `face-down`. */
export const sites = (): Record<string, string> => each({ ...SITES, 'face-down': FACE_DOWN }, unlit)
/** The light of each site's sign, as a mask. */
export const sitesNeon = (): Record<string, string> => each(SITES, (_, site) => neon(site))
/** Opportunities are sites of one round. */
export const opportunities = (): Record<string, string> => each(OPPORTUNITIES, unlit)
export const opportunitiesNeon = (): Record<string, string> => each(OPPORTUNITIES, (_, site) => neon(site))
export const clubhouses = (): Record<string, string> => each(CLUBHOUSES, unlit)
export const clubhousesNeon = (): Record<string, string> => each(CLUBHOUSES, (_, site) => neon(site))

/** Return both layers of a site or an Opportunity. The seed is its id if nobody has described it. */
export function siteLayers(id: string): { scene: string; neon: string } {
  const site = SITES[id] ?? (OPPORTUNITIES as Record<string, Site>)[id] ?? shop(id)
  return { scene: unlit(id, site), neon: neon(site) }
}
