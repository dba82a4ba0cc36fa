/** A Throw Down as it is shown: what its messages have told, by gang. */

import type { Message } from '../lib/wire'
import { called, crews, inFight, standing, type Fight, type MayhemView } from './view'

export const GUNS = 1
export const DRUGS = 2
const [THROW, AMBUSH] = [3, 4]

/** One gang of a Throw Down. */
export interface Side {
  seat: number
  /** All that fought, and how many of them are injured by now. */
  members: number
  prospects: number
  hurt: [number, number]
  /** All the others have gone home. */
  home: boolean
  /** Guns pulled; null until they are shown. */
  guns: number | null
  /** 0 until it is rolled. */
  die: number
  /** Bonuses so far, and the die. */
  sum: number
}
export interface Result {
  /** The winner's seat, or -1. */
  winner: number
  best: number
  /** The best total of the others. */
  next: number
}

/** Events that play on the table, until the view holds what they changed. */
export class Staged {
  ahead = $state.raw<readonly Message[]>([])
  #stop = new AbortController()

  /** Notes an event; the signal aborts too when the fight is skipped. */
  begin(message: Message, hurry: AbortSignal): AbortSignal {
    this.ahead = [...this.ahead, message]
    return AbortSignal.any([hurry, this.#stop.signal])
  }

  skip = (): void => this.#stop.abort()

  clear(): void {
    this.ahead = []
    this.#stop = new AbortController()
  }
}

const begins = ([kind, , what]: Message): boolean => kind === 'order' && (what === THROW || what === AMBUSH)
/** Returns whether the scene of a fight shows this event. */
export const fights = (message: Message): boolean => begins(message) || ['back-up', 'totals'].includes(message[0])

/** Returns the fight that goes on, or that an event of `ahead` has begun. */
export function fightOf(view: MayhemView, ahead: readonly Message[]): Fight | null {
  const begun = ahead.find(begins)
  if (view.fight || !begun) return view.fight
  const [, issuer, what, place] = begun as [string, number, number, number]
  const mask = crews(view, place).reduce((seats, { seat }) => seats | (1 << seat), 0)
  return { place, issuer, mask, holder: view.patch, ambush: what === AMBUSH, dice: [] }
}

/** Returns the events of the latest order. */
export const sinceOrder = (told: readonly Message[]): readonly Message[] =>
  told.slice(told.findLastIndex(([kind]) => kind === 'order'))

export function resultOf(told: readonly Message[]): Result | null {
  const totals = told.find(([kind]) => kind === 'totals') as [string, number, number, number[], number[]] | undefined
  if (!totals) return null
  const [best, next] = totals[4].toSorted((a, b) => b - a)
  return { winner: totals[2], best: best!, next: next! }
}

/** Members and Prospects that events of these kinds name for a seat. */
function moved(messages: readonly Message[], seat: number, ...kinds: string[]): [number, number] {
  const found = messages.filter(([kind, who]) => kinds.includes(kind) && who === seat)
  const counts = found.flatMap(([kind, , ...args]): [number, number][] => {
    const [members, prospects] = args.slice(kind === 'home' ? 1 : 0) as [number, number]
    return kind === 'back-up'
      ? args.slice(1).map((step) => called(Number(step)).slice(1) as [number, number])
      : [[members, prospects]]
  })
  return counts.reduce(([m, p], [more, others]) => [m + more, p + others], [0, 0])
}

/**
 * Returns the gangs in a fight. `told`: its events so far; `ahead`: those that the view doesn't hold yet; `adds`: what a
 * Prospect, a Member and a Gun add.
 */
export function sidesOf(
  view: MayhemView,
  fight: Fight,
  told: readonly Message[],
  ahead: readonly Message[],
  adds: readonly number[],
): Side[] {
  const guns = told.find(([kind]) => kind === 'guns')?.slice(1) as number[] | undefined
  return view.gangs.flatMap((gang, seat) => {
    if (!inFight(fight, seat)) return []
    const there = standing(gang, fight.place)
    const [came, left] = [moved(ahead, seat, 'back-up'), moved(ahead, seat, 'injured', 'home')]
    const hurt = moved(told, seat, 'injured')
    const home = moved(told, seat, 'home')
    const [members, prospects] = [0, 1].map((i) => there[i]! + came[i]! - left[i]! + hurt[i]! + home[i]!) as [
      number,
      number,
    ]
    const pulled = guns?.[seat] ?? null
    const die = Number(told.find(([kind, who]) => kind === 'die' && who === seat)?.[2] ?? 0)
    const sum = die + prospects * adds[0]! + members * adds[1]! + (pulled ?? 0) * adds[2]!
    return [{ seat, members, prospects, hurt, home: home[0] + home[1] > 0, guns: pulled, die, sum }]
  })
}

/**
 * Returns the probability that a total before the dice beats those of all rivals. `ties`: it wins them, because its
 * gang holds the Reaper Patch.
 */
function chance(own: number, rivals: readonly number[], ties: boolean): number {
  const faces = [1, 2, 3, 4, 5, 6]
  const beaten = (total: number, rival: number): number =>
    faces.filter((die) => rival + die < total + Number(ties)).length / faces.length
  const won = faces.map((die) => rivals.reduce((odds, rival) => odds * beaten(own + die, rival), 1))
  return won.reduce((sum, odds) => sum + odds, 0) / faces.length
}

/**
 * Returns the viewer's odds in the running fight in percent, with some points more than it has: when rivals pull all
 * Guns that they can have, and when they pull none.
 */
export function oddsOf(view: MayhemView, adds: readonly number[], more: number): [number, number] {
  const fight = view.fight!
  const sides = sidesOf(view, fight, [], [], adds)
  const own = sides.find(({ seat }) => seat === view.seat)!.sum + more
  const rivals = sides.filter(({ seat }) => seat !== view.seat)
  const percent = (totals: number[]): number => Math.round(100 * chance(own, totals, fight.holder === view.seat))
  const armed = rivals.map(({ seat, sum }) => sum + view.gangs[seat]!.armed * adds[2]!)
  return [percent(armed), percent(rivals.map(({ sum }) => sum))]
}
