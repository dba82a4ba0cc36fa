/** The components for a game without a room of its own. */

import type { PlainCards, PlainView } from '../lib/documents'
import type { Game } from '../room'
import { PlainRoom } from './room'

export const plain = (game: string): Game<PlainCards, PlainView> => ({
  open: (_, players, seat) => new PlainRoom(game, players, seat),
  drawn: () => -1,
})
