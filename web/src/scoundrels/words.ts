/** What happens in 3000 Scoundrels, in words: the same messages as in the terminal (tui/scoundrels/words.py). */

import { texts, type Args } from '../lib/texts.svelte'
import type { Message } from '../lib/wire'
import type { Said } from '../room'
import { signed, type Deck } from './deck'
import { t } from './texts'
import {
  DECK,
  FACES,
  FREE,
  HIDDEN,
  PILE,
  SALOON,
  SLOTS,
  STOLEN,
  UNUSED,
  known,
  seatsOf,
  type Safe,
  type ScoundrelsView,
} from './view'

export const SHERIFF = ['sell', 'bail', 'bail-two', 'bribe'] as const
const SILENT = ['trust', 'arrange', 'target', 'strategy-chosen']
type Use = 'name' | 'look' | 'on' | 'onto' | 'from'

const hand = (faces: number[]): string => faces.map((face) => FACES[face]).join(' ')

export class Teller {
  constructor(
    readonly deck: Deck,
    readonly players: string[],
    readonly seat: number | null,
  ) {}

  name(seat: number): string {
    return seat === this.seat ? t('you') : (this.players[seat] ?? '?')
  }

  leader(leader: number): string {
    return this.deck.leader(leader)
  }

  /** A player that something is done to: the reader, the doer, or another. */
  whom(other: number, doer = -1): Args {
    return {
      whom: other === this.seat ? 'you' : other === doer ? 'self' : 'other',
      player: this.players[other] ?? '?',
    }
  }

  /** A played card or the top of a deck, to look at, to lie on, to go onto, to come from, or its name. */
  card(owner: number, slot: number, use: Use, doer = -1): string {
    const words = { use, ...this.whom(owner, doer) }
    return slot === DECK ? t('card-deck', words) : t('card-played', { ...words, slot: SLOTS[slot]! })
  }

  /** Players in a sentence. */
  private people(mask: number, role: string): string {
    return texts.people(this.players, seatsOf(mask, this.players.length), this.seat, role)
  }

  /** One event; null for what goes without saying where the table is seen. */
  say(message: Message): Said | null {
    const [kind, ...args] = message
    if (SILENT.includes(kind)) return null
    const whole = this.whole(kind, args)
    if (whole) return { doer: null, text: whole, kind }
    const found = this.worded(kind, args) ?? this.safe(kind, args)
    if (!found) return null
    const doer = Number(kind === 'discard' ? args[2] : args[0])
    const [id, words] = found
    return {
      doer,
      text: t(`event-${id}`, { you: doer === this.seat ? 'yes' : 'no', ...words }),
      kind: kind === 'reveal' ? id : kind,
    }
  }

  private label(trait: unknown, job: unknown): string {
    return this.deck.label({ trait: Number(trait), job: Number(job) })
  }

  /** The sentence of an event that nobody in particular does. */
  private whole(kind: string, args: unknown[]): string {
    const told = (id: string, words: (one: number, seat: number) => Args): string =>
      args.map((one, seat) => t(id, { player: this.name(seat), ...words(Number(one), seat) })).join(', ')
    switch (kind) {
      case 'day':
      case 'dusk':
        return t(`event-${kind}`, { day: Number(args[0]) })
      case 'leaders':
        return t('event-leaders', { leaders: told('leader-of', (one) => ({ leader: this.leader(one) })) })
      case 'strategy':
        return t('event-strategy', { cards: told('strategy-of', (one) => ({ card: this.deck.strategy(one) })) })
      case 'create':
        return t('event-create', { scoundrel: this.label(args[1], args[2]) })
      case 'to-bottom':
        return t('event-to-bottom', { scoundrel: this.label(args[0], args[1]) })
      case 'discard':
        return Number(args[2]) >= SALOON ? t('event-gone', { scoundrel: this.label(args[0], args[1]) }) : ''
      case 'end':
        return t('event-end', {
          who: args[1] === this.seat ? 'you' : 'other',
          player: this.players[Number(args[1])] ?? '?',
        })
      default:
        return ''
    }
  }

  /** The text for whoever saw the secret, or for the others. */
  private seen(kind: string, words: Args, name: string, secret: string | null): [string, Args] {
    return secret === null ? [kind, words] : [`${kind}-seen`, { ...words, [name]: secret }]
  }

