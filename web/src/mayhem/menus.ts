/** The questions of Men of Mayhem as menus: what the server offers, put into buttons. No rule is known here. */

import { capital } from '../lib/capital'
import type { Ask, Words } from '../lib/wire'
import type { Choice, Menu, Probe } from '../room'
import { BOOST, sideCode, type Deck } from './deck'
import { QUESTION_RULES } from './questionRules'
import { OrderMenus } from './orderMenus'
import { t } from './texts'
import { crews, type Deal, type Goods, type MayhemView, priceNow } from './view'
import type { Teller } from './words'

export const KEYS = '123456789abcdefghijklmnopq'
export type Body = Pick<Menu, 'question' | 'choices'> & Partial<Menu>

/** Numbers of an offer in the arguments of a question: its maker, to whom it is, what is given, what is wanted. */
const OFFER = 8
const OF_CARD = ['jail', 'jailed', 'desert', 'bill']
const LAST = ['finish', 'no', 'no-offer', 'done', 'again']

/** `2M1P` as (Members, Prospects). */
export const dudesOf = (word: string): [number, number] => [
  Number(/(\d)M/.exec(word)?.[1] ?? 0),
  Number(/(\d)P/.exec(word)?.[1] ?? 0),
]

export const offerOf = (args: number[], number = 0): Deal => {
  const [maker, to, ...amounts] = args.slice(number * OFFER, (number + 1) * OFFER) as number[]
  return [maker!, to!, amounts.slice(0, 3) as Goods, amounts.slice(3) as Goods]
}

export class Menus {
  readonly orders: OrderMenus

  constructor(
    readonly deck: Deck,
    readonly teller: Teller,
  ) {
    this.orders = new OrderMenus(deck)
  }

  menu(ask: Ask, view: MayhemView): Menu {
    const all = ask.options.map((option) => option.words)
    const body = this.body(ask, view, all)
    if (OF_CARD.includes(ask.kind))
      body.question = t('ask-by', { card: this.deck.cardName(ask.args[0]!), question: body.question })
    return { id: ask.id, rules: QUESTION_RULES[ask.kind] ?? [], ...body }
  }

  /** An open offer: what may be done with the deals on the table. `placed`: it lies on the board. */
  offers(ask: Ask): Choice[] {
    return ask.options.map(({ words }, i) => ({
      id: `${ask.id} ${words.join(' ')}`,
      ask: ask.id,
      label: capital(t(`choice-${ask.kind}`, { offer: this.teller.offer(offerOf(ask.args, i)) })),
      keys: [],
      spot: words.join(' '),
      placed: true,
      words,
    }))
  }

  /** The deals that an open offer is about, each by itself: others come and go beside one that is being looked at. */
  apart(ask: Ask): Ask[] {
    return ask.options.length
      ? ask.options.map((option, i) => ({
          ...ask,
          options: [option],
          args: ask.args.slice(i * OFFER, (i + 1) * OFFER),
        }))
      : [ask]
  }

  /** Places that aren't offered: what the server says of them. */
  probes(ask: Ask, view: MayhemView): Probe[] {
    if (ask.kind !== 'order') return []
    return view.sites.map((place) => ({ spot: `place ${place}`, keys: [], words: ['exploit', this.deck.word(place)] }))
  }

