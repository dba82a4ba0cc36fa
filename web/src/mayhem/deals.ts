/** Where offers stand, and how one is made. */

import type { Ask, Message } from '../lib/wire'
import type { Presenter } from '../room'
import type { Deal, Goods, MayhemView } from './view'

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
  const begun = told.findLastIndex(([kind]) => !DEALING.includes(kind)) + 1
  return told.slice(begun).flatMap(([kind, maker, to, ...terms]): Reply[] => {
    if (maker !== seat || (kind !== 'deal' && kind !== 'declined')) return []
    const [given, wanted] = (kind === 'deal' ? terms : [terms.slice(0, 3), terms.slice(3)]) as [Goods, Goods]
    return [{ kind: kind === 'deal' ? 'accepted' : 'declined', seat: Number(to), given, wanted }]
  })
}
