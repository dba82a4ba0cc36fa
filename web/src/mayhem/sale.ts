/** A sale on the Black Market as its events tell it. */

import type { Message } from '../lib/wire'

export interface Sale {
  /** Contraband sold, by seat. */
  sold: number[]
  /** The price of each; null until it is told. */
  price: number | null
}

/** The events that belong to a sale once all have shown what they sell. */
const SALE = ['market', 'pay', 'gain', 'heat']

/** Returns the sale that the latest of the events `ahead` belongs to. */
export function saleOf(ahead: readonly Message[]): Sale | null {
  const [shown, ...after] = ahead.slice(ahead.findLastIndex(([kind]) => kind === 'traffic'))
  if (shown?.[0] !== 'traffic' || after.some(([kind]) => !SALE.includes(kind))) return null
  const market = after.find(([kind]) => kind === 'market')
  return { sold: shown.slice(1).map((n) => Math.max(0, Number(n))), price: market ? Number(market[2]) : null }
}
