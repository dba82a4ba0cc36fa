/** Events, questions and answers of Men of Mayhem: the nouns of games/mayhem/text/wording.toml. */

import TABLE from '../../../src/skulduggery/games/mayhem/text/wording.toml'
import { capital } from '../lib/capital'
import { texts } from '../lib/texts.svelte'
import type { Message } from '../lib/wire'
import { common, Wording, type Nouns } from '../lib/wording'
import type { Said } from '../room'
import { BOOST, type Deck } from './deck'
import { t } from './texts'
import { ALL, called, nothing, ride, type Deal } from './view'

const WORDING = new Wording(TABLE, t)
const ORDERS = ['sit', 'recruit', 'exploit', 'throw-down', 'ambush', 'patch-in', 'ride', 'club', 'convoy']
export const EXPLOIT = 2
const [RIDE, RECRUIT, THROW, AMBUSH] = [6, 1, 3, 4]
/** Events that are seen on the table or told by the next message. */
const SILENT = ['passed', 'ready', 'guns-chosen', 'traffic-chosen']

/** Returns the location that the latest order exploits; -1 if it is another order. */
export function exploited(told: readonly Message[]): number {
  const last = told.findLast(([kind]) => kind === 'order' || kind === 'exploit-now')
  return last && (last[0] === 'order' ? last[2] === EXPLOIT : true) ? Number(last.at(-1)) : -1
}

/** An offer from the arguments of a question: maker, addressee, goods given, goods wanted. */
const dealt = ([maker, to, ...goods]: number[]): Deal =>
  [maker, to, goods.slice(0, 3), goods.slice(3)] as unknown as Deal

export class Teller {
  readonly #nouns: Nouns

  constructor(
    readonly deck: Deck,
    readonly players: string[],
    readonly seat: number | null,
  ) {
    this.#nouns = this.#named()
  }

  name(seat: number): string {
    return seat === this.seat ? t('you') : (this.players[seat] ?? '?')
  }