  /** An event that somebody has to do with: the id of its text and what is put into it. */
  private worded(kind: string, args: any[]): [string, Args] | null {
    const [first, second, third, fourth] = args
    const money = texts.money
    switch (kind) {
      case 'play':
        return this.seen(kind, { slot: SLOTS[second]! }, 'card', third === null ? null : FACES[third]!)
      case 'draw':
      case 'under':
        return this.seen(kind, { n: second }, 'cards', third === null ? null : hand(third))
      case 'reveal':
        return [
          third === second + 1 ? 'reveal-true' : 'reveal-bluff',
          { slot: SLOTS[second]!, card: FACES[third]!, players: this.people(fourth, 'by') },
        ]
      case 'strategy-chosen':
        return this.seen(kind, {}, 'card', second === null ? null : this.deck.strategy(second))
      case 'face-up':
        return [kind, { card: FACES[0] }]
      case 'reveal-top':
        return [kind, { card: FACES[second]! }]
      case 'gain':
      case 'spend':
        return [kind, { money: money.call(texts, second) }]
      case 'rob':
        return [kind, { money: money.call(texts, third), ...this.whom(second, first) }]
      case 'rep':
        return [second > 0 ? 'rep-gain' : 'rep-lose', { n: Math.abs(second), now: signed(third) }]
      case 'jail':
        return [kind, { n: second }]
      case 'free':
        return [kind, { n: third, ...this.whom(second, first) }]
      case 'dawn':
      case 'order':
      case 'target':
        return [kind, this.whom(second, first)]
      case 'suspect':
        return [kind, { card: this.card(second, third, 'on', first) }]
      case 'peek':
        return this.seen(
          kind,
          { card: this.card(second, third, 'look', first) },
          'face',
          fourth === null ? null : FACES[fourth]!,
        )
      case 'recall':
        return [kind, { card: this.card(second, third, 'from', first) }]
      case 'destroy':
        return [kind, { card: this.card(first, second, 'on', first), players: this.people(third, 'of') }]
      case 'use':
        return [
          kind,
          {
            scoundrel: this.label(second, third),
            where: fourth === SALOON ? 'saloon' : fourth === PILE ? 'pile' : 'board',
          },
        ]
      case 'use-leader':
        return [kind, { slots: this.deck.slots(second) }]
      case 'use-strategy':
        return [kind, { card: this.deck.strategy(second) }]
      case 'hire':
        return [
          kind,
          {
            scoundrel: this.label(second, third),
            money: money.call(texts, fourth),
            where: args[4] === PILE ? 'pile' : 'saloon',
          },
        ]
      case 'discard':
        return [kind, { scoundrel: this.label(first, second) }]
      case 'sheriff':
        return [`sheriff-${SHERIFF[second]}`, {}]
      case 'swap-jobs':
      case 'swap-traits':
        return [kind, { a: this.label(second, third), b: this.label(fourth, args[4]) }]
      case 'tech': {
        const [safes, marks, reputation, icons] = args.slice(1).map(signed)
        return [
          kind,
          {
            safes: safes!,
            marks: marks!,
            reputation: reputation!,
            icons: icons!,
            total: second + third + fourth + args[4],
          },
        ]
      }
      case 'first':
      case 'turn':
      case 'trust':
      case 'arrange':
      case 'shuffle':
        return [kind, {}]
      default:
        return null
    }
  }

  /** An event about a safe. */
  private safe(kind: string, args: any[]): [string, Args] | null {
    const key = (cell: number): string => this.deck.key(cell)
    const content = args[2] === null || args[2] === undefined ? null : args[2]
    switch (kind) {
      case 'no-mark':
        return [kind, { safe: key(args[1]) }]
      case 'mark':
        return [kind, { safe: key(args[1]), number: String(args[2]) }]
      case 'move-mark': {
        const words = { safe: key(args[1]), number: String(args[2]), new: String(args[4]) }
        return args[1] === args[3] ? ['turn-mark', words] : [kind, { ...words, to: key(args[3]) }]
      }
      case 'swap-safe':
        return [kind, { safe: key(args[1]), other: key(args[2]) }]
      case 'scout':
      case 'steal':
      case 'open':
        if (kind === 'open') return [kind, { safe: key(args[1]), content: this.deck.content(args[2]) }]
        return this.seen(kind, { safe: key(args[1]) }, 'content', content === null ? null : this.deck.content(content))
      case 'abandon':
        return this.seen(
          kind,
          { safe: key(args[1]), where: args[3] === UNUSED ? 'unused' : 'map' },
          'content',
          content === null ? null : this.deck.content(content),
        )
      default:
        return null
    }
  }

  /** Who has won, and by what: 0 more tech than the next, 1 more dollars, 2 a later turn. */
  end(by: number, winner: number, tech: number): string {
    const words = { who: winner === this.seat ? 'you' : 'other', player: this.players[winner] ?? '?', tech }
    return t(['end', 'end-dollars', 'end-turn'][by] ?? 'end', words)
  }

  // Notes

  notes(view: ScoundrelsView): string[] {
    const out = view.safes.filter((safe) => safe.safe !== HIDDEN).map((safe) => this.note(safe))
    view.sheets.forEach((sheet, owner) => {
      if (owner === view.seat) return
      const cards = sheet.slots
        .map((face, slot) => [slot, face] as const)
        .filter(([, face]) => face !== FREE && known(face))
      if (known(sheet.top)) cards.push([DECK, sheet.top])
      for (const [slot, face] of cards)
        out.push(t('note-card', { card: this.card(owner, slot, 'name'), face: FACES[face]! }))
    })
    return out
  }

  /** What is in a safe, where it lies, how it is marked. */
  private note(safe: Safe): string {
    const location = this.deck.location(safe.location)
    const thief = safe.where - STOLEN
    const where =
      thief === this.seat
        ? t('web-note-mine')
        : thief >= 0
          ? t('note-stolen', { player: this.name(thief) })
          : safe.where === UNUSED
            ? t('note-unused', { location })
            : location
    const words = { safe: this.deck.key(safe.cell), content: this.deck.content(safe.safe), where }
    if (!safe.marks.length) return t('note-safe', words)
    const marks = safe.marks
      .map(([seat, number]) => t('note-mark', { player: this.name(seat), number: String(number) }))
      .join(', ')
    return t('note-safe-marked', { marks, ...words })
  }
}
