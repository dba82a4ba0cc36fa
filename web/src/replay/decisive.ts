/** Why a seat lost or won: its own move that did most, or else what happened to it; the figures, and what was wasted. */

import { t, texts } from '../lib/texts.svelte'
import { deed, percent } from '../table/guess'
import { story, tell } from '../table/told'
import type { Decision } from '../lib/wire'
import type { Holdings } from '../room'
import { SMALL, better, brings, promised, type Lookback, type Moment } from './lookback.svelte'
import type { Playback } from './playback.svelte'

/** Marks of moves that may have lost a game. */
const MARKS: readonly Moment['kind'][] = ['mistake', 'giveaway']
const SLIPS: readonly Moment['kind'][] = ['slip', ...MARKS]

/** Greatest number of other marked moves that are named. */
const ALSO = 2

/** The least share of the difference at the end that a part must make to be named, and of the greater of its values. */
const [PART, APART] = [1 / 3, 1 / 5]

export interface Decisive {
  /** Sentences, each of which says one thing. */
  points: string[]
  /** The entry of the log that it tells of; null if there is none. */
  entry: number | null
  /** Whether the entry is a marked move of the seat, to be played again. */
  again: boolean
  /** The seat's other marked moves of a lost game, the costliest first. */
  also: Moment[]
}

/** Returns the entry in which a seat resigned, or -1. */
export const resigned = ({ open }: Playback, seat: number): number =>
  open.record.steps.findIndex(({ messages }) => messages.some(([kind, who]) => kind === 'resign' && who === seat))

/** `moments`: all of the review, or what is judged so far; `sums`: what each seat has at the end, where the game says so. */
export function decisive(
  lookback: Lookback,
  playback: Playback,
  moments: Moment[],
  seat: number,
  sums: readonly Holdings[] = [],
): Decisive {
  const found = reason(lookback, playback, moments, seat, sums)
  if (lookback.won(seat) === 'yes') return found
  const marked = lookback.review!.decisions.filter((one) => one.seat === seat && one.mark)
  const costs = new Map(marked.map((one) => [one.step, one.cost]))
  const also = moments
    .filter((one) => one.seat === seat && SLIPS.includes(one.kind) && one.entry !== found.entry)
    .sort((a, b) => costs.get(b.entry)! - costs.get(a.entry)!)
    .slice(0, ALSO)
  return { ...found, also }
}

/** Returns what several marked moves cost in all, in the units of the game's score. */
function together(game: string, decisions: readonly Decision[]): string[] {
  const some = decisions.map((one) => one.brings ?? 0).filter((one) => one > 0)
  const n = Math.round(some.reduce((sum, one) => sum + one, 0))
  const id = `review-together-${game}`
  return some.length > 1 && n && texts.has(id) ? [t(id, { moves: some.length, n, money: texts.money(n) })] : []
}

/** Returns how often a seat suspected what was honest, if at least half of what it suspected was. */
function wrongly(lookback: Lookback, seat: number): string[] {
  const mine = lookback.review!.suspicions.filter((one) => one.seat === seat && one.suspected)
  const wrong = mine.filter(({ bluff }) => !bluff).length
  return lookback.finished && wrong && wrong * 2 >= mine.length ? [t('review-wrongly', { n: mine.length, wrong })] : []
}

