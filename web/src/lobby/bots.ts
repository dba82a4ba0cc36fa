/** Bots to play against, and their names. */

import { t } from '../lib/texts.svelte'
import type { GameInfo, SeatInfo, SeatPlan } from '../lib/wire'

/** Returns names for bots in random order, none of them mine, as many as there may be seats. */
export function botNames(mine: string): string[] {
  const names = t('bot-names')
    .split(/,\s*/)
    .filter((one) => one.toLowerCase() !== mine.trim().toLowerCase())
  const mixed = names.map((name) => [Math.random(), name] as const).sort(([a], [b]) => a - b)
  return [...mixed.map(([, name]) => name), ...Array.from({ length: 6 }, (_, i) => `Bot ${i + 1}`)]
}

/** Returns names for the bots of a game that goes on: what its bots were called, and others where people sat. */
export function namesAgain(mine: string, seats: readonly Pick<SeatInfo, 'kind' | 'name'>[]): string[] {
  const alike = (one: string): string => one.trim().toLowerCase()
  const kept = seats.map(({ kind, name }) => (kind === 'bot' && name && alike(name) !== alike(mine) ? name : null))
  const free = botNames(mine).filter((one) => !kept.some((name) => name && alike(name) === alike(one)))
  return kept.map((name, i) => name ?? free[i]!)
}

/** Returns the bots of a game without a character, by strength. */
export const strengths = (game: GameInfo): string[] => game.bots.filter((bot) => !bot.includes(':'))

/** Returns a bot with each of the characters that it can have. */
export const characters = (game: GameInfo, bot: string): string[] =>
  game.bots.filter((one) => one.startsWith(`${strength(bot)}:`))

/** Returns a bot without its character, which tells its strength. */
export const strength = (bot: string): string => bot.split(':')[0]!

/** Returns a bot's character, or an empty text. */
export const character = (bot: string): string => bot.split('=')[1] ?? ''

/** Returns a bot's title: its strength, and its character if it has one. */
export function botTitle(bot: string): string {
  const name = t(`bot-${strength(bot)}`)
  return character(bot) ? t('bot-persona', { bot: name, persona: t(`persona-${character(bot)}`) }) : name
}

/** Returns a bot for newcomers: one that overlooks things, if the game has one. */
export const easy = (game: GameInfo): string =>
  ['beginner', 'heuristic'].find((one) => game.bots.includes(one)) ?? game.bots[0]!

/** Returns seats with such bots. */
export function someBots(game: GameInfo, count: number, mine: string): SeatPlan[] {
  const bot = easy(game)
  return botNames(mine)
    .slice(0, count)
    .map((name) => ({ kind: 'bot', bot, name }))
}
