/**
 * Where each game's room is: a chunk of its own, fetched with its texts when somebody needs it. The colours of all of
 * them are the house's.
 */

import './mayhem/theme.css'
import './scoundrels/theme.css'
import { texts } from './lib/texts.svelte'
import type { AnyGame } from './room'

const ROOMS: Record<string, (() => Promise<{ default: AnyGame }>) | undefined> = {
  crooks: () => import('./crooks/game'),
  scoundrels: () => import('./scoundrels/game'),
  mayhem: () => import('./mayhem/game'),
}

/** The games that have a room of their own. */
export const GAMES = Object.keys(ROOMS)

/** The room of a game, ready to speak: a plain one for a game that has no room of its own here. */
export async function enter(game: string): Promise<AnyGame> {
  const [found] = await Promise.all([ROOMS[game]?.(), texts.need(game)])
  return found ? found.default : (await import('./plain/game')).plain(game)
}

/**
 * The page in the colours of a game (its style sheets ask for `data-game`), until the function that comes back is
 * called.
 */
export function dress(game: string): () => void {
  const page = document.documentElement
  page.dataset['game'] = game
  return () => delete page.dataset['game']
}
