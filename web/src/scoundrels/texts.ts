/** The texts at a table of 3000 Scoundrels: its own, and those of the house. */

import { texts, type Args } from '../lib/texts.svelte'

export const GAME = 'scoundrels'
export const t = (id: string, args?: Args): string => texts.say(id, args, GAME)
