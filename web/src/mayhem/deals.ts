/** Where offers stand, and how one is made. */

import type { Ask, Message } from '../lib/wire'
import type { Presenter } from '../room'
import { ALL, type Deal, type Goods, type MayhemView } from './view'

/** Returns the open offer, or the question, that lets me make one. */
export const invitation = (presenter: Presenter<unknown>): Ask | undefined =>
  presenter.ask?.kind === 'offer' ? presenter.ask : presenter.open.find(({ kind }) => kind === 'offer')

/** Returns the offers that stand at a gang: those that it made, except mine to one gang, which stand there. */
export const offersAt = (view: MayhemView, mine: number, seat: number): Deal[] =>
  view.offers.filter(([maker, to]) => (maker === mine && to >= 0 ? to : maker) === seat)

/** How an offer of mine is answered: by whom, and what is given for what: what I offered, or what is offered instead. */
export interface Reply {
  kind: 'accepted' | 'declined' | 'countered'
  seat: number
  given: Goods
  wanted: Goods
}

/** The events of a deal step, which ends with any other. */
const DEALING = ['offer', 'deal', 'declined', 'withdrawn', 'expired', 'ready']

/** Returns how the event at `i` answers an offer of mine; null if it doesn't. */
export function replyAt(mine: number, told: readonly Message[], i: number): Reply | null {
  const [kind, ...deal] = told[i]!
  const [one, other, given, wanted] = deal as unknown as Deal
  if (kind === 'declined') return one === mine ? { kind: 'declined', seat: other, given, wanted } : null
  const [before, maker, whom] = told[i - 1] ?? []
  if (kind === 'offer' && other === mine && before === 'declined' && maker === mine && whom === one)
    return { kind: 'countered', seat: one, given, wanted }
  if (kind !== 'deal' || (one !== mine && other !== mine)) return null
  // a deal names the lower seat first, so that it doesn't tell who made the offer
  const reply = one === mine ? { seat: other, given, wanted } : { seat: one, given: wanted, wanted: given }
  const begin = told.findLastIndex(([event], at) => at < i && !DEALING.includes(event)) + 1
  const made = told
    .slice(begin, i)
    .some(
      ([event, by, to, ...terms]) =>
        event === 'offer' &&
        by === mine &&
        (to === reply.seat || to === ALL) &&
        String(terms) === String([reply.given, reply.wanted]),
    )
  return made ? { kind: 'accepted', ...reply } : null
}

/** Returns how others have answered my offers since my last order in this round, oldest first. */
export function repliesTo(mine: number, told: readonly Message[]): Reply[] {
  const begin = told.findLastIndex(([kind, seat]) => kind === 'round' || (kind === 'order' && seat === mine)) + 1
  const all = told.flatMap((_, i) => (i < begin ? [] : (replyAt(mine, told, i) ?? [])))
  return all.filter((_, i) => all[i + 1]?.kind !== 'countered') // which says that it was declined
}
