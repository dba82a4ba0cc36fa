/** The fronts of the games' boxes. */
import { crooks } from './covers/crooks.ts'
import { mayhem } from './covers/mayhem.ts'
import { scoundrels } from './covers/scoundrels.ts'
import type { DrawSet } from './sets.ts'

export const covers: DrawSet = () => ({ crooks: crooks(), scoundrels: scoundrels(), mayhem: mayhem() })
