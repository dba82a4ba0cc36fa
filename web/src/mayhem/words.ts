/** What happens in Men of Mayhem, in words: the same messages as in the terminal (tui/mayhem/words.py). */

import { capital } from '../lib/capital'
import { texts, type Args } from '../lib/texts.svelte'
import type { Message } from '../lib/wire'
import type { Said } from '../room'
import { BOOST, type Deck } from './deck'
import { t } from './texts'
import { ALL, nothing, type Deal } from './view'

const ORDERS = ['sit', 'recruit', 'exploit', 'throw-down', 'ambush', 'patch-in', 'ride', 'club', 'convoy']
const [RIDE, EXPLOIT, THROW, AMBUSH] = [6, 2, 3, 4]
/** What is seen on the table, or said by the next message. */
const SILENT = ['turn', 'passed', 'ready', 'guns-chosen', 'traffic-chosen']

/** Of a Ride: from, to, Members, Prospects. */
const ride = (what: number): [number, number, number, number] => [
  (what >> 16) & 255,
  (what >> 8) & 255,
  (what >> 4) & 15,
  what & 15,
]

export class Teller {
  constructor(
    readonly deck: Deck,
    readonly players: string[],
    readonly seat: number | null,
  ) {}

  name(seat: number): string {
    return seat === this.seat ? t('you') : (this.players[seat] ?? '?')
  }

  /** One event; null for what goes without saying where the table is seen. */
  say(message: Message): Said | null {
    const [kind, ...args] = message
    if (SILENT.includes(kind) && kind !== 'turn') return null
    if (kind === 'exploit' && args[2] !== BOOST) return null
    const whole = this.whole(kind, args)
    if (whole) return { doer: null, text: whole, kind }
    const doer = Number(args[0])
    const [id, words] = this.worded(kind, args)
    if (!texts.has(`event-${id}`, 'mayhem')) return null
    return { doer, text: t(`event-${id}`, { you: doer === this.seat ? 'yes' : 'no', ...words }), kind }
  }

  /** A player that something is done to: the reader, another, or all. */
  whom(other: number): Args {
    if (other === ALL) return { whom: 'all', player: '' }
    return { whom: other === this.seat ? 'you' : 'other', player: this.players[other] ?? '?' }
  }

  /** A player who does something in a sentence: the reader or another. */
  private who(seat: number): Args {
    return { who: seat === this.seat ? 'you' : 'other', player: this.players[seat] ?? '?' }
  }

  end(winner: number): string {
    return t('event-end', this.who(winner))
  }

  terms(given: readonly number[], wanted: readonly number[]): string {
    if (nothing(given)) return t('terms-plea', { wanted: this.deck.goods(wanted) })
    if (nothing(wanted)) return t('terms-gift', { given: this.deck.goods(given) })
    return t('terms', { given: this.deck.goods(given), wanted: this.deck.goods(wanted) })
  }

  /** An offer as a thing: of whom, to whom, what for what. */
  offer([maker, to, given, wanted]: Deal): string {
    return t('offer', {
      maker: maker === this.seat ? 'you' : 'other',
      from: this.players[maker] ?? '?',
      ...this.whom(to),
      terms: this.terms(given, wanted),
    })
  }

  private each(told: [number, string][]): string {
    return told.map(([seat, what]) => t('each-player', { player: this.name(seat), what })).join(', ')
  }

  /** The sentence of an event that nobody in particular does. */
  private whole(kind: string, args: any[]): string {
    const { deck } = this
    switch (kind) {
      case 'round':
        return t('event-round', { n: args[0] })
      case 'site':
        return t('event-site', { place: deck.place(args[0]) })
      case 'card':
        return t('event-card', { card: deck.cardText(args[0]) })
      case 'hit':
        return this.hit(args[0], args.slice(1))
      case 'guns':
      case 'traffic':
        return t(`event-${kind}`, {
          amounts:
            this.each(args.flatMap((n, seat) => (n >= 0 ? [[seat, String(n)] as [number, string]] : []))) ||
            t('goods-none'),
        })
      case 'market':
        return t('event-market', { goods: deck.good(2, args[0], 'nom'), money: texts.money(args[1]) })
      case 'totals': {
        const [place, winner, there, totals] = args as [number, number, number[], number[]]
        const words = {
          place: deck.place(place),
          totals: this.each(there.map((seat, i) => [seat, String(totals[i])])),
        }
        return winner < 0 ? t('event-totals-tied', words) : t('event-totals', { ...this.who(winner), ...words })
      }
      case 'expired':
      case 'declined':
      case 'withdrawn':
        return capital(t(`event-${kind}`, { offer: this.offer(args as unknown as Deal) }))
      case 'clean-up':
        return t('event-clean-up')
      case 'blinds':
        return t('event-blinds', {
          players: args
            .map((goods, i) => t('holdings', { player: this.name(i), goods: deck.goods(goods, 'nom') }))
            .join('; '),
        })
      case 'end':
        return this.end(args[0])
      default:
        return ''
    }
  }

