/**
 * The server's view of a game of Crooks (games/crooks/knowledge/view.py). Cards, seats, hideouts, targets count from 0.
 */

export type { CrooksView, Target } from '../lib/documents'

export const UNKNOWN = -1
export const BOX = -1
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const SIDES = ['up', 'ability', 'down'] as const

/** A crook on the grid: its card or null if it isn't known, and how it lies. */
export interface Lying {
  card: number | null
  down: boolean
}

export const lying = (crook: number): Lying =>
  crook >= 0 ? { card: crook, down: false } : { card: crook === UNKNOWN ? null : -2 - crook, down: true }
