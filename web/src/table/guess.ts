/** What something hidden is taken for, in words. */

import { t, texts } from '../lib/texts.svelte'
import type { Guess } from '../lib/wire'
import type { AnyRoom } from '../room'

/** Hundredths. */
export const percent = (share: number): number => Math.round(100 * share)

/** Hundredths of what is estimated: never all or nothing. */
export const likely = (share: number): number => Math.min(99, Math.max(1, percent(share)))

/** Hundredths in tens: what is seen in a few worlds is not known better. */
const tens = (share: number): number => 10 * Math.round(10 * share)

/** How likely what the reader may suspect is a bluff. */
export const suspected = (share: number): string => t('hint-suspect', { odds: tens(share) })

/** What the others may take something for that the reader hides. */
export function taken(room: AnyRoom, guess: Guess): string {
  const [where, what] = room.thing(guess.where, guess.what)
  // where a thing is the right one, or none of the others
  const bluff = tens(guess.weaker || 1 - guess.stronger)
  return texts.say(
    'hint-taken',
    { where, what, bluff, stronger: tens(guess.stronger), weaker: tens(guess.weaker) },
    room.game,
  )
}

export const guessed = (room: AnyRoom, guess: Guess): string =>
  texts.all(
    guess.odds.map(([what, chance]) =>
      t('hint-odds', { what: room.thing(guess.where, what)[1], chance: percent(chance) }),
    ),
  )