  private body(ask: Ask, view: MayhemView, all: Words[]): Body {
    const { deck, teller } = this
    const at = ask.args[0] ?? 0
    const place = (): string => deck.place(at)
    switch (ask.kind) {
      case 'pick':
        return {
          question: t('ask-pick'),
          ...(new Set(all.map(([, , side]) => side)).size > 1 && { detail: t('web-about-sides') }),
          choices: all.map((words, i) => this.pick(words, i)),
        }
      case 'order':
        return this.orders.order(all, view)
      case 'convoy':
      case 'back-up':
        return this.draft(ask, all)
      case 'exploit':
        return {
          question: t('ask-exploit', { place: place() }),
          at: `place ${at}`,
          choices: [...this.list(all, (words) => this.used(at, words, view)), ...this.unused(at, all, view)],
        }
      case 'count': {
        const [pay, get] = [ask.args.slice(1, 4), ask.args.slice(4, 7)]
        return {
          question: t('ask-count', { pay: deck.goods(pay), get: deck.goods(get) }),
          choices: this.list(all, ([, n]) => this.swap(pay, get, Number(n)), ['0']),
        }
      }
      case 'direction': {
        const [pay, get] = [ask.args.slice(1, 4), ask.args.slice(4, 7)]
        return {
          question: t('ask-direction'),
          choices: this.list(all, ([, n]) => (n === '1' ? this.swap(pay, get) : this.swap(get, pay))),
        }
      }
      case 'alternative':
        return {
          question: t('ask-alternative'),
          choices: this.list(all, ([, n]) => deck.goods(this.alternative(ask, Number(n)), 'nom')),
        }
      case 'steal':
        return {
          question: t('ask-steal'),
          choices: this.list(all, ([, seat, n]) =>
            t('choice-steal', {
              goods: deck.goods(this.alternative(ask, Number(n)), 'nom'),
              player: teller.players[Number(seat) - 1]!,
            }),
          ),
        }
      case 'guns':
        return {
          question: t('ask-guns', { place: place() }),
          detail: t('web-about-guns'),
          choices: this.numbers(all, (n) => (n ? deck.good(1, n, 'nom') : t('choice-no-guns'))),
        }
      case 'traffic':
        return {
          question: t('ask-traffic'),
          detail: t('web-about-traffic'),
          choices: this.numbers(all, (n) => (n ? deck.good(2, n, 'nom') : t('choice-no-traffic'))),
        }
      case 'injured': {
        const n = ask.args[1]!
        return {
          question: t('ask-injured', { place: place(), n }),
          choices: this.list(all, ([, members]) => deck.dudes(Number(members), n - Number(members), 'nom')),
        }
      }
      case 'shoot':
        return { question: t('ask-shoot', { place: place(), n: ask.args[1]! }), choices: this.seats(all) }
      case 'jail':
        return { question: t('ask-jail'), choices: this.seats(all) }
      case 'promote':
      case 'desert':
        return { question: t(`ask-${ask.kind}`), choices: this.places(all) }
      case 'fall':
        return { question: t('ask-fall'), detail: t('web-about-fall'), choices: this.dudes(all) }
      case 'jailed':
        return { question: t('ask-jailed'), choices: this.dudes(all) }
      case 'heal':
      case 'bill':
        return {
          question: t(`ask-${ask.kind}`),
          choices: this.list(all, ([, dudes]) => deck.dudes(...dudesOf(dudes!), ask.kind === 'bill' ? 'acc' : 'nom')),
        }
      case 'exploit-now':
        return { question: t('ask-exploit-now', { place: place() }), at: `place ${at}`, choices: this.yesNo(all) }
      case 'reply':
        return {
          question: t('ask-reply', { offer: capital(teller.offer(offerOf(ask.args))) }),
          choices: this.yesNo(all),
        }
      case 'take-patch':
        return { question: t('ask-take-patch'), detail: t('web-about-patch'), choices: this.yesNo(all) }
      case 'ready':
        return {
          question: t('ask-ready'),
          detail: t('web-about-ready'),
          choices: this.list(all, () => t('choice-ready')),
        }
      case 'offer':
        return {
          question: t('ask-offer'),
          detail: t('web-compose-below'),
          choices: this.list(all, () => t('choice-no-offer')),
        }
      default:
        return { question: ask.kind, choices: this.list(all, (words) => words.join(' ')) }
    }
  }

  /** What ends it comes last. */
  private list(all: Words[], label: (words: Words) => string, ends = LAST): Choice[] {
    const last = (words: Words): boolean => ends.includes(words.at(-1)!)
    return [...all.filter((words) => !last(words)), ...all.filter(last)].map((words, i) => ({
      id: words.join(' '),
      label: capital(label(words)),
      keys: [KEYS[i]!],
      words,
      quiet: last(words),
    }))
  }

  /** Amounts: the key is the number. */
  private numbers(all: Words[], label: (n: number) => string): Choice[] {
    return all.map((words) => ({
      id: words.join(' '),
      label: capital(label(Number(words[1]))),
      keys: [words[1]!],
      words,
      quiet: words[1] === '0',
    }))
  }

  private yesNo(all: Words[]): Choice[] {
    const sorted = [...all].sort(([a], [b]) => (a! < b! ? 1 : -1))
    return sorted.map((words, i) => ({
      id: words[0]!,
      label: capital(t(`choice-${words[0]}`)),
      keys: [KEYS[i]!],
      words,
      quiet: words[0] === 'no',
    }))
  }

  private seats(all: Words[]): Choice[] {
    return all.map((words, i) => ({
      id: words.join(' '),
      label: this.teller.players[Number(words[1]) - 1]!,
      keys: [KEYS[i]!],
      spot: `seat ${Number(words[1]) - 1}`,
      words,
    }))
  }

