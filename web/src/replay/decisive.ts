/** Why a seat lost or won, in a sentence or two: its own move that did most, or else what happened to it. */

import { t } from '../lib/texts.svelte'
import { percent } from '../table/guess'
import { story, tell } from '../table/told'
import { better, promised, type Lookback, type Moment } from './lookback.svelte'
import type { Playback } from './playback.svelte'

export interface Decisive {
  text: string
  /** The entry of the log that it tells of; null if there is none. */
  entry: number | null
  /** Whether the entry is a marked move of the seat, to be played again. */
  again: boolean
}

/** `moments`: all of the review, which is finished. */
export function decisive(lookback: Lookback, playback: Playback, moments: Moment[], seat: number): Decisive {
  const { room, stepOf } = playback
  const { record } = playback.open
  const { accounts, bluffs, decisions } = lookback.review!
  const { worst, bluff } = accounts[seat]!
  const won = lookback.won(seat) === 'yes'
  const mine = new Map(decisions.filter((one) => one.seat === seat).map((one) => [one.step, one]))
  const at = (entry: number, ...kinds: Moment['kind'][]): Moment | undefined =>
    moments.find((one) => one.entry === entry && kinds.includes(one.kind))
  /** Returns day or round, and the step. */
  function when(entry: number): string {
    const begun = record.steps
      .slice(0, entry + 1)
      .flatMap((one) => one.messages)
      .findLast(([kind]) => kind === 'day' || kind === 'round')
    return t('review-when', { unit: begun?.[0] ?? 'step', n: Number(begun?.[1] ?? 0), step: stepOf(entry) })
  }
  function told(id: string, entry: number, words: Record<string, string | number>, again = false): Decisive {
    const lines = record.steps[entry]!.messages.map((message, i) => ({ version: i + 1, message }))
    const did = at(entry, 'slip', 'mistake', 'giveaway', 'bluff', 'brilliant')?.did ?? story(tell(lines, room, seat))
    return { text: t(id, { when: when(entry), did, won: won ? 'yes' : 'no', ...words }), entry, again }
  }

  if (!won && at(worst, 'mistake', 'giveaway')) {
    const one = mine.get(worst)!
    const view = worst ? record.steps[worst - 1]!.view : record.start
    return told('review-why-cost', worst, { ...promised(one), better: better(room, one, view) }, true)
  }
  const trick = won && bluffs.find((one) => one.step === bluff)
  if (trick) return told('review-why-bluff', bluff, { gain: percent(trick.gain), error: percent(trick.error) })
  const find = won && lookback.turn(seat, (entry) => mine.get(entry)?.mark === '')
  if (find) return told('review-why-find', find.entry, { before: find.before, after: find.after })
  const turn = lookback.turn(seat)
  const nothing = t('review-why-nothing', { won: won ? 'yes' : 'no' })
  if (!turn) return { text: `${nothing} ${t('review-why-slowly')}`, entry: null, again: false }
  const own = mine.get(turn.entry)
  const fate = told('review-why-turn', turn.entry, { before: turn.before, after: turn.after, own: own ? 'yes' : 'no' })
  const excuse = t('review-why-unknown', { mark: own?.mark || 'none' })
  return { ...fate, text: own ? `${fate.text} ${won ? '' : excuse}`.trim() : `${nothing} ${fate.text}` }
}
