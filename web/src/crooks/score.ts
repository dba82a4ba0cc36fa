/** The scoring of Crooks as its messages tell it, stop by stop: the targets, then the gangs. */

import type { Message } from '../lib/wire'
import { UNKNOWN, type CrooksView } from './view'

/** Crooks that lie face down until the scoring turns them up. */
export interface Hidden {
  seat: number
  target: number
  card: number
}

/** A target or a gang, and by seat: levels or members, points, and the points so far. */
export interface Stop {
  kind: 'target' | 'gang'
  /** The number of the target or gang, from 0. */
  at: number
  worth: number
  counts: number[]
  winners: number[]
  gains: number[]
  sums: number[]
}

export interface End {
  scores: number[]
  money: number[]
  winners: number[]
}

export const stopsOf = (messages: readonly Message[]): Stop[] => {
  const stops: Stop[] = []
  for (const [kind, ...args] of messages) {
    if (kind !== 'score-target' && kind !== 'score-gang') continue
    const target = kind === 'score-target'
    const [at, worth, counts, winners, share] = target
      ? (args as [number, number, number[], number[], number])
      : gang(...(args as [number, number[], number, number]))
    const gains = counts.map((_, seat) => (winners.includes(seat) ? share : 0))
    const sums = gains.map((gain, seat) => gain + (stops.at(-1)?.sums[seat] ?? 0))
    stops.push({ kind: target ? 'target' : 'gang', at, worth, counts, winners, gains, sums })
  }
  return stops
}

const gang = (
  at: number,
  members: number[],
  winner: number,
  points: number,
): [number, number, number[], number[], number] => [at, points, members, winner < 0 ? [] : [winner], points]

export const endOf = (messages: readonly Message[]): End | null => {
  const end = messages.find(([kind]) => kind === 'end')
  if (!end) return null
  const [scores, money, winners] = end.slice(1) as [number[], number[], number[]]
  return { scores, money, winners }
}

export const hiddenOf = (messages: readonly Message[]): Hidden[] =>
  messages.flatMap(([kind, ...args]) => {
    const [seat, target, card] = args as [number, number, number]
    return kind === 'reveal' ? [{ seat, target, card }] : []
  })

/**
 * Returns the board as it is scored: `after` is the board at the end, on which targets that `told` has not scored yet
 * look as they did `before`, but without a mark of doubt.
 */
export function boardDuring(before: CrooksView, after: CrooksView, told: readonly Message[]): CrooksView {
  const width = after.targets.length
  const scored = new Set(stopsOf(told).flatMap(({ kind, at }) => (kind === 'target' ? [at] : [])))
  const down = hiddenOf(told).filter(({ target }) => !scored.has(target))
  const known = (card: number, seat: number, place: number): boolean =>
    seat === after.seat || (before.rows[place] ?? []).includes(-2 - card)
  const rows = after.rows.map((row, place) =>
    row.map((card) => {
      const hidden = down.some((one) => one.card === card && one.seat * width + one.target === place)
      if (!hidden) return card
      return known(card, Math.floor(place / width), place) ? -2 - card : UNKNOWN
    }),
  )
  const targets = after.targets.map((target, at) =>
    scored.has(at) ? target : { ...(before.targets[at] ?? target), doubt: false },
  )
  return { ...after, rows, targets, scores: [] }
}
