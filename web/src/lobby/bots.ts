/** Bots to play against: what they are called. */

import { t } from '../lib/texts.svelte'
import type { GameInfo, SeatPlan } from '../lib/wire'

/** Names for bots in any order, none of them mine; as many as there may be seats. */
export function botNames(mine: string): string[] {
  const names = t('bot-names')
    .split(/,\s*/)
    .filter((one) => one.toLowerCase() !== mine.trim().toLowerCase())
  const mixed = names.map((name) => [Math.random(), name] as const).sort(([a], [b]) => a - b)
  return [...mixed.map(([, name]) => name), ...Array.from({ length: 6 }, (_, i) => `Bot ${i + 1}`)]
}

/** The bots of a game by strength: those that have no character. */
export const strengths = (game: GameInfo): string[] => game.bots.filter((bot) => !bot.includes(':'))

/** A bot with each of the characters that it can have. */
export const characters = (game: GameInfo, bot: string): string[] =>
  game.bots.filter((one) => one.startsWith(`${strength(bot)}:`))

/** How strong a bot is, whatever its character. */
export const strength = (bot: string): string => bot.split(':')[0]!

/** Its character: nothing for one that has none. */
export const character = (bot: string): string => bot.split('=')[1] ?? ''

/** What a bot is called: its strength, and its character if it has one. */
export function botTitle(bot: string): string {
  const name = t(`bot-${strength(bot)}`)
  return character(bot) ? t('bot-persona', { bot: name, persona: t(`persona-${character(bot)}`) }) : name
}

/** The bot that a newcomer likes to play with: one that overlooks things, where there is such. */
export const easy = (game: GameInfo): string =>
  ['beginner', 'heuristic'].find((one) => game.bots.includes(one)) ?? game.bots[0]!

/** Seats of such bots. */
export function someBots(game: GameInfo, count: number, mine: string): SeatPlan[] {
  const bot = easy(game)
  return botNames(mine)
    .slice(0, count)
    .map((name) => ({ kind: 'bot', bot, name }))
}
