/** Every picture that is drawn when the client is built, by set and id. */
import { bots } from './bots.ts'
import { covers, MOST_BYTES } from './covers.ts'
import { crooks } from './crooks.ts'
import { hideouts } from './hideouts.ts'
import { masterminds } from './masterminds.ts'
import { MAYHEM } from './mayhem/sets.ts'
import { SCOUNDRELS } from './scoundrels/sets.ts'
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
  ...MAYHEM,
  ...SCOUNDRELS,
}
/** The most bytes of each picture in sets that may have more than the usual 6 KB. */
export const LIMITS: Record<string, number> = { covers: MOST_BYTES }
