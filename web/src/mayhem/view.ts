/** The server's view of a game of Men of Mayhem (games/mayhem/knowledge/view.py). Everything counts from 0. */

import type { Fight, Gang, MayhemView } from '../lib/documents'

export type { Fight, Gang, MayhemView } from '../lib/documents'

export type Goods = [number, number, number]
/** An offer: maker, recipient or ALL, goods given, goods wanted. */
export type Deal = MayhemView['offers'][number]
export interface Crew {
  seat: number
  members: number
  prospects: number
}

export const ALL = -1
export const UNKNOWN = -1
export const LETTERS = 'CGK'

/** Dudes of one gang at one place. */
export function standing(gang: Gang, place: number): [number, number] {
  const [, members, prospects] = gang.dudes.find(([where]) => where === place) ?? [place, 0, 0]
  return [members, prospects]
}

/** Everybody at a place, by seat. */
export function crews(view: MayhemView, place: number): Crew[] {
  return view.gangs.flatMap((gang, seat) => {
    const [members, prospects] = standing(gang, place)
    return members + prospects ? [{ seat, members, prospects }] : []
  })
}

/** Returns the current yield of a location's trade, if it differs from the printed one. */
export const priceNow = (view: MayhemView, place: number, number: number): number | undefined =>
  view.prices.find((one) => one[0] === place && one[1] === number)?.[2]
/** Returns whether cards or my gang's own rules forbid an effect of a location. */
export const barred = (view: MayhemView, place: number, number: number): boolean =>
  (view.barred ?? []).some(([at, one]) => at === place && one === number)
export const affords = (goods: readonly number[], pay: readonly number[]): boolean =>
  pay.every((n, good) => n <= goods[good]!)
export const emergency = (view: MayhemView): number => view.gangs.length
export const inFight = (fight: Fight, seat: number): boolean => ((fight.mask >> seat) & 1) === 1
export const nothing = (goods: readonly number[]): boolean => goods.every((n) => n === 0)
/** Goods as answers write them: `3C+1G`. */
export const written = (goods: readonly number[]): string =>
  goods.flatMap((n, good) => (n ? [`${n}${LETTERS[good]}`] : [])).join('+') || 'nothing'
export const seatWord = (seat: number): string => (seat === ALL ? 'all' : String(seat + 1))

/** Of a Ride: from, to, Members, Prospects. */
export const ride = (what: number): [number, number, number, number] => [
  (what >> 16) & 255,
  (what >> 8) & 255,
  (what >> 4) & 15,
  what & 15,
]

/** Of Back-up from one place: from, Members, Prospects. */
export const called = (step: number): [number, number, number] => [step >> 6, (step >> 3) & 7, step & 7]
