/**
 * The components of a set: their names and texts. Places are numbered as at a table with this number of seats.
 */

import { capital } from '../lib/capital'
import type { AnarchyCard, Club, ClubSide, MayhemCards, Place, RuleSign, SiteRule } from '../lib/documents'
import { bound, texts } from '../lib/texts.svelte'
import { OWN } from './ruleIds'
import { t } from './texts'
import { affords, barred, type MayhemView } from './view'

export const BOOST = 100
const GENDERS = ['masculine', 'feminine', 'neuter', 'plural']
type Words = Record<string, string>

/** Returns the names of Sites that the texts know, always in the same order. */
const inflected = (gender: string, form: string): string[] => t('site-names', { gender, form }).split(', ')

/** Any component as one number, for lenses and faces. */
export const cardCode = (card: number): number => 1000 + card
export const sideCode = (side: number): number => 2000 + side
export type Named = { kind: 'place' | 'card' | 'side'; number: number }
export const named = (code: number): Named =>
  code >= 2000
    ? { kind: 'side', number: code - 2000 }
    : code >= 1000
      ? { kind: 'card', number: code - 1000 }
      : { kind: 'place', number: code }

/** Returns the signs of a trade with its current Cash and the printed one. */
export function priced(signs: RuleSign[], cash: number): (RuleSign & { was?: string })[] {
  const got = signs.findIndex(({ text }) => text === '→') + 1
  return signs.map((one, i) =>
    i === got && one.name === 'cash' ? { ...one, text: String(cash), was: one.text } : one,
  )
}

export class Deck {
  constructor(
    readonly cards: MayhemCards,
    readonly seats: number,
  ) {}

  said(words: Words): string {
    return bound(this.written(words)).replaceAll("'", '’')
  }

  written(words: Words): string {
    return words[texts.language] ?? words['en'] ?? ''
  }

  /** Returns the name of a card, as in a sentence. */
  title(names: Words): string {
    return t('title', { name: this.bare(names) })
  }

  /** Returns a name without the quotation marks around it. */
  bare(names: Words): string {
    return this.said(names)
      .replace(/^«(.*)»$/, '$1')
      .replaceAll('«', '„')
      .replaceAll('»', '“')
  }

  /** Returns the name of a Site or an Opportunity, as its sentence needs it if the texts know the name. */
  located(names: Words, form: string): string {
    const name = this.said(names)
    for (const gender of GENDERS) {
      const known = inflected(gender, 'nom').indexOf(name)
      if (known >= 0) return t('site', { name: inflected(gender, form)[known]!, gender, form })
    }
    return t('site', { name: this.bare(names), gender: 'none', form })
  }

  /** The name of any component. */
  called(code: number): string {
    const { kind, number } = named(code)
    return kind === 'side'
      ? this.clubName(number)
      : this.said((kind === 'card' ? this.card(number) : this.site(number)).names)
  }

  // Locations

  /** The number that a table gives a location of the set. */
  numbered(index: number): number {
    return index + this.seats + 1
  }

  site(place: number): Place {
    return this.cards.places[place - this.seats - 1]!
  }

  /** Returns a location; `form`: as in games/mayhem/text/wording.toml. */
  place(place: number, form = 'nom'): string {
    if (place < this.seats) return t('place-clubhouse', { form })
    if (place === this.seats) return t('place-emergency-room', { name: this.said(this.cards.emergency), form })
    return this.located(this.site(place).names, form)
  }

  /** Returns the same name standing alone, as on a button. */
  alone(place: number): string {
    return capital(place > this.seats ? this.said(this.site(place).names) : this.place(place))
  }

  /** Returns a location by its word in answers. */
  found(word: string): number {
    if (word.startsWith('clubhouse-')) return Number(word.slice('clubhouse-'.length)) - 1
    if (word === 'emergency-room') return this.seats
    return this.numbered(this.cards.places.findIndex(({ id }) => id === word))
  }

  word(place: number): string {
    return place < this.seats
      ? `clubhouse-${place + 1}`
      : place === this.seats
        ? 'emergency-room'
        : this.site(place).id
  }

  /** Returns the effect of a rule in words; `cash`: the yield of its trade, if it differs from the printed one. */
  rule(place: number, number: number, cash?: number): string {
    return this.hot(this.service(place, number), cash)
  }

  /** A rule of a location, or its Boost. */
  service(place: number, number: number): SiteRule {
    const site = this.site(place)
    return number === BOOST ? site.boost! : site.rules[number]!
  }

  /** The numbers of all rules of a location, with its Boost. */
  services(place: number): number[] {
    const { rules, boost } = this.site(place)
    return [...rules.keys(), ...(boost ? [BOOST] : [])]
  }

