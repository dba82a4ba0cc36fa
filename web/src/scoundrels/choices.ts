/** Buttons of questions: what is common to all menus of the game. */

import type { Words } from '../lib/wire'
import type { Choice, Menu } from '../room'
import { scoundrelCode, strategyCode, type Deck } from './deck'
import { find, type ScoundrelsView, type Shown } from './view'

export const KEYS = '123456789abcdefghijklmnopq'

export type Body = Pick<Menu, 'question' | 'choices'> & Partial<Menu>

/** Answers by what they have in common, in the order in which it first comes. */
export function grouped(all: Words[], named: (words: Words) => string): [string, Words[]][] {
  const groups = new Map<string, Words[]>()
  for (const words of all) groups.set(named(words), [...(groups.get(named(words)) ?? []), words])
  return [...groups]
}

/** Choices that are cards. */
export class Choices {
  constructor(readonly deck: Deck) {}

  shown(view: ScoundrelsView, id: string): Shown | undefined {
    return find(view, this.deck.traitNumber(id))
  }

  card(words: Words, i: number, card: number, label: string, more: Partial<Choice> = {}): Choice {
    return { id: words.join(' '), label, spoken: label, keys: [KEYS[i]!], card, words, ...more }
  }

  scoundrel(words: Words, i: number, one: Shown, more: Partial<Choice> = {}): Choice {
    return this.card(words, i, scoundrelCode(one), this.deck.name(one), { spoken: this.deck.spoken(one), spot: `scoundrel ${one.trait}`, ...more })
  }

  strategy(words: Words, i: number, more: Partial<Choice> = {}): Choice {
    const card = this.deck.cards.strategies.findIndex((one) => one.id === words[1])
    const { moment, text } = this.deck.cards.strategies[card]!
    const spoken = [this.deck.strategy(card), this.deck.said(moment), this.deck.said(text)].join('. ')
    return this.card(words, i, strategyCode(card), this.deck.strategy(card), { spoken, spot: `strategy ${card}`, ...more })
  }
}
