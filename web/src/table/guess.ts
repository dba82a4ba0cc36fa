/** The words and figures that hints and reviews share. */

import { t, texts } from '../lib/texts.svelte'
import type { Guess, Message, Words } from '../lib/wire'
import type { AnyRoom, Menu } from '../room'

/** Hundredths. */
export const percent = (share: number): number => Math.round(100 * share)

/** Returns an estimated share in per cent, from 1 to 99 because an estimate is never certain. */
export const likely = (share: number): number => Math.min(99, Math.max(1, percent(share)))

/** Returns a share in per cent, rounded to tens because a few worlds tell no more. */
export const tens = (share: number): number => 10 * Math.round(10 * share)

/** Returns whether a bluff is likely, and why it should be suspected or not; `best`: the best answer, or "even". */
export const weighed = (room: AnyRoom, share: number, best: string): string =>
  texts.say('hint-weigh', { best, likely: tens(share) > 50 ? 'yes' : 'no', odds: tens(share) }, room.game)

/** Returns what the others may take the reader's hidden thing for. */
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

/** Returns an answer as its buttons say it, one after the other; null if the menu has none for it. */
export function onButtons(menu: Menu, words: Words): string[] | null {
  for (const choice of [...menu.choices, ...(menu.places ?? [])]) {
    const said =
      choice.named ?? (choice.card === undefined ? (choice.spoken ?? choice.label) : choice.label).replace(/…$/, '')
    if (choice.words?.join(' ') === words.join(' ')) return [said]
    const below = choice.sub && onButtons(choice.sub, words)
    if (below) return [said, ...below]
  }
  return null
}

/** Returns why an answer is good: its facts, or else in what it gains most; an empty text if neither is known. */
export const why = (room: AnyRoom, reason: string, facts: readonly Message[]): string =>
  facts.map((one) => room.say(one)?.text).join(' ') ||
  (reason && t('hint-gain', { reason: texts.say(`reason-${reason}`, undefined, room.game) }))

/**
 * Returns an answer in words: the first action of its seat in these messages, or the answer itself if they tell only
 * what came of it, as the buttons of its question say it if that is given. The words follow a colon unless they stand
 * `alone`.
 */
export function deed(
  room: AnyRoom,
  seat: number,
  messages: readonly Message[],
  words: Words,
  view: unknown,
  menu?: Menu | null,
  alone = false,
): string {
  const [word = '', n = ''] = words
  const name = room.name(seat)
  const [kind, said] =
    messages
      .map((one) => [one[0], one[0] === 'turn' ? null : room.say(one)] as const)
      .find(([, one]) => one?.doer === seat) ?? []
  const buttons = menu && onButtons(menu, words)?.join(' · ')
  if (said && !(buttons && room.results?.includes(kind!)))
    return `${!alone && name === t('you') ? t('you-after') : name} ${said.text}`.trim()
  return (
    room.does?.(words, view) ??
    buttons ??
    (texts.has(`answer-${word}`, room.game) ? texts.say(`answer-${word}`, { n }, room.game) : [word, n].join(' '))
  )
}
