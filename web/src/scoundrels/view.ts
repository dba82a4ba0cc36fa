/** The server's view of a game of 3000 Scoundrels (games/scoundrels/knowledge/view.py). Everything counts from 0. */

import type { Safe, ScoundrelsView, Sheet, Shown } from '../lib/documents'
import type { Ask, Message } from '../lib/wire'

export type { Safe, ScoundrelsView, Sheet, Shown } from '../lib/documents'

/** The poker cards; the card `k + 1` is the one that slot `k` asks for. */
export const FACES = ['0', 'A', '2', '3', '4', '5', '6'] as const
export const SLOTS = FACES.slice(1)
export const FREE = -1
export const UNKNOWN = -2
/** A safe that isn't known; one that is neither on the map nor stolen. */
export const HIDDEN = -1
export const UNUSED = -1
export const STOLEN = 100
/** The top of a poker deck, where a slot could stand. */
export const DECK = 6
/** Zones of scoundrels: below these a seat's board. */
export const SALOON = 4
export const PILE = 5

/** Every scoundrel on the table. */
export function* everyone(view: ScoundrelsView): Generator<Shown> {
  for (const there of [...view.sheets.map((sheet) => sheet.board), view.saloon, view.pile])
    for (const one of there) if (one) yield one
}

/** The scoundrel with a trait, wherever it lies. */
export function find(view: ScoundrelsView, trait: number): Shown | undefined {
  for (const one of everyone(view)) if (one.trait === trait) return one
  return undefined
}

/**
 * Returns the crew after the steps so far of an `arrange` question. Its arguments are the hired scoundrel, whether the
 * order matters, and the steps.
 */
export function arranged(board: Sheet['board'], ask: Ask): Sheet['board'] {
  const laid = [...board]
  for (const step of ask.args.slice(2)) {
    const [a, b] = [Math.floor(step / 8), step % 8]
    ;[laid[a], laid[b]] = [laid[b]!, laid[a]!]
  }
  return laid
}

export const stolen = (view: ScoundrelsView, seat: number): Safe[] =>
  view.safes.filter((safe) => safe.where === STOLEN + seat)
/** Returns the marks on a safe after some messages, by seat and number. */
export function marksOn(cell: number, messages: readonly Message[]): [number, number][] {
  const marks: [number, number][] = []
  for (const [kind, ...args] of messages) {
    const [seat, from, number, to, shown] = args as number[]
    if (kind === 'mark' && from === cell) marks.push([seat!, number!])
    if (kind !== 'move-mark') continue
    if (from === cell)
      marks.splice(
        marks.findIndex(([owner, one]) => owner === seat && one === number),
        1,
      )
    if (to === cell) marks.push([seat!, shown!])
  }
  return marks
}
export const seatsOf = (mask: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1)
/** Returns whether this seat knows a card in a slot. */
export const known = (card: number): boolean => card >= 0
export const used = (one: Shown): boolean => one.trait_used || one.job_used
/** Cards lying in slots. */
export const played = (sheet: Sheet): number => sheet.slots.filter((card) => card !== FREE).length
