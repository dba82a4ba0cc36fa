/** Bots to play against: what they are called. */

import { t } from '../lib/texts.svelte'
import type { GameInfo, SeatPlan } from '../lib/wire'

/** Names for bots in any order, none of them mine; as many as there may be seats. */
export function botNames(mine: string): string[] {
  const names = t('bot-names').split(/,\s*/).filter((one) => one !== mine)
  const mixed = names.map((name) => [Math.random(), name] as const).sort(([a], [b]) => a - b)
  return [...mixed.map(([, name]) => name), ...Array.from({ length: 6 }, (_, i) => `Bot ${i + 1}`)]
}

/** Seats of bots that play well. */
export function someBots(game: GameInfo, count: number, mine: string): SeatPlan[] {
  const bot = game.bots.includes('heuristic') ? 'heuristic' : game.bots[0]!
  return botNames(mine)
    .slice(0, count)
    .map((name) => ({ kind: 'bot', bot, name }))
}
