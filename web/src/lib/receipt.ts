/** What this browser keeps of one table, to say later whether its game was fair. */

import { type DealList, oldShare, parsedList, seatSeal } from './fair'
import { forget, kept, read, settings, write } from './settings.svelte'
import { SHARE } from './shares'
import type { TableInfo } from './wire'

/**
 * What isn't as it should be, kept for good. `device` and `out` are no fraud by themselves: they say that this browser
 * has no share in the deal.
 */
export type Doubt =
  'seal' | 'listed' | 'lacks' | 'told' | 'seat' | 'back' | 'begun' | 'withheld' | 'log' | 'device' | 'out'
type Status = TableInfo['status']

export interface Receipt {
  seat: number
  /** The server's seal. */
  seal: string
  /** The first list that I was shown; from then on seat, seal and list stay as they are. */
  listed: string | null
  /** My share, once it is bound to that list: it may be told, and is never sealed again. */
  share: string
  count: number
  told: string
  /** How many commitments to the log I was sent, and the running hash over them. */
  commitments: number
  committed: string
  /**
   * How many messages and commitments I had been sent, each time that their difference had changed: commitments that
   * come late show in it.
   */
  pace: [messages: number, commitments: number][]
  doubts: Doubt[]
  /** How far the table was at the latest. */
  status: Status
  /** The table of the rematch. */
  next: string | null
  /** When I saw it last. */
  at: number
}

const RECEIPT = 'receipt-'
/** Receipts of tables where I have no seat any more. */
const MOST = 100
/** How far a table is. */
export const ORDER: Record<Status, number> = { open: 0, dealing: 1, running: 2, over: 3, ended: 3 }

export const newReceipt = (seat: number, seal: string): Receipt => ({
  seat,
  seal,
  listed: null,
  share: '',
  count: 0,
  told: '',
  commitments: 0,
  committed: '',
  pace: [],
  doubts: [],
  status: 'open',
  next: null,
  at: 0,
})

/** Return what all tabs have kept under a name. */
export function storedReceipt(name: string): Receipt | null {
  const found = read<Partial<Receipt> | null>(RECEIPT + name, null)
  return found && { ...newReceipt(0, ''), ...found }
}

export const storeReceipt = (name: string, seen: Receipt): void => write(RECEIPT + name, seen)

/** Doubts, each once. That another device was first explains why the list lacks my seal. */
export function united(...doubts: Doubt[]): Doubt[] {
  const all = new Set(doubts)
  if (all.has('device')) all.delete('lacks')
  return [...all]
}

/** What two tabs have seen of one table: all doubts, and the longer part of what was told. */
export function joined(mine: Receipt, other: Receipt): Receipt {
  const doubts = united(...mine.doubts, ...other.doubts)
  if (mine.listed !== null && other.listed !== null && mine.listed !== other.listed)
    return { ...mine, doubts: united(...doubts, 'listed') }
  const later = other.listed !== null && (mine.listed === null || other.count > mine.count) ? other : mine
  const { commitments, committed } = other.commitments > mine.commitments ? other : mine
  const status = ORDER[other.status] > ORDER[mine.status] ? other.status : mine.status
  const pace = pairs(mine.pace, other.pace)
  return {
    ...later,
    commitments,
    committed,
    pace,
    doubts,
    status,
    next: mine.next ?? other.next,
    at: Math.max(mine.at, other.at),
  }
}

/** The pairs of both lists, each once. */
export function pairs(mine: Receipt['pace'], other: Receipt['pace']): Receipt['pace'] {
  const known = new Set(mine.map(String))
  return [...mine, ...other.filter((pair) => !known.has(String(pair)))]
}

/** Whether a list hides that a deal before it was broken off, as far as the receipts of this browser tell. */
export function hides(table: string, list: DealList): boolean {
  const known = kept(RECEIPT).map((name): [string, Partial<Receipt>] => [
    tableOf(name.slice(RECEIPT.length)),
    read(name, {}),
  ])
  const before = (id: string): string | undefined => known.find(([, seen]) => seen.next === id)?.[0]
  const least = (id: string, past: string[]): number => {
    const one = known.find(([name]) => name === id)?.[1]
    const from = before(id)
    const so =
      parsedList(one?.listed ?? null)?.ended ??
      (from === undefined || past.includes(from) ? 0 : least(from, [...past, from]))
    return so + (one?.listed && one.status === 'ended' ? 1 : 0)
  }
  const from = before(table)
  return (
    (from !== undefined && list.follows !== from) ||
    (list.follows !== null && list.ended < least(list.follows, [list.follows]))
  )
}

const tableOf = (name: string): string => name.split('.')[0]!

/** Forget the oldest receipts of tables where I have no seat, and shares that will never be told. */
export function tidy(id: string): void {
  const wanted = (table: string): boolean => table === id || settings.seatAt(table) !== undefined
  const others = kept(RECEIPT).filter((name) => !wanted(tableOf(name.slice(RECEIPT.length))))
  const latest = others
    .toSorted((one, two) => (read<Partial<Receipt>>(two, {}).at ?? 0) - (read<Partial<Receipt>>(one, {}).at ?? 0))
    .slice(0, MOST)
  forget(RECEIPT, (rest) => wanted(tableOf(rest)) || latest.includes(RECEIPT + rest))
  forget(SHARE, (rest) => wanted(tableOf(rest.split('-')[0]!)))
}

/**
 * An older client made its shares from a secret of the browser: keep the one that it sealed, so that the deal can go
 * on.
 */
export function upgrade(id: string, name: string): void {
  const old = read<{ seat: number; seal: string; listed: string | null; sealed?: boolean } | null>(
    RECEIPT + name,
    null,
  )
  if (old?.sealed === undefined) return
  const { sealed, ...rest } = old
  if (sealed && rest.listed === null) {
    const share = oldShare(read('secret', ''), id, rest.seat, rest.seal)
    write(`${SHARE}${name}-${seatSeal(id, rest.seat, rest.seal, share)}`, { share, terms: '', seating: '' })
  }
  write(RECEIPT + name, rest)
}
