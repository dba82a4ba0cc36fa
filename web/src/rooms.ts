/**
 * The rooms of the games, each a chunk of its own that is loaded with its texts when it is needed. Their colours are
 * part of the house's styles.
 */

import './crooks/theme.css'
import './mayhem/theme.css'
import './scoundrels/theme.css'
import { texts } from './lib/texts.svelte'
import type { AnyGame } from './room'

export { default as covers } from 'virtual:pictures/covers'

const ROOMS: Record<string, (() => Promise<{ default: AnyGame }>) | undefined> = {
  crooks: () => import('./crooks/game'),
  scoundrels: () => import('./scoundrels/game'),
  mayhem: () => import('./mayhem/game'),
}

/** The games that have a room of their own. */
export const GAMES = Object.keys(ROOMS)

/** Loads the room of a game with its texts; a plain one for a game without a room of its own. */
export async function enter(game: string): Promise<AnyGame> {
  const [found] = await Promise.all([ROOMS[game]?.(), texts.need(game)])
  return found ? found.default : (await import('./plain/game')).plain(game)
}

/**
 * Gives the page the colours of a game (its style sheets ask for `data-game`) until the returned function is called.
 */
export function dress(game: string): () => void {
  const page = document.documentElement
  page.dataset['game'] = game
  return () => delete page.dataset['game']
}
