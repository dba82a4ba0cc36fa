/** The fronts of the games' boxes. */
import { crooks } from './covers/crooks.ts'
import { mayhem } from './covers/mayhem.ts'
import { scoundrels } from './covers/scoundrels.ts'
import type { DrawSet } from './sets.ts'

/** The most bytes of a packed cover: larger than other pictures, and shown alone. */
export const MOST_BYTES = 12_288

export const covers: DrawSet = () => ({ crooks: crooks(), scoundrels: scoundrels(), mayhem: mayhem() })
