/** The questions of Men of Mayhem as menus: what the server offers, put into buttons. No rule is known here. */

import { capital } from '../lib/capital'
import type { Ask, Words } from '../lib/wire'
import type { Choice, Menu, Probe } from '../room'
import { BOOST, sideCode, type Deck } from './deck'
import { DRUGS, GUNS, oddsOf } from './fight.svelte'
import { QUESTION_RULES } from './questionRules'
import { OrderMenus, grouped } from './orderMenus'
import { t } from './texts'
import { affords, called, crews, type MayhemView, priceNow } from './view'
import type { Teller } from './words'

/** The keys of choices; R and L have another meaning. */
export const KEYS = '123456789abcdefghijkmnopqs'
export type Body = Pick<Menu, 'choices'> & Partial<Menu>

/**
 * The number of values of an offer in the arguments of a question: its maker, its recipient, goods given, goods wanted.
 */
const OFFER = 8
const LAST = ['finish', 'no', 'no-offer', 'done', 'again']

/** `2M1P` as (Members, Prospects). */
export const dudesOf = (word: string): [number, number] => [
  Number(/(\d)M/.exec(word)?.[1] ?? 0),
  Number(/(\d)P/.exec(word)?.[1] ?? 0),
]

/** The number of the rule, or of the Boost, that an answer uses. */
const serviceOf = ([kind, n]: Words): number => (kind === 'boost' ? BOOST : Number(n) - 1)

/** What marks a choice that is allowed but does nothing. */
export const idle = (): Pick<Choice, 'detail' | 'quiet'> => ({ detail: t('web-idle'), quiet: true })

export class Menus {
  readonly orders: OrderMenus

  constructor(
    readonly deck: Deck,
    readonly teller: Teller,
  ) {
    this.orders = new OrderMenus(deck, teller)
  }

  menu(ask: Ask, view: MayhemView): Menu {
    const all = ask.options.map((option) => option.words)
    const question = this.teller.question(ask.kind, ...ask.args)
    const base = { id: ask.id, rules: QUESTION_RULES[ask.kind] ?? [], question }
    return { ...base, ...this.body(ask, view, all, base) }
  }

  /** An open offer: what may be done with the deals on the table. `placed`: it lies on the board. */
  offers(ask: Ask): Choice[] {
    return ask.options.map(({ words }, i) => ({
      id: `${ask.id} ${words.join(' ')}`,
      ask: ask.id,
      label: this.teller.answer(ask.kind, ...ask.args.slice(i * OFFER, (i + 1) * OFFER)),
      keys: [],
      spot: words.join(' '),
      placed: true,
      words,
    }))
  }

  /** Splits an open offer into its deals, because others come and go while one is being read. */
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

