/** Questions about poker cards, and henchmen on them, as menus. */

import { texts } from '../lib/texts.svelte'
import type { Words } from '../lib/wire'
import type { Choice } from '../room'
import { KEYS, type Body } from './choices'
import { faceOf, pokerCode, slotCode, type Deck } from './deck'
import { QUESTION_RULES } from './questionRules'
import { t } from './texts'
import { FACES, SLOTS, find, seatsOf, type ScoundrelsView, type Shown } from './view'
import type { Asked, Teller } from './words'

export const CARDS = ['peek', 'place', 'destroy', 'recall']

export class PokerMenus {
  constructor(
    readonly deck: Deck,
    readonly teller: Teller,
  ) {}

  /** Choose a card, then its slot. */
  plan(asked: Asked, all: Words[]): Body {
    const { view } = asked
    const side = view.sheets[view.seat]!
    const suit = this.deck.suit(side.leader)
    const symbols = [...new Set(all.map((words) => words[1]!))]
    const choices = symbols.map((symbol): Choice => {
      const face = FACES.indexOf(symbol as (typeof FACES)[number])
      const slots = all
        .filter((words) => words[0] === 'play' && words[1] === symbol)
        .map((words) => this.slot(view, words))
      const up = all.find((words) => words[0] === 'show' && words[1] === symbol)
      const taken = SLOTS.flatMap((slot, i) =>
        slots.some((one) => one.id === slot)
          ? []
          : [{ spot: `slot ${i}`, keys: [slot.toLowerCase()], words: ['play', symbol, slot] }],
      )
      if (up) slots.push({ id: 'up', label: this.teller.answer('face-up'), keys: ['f', 'а'], words: up })
      return {
        id: symbol,
        label: symbol,
        spoken: symbol,
        named: t('holding-card', { face: symbol }),
        keys: [symbol.toLowerCase(), ...(symbol === 'A' ? ['а', '1'] : [])],
        card: pokerCode(view.seat, suit, face),
        spot: `hand ${face}`,
        sub: {
          id: `slot ${symbol}`,
          question: asked.further('slot', face),
          choices: slots,
          probes: taken,
          rules: QUESTION_RULES['plan']!,
          at: `hand ${face}`,
        },
      }
    })
    return { choices }
  }

  /** A slot, and what it would open. */
  private slot(view: ScoundrelsView, words: Words): Choice {
    const symbol = words[2]!
    const slot = SLOTS.indexOf(symbol as (typeof SLOTS)[number])
    const side = view.sheets[view.seat]!
    const ability = this.deck.slotAbility(side.leader, slot)
    const crew = side.board.filter(
      (one) => one !== null && this.deck.trait(one.trait).numbers.includes(symbol),
    ) as Shown[]
    const bluff = faceOf(words[1]!) !== slot + 1
    const detail = t(bluff ? 'bluff' : 'web-honest')
    const opens = [
      ...(ability >= 0 ? [this.deck.said(this.deck.cards.abilities[ability]!.text)] : []),
      ...crew.map((one) => this.deck.name(one)),
    ]
    return {
      id: symbol,
      label: symbol,
      detail,
      note: detail,
      named: `${t('holding-slot', { slot: symbol })} (${detail})`,
      spoken: [symbol, ...opens.map((text) => text.replace(/\.$/, ''))].join('. '),
      keys: [symbol.toLowerCase(), ...(symbol === 'A' ? ['а', '1'] : [])],
      card: slotCode({ slot, ability, crew: crew.length, bluff }),
      spot: `slot ${slot}`,
      words,
    }
  }

  /** Returns the players whose henchmen lie on a card. */
  private men(view: ScoundrelsView, owner: number, slot: number): string {
    return texts.all(
      seatsOf(view.sheets[owner]?.men[slot] ?? 0, view.sheets.length).map((seat) => this.teller.name(seat)),
    )
  }

  /** Suspect or not. */
  henchman({ ask, view }: Asked, all: Words[]): Body {
    const [owner = 0, slot = 0] = ask.args
    const choices = ['suspect', 'trust'].flatMap((word, i) =>
      all
        .filter((words) => words[0] === word)
        .map((words): Choice => ({ id: word, label: this.teller.answer(word), keys: i ? ['0'] : ['1', '!'], words })),
    )
    const men = this.men(view, owner, slot)
    const places = choices.slice(0, 1).map((one) => ({ ...one, spot: `card ${owner} ${slot}` }))
    return {
      places,
      detail: [
        t('web-stakes'),
        this.#costs(view) ? t('web-last-henchman') : '',
        men && t('web-men-of', { players: men }),
      ]
        .filter(Boolean)
        .join(' '),
      choices,
      at: `card ${owner} ${slot}`,
    }
  }

  /** Whether the scoundrel in use takes reputation from me if I have no henchman left to send to jail. */
  #costs(view: ScoundrelsView): boolean {
    const { rep, supply } = view.sheets[view.seat]!
    const source = find(view, view.held)
    const chooses = source && 'choose-jail-or-rep' in this.deck.job(source.job).parts
    return !!chooses && supply === 1 && rep > this.deck.cards.lowest
  }

  /** Played cards, tops of decks: my own last. */
  cards({ view }: Asked, all: Words[]): Body {
    const mine = ([, owner]: Words): boolean => Number(owner) - 1 === view.seat
    const choices = [...all.filter((words) => !mine(words)), ...all.filter(mine)].map((words, i): Choice => {
      const owner = Number(words[1]) - 1
      const base = { id: words.join(' '), keys: [KEYS[i]!], group: this.teller.name(owner), words }
      if (words[0] === 'deck')
        return { ...base, label: t('web-deck'), spoken: this.teller.card(owner, 6, 'name'), spot: `deck ${owner}` }
      const slot = SLOTS.indexOf(words[2] as (typeof SLOTS)[number])
      const men = this.men(view, owner, slot)
      return {
        ...base,
        label: words[2]!,
        ...(men ? { detail: men } : {}),
        spoken: this.teller.card(owner, slot, 'name'),
        spot: `card ${owner} ${slot}`,
      }
    })
    return { choices }
  }
}
