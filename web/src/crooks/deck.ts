/** The crooks of a deck: their names and everything printed on them. */

import type { Crook, CrooksCards } from '../lib/documents'
import { texts } from '../lib/texts.svelte'
import { t } from './texts'

export const GANGS = ['northside', 'westside', 'outfit'] as const
export type Gang = (typeof GANGS)[number]

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)

export class Deck {
  readonly targets: number[]
  readonly crooks: Crook[]
  readonly #gangPoints: CrooksCards['gang_points']

  constructor(readonly cards: CrooksCards) {
    this.targets = cards.targets
    this.crooks = cards.crooks
    this.#gangPoints = cards.gang_points
  }

  card(card: number): Crook {
    return this.crooks[card]!
  }

  number(id: string): number {
    return this.crooks.findIndex((crook) => crook.id === id)
  }

  name(card: number): string {
    const names = this.card(card).names
    return names[texts.language] ?? names['en'] ?? this.card(card).id
  }

  modifier(card: number): string {
    const modifier = this.card(card).modifier
    return modifier ? signed(modifier) : ''
  }

  gangs(card: number): Gang[] {
    return GANGS.filter((gang) => this.card(card).gangs.includes(gang))
  }

  /** Returns what a gang is worth in a game with this number of players, in words. */
  gangWorth(players: number): string {
    return t('score-worth', { points: this.#gangPoints[players] ?? 0 })
  }

  ability(card: number): string {
    const ability = this.card(card).ability
    return ability ? t(`ability-${ability}`) : ''
  }

  /** The rules that a crook is about. */
  laws(card: number): string[] {
    const { ability, modifier, gangs } = this.card(card)
    return [
      ...(ability ? [ability.toUpperCase()] : []),
      ...(modifier ? ['SCORE-04'] : []),
      ...(gangs.length ? ['SCORE-06'] : []),
    ]
  }

  abilityText(card: number): string {
    const ability = this.card(card).ability
    return ability ? t(`ability-${ability}-text`) : ''
  }

  /** What its ability or its modifier does. */
  effect(card: number): string {
    const { ability, modifier } = this.card(card)
    if (ability) return this.abilityText(card)
    return modifier ? t('web-lens-worth', { way: modifier > 0 ? 'more' : 'less', by: Math.abs(modifier) }) : ''
  }

  /** Level and modifier: `7(+2)`. */
  strength(card: number): string {
    const modifier = this.modifier(card)
    return modifier ? `${this.card(card).level}(${modifier})` : String(this.card(card).level)
  }

  letters(card: number, between = ''): string {
    return this.gangs(card)
      .map((gang) => t(`gang-letter-${gang}`))
      .join(between)
  }

  /** Name and numbers, as sentences have them. */
  label(card: number): string {
    return t('crook', {
      name: this.name(card),
      facts: [this.strength(card), this.letters(card, '/')].filter(Boolean).join('\u00a0'),
    })
  }

  /** Several, the weakest first. */
  labels(cards: number[]): string {
    return this.sorted(cards)
      .map((card) => this.label(card))
      .join(', ')
  }

  sorted(cards: number[]): number[] {
    return [...cards].sort((a, b) => this.card(a).level - this.card(b).level || a - b)
  }

  /** Returns everything printed on it, for screen readers. */
  spoken(card: number): string {
    const gangs = this.gangs(card).map((gang) => t(`gang-${gang}`))
    return [
      t('web-card-level', { name: this.name(card), level: this.card(card).level }),
      this.modifier(card),
      ...gangs,
      this.ability(card),
    ]
      .filter(Boolean)
      .join(', ')
  }
}