  private body(ask: Ask, view: MayhemView, all: Words[], base: Omit<Menu, 'choices'>): Body {
    const { deck, teller } = this
    const at = ask.args[0] ?? 0
    const [pay, get] = [ask.args.slice(1, 4), ask.args.slice(4, 7)]
    switch (ask.kind) {
      case 'pick':
        return {
          ...(new Set(all.map(([, , side]) => side)).size > 1 && { detail: t('web-about-sides') }),
          choices: all.map((words, i) => this.pick(words, i)),
          fan: true,
        }
      case 'order':
        return this.orders.order(all, view)
      case 'convoy':
      case 'back-up':
        return this.draft(ask, all, view)
      case 'exploit':
        return { at: `place ${at}`, choices: [...this.uses(at, all, view), ...this.unused(at, all, view)] }
      case 'count':
        return { choices: this.list(all, ([, n]) => this.swap(pay, get, Number(n)), ['0']) }
      case 'direction':
        return { choices: this.ways(all, pay, get, view) }
      case 'alternative':
        return { choices: this.list(all, ([, n]) => deck.goods(this.alternative(ask, Number(n)), 'nom')) }
      case 'steal':
        return {
          choices: this.list(all, ([, seat, n]) =>
            teller.answer('steal', this.alternative(ask, Number(n)), Number(seat) - 1),
          ),
        }
      case 'guns':
        return {
          detail: [this.attacked(view), this.aboutGuns(view), t('web-fight-odds-guns')].filter(Boolean).join(' '),
          choices: this.numbers(ask.kind, all).map((one) => ({
            ...one,
            detail: this.odds(view, Number(one.words[1])),
          })),
        }
      case 'traffic':
        return {
          detail: [t('web-about-traffic'), this.limited(view)].filter(Boolean).join(' '),
          choices: this.numbers(ask.kind, all),
        }
      case 'injured':
        return {
          choices: this.list(all, ([, members]) => deck.dudes(Number(members), ask.args[1]! - Number(members), 'nom')),
        }
      case 'shoot':
      case 'jail':
        return { choices: this.seats(all) }
      case 'promote':
      case 'desert':
        return { choices: this.places(all) }
      case 'fall':
        return { detail: t('web-about-fall'), choices: this.dudes(all, base) }
      case 'jailed':
        return { choices: this.dudes(all, base) }
      case 'heal':
      case 'bill':
        return {
          choices: this.list(all, ([, dudes]) => deck.dudes(...dudesOf(dudes!), ask.kind === 'bill' ? 'acc' : 'nom')),
        }
      case 'exploit-now':
        return { at: `place ${at}`, choices: this.yesNo(all) }
      case 'reply':
        return { choices: this.yesNo(all) }
      case 'take-patch':
        return { detail: t('web-about-patch'), choices: this.yesNo(all) }
      case 'ready':
        return {
          detail: [this.shutOut(view), t('web-about-ready')].filter(Boolean).join(' '),
          choices: this.list(all, () => teller.answer('ready')),
        }
      case 'offer':
        return { detail: t('web-compose-below'), choices: this.list(all, () => teller.answer('no-offer')) }
      default:
        return { choices: this.list(all, (words) => words.join(' ')) }
    }
  }

  /** Lists answers, with the one that ends the question last. */
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

  /** Amounts of a good: the key is the number. */
  private numbers(kind: string, all: Words[]): (Choice & { words: Words })[] {
    const good = kind === 'guns' ? 1 : 2
    return all.map((words) => ({
      id: words.join(' '),
      label: words[1] === '0' ? this.teller.answer(`no-${kind}`) : this.deck.good(good, Number(words[1]), 'nom'),
      keys: [words[1]!],
      words,
      quiet: words[1] === '0',
    }))
  }

  /** Says who attacks me, if it isn't me who attacks. */
  private attacked({ fight, seat }: MayhemView): string {
    return fight!.issuer === seat ? '' : t('web-fight-attacked', { player: this.teller.name(fight!.issuer) })
  }

  /** Returns the odds of the fight with some Guns in percent, from the worst case to the best. */
  private odds(view: MayhemView, guns: number): string {
    const { adds } = this.deck.cards
    const [worst, best] = oddsOf(view, adds, guns * adds[2])
    return worst === best ? `${best}\u00a0%` : `${worst}–${best}\u00a0%`
  }

  /** Says how a fight stands with Back-up called so far and no Guns, and what one of mine would change, if I have one. */
  private stands(view: MayhemView, [place, ...calls]: number[]): string {
    const { adds } = this.deck.cards
    const coming = calls.reduce((sum, step) => {
      const [, members, prospects] = called(step)
      return sum + members * adds[1] + prospects * adds[0]
    }, 0)
    const [now, more] = [coming, coming + adds[2]].map((points) => oddsOf(view, adds, points)[1])
    const allowed = this.deck.site(place!).guns && !this.deck.changed(view.cards, t('change-guns_allowed', { n: 0 }))
    const armed = view.gangs[view.seat]!.goods[GUNS]! > 0
    const kind = allowed ? (armed ? '-gun' : '') : '-unarmed'
    return t(`web-fight-odds${kind}`, { now: now!, more: more! })
  }

  private aboutGuns(view: MayhemView): string {
    const free = this.deck.changed(view.cards, t('change-gun_heat', { n: 0 }))
    return t('web-about-guns', { heat: free ? 'no' : 'yes' })
  }

  /** Says how much I can sell, if I have more. */
  private limited(view: MayhemView): string {
    const { goods, limit } = view.gangs[view.seat]!
    return limit > 0 && limit < goods[DRUGS] ? t('web-about-limit', { n: limit }) : ''
  }