  private hit(card: number, seats: number[]): string {
    const words = { card: this.deck.cardName(card) }
    if (!seats.length) return t('event-hit-none', words)
    if (seats.length === this.players.length) return t('event-hit-each', words)
    return t('event-hit', { ...words, players: texts.people(this.players, seats, this.seat, 'hit') })
  }

  /** An event that somebody has to do with: the id of its text and what is put into it. */
  private worded(kind: string, args: any[]): [string, Args] {
    const { deck } = this
    const [, second, third, fourth, fifth] = args
    const tokens = (n: number): Args => ({ tokens: t('tokens', { n, form: 'acc' }) })
    switch (kind) {
      case 'order':
        return this.order(second, third)
      case 'exploit':
        return ['exploit-boost', { text: deck.rule(second, third) }]
      case 'exploit-now':
        return ['order-exploit', { place: deck.place(second) }]
      case 'claim':
        return second === null ? [kind, {}] : ['claim-seen', tokens(second)]
      case 'tokens':
        return [kind, tokens(second)]
      case 'trade':
        return third ? [kind, { n: third }] : ['trade-none', {}]
      case 'lose':
        if (third === 0) return ['lose-none', { good: deck.goodName(second) }]
        return [kind, { goods: deck.good(second, third) }]
      case 'gain':
      case 'pay':
        return [kind, { goods: deck.good(second, third) }]
      case 'steal': {
        const words = { goods: deck.good(third, fourth), ...this.whom(second) }
        if (fifth === null) return [kind, words]
        return fifth === fourth
          ? ['steal-seen', words]
          : ['steal-short', { ...words, taken: fifth ? deck.good(third, fifth, 'nom') : t('goods-none') }]
      }
      case 'peek':
        return [kind, { goods: deck.goods(args.slice(2), 'nom'), ...this.whom(second) }]
      case 'roll':
      case 'die':
        return ['die', { n: second }]
      case 'last-die':
        return [kind, { n: second, total: third }]
      case 'gang':
        return [kind, { gang: deck.gang(second, third === 1) }]
      case 'heal':
      case 'injured':
        return [kind, { dudes: deck.dudes(second, third) }]
      case 'home':
        return [kind, { dudes: deck.dudes(third, fourth, 'with') }]
      case 'recruit':
        return [kind, { dudes: deck.dudes(0, second) }]
      case 'promote':
        return [kind, { place: deck.place(second) }]
      case 'heat':
        return [second > 0 ? 'heat-gain' : 'heat-drop', { n: Math.abs(second), now: third }]
      case 'fall':
        return [kind, { dude: deck.dude(second, third, 'with'), now: fourth }]
      case 'dude-lost':
        return [kind, { dude: deck.dude(second, third) }]
      case 'out':
        return [kind, { goods: deck.goods(second, 'nom') }]
      case 'shot':
      case 'jail':
        return [kind, this.whom(second)]
      case 'offer':
        return [kind, { terms: this.terms(third, fourth), ...this.whom(second) }]
      case 'deal':
        return third === null
          ? [kind, this.whom(second)]
          : ['deal-seen', { ...this.whom(second), given: deck.goods(third), wanted: deck.goods(fourth) }]
      case 'bill':
        return [kind, { paid: deck.dudes(second, third), dead: deck.dudes(fourth, fifth, 'nom') }]
      case 'emergency':
        return [fourth ? 'emergency-lives' : 'emergency-dies', { kind: second ? 'prospect' : 'member', n: third }]
      case 'convoy': {
        const rides = args.slice(1).map(ride)
        return [
          kind,
          {
            goal: deck.place(rides[0]![1]),
            dudes: rides.map(([from, , ...dudes]) => this.from(from, ...dudes)).join(', '),
          },
        ]
      }
      case 'back-up': {
        const steps = args.slice(2) as number[]
        const told = steps.map((step) => this.from(Math.floor(step / 64), Math.floor(step / 8) % 8, step % 8))
        return told.length ? [kind, { dudes: told.join(', ') }] : ['back-up-none', {}]
      }
      default:
        return [kind, {}]
    }
  }

  private order(order: number, what: number): [string, Args] {
    const id = `order-${ORDERS[order]}`
    if (order === RIDE) {
      const [source, goal, members, prospects] = ride(what)
      return [
        id,
        {
          source: this.deck.place(source),
          goal: this.deck.place(goal),
          dudes: this.deck.dudes(members, prospects, 'with'),
        },
      ]
    }
    return [id, [EXPLOIT, THROW, AMBUSH].includes(order) ? { place: this.deck.place(what) } : {}]
  }

  /** Dudes, and where they come from. */
  from(source: number, members: number, prospects: number): string {
    return t('dudes-from', { dudes: this.deck.dudes(members, prospects, 'nom'), place: this.deck.place(source) })
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
        return [EXPLOIT, THROW, AMBUSH].includes(n(1)) ? [`place ${n(2)}`] : []
      case 'exploit':
      case 'exploit-now':
      case 'back-up':
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
