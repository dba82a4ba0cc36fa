/** The terms of a table in words: spectators and their delay, and the time for a decision. */

import { t, texts } from '../lib/texts.svelte'
import type { TableInfo, Value } from '../lib/wire'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/** The choices of a host: messages, seconds. */
export const LAGS = [0, 10, 30, 100, null]
export const LATE = ['answer', 'bot', 'wait'] as const
export const CLOCKS = [null, 30, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY]

export const lagText = (lag: number | null = 0): string =>
  lag === null ? t('web-watching-none') : lag ? t('web-watching-late', { lag }) : t('web-watching-now')

export function clockText(seconds: number | null = null): string {
  if (seconds === null) return t('web-clock-none')
  const [unit, size] =
    seconds >= DAY
      ? (['days', DAY] as const)
      : seconds >= MINUTE && seconds % MINUTE === 0
        ? (['minutes', MINUTE] as const)
        : (['seconds', 1] as const)
  return t(`web-clock-${unit}`, { n: seconds / size })
}

/** Returns the name of an option's value, or the value itself if it has no name. */
export function valueText(game: string, option: string, value: Value): string {
  const id = `option-${option}-${value}`
  return texts.has(id, game) ? texts.say(id, undefined, game) : String(value)
}

/** Loads what the settings of a game's tables change in play. */
export const needAbout = (game: string): Promise<unknown> =>
  Promise.all([texts.need('', 'options'), texts.need(game, 'options')])

/** Returns what a setting changes in play and whom it suits, or an empty text. */
export const aboutText = (game: string, id: string): string =>
  texts.has(`${id}-about`, game) ? texts.say(`${id}-about`, undefined, game) : ''

/** Returns everything that a host may change before the start, each as “name: value”. */
const settled = ({ game, options, hints, listed, terms }: TableInfo): string[] =>
  [
    ...Object.entries(options).map(([one, value]) => [
      texts.say(`option-${one}`, undefined, game),
      valueText(game, one, value),
    ]),
    [t('web-hints'), t(hints ? 'web-hints-yes' : 'web-hints-no')],
    [t('web-listed'), t(listed ? 'web-listed-yes' : 'web-listed-no')],
    [t('web-watching'), lagText(terms.lag)],
    [t('web-clock'), clockText(terms.clock)],
    [t('web-late'), t(`web-late-${terms.late ?? 'answer'}`)],
  ].map((one) => one.join(': '))

/** Returns what the host has changed at a table. */
export function changes(before: TableInfo, now: TableInfo): string[] {
  const known = settled(before)
  return settled(now).filter((one) => !known.includes(one))
}

/** Returns the time left: days and hours while there are any, then 4:05. */
export function leftText(seconds: number): string {
  if (seconds >= DAY)
    return t('web-left-days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) })
  const digits = (n: number): string => String(n).padStart(2, '0')
  const [hours, minutes, rest] = [
    Math.floor(seconds / HOUR),
    Math.floor((seconds % HOUR) / MINUTE),
    Math.floor(seconds % MINUTE),
  ]
  return hours ? `${hours}:${digits(minutes)}:${digits(rest)}` : `${minutes}:${digits(rest)}`
}
