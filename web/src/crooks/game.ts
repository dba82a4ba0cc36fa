import type { CrooksCards } from '../lib/documents'
import type { Game } from '../room'
import { Deck } from './deck'
import { CrooksRoom } from './room'
import type { CrooksView } from './view'

const crooks: Game<CrooksCards, CrooksView> = {
  open: (cards, players, seat) => new CrooksRoom(new Deck(cards), players, seat),
  drawn: (cards, _, id) => cards.crooks.findIndex((one) => one.id === id),
}
export default crooks
