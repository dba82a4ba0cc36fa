/** Events and questions of 3000 Scoundrels in words: the nouns of games/scoundrels/text/wording.toml. */

import TABLE from '../../../src/skulduggery/games/scoundrels/text/wording.toml'
import { texts } from '../lib/texts.svelte'
import type { Ask, Message } from '../lib/wire'
import { common, Wording, type Nouns } from '../lib/wording'
import type { Said } from '../room'
import type { Deck } from './deck'
import { t } from './texts'
import {
  arranged,
  DECK,
  FACES,
  find,
  FREE,
  HIDDEN,
  PILE,
  SALOON,
  SLOTS,
  STOLEN,
  UNUSED,
  known,
  marksOn,
  seatsOf,
  type ScoundrelsView,
} from './view'

const WORDING = new Wording(TABLE, t)
const SILENT = ['trust', 'arrange', 'target', 'strategy-chosen']
/** Questions that no scoundrel asks, or the one that was just hired. */
const UNNAMED = ['guard', 'last-look', 'room', 'arrange']
export const SWAPS = ['swap-jobs', 'swap-traits']
type Use = 'name' | 'look' | 'on' | 'onto' | 'from'

export class Teller {
  readonly nouns: Nouns

  constructor(
    readonly deck: Deck,
    readonly players: string[],
    readonly seat: number | null,
  ) {
    this.nouns = this.#told()
  }

  name(seat: number): string {
    return seat === this.seat ? t('you') : (this.players[seat] ?? '?')
  }

  /** A played card or the top of a deck, to look at, to lie on, to go onto, to come from, or its name. */
  card(owner: number, slot: number, use: Use, doer = -1): string {
    const words = { use, whom: this.nouns['whom']!(owner, doer), player: this.nouns['player']!(owner) }
    return slot === DECK ? t('card-deck', words) : t('card-played', { ...words, slot: SLOTS[slot]! })
  }

  /** A mark on a safe, both in one number. */
  mark(mark: number): string {
    return t('choice-mark', { number: String(mark % 10), safe: this.deck.key(Math.floor(mark / 10)) })
  }

  /** The marks on a safe, by seat and number. */
  marks(marks: [number, number][]): string {
    return marks.map(([one, number]) => t('note-mark', { player: this.name(one), number: String(number) })).join(', ')
  }

  /** Returns which marks on a safe are lies, in words. */
  lies(safe: number, marks: [number, number][]): string[] {
    const { deck, players, seat } = this
    return marks
      .filter(([, number]) => number !== deck.value(safe))
      .map(([one, number]) =>
        t('web-lie', { whom: one === seat ? 'you' : 'other', player: players[one]!, number: String(number) }),
      )
  }

  /** Returns which marks an event shows to be lies, in words: those on a safe that is turned up, or that I see. */
  exposes(messages: readonly Message[], i: number): string[] {
    const [kind, , cell, safe] = messages[i]!
    if (!['open', 'scout', 'steal'].includes(kind) || typeof safe !== 'number') return []
    const marks = marksOn(Number(cell), messages.slice(0, i))
    return this.lies(safe, kind === 'open' ? marks : marks.filter(([owner]) => owner !== this.seat))
  }

  /** One event; null for what goes without saying where the table is seen. */
  say([kind, ...args]: Message): Said | null {
    const told = SILENT.includes(kind) ? null : WORDING.event(this.nouns, this.players, this.seat, kind, args)
    return told && { ...told, kind }
  }

  asked(ask: Ask, view: ScoundrelsView): Asked {
    return new Asked(this, ask, view)
  }

  /** An answer to a question, as on its button. */
  answer(kind: string, ...args: number[]): string {
    return WORDING.answer(this.nouns, kind, args)
  }

