/** All pictures that are drawn when the client is built: by set and id. */
import { bots } from './bots.ts'
import { covers } from './covers.ts'
import { crooks } from './crooks.ts'
import { hideouts } from './hideouts.ts'
import { masterminds } from './masterminds.ts'
import { skyline } from './skyline.ts'
import { targets } from './targets.ts'

/** A set draws all its pictures: id -> SVG. */
export type DrawSet = () => Record<string, string>

export const SETS: Record<string, DrawSet> = { crooks, masterminds, bots, targets, hideouts, skyline, covers }
