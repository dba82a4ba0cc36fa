import './theme.css'
import type { ScoundrelsCards } from '../lib/documents'
import type { Game } from '../room'
import { Deck } from './deck'
import Poster from './Poster.svelte'
import { ScoundrelsRoom } from './room'
import type { ScoundrelsView } from './view'

const scoundrels: Game<ScoundrelsCards, ScoundrelsView> = {
  open: (cards, players, seat) => new ScoundrelsRoom(new Deck(cards), players, seat),
  Poster,
}
export default scoundrels