  /** Returns whether a rule or the Boost of a location would do nothing now for the gang that looks at it. */
  idle(view: MayhemView, place: number, number: number): boolean {
    const { goods, heat } = view.gangs[view.seat]!
    const { effect, trade } = this.service(place, number)
    const cools = /^DROP [^;]*$/.test(effect)
    return barred(view, place, number) || (cools && !heat) || !affords(goods, trade?.pay ?? [])
  }

  hot({ kind, heat, text, trade }: SiteRule, cash?: number): string {
    let what = this.said(text)
    if (trade && cash !== undefined) {
      const [pay, get] = [trade.pay, [cash, ...trade.get.slice(1)]].map((goods) => this.goods(goods))
      what = t('does-times', {
        text: t(kind === 'sell' ? 'does-sell' : 'does-swap', { pay: pay!, get: get! }),
        n: trade.most,
      })
    }
    return heat ? t('with-heat', { text: what, n: heat }) : what
  }

  /**
   * Returns all texts of a location, line by line; `now`: the yield of a trade by its number, if it differs from the
   * printed one; `barred`: whether an effect is forbidden.
   */
  about(
    site: Place,
    now: (number: number) => number | undefined = () => undefined,
    barred: (number: number) => boolean = () => false,
  ): string[] {
    const told = (rule: SiteRule, number: number): string => {
      const cash = now(number)
      if (barred(number)) return t('web-barred', { text: this.hot(rule) })
      return cash === undefined
        ? this.hot(rule)
        : t('web-price-now', { now: this.hot(rule, cash), printed: this.hot(rule) })
    }
    return [
      ...site.rules.map(told),
      ...(site.boost ? [t('place-boost', { text: told(site.boost, BOOST) })] : []),
      ...(site.heat ? [t('place-heat', { n: site.heat })] : []),
      ...(site.guns ? [] : [t('place-no-guns')]),
    ]
  }

  // Goods and Dudes

  good(good: number, n: number, form = 'acc'): string {
    return good === 0 ? texts.money(n) : t(good === 1 ? 'guns' : 'contraband', { n, form })
  }

  goods(goods: readonly number[], form = 'acc'): string {
    const parts = goods.flatMap((n, good) => (n ? [this.good(good, n, form)] : []))
    return parts.length ? texts.all(parts) : t('goods-none')
  }

  /** The price of a Patch In, in addition to its token. */
  get patchIn(): string {
    return this.goods(this.cards.patch_in, 'nom')
  }

  dudes(members: number, prospects: number, form = 'acc'): string {
    const parts = [
      ...(members ? [t('members', { n: members, form })] : []),
      ...(prospects ? [t('prospects', { n: prospects, form })] : []),
    ]
    return parts.length ? texts.all(parts) : t('dudes-none', { form })
  }

  dude(place: number, prospect: number, form = 'acc'): string {
    return t('dude', { kind: prospect ? 'prospect' : 'member', place: this.place(place, 'at'), form })
  }

  // Gangs and cards

  club(side: number): Club {
    return this.cards.clubs[side >> 1]!
  }

  side(side: number): ClubSide {
    return side & 1 ? this.cards.unleaded : this.club(side).side
  }

  gang(club: number, plain: boolean): string {
    const name = this.said(this.cards.clubs[club]!.names)
    return plain ? t('gang-plain', { gang: name }) : name
  }

  clubName(side: number): string {
    return side < 0 ? '' : this.said(this.club(side).names)
  }

  clubOrder(side: number, number: number): string {
    return this.said(this.side(side).orders[number]!)
  }

  /** Returns the abilities that only this side has, line by line. */
  powers(side: number): string[] {
    const { changes, orders } = this.side(side)
    return [
      ...changes.map((words) => this.said(words)),
      ...orders.map((_, i) => t('choice-club', { text: this.clubOrder(side, i) })),
    ]
  }

  card(card: number): AnarchyCard {
    return this.cards.cards[card]!
  }

  cardName(card: number): string {
    return this.title(this.card(card).names)
  }

  /** The rules that a component is about. */
  laws(code: number): string[] {
    const { kind, number } = named(code)
    if (kind === 'side') return [number & 1 ? 'GANG-UNL' : (OWN[this.club(number).id] ?? 'GANG')]
    const own = OWN[(kind === 'card' ? this.card(number) : this.site(number)).id]
    return own === undefined ? [] : [own]
  }

  /** Returns whether one of these cards makes a change, by its text in games/mayhem/text/locale. */
  changed(cards: readonly number[], text: string): boolean {
    return cards.some((card) => this.said(this.card(card).text).split('; ').includes(text))
  }

  cardText(card: number): string {
    const one = this.card(card)
    return t('card-text', { card: t(`card-${one.kind}`, { card: this.cardName(card) }), text: this.said(one.text) })
  }
}
