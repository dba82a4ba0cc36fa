/** The texts at a table of Crooks: its own, and those of the house. */

import { texts, type Args } from '../lib/texts.svelte'

export const GAME = 'crooks'
export const t = (id: string, args?: Args): string => texts.say(id, args, GAME)
