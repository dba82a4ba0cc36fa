/** What the server shows of a game of Crooks (games/crooks/view.py). Cards, seats, hideouts, targets count from 0. */

export const UNKNOWN = -1
export const BOX = -1
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const SIDES = ['up', 'ability', 'down'] as const

export interface Target {
  number: number
  /** What it is worth by the crooks that are seen. */
  worth: number
  /** Who has the highest level by what is seen. */
  leaders: number[]
  /** Crooks lie there that this seat doesn't know. */
  doubt: boolean
}
export interface CrooksView {
  /** -2: a spectator; -3: everything lies open. */
  seat: number
  turn: number
  piles: number[]
  rows: number[][]
  money: number[]
  out: number
  gone: number[]
  hand: number
  looking: number[]
  notes: [number[], number[]][]
  scores: number[]
  targets: Target[]
}

/** A crook on the grid: its card or null if it isn't known, and how it lies. */
export interface Lying {
  card: number | null
  down: boolean
}

export const lying = (crook: number): Lying =>
  crook >= 0 ? { card: crook, down: false } : { card: crook === UNKNOWN ? null : -2 - crook, down: true }
