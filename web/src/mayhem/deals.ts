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

/** What became of an offer of mine: who answered, and what I offered for what. */
export interface Reply {
  kind: 'accepted' | 'declined'
  seat: number
  given: Goods
  wanted: Goods
}

/** The events of a deal step, which ends with any other. */
const DEALING = ['offer', 'deal', 'declined', 'withdrawn', 'expired', 'ready']

/** Returns how others have answered my offers in this deal step, oldest first. */
export function repliesTo(seat: number, told: readonly Message[]): Reply[] {
  const step = told.slice(told.findLastIndex(([kind]) => !DEALING.includes(kind)) + 1)
  const mine = step.filter(([kind, maker]) => kind === 'offer' && maker === seat)
  return step.flatMap(([kind, ...deal]): Reply[] => {
    const [one, other, given, wanted] = deal as unknown as Deal
    if (kind === 'declined' && one === seat) return [{ kind: 'declined', seat: other, given, wanted }]
    if (kind !== 'deal' || (one !== seat && other !== seat)) return []
    // a deal names the lower seat first, so that it doesn't tell who made the offer
    const reply = one === seat ? { seat: other, given, wanted } : { seat: one, given: wanted, wanted: given }
    const made = mine.some(
      ([, , to, ...terms]) =>
        (to === reply.seat || to === ALL) && String(terms) === String([reply.given, reply.wanted]),
    )
    return made ? [{ kind: 'accepted', ...reply }] : []
  })
}
