/** Every picture that is drawn when the client is built, by set and id. */
import { bots } from './bots.ts'
import { crooks } from './crooks.ts'
import { masterminds } from './masterminds.ts'

/** A function that draws all pictures of a set: id -> SVG. */
export type DrawSet = () => Record<string, string>

export const SETS: Record<string, DrawSet> = { crooks, masterminds, bots }
/** The most bytes of each picture in sets that may have more than the usual 6 KB, such as covers. */
export const LIMITS: Record<string, number> = {}