  /** The nouns of sentences. */
  #told(): Nouns {
    const { deck, players, seat } = this
    return {
      ...common(t, players, seat),
      scoundrel: (trait: number, job: number) => deck.label({ trait, job }),
      strategy: (card: number) => deck.strategy(card),
      slots: (ability: number) => deck.slots(ability),
      leaders: (leaders: number[]) =>
        leaders.map((one, i) => t('leader-of', { player: this.name(i), leader: deck.suited(one) })).join(', '),
      strategies: (cards: number[]) =>
        cards.map((one, i) => t('strategy-of', { player: this.name(i), card: deck.strategy(one) })).join(', '),
      zone: (zone: number) => (zone === SALOON ? 'saloon' : zone === PILE ? 'pile' : 'board'),
      discarded: (zone: number) => (zone < SALOON ? 'discard' : 'gone'),
      rise: (change: number) => (change > 0 ? 'gain' : 'lose'),
      seats: (mask: number, role: string) => texts.people(players, seatsOf(mask, players.length), seat, role),
      total: (parts: number[]) => parts.reduce((sum, part) => sum + part, 0),
      slot: (slot: number) => SLOTS[slot]!,
      face: (face: number) => FACES[face]!,
      hand: (faces: number[]) => faces.map((face) => FACES[face]).join(' '),
      honesty: (slot: number, face: number) => (face === slot + 1 ? 'true' : 'bluff'),
      card: (owner: number, slot: number, use: Use, doer?: number) => this.card(owner, slot, use, doer),
      safe: (cell: number) => deck.key(cell),
      content: (safe: number) => deck.content(safe),
      left: (where: number) => (where === UNUSED ? 'unused' : 'map'),
      moved: (cell: number, to: number) => (cell === to ? 'turn' : 'move'),
      mark: (mark: number) => this.mark(mark),
      marked: ({ length }: unknown[]) => (length ? '-marked' : ''),
      marks: (marks: [number, number][]) => this.marks(marks),
      lying: (location: number, where: number) => {
        const thief = where - STOLEN
        if (thief === seat) return t('note-mine')
        if (thief >= 0) return t('note-stolen', { player: players[thief]! })
        return where === UNUSED ? t('note-unused', { location: deck.location(location) }) : deck.location(location)
      },
    }
  }

  /** Returns what I remember: the safes that I have seen, and the hidden cards of others. */
  notes(view: ScoundrelsView): string[] {
    const note = (kind: string, ...args: unknown[]): string => WORDING.note(this.nouns, kind, args)
    const safes = view.safes.filter(({ safe }) => safe !== HIDDEN)
    const cards = view.sheets.flatMap(({ slots, top }, owner) => {
      const lies = [...slots.entries(), [DECK, top] as const]
      return owner === view.seat
        ? []
        : lies.flatMap(([slot, face]) => (face !== FREE && known(face) ? note('card', owner, slot, face) : []))
    })
    return [
      ...safes.map(({ cell, safe, location, where, marks }) => note('safe', cell, safe, location, where, marks)),
      ...cards,
    ]
  }

  /** Returns the places on the board where an event happened. */
  touches([kind, seat, ...args]: Message): string[] {
    switch (kind) {
      case 'play':
        return [`slot ${seat} ${args[0]}`]
      case 'suspect':
      case 'peek':
      case 'recall':
        return [`slot ${args[0]} ${args[1]}`]
      case 'hire':
      case 'use':
        return [`scoundrel ${args[0]}`]
      case 'use-leader':
        return [`crew ${seat} 0`]
      case 'sheriff':
        return ['office']
      case 'scout':
      case 'mark':
      case 'steal':
        return [`safe ${args[0]}`]
      default:
        return []
    }
  }
}

/** A question in words, with the nouns that need the view of the seat that is asked. */
export class Asked {
  /** The kind; of a question within an ability, whose kind says what it is about, `may` or `choose`. */
  readonly family: string
  readonly #nouns: Nouns

  constructor(
    readonly teller: Teller,
    readonly ask: Ask,
    readonly view: ScoundrelsView,
  ) {
    this.family = /^(may|choose)(?=-)/.exec(ask.kind)?.[0] ?? ask.kind
    const { deck } = teller
    const named = (one: { trait: number; job: number } | null | undefined): string => (one ? deck.label(one) : '')
    const inside = (cell: number): string => {
      const { safe } = view.safes[cell]!
      return safe === HIDDEN ? '' : deck.content(safe)
    }
    const free = ask.options.some(({ words }) => words.length === 2 && words[1] !== 'none')
    this.#nouns = {
      ...teller.nouns,
      known: (trait: number) => named(find(view, trait)),
      first: (hired: number) => (hired >= 0 && deck.trait(hired).timing === 'hired' ? '-first' : ''),
      place: (place: number) => named(arranged(view.sheets[view.seat]!.board, ask)[place]) || `B${place}`,
      inside,
      marking: (cell: number) => (free ? (inside(cell) ? '-seen' : '') : '-none'),
    }
  }

  /** The question, behind the name of the scoundrel that asks it. */
  question(): string {
    const { ask, view, teller } = this
    if (this.common >= 0) return this.further(`${ask.kind}-with`, this.common)
    const question = this.family === 'may' ? (this.part(0) ?? t('ask-may')) : this.further(this.family, ...ask.args)
    const source = UNNAMED.includes(ask.kind) ? undefined : find(view, ask.args[0] ?? -1)
    return source ? t('ask-by', { scoundrel: teller.deck.label(source), question }) : question
  }

  /** A question of the table, also one asked before the other can be answered; its kind if the table has none. */
  further(kind: string, ...args: number[]): string {
    return WORDING.asks(kind) ? WORDING.question(this.#nouns, kind, args) : kind
  }

  /** The scoundrel that all offered swaps have in common, or -1. */
  get common(): number {
    const [first, ...more] = new Set(this.ask.options.map(({ words }) => words[1]!))
    return more.length || !SWAPS.includes(this.ask.kind) ? -1 : this.teller.deck.traitNumber(first!)
  }

  /** The words of the card for a question within its ability: of the scoundrel that asks, else the first such card. */
  part(i: number): string | null {
    const { deck } = this.teller
    const source = find(this.view, this.ask.args[0] ?? -1)
    const { jobs, strategies, abilities } = deck.cards
    const from = [...(source ? [jobs[source.job]!] : []), ...strategies, ...abilities, ...jobs]
    const words = from.find((one) => one.parts[this.ask.kind])?.parts[this.ask.kind]?.[i]
    return words ? deck.said(words) : null
  }
}