  /** Dudes by place and kind; the place is one of the ways to choose where only one kind can be. */
  private dudes(all: Words[]): Choice[] {
    return all.map((words, i) => {
      const place = this.deck.found(words[1]!)
      const alone = all.filter((other) => other[1] === words[1]).length === 1
      return {
        id: words.join(' '),
        label: capital(this.deck.dude(place, words[2] === 'prospect' ? 1 : 0, 'nom')),
        keys: [KEYS[i]!],
        words,
        ...(alone && { spot: `place ${place}` }),
      }
    })
  }

  private places(all: Words[]): Choice[] {
    return all.map((words, i) => {
      const place = this.deck.found(words[1]!)
      return { id: words.join(' '), label: this.deck.alone(place), keys: [KEYS[i]!], spot: `place ${place}`, words }
    })
  }

  /** A gang, to be read before it is taken. */
  private pick(words: Words, i: number): Choice {
    const club = this.deck.cards.clubs.findIndex(({ id }) => id === words[1])
    const side = club * 2 + Number(words[2] === 'unleaded')
    const gang = this.deck.gang(club, words[2] === 'unleaded')
    const yes = { id: 'yes', label: t('web-pick-yes'), keys: ['1'], words }
    const sub = {
      id: `pick ${side}`,
      question: t('web-pick-sure', { gang }),
      detail: this.deck.powers(side).join('; '),
      hand: sideCode(side),
      choices: [yes],
      rules: QUESTION_RULES['pick']!,
    }
    return { id: words.join(' '), label: gang, spoken: gang, keys: [KEYS[i]!], card: sideCode(side), sub }
  }

  /** With what it brings now. */
  private used(place: number, [kind, n]: Words, view: MayhemView): string {
    if (kind === 'finish') return t('choice-finish')
    const number = kind === 'boost' ? BOOST : Number(n) - 1
    const text = this.deck.rule(place, number, priceNow(view, place, number))
    return kind === 'boost' ? t('choice-boost', { text }) : text
  }

  /** What else the place lets do, though not now. */
  private unused(place: number, all: Words[], view: MayhemView): Choice[] {
    const open = new Set(all.map((words) => words.join(' ')))
    const { rules, boost } = this.deck.site(place)
    const there = [...rules.map((_, i): Words => ['rule', String(i + 1)]), ...(boost ? [['boost']] : [])]
    return there
      .filter((words) => !open.has(words.join(' ')))
      .map((words) => ({
        id: words.join(' '),
        label: capital(this.used(place, words, view)),
        keys: [],
        barred: true,
        words,
      }))
  }

  private alternative(ask: Ask, n: number): number[] {
    return ask.args.slice(1 + (n - 1) * 3, 1 + n * 3)
  }

  private swap(pay: number[], get: number[], times = 1): string {
    if (!times) return t('choice-none')
    const [given, got] = [pay, get].map((goods) => this.deck.goods(goods.map((n) => n * times)))
    return t('choice-swap', { pay: given!, get: got! })
  }

  /** A Convoy or Back-up, put together source by source. */
  private draft(ask: Ask, all: Words[]): Body {
    const { deck, teller } = this
    const backUp = ask.kind === 'back-up'
    const steps = backUp ? ask.args.slice(1) : ask.args
    const told = steps.map((step) =>
      backUp
        ? teller.from(Math.floor(step / 64), Math.floor(step / 8) % 8, step % 8)
        : teller.from((step >> 16) & 255, (step >> 4) & 15, step & 15),
    )
    const question = t(`ask-${ask.kind}${steps.length ? '-more' : ''}`, {
      dudes: told.join(', '),
      place: backUp ? deck.place(ask.args[0]!) : '',
    })
    const [ends, rides] = [all.filter((words) => words.length === 2), all.filter((words) => words.length > 2)]
    const label = (words: Words): string => {
      if (words[1] === 'done') return backUp && !steps.length ? t('choice-no-back-up') : t('choice-done')
      return t('choice-again')
    }
    const last = this.list(ends, label).map((one, i) => ({ ...one, keys: [i ? 'x' : '0'] }))
    const body: Body = { question, choices: [...this.orders.sources(rides), ...last] }
    return backUp ? { ...body, detail: t('web-about-back-up'), at: `place ${ask.args[0]}` } : body
  }

  /** Who stands where, for ears. */
  crew(view: MayhemView, place: number): string {
    return crews(view, place)
      .map(
        ({ seat, members, prospects }) => `${this.teller.name(seat)}: ${this.deck.dudes(members, prospects, 'nom')}`,
      )
      .join('; ')
  }
}
