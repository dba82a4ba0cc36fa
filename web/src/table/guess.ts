/** What something hidden is taken for, in words. */

import { t, texts } from '../lib/texts.svelte'
import type { Guess } from '../lib/wire'
import type { AnyRoom } from '../room'

/** Hundredths. */
export const percent = (share: number): number => Math.round(100 * share)

export const guessed = (room: AnyRoom, guess: Guess): string =>
  texts.all(guess.odds.map(([what, chance]) => t('hint-odds', { what: room.thing(guess.where, what)[1], chance: percent(chance) })))
