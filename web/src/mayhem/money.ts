/** Where each gang's cash came from in a game, by its messages with all cards open. */

import type { Message } from '../lib/wire'
import type { Goods } from './view'
import { EXPLOIT } from './words'

/** What cash comes from and goes to. */
export const SOURCES = ['stolen', 'robbed', 'market', 'locations', 'deals', 'cards', 'orders'] as const
type Source = (typeof SOURCES)[number]

/** Which source the payments after an event belong to. */
const BEGINS: Record<string, Source> = {
  round: 'cards',
  hit: 'cards',
  turn: 'orders',
  'exploit-now': 'locations',
  market: 'market',
}

/** Returns for each gang how much cash it got from each source, less what it paid there. */
export function takings(messages: readonly Message[], seats: number): Record<Source, number>[] {
  const found = Array.from(
    { length: seats },
    () => Object.fromEntries(SOURCES.map((one) => [one, 0])) as Record<Source, number>,
  )
  let now: Source = 'orders'
  for (const [kind, ...args] of messages) {
    const [seat, good, n] = args as [number, number, number]
    now = kind === 'order' ? (good === EXPLOIT ? 'locations' : 'orders') : (BEGINS[kind] ?? now)
    if (kind === 'deal') {
      const [one, other, given, wanted] = args as [number, number, Goods, Goods]
      found[one]!.deals += wanted[0] - given[0]
      found[other]!.deals += given[0] - wanted[0]
    } else if (kind === 'steal' && args[2] === 0) {
      found[seat]!.stolen += Number(args[4])
      found[good]!.robbed -= Number(args[4])
    } else if (['gain', 'pay', 'lose'].includes(kind) && good === 0) found[seat]![now] += kind === 'gain' ? n : -n
  }
  return found
}
