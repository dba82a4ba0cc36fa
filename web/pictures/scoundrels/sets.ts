/** The sets of pictures of 3000 Scoundrels. */
import type { DrawSet } from '../sets.ts'
import { henchmen } from './henchmen.ts'
import { houses } from './houses.ts'
import { jobs } from './jobs.ts'
import { leaders } from './leaders.ts'
import { safes } from './safes.ts'
import { horizon, saloon } from './saloon.ts'
import { tokens } from './tokens.ts'
import { traitsBack, traitsFront } from './traits.ts'

const town: DrawSet = () => ({ ...houses(), saloon: saloon(), horizon: horizon() })

export const SCOUNDRELS: Record<string, DrawSet> = {
  jobs,
  'traits-back': traitsBack,
  'traits-front': traitsFront,
  leaders,
  henchmen,
  town,
  safes,
  tokens,
}
