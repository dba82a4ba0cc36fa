/** The texts at a table of Men of Mayhem: its own, and those of the house. */

import { texts, type Args } from '../lib/texts.svelte'

export const GAME = 'mayhem'
export const t = (id: string, args?: Args): string => texts.say(id, args, GAME)