  /** Says before the market that I won't be asked, though I have something to sell. */
  private shutOut(view: MayhemView): string {
    const { goods, heat, limit } = view.gangs[view.seat]!
    return limit === 0 && goods[DRUGS] > 0 && !view.fight ? t('web-market-barred', { heat }) : ''
  }

  private yesNo(all: Words[]): Choice[] {
    const sorted = [...all].sort(([a], [b]) => (a! < b! ? 1 : -1))
    return sorted.map((words, i) => ({
      id: words[0]!,
      label: this.teller.answer(words[0]!),
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

  /** Dudes by place, then by kind where there are both. */
  private dudes(all: Words[], menu: Omit<Menu, 'choices'>): Choice[] {
    const one = (words: Words, i: number): Choice => ({
      id: words.join(' '),
      label: capital(this.deck.dude(this.deck.found(words[1]!), words[2] === 'prospect' ? 1 : 0, 'nom')),
      keys: [KEYS[i]!],
      words,
    })
    return grouped(all, 1).map(([word, some], i) => {
      const place = this.deck.found(word)
      const spot = `place ${place}`
      if (some.length === 1) return { ...one(some[0]!, i), spot }
      const sub = { ...menu, id: `dudes ${word}`, choices: some.map(one), at: spot }
      return { id: sub.id, label: this.deck.alone(place), keys: [KEYS[i]!], spot, sub }
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
      held: true,
      choices: [yes],
      rules: QUESTION_RULES['pick']!,
    }
    return { id: words.join(' '), label: gang, spoken: gang, keys: [KEYS[i]!], card: sideCode(side), sub }
  }

  /** The rules that can be used; those that would do nothing now are grey. */
  private uses(place: number, all: Words[], view: MayhemView): Choice[] {
    return this.list(all, (words) => this.used(place, words, view)).map((one) =>
      one.words![0] !== 'finish' && this.deck.idle(view, place, serviceOf(one.words!)) ? { ...one, ...idle() } : one,
    )
  }

  /** The ways of a swap; one that I can't pay for is grey. */
  private ways(all: Words[], pay: number[], get: number[], view: MayhemView): Choice[] {
    const way = ([, n]: Words): [number[], number[]] => (n === '1' ? [pay, get] : [get, pay])
    const { goods } = view.gangs[view.seat]!
    return this.list(all, (words) => this.swap(...way(words))).map((one) =>
      affords(goods, way(one.words!)[0]) ? one : { ...one, ...idle() },
    )
  }

  /** Returns a rule with its current yield. */
  private used(place: number, words: Words, view: MayhemView): string {
    const [kind] = words
    if (kind === 'finish') return this.teller.answer(kind)
    const number = serviceOf(words)
    const cash = priceNow(view, place, number)
    return kind === 'boost' ? this.teller.answer(kind, place, BOOST, cash) : this.deck.rule(place, number, cash)
  }

  /** Returns the other rules of the place, which can't be used now. */
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
    const goods = [pay, get].map((lot) => lot.map((n) => n * times))
    return times ? this.teller.answer('swap', ...goods) : this.teller.answer('none')
  }

  /** A Convoy or Back-up, put together source by source. */
  private draft(ask: Ask, all: Words[], view: MayhemView): Body {
    const backUp = ask.kind === 'back-up'
    const [ends, rides] = [all.filter((words) => words.length === 2), all.filter((words) => words.length > 2)]
    const label = (words: Words): string =>
      this.teller.answer(words[1] === 'done' && backUp && ask.args.length === 1 ? 'no-back-up' : words[1]!)
    const last = this.list(ends, label).map((one, i) => ({ ...one, keys: [i ? 'x' : '0'] }))
    const choices = [...this.orders.sources(rides, view), ...last]
    if (!backUp) return { choices, places: this.orders.crews(rides, view) }
    const said = [this.attacked(view), this.stands(view, ask.args), rides.length ? t('web-about-back-up') : ''].filter(
      Boolean,
    )
    return { choices, detail: said.join(' '), at: `place ${ask.args[0]}` }
  }

  /** Returns the Dudes at a place, for screen readers. */
  crew(view: MayhemView, place: number): string {
    return crews(view, place)
      .map(
        ({ seat, members, prospects }) => `${this.teller.name(seat)}: ${this.deck.dudes(members, prospects, 'nom')}`,
      )
      .join('; ')
  }
}
