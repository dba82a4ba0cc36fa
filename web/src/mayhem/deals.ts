/** Where offers stand, and how one is made. */

import type { Ask } from '../lib/wire'
import type { Presenter } from '../room'
import type { Deal, MayhemView } from './view'

/** Returns the open offer, or the question, that lets me make one. */
export const invitation = (presenter: Presenter<unknown>): Ask | undefined =>
  presenter.ask?.kind === 'offer' ? presenter.ask : presenter.open.find(({ kind }) => kind === 'offer')

/** Returns the offers that stand at a gang: those that it made, except mine to one gang, which stand there. */
export const offersAt = (view: MayhemView, mine: number, seat: number): Deal[] =>
  view.offers.filter(([maker, to]) => (maker === mine && to >= 0 ? to : maker) === seat)
