/** Events to react to: the latest event of the kind that a card waits for, as its seat was told it. */

import type { Message } from '../lib/wire'
import type { Sheet } from './view'

type Fits = (me: number, args: any[]) => boolean
const mine: Fits = (me, [seat]) => seat === me

/** By the events of card files: the kind of message, and whether it is one. */
const CAUSES: Record<string, [kind: string, fits: Fits][] | undefined> = {
  'rep-gained': [['rep', (me, [seat, n]) => seat === me && n > 0]],
  'rep-lost': [['rep', (me, [seat, n]) => seat === me && n < 0]],
  'dollars-by-scoundrel': [
    ['gain', mine],
    ['rob', mine],
  ],
  'scouted-safe': [['scout', mine]],
  'marked-false': [['mark', mine]],
  'hired-other': [['hire', mine]],
  stole: [['steal', mine]],
  'opp-stole': [['steal', (me, [seat]) => seat !== me]],
  'sheriff-used': [['sheriff', mine]],
  suspected: [['suspect', (me, [, owner]) => owner === me]],
  'opp-caught': [['reveal', (me, [seat, slot, face]) => seat !== me && face !== slot + 1]],
  'day-end': [['dusk', () => true]],
}

export function cause(told: readonly Message[], me: number, event: string): Message | undefined {
  const found = CAUSES[event] ?? []
  return told.findLast(([kind, ...args]) => found.some(([name, fits]) => name === kind && fits(me, args)))
}

const WAYS: Record<string, number> = { left: -1, right: 1, up: -3, down: 3 }
const WIDE = 3
/** The places at which arrows point. */
const aims = (from: number, arrows: readonly string[]): number[] =>
  arrows
    .map((way) => from + WAYS[way]!)
    .filter((to) => to % WIDE === from % WIDE || Math.floor(to / WIDE) === Math.floor(from / WIDE))

/**
 * The same of a scoundrel with arrows, in this turn: the last use of one at which they point, else of one that has
 * left the crew since.
 */
export function pointed(
  told: readonly Message[],
  me: number,
  trait: number,
  arrows: readonly string[],
  board: Sheet['board'],
): Message | undefined {
  const there = aims(
    board.findIndex((one) => one?.trait === trait),
    arrows,
  ).flatMap((place) => board[place]?.trait ?? [])
  const crew = board.flatMap((one) => one?.trait ?? [])
  const uses = told
    .slice(told.findLastIndex(([kind]) => kind === 'turn') + 1)
    .filter(([kind, user]) => kind === 'use' && user === me)
  return (
    uses.findLast(([, , used]) => there.includes(Number(used))) ??
    uses.findLast(([, , used]) => !crew.includes(Number(used)))
  )
}
