/** This browser's record of one table, which later shows whether its game was fair. */

import { type DealList, oldShare, parsedList, seatSeal } from './fair'
import { forget, kept, read, settings, write } from './settings.svelte'
import { SHARE } from './shares'
import type { TableInfo } from './wire'

/**
 * Irregularities, kept for good. `device` and `out` are no fraud by themselves: this browser has no share in the deal.
 */
export type Doubt =
  'seal' | 'listed' | 'lacks' | 'told' | 'seat' | 'back' | 'begun' | 'withheld' | 'log' | 'device' | 'out'
type Status = TableInfo['status']

export interface Receipt {
  seat: number
  /** The server's seal. */
  seal: string
  /** The first list that I was shown; from then on seat, seal and list stay the same. */
  listed: string | null
  /** My share once it is bound to that list. It may be told then, and is never sealed again. */
  share: string
  count: number
  told: string
  /** The number of commitments to the log that I was sent, and the running hash over them. */
  commitments: number
  committed: string
  /**
   * The numbers of messages and commitments, each time that their difference had changed. Late commitments show in it.
   */
  pace: [messages: number, commitments: number][]
  doubts: Doubt[]
  /** The latest status of the table that I saw. */
  status: Status
  /** The table of the rematch. */
  next: string | null
  /** The time at which I last saw it. */
  at: number
}

const RECEIPT = 'receipt-'
/** The most receipts that are kept of tables where I no longer have a seat. */
const MOST = 100
/** The order of the states of a table. */
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

/** Returns what any tab has stored under a name. */
export function storedReceipt(name: string): Receipt | null {
  const found = read<Partial<Receipt> | null>(RECEIPT + name, null)
  return found && { ...newReceipt(0, ''), ...found }
}

export const storeReceipt = (name: string, seen: Receipt): void => write(RECEIPT + name, seen)

/** Unites doubts, each once. If another device was first, that explains why the list lacks my seal. */
export function united(...doubts: Doubt[]): Doubt[] {
  const all = new Set(doubts)
  if (all.has('device')) all.delete('lacks')
  return [...all]
}

/** Joins what two tabs have seen of one table: all doubts, and the longer sequence of messages. */
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

/** Returns the pairs of both lists, each once. */
export function pairs(mine: Receipt['pace'], other: Receipt['pace']): Receipt['pace'] {
  const known = new Set(mine.map(String))
  return [...mine, ...other.filter((pair) => !known.has(String(pair)))]
}

/** Returns whether a list hides an earlier deal that was broken off, as far as this browser's receipts tell. */
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

/** Forgets the oldest receipts of tables where I have no seat, and shares that will never be told. */
export function tidy(id: string): void {
  const wanted = (table: string): boolean => table === id || settings.seatAt(table) !== undefined
  const others = kept(RECEIPT).filter((name) => !wanted(tableOf(name.slice(RECEIPT.length))))
  const latest = others
    .toSorted((one, two) => (read<Partial<Receipt>>(two, {}).at ?? 0) - (read<Partial<Receipt>>(one, {}).at ?? 0))
    .slice(0, MOST)
  forget(RECEIPT, (rest) => wanted(tableOf(rest)) || latest.includes(RECEIPT + rest))
  forget(SHARE, (rest) => wanted(tableOf(rest.split('-')[0]!)))
}

/** Keeps a share that an older client derived from a secret of the browser and sealed, so that the deal can go on. */
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
