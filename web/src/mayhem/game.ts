import type { MayhemCards } from '../lib/documents'
import type { Game } from '../room'
import { Deck, sideCode } from './deck'
import { MayhemRoom } from './room'
import type { MayhemView } from './view'

const mayhem: Game<MayhemCards, MayhemView> = {
  open: (cards, players, seat) => new MayhemRoom(new Deck(cards, players.length), players, seat),
  /** Places as at a table of three. */
  drawn: (cards, kind, id) =>
    kind === 'gang' ? sideCode(cards.clubs.findIndex((one) => one.id === id)) : new Deck(cards, 3).found(id),
}
export default mayhem
