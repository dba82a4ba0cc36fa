/** Buttons of questions, shared by all menus of the game. */

import type { Words } from '../lib/wire'
import type { Choice, Menu } from '../room'
import { scoundrelCode, strategyCode, type Deck } from './deck'
import { t } from './texts'
import { find, type ScoundrelsView, type Shown } from './view'

/** The keys of choices; R and L have another meaning. */
export const KEYS = '123456789abcdefghijkmnopqs'

/** The rule by which a scoundrel may be used even if that does nothing. */
const IDLE = 'SC-USE-11'

export type Body = Pick<Menu, 'choices'> & Partial<Menu>

/** Returns the explanation of their signs. */
export const warned = (choices: Choice[]): Pick<Menu, 'detail'> => {
  const found = choices.flatMap(({ warning }) => warning ?? [])
  return found.length ? { detail: t('web-vain-marked', { what: found.join('; ') }) } : {}
}

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

  /** Returns why hiring a scoundrel in the saloon would be in vain. */
  vain(view: ScoundrelsView, one: Shown): string | undefined {
    const rule = view.vain.find(([trait]) => trait === one.trait)?.[1]
    if (rule === undefined) return undefined
    const scoundrel = this.deck.label(one)
    return rule === IDLE ? t('web-vain-idle', { scoundrel }) : t('web-vain', { scoundrel, why: t(`why-${rule}`) })
  }

  /** Returns a scoundrel for hire in the fan, with its price. */
  hire(words: Words, i: number, view: ScoundrelsView, one: Shown, price: string, barred = false): Choice {
    const { spot: _, ...choice } = this.scoundrel(words, i, one, {
      detail: price,
      spoken: `${price}. ${this.deck.spoken(one)}`,
      barred,
      warning: barred ? undefined : this.vain(view, one),
    })
    return choice
  }

  card(words: Words, i: number, card: number, label: string, more: Partial<Choice> = {}): Choice {
    return { id: words.join(' '), label, spoken: label, keys: [KEYS[i]!], card, words, ...more }
  }

  scoundrel(words: Words, i: number, one: Shown, more: Partial<Choice> = {}): Choice {
    return this.card(words, i, scoundrelCode(one), this.deck.name(one), {
      spoken: this.deck.spoken(one),
      spot: `scoundrel ${one.trait}`,
      ...more,
    })
  }

  strategy(words: Words, i: number, more: Partial<Choice> = {}): Choice {
    const card = this.deck.cards.strategies.findIndex((one) => one.id === words[1])
    const { moment, text } = this.deck.cards.strategies[card]!
    const spoken = [this.deck.strategy(card), this.deck.said(moment), this.deck.said(text)].join('. ')
    return this.card(words, i, strategyCode(card), this.deck.strategy(card), {
      spoken,
      spot: `strategy ${card}`,
      ...more,
    })
  }
}
