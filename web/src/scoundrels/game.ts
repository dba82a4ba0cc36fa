import type { ScoundrelsCards } from '../lib/documents'
import type { Game } from '../room'
import { Deck, scoundrelCode } from './deck'
import { ScoundrelsRoom } from './room'
import type { ScoundrelsView } from './view'

const scoundrels: Game<ScoundrelsCards, ScoundrelsView> = {
  open: (cards, players, seat) => new ScoundrelsRoom(new Deck(cards), players, seat),
  drawn: ({ traits, jobs }, kind, id) => {
    const number = (kind === 'trait' ? traits : jobs).findIndex((one) => one.id === id)
    return number < 0 ? -1 : scoundrelCode(kind === 'trait' ? { trait: number, job: 0 } : { trait: 0, job: number })
  },
}
export default scoundrels