  /** One event; null for what goes without saying where the table is seen. */
  say([kind, ...args]: Message): Said | null {
    const unsaid = kind === 'exploit' ? args[2] !== BOOST : kind === 'lose' ? !args[2] : SILENT.includes(kind)
    const line = kind === 'order' ? `order-${ORDERS[Number(args[1])]}` : kind
    const told = unsaid ? null : WORDING.event(this.#nouns, this.players, this.seat, line, args)
    return told && { ...told, kind }
  }

  /** Returns a question, or a further one on the way to its answer; its kind if there are no words for it. */
  question(kind: string, ...args: number[]): string {
    return WORDING.asks(kind) ? WORDING.question(this.#nouns, kind, args) : kind
  }

  /** An answer, as on its button. */
  answer(kind: string, ...args: unknown[]): string {
    return capital(WORDING.answer(this.#nouns, kind, args))
  }

  /** What is offered for what. */
  terms = (given: readonly number[], wanted: readonly number[]): string => {
    const [gives, wants] = [this.deck.goods(given), this.deck.goods(wanted)]
    if (nothing(given)) return t('terms-plea', { wanted: wants })
    if (nothing(wanted)) return t('terms-gift', { given: gives })
    return t('terms', { given: gives, wanted: wants })
  }

  /** The nouns of the table. */
  #named(): Nouns {
    const { deck, players, seat } = this
    const { who, whom, ...others } = common(t, players, seat)
    const place = (one: number, form?: string): string => deck.place(one, form)
    const good = (one: number, n: number, form?: string): string => deck.good(one, n, form)
    const goods = (lot: readonly number[], form?: string): string => deck.goods(lot, form)
    const dudes = (members: number, prospects: number, form?: string): string => deck.dudes(members, prospects, form)
    const sent = (source: number, members: number, prospects: number): string =>
      t('dudes-from', { dudes: dudes(members, prospects, 'nom'), place: place(source, 'from') })
    const each = (id: string, told: [number, string][], between = ', '): string =>
      told.map(([one, what]) => t(id, { player: this.name(one), what })).join(between)
    const towards = (one: number): string | number => (one === ALL ? 'all' : whom!(one))
    const offer = (said: Deal | number[]): string => {
      const [maker, to, given, wanted] = said.length === 4 ? (said as Deal) : dealt(said as number[])
      const from = players[maker]!
      const player = players[to] ?? ''
      return t('offer', { maker: who!(maker), from, whom: towards(to), player, terms: this.terms(given, wanted) })
    }
    return {
      ...others,
      who: who!,
      whom: towards,
      text: (id: string) => t(id),
      negative: (n: number, yes: string, no = '') => (n < 0 ? yes : no),
      place,
      rule: (at: number, number: number, cash?: number | null) => deck.rule(at, number, cash ?? undefined),
      services: (at: number, rules: [number, number | null][]) =>
        rules.length ? texts.all(rules.map(([number, cash]) => deck.rule(at, number, cash ?? undefined))) : '',
      club_order: (side: number, number: number) => deck.clubOrder(side, number),
      gang: (gang: number, plain: number) => deck.gang(gang, plain === 1),
      card: (card: number) => deck.cardName(card),
      whole_card: (card: number) => deck.cardText(card),
      struck: ({ length }: number[]) => (length ? (length === players.length ? '-each' : '') : '-none'),
      boosted: (rule: number) => (rule === BOOST ? '-boost' : ''),
      things: (n: number, id: string, form = 'acc') => t(id, { n, form }),
      good,
      goods,
      lot: (...lot: number[]) => goods(lot),
      loot: (wanted: number, got: number | null) => (got === null ? '' : got === wanted ? '-seen' : '-short'),
      taken: (one: number, n: number) => (n ? good(one, n, 'nom') : t('goods-none')),
      dudes,
      dude: (at: number, prospect: number, form?: string) => deck.dude(at, prospect, form),
      source: (what: number, form: string) => place(ride(what)[0], form),
      goal: (what: number, form: string) => place(ride(what)[1], form),
      riders: (what: number, form: string) => dudes((what >> 4) & 15, what & 15, form),
      convoy: (rides: number[]) =>
        rides
          .map(ride)
          .map(([source, , ...crew]) => sent(source, ...crew))
          .join(', '),
      back_up: (steps: number[]) => steps.map((step) => sent(...called(step))).join(', '),
      amounts: (numbers: number[]) => {
        const told = numbers.flatMap((n, one): [number, string][] => (n < 0 ? [] : [[one, String(n)]]))
        return each('each-player', told) || t('goods-none')
      },
      totals: (seats: number[], totals: number[]) =>
        each(
          'each-player',
          seats.map((one, i) => [one, String(totals[i])]),
        ),
      holdings: (held: number[][]) =>
        each(
          'holdings',
          held.map((lot, one) => [one, goods(lot, 'nom')]),
          '; ',
        ),
      addressee: (one: number) => (one === ALL ? t('choice-everybody') : this.name(one)),
      offer,
      terms: this.terms,
    }
  }

  /** The places of the board where an event happened. */
  touches([kind, ...args]: Message): string[] {
    const n = (i: number): number => Number(args[i])
    switch (kind) {
      case 'order':
        if (n(1) === RIDE)
          return ride(n(2))
            .slice(0, 2)
            .map((place) => `place ${place}`)
        if (n(1) === RECRUIT) return [`place ${n(0)}`] // the gang's clubhouse
        return [EXPLOIT, THROW, AMBUSH].includes(n(1)) ? [`place ${n(2)}`] : []
      case 'exploit':
      case 'exploit-now':
      case 'back-up':
      case 'promote':
        return [`place ${n(1)}`]
      case 'site':
      case 'totals':
        return [`place ${n(0)}`]
      case 'card':
        return [`card ${n(0)}`]
      default:
        return []
    }
  }
}