/** Returns what did most, without the other moves. */
function reason(
  lookback: Lookback,
  playback: Playback,
  moments: Moment[],
  seat: number,
  sums: readonly Holdings[],
): Decisive {
  const { room, stepOf } = playback
  const { record } = playback.open
  const { accounts, bluffs, decisions } = lookback.review!
  const { worst, bluff } = accounts[seat]!
  const won = lookback.won(seat)
  const mine = new Map(decisions.filter((one) => one.seat === seat).map((one) => [one.step, one]))
  const [result, unused] = reckoned(lookback, sums, seat)
  const wasted = won === 'no' ? [...wrongly(lookback, seat), ...together(room.game, [...mine.values()])] : []
  const left = [...wasted, ...unused]
  const viewAt = (entry: number): unknown => (entry ? record.steps[entry - 1]!.view : record.start)
  /** Returns day or round, and the step. */
  function when(entry: number): string {
    const begun = record.steps
      .slice(0, entry + 1)
      .flatMap((one) => one.messages)
      .findLast(([kind]) => kind === 'day' || kind === 'round')
    return t('review-when', { unit: begun?.[0] ?? 'step', n: Number(begun?.[1] ?? 0), step: stepOf(entry) })
  }
  function did(entry: number): string {
    const { messages } = record.steps[entry]!
    const one = mine.get(entry)
    if (one) return deed(room, seat, messages, one.words, viewAt(entry))
    const lines = messages.map((message, i) => ({ version: i + 1, message }))
    return story(tell(lines, room, seat)).replace(/\.$/, '')
  }
  const told = (id: string, entry: number, points: string[], own: 'yes' | 'no' = 'yes'): Decisive => ({
    points: [...result, t(id, { when: when(entry), did: did(entry), won, own }), ...points, ...left],
    entry,
    again: false,
    also: [],
  })

  const gone = resigned(playback, seat)
  if (won === 'no' && gone >= 0) {
    const chance = percent(lookback.review!.curve[gone]![seat]!)
    const said = t('review-why-resigned', { when: when(gone), chance })
    return { points: [...result, said], entry: gone, again: false, also: [] }
  }
  if (won === 'no' && moments.some(({ entry, kind }) => entry === worst && MARKS.includes(kind))) {
    const one = mine.get(worst)!
    const gain = one.facts?.length ? brings(room, one) : '' // else it is the reason
    const points = [better(room, one, viewAt(worst)), gain, t('review-why-chance', promised(one))].filter(Boolean)
    return { ...told('review-why-cost', worst, points), again: true }
  }
  const trick = won === 'yes' && bluffs.find((one) => one.step === bluff)
  if (trick) {
    const gain = t('review-gain', { up: 'yes', gain: percent(trick.gain), error: percent(trick.error) })
    return told('review-why-bluff', bluff, [gain])
  }
  const swing = ({ before, after }: { before: number; after: number }): string =>
    t('review-why-swing', { before, after })
  const find = won === 'yes' && lookback.turn(seat, (entry) => mine.get(entry)?.mark === '')
  if (find) return told('review-why-find', find.entry, [swing(find)])
  const great = lookback.turn(seat)
  const turn = great ?? (lookback.finished ? lookback.turn(seat, undefined, true, SMALL) : null)
  if (turn && !great) result.push(t('review-why-slowly'))
  const nothing = lookback.finished ? [t('review-why-nothing', { won })] : []
  if (!turn)
    return { points: [...result, ...nothing, t('review-why-slowly'), ...left], entry: null, again: false, also: [] }
  const own = mine.get(turn.entry)
  if (!own) return told('review-why-turn', turn.entry, [swing(turn), ...nothing], 'no')
  const excuse = won === 'no' ? [t('review-why-unknown', { mark: own.mark || 'none' })] : []
  const other = own.mark ? [better(room, own, viewAt(turn.entry))] : []
  return told('review-why-turn', turn.entry, [swing(turn), ...excuse, ...other])
}

/** Returns sentences on the score of a seat, next to that of the best other one, and on what it has left over. */
function reckoned(lookback: Lookback, sums: readonly Holdings[], seat: number): [string[], string[]] {
  const mine = sums[seat]
  const rival = sums.map((_, one) => one).filter((one) => one !== seat)
  const best = rival.sort((a, b) => sums[b]!.points - sums[a]!.points)[0]
  if (!mine || best === undefined) return [[], []]
  const theirs = sums[best]!
  const player = lookback.review!.players[best]!
  const way = lookback.won(seat) === 'yes' ? 1 : -1
  const lead = (i: number): number => way * (mine.parts[i]![1] - theirs.parts[i]![1])
  /** Whether a part is much of the difference at the end, and of what the two have. */
  const counts = (i: number): boolean =>
    lead(i) >= Math.max(1, PART * Math.abs(mine.points - theirs.points)) &&
    lead(i) >= APART * Math.max(Math.abs(mine.parts[i]![1]), Math.abs(theirs.parts[i]![1]))
  const most = mine.parts
    .map((_, i) => i)
    .filter(counts)
    .sort((a, b) => lead(b) - lead(a))[0]
  const result = [t('review-score', { player, mine: mine.score, theirs: theirs.score })]
  if (most !== undefined) {
    const [[part, ...own], [, ...other]] = [mine.parts[most]!, theirs.parts[most]!]
    result.push(t('review-part', { part, player, mine: own.at(-1)!, theirs: other.at(-1)! }))
  }
  const level = mine.score === theirs.score ? 'yes' : 'no'
  return [result, mine.left.length ? [t('review-left', { things: texts.all(mine.left), level })] : []]
}
