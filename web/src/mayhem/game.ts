import './theme.css'
import type { MayhemCards } from '../lib/documents'
import type { Game } from '../room'
import { Deck } from './deck'
import Poster from './Poster.svelte'
import { MayhemRoom } from './room'
import type { MayhemView } from './view'

const mayhem: Game<MayhemCards, MayhemView> = {
  open: (cards, players, seat) => new MayhemRoom(new Deck(cards, players.length), players, seat),
  Poster,
}
export default mayhem
