/** Where each game's room is: a chunk of its own, fetched with its texts when somebody needs it. The colours of all of them are the house's. */

import './mayhem/theme.css'
import './scoundrels/theme.css'
import { texts } from './lib/texts.svelte'
import type { AnyGame } from './room'

const ROOMS: Record<string, (() => Promise<{ default: AnyGame }>) | undefined> = {
  crooks: () => import('./crooks/game'),
  scoundrels: () => import('./scoundrels/game'),
  mayhem: () => import('./mayhem/game'),
}

export const GAMES = Object.keys(ROOMS)

/** Whether this client has a room for a game: the server may know more. */
export const knows = (game: string): boolean => game in ROOMS

/** The room of a game, ready to speak. Throws for a game that this client doesn't know. */
export async function enter(game: string): Promise<AnyGame> {
  const room = ROOMS[game]
  if (!room) throw new Error(`no room for ${game}`)
  const [found] = await Promise.all([room(), texts.need(game)])
  return found.default
}

/** The page in the colours of a game (its style sheets ask for `data-game`), until the function that comes back is called. */
export function dress(game: string): () => void {
  const page = document.documentElement
  page.dataset['game'] = game
  return () => delete page.dataset['game']
}
