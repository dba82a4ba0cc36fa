/** The cards of 3000 Scoundrels: their names and everything printed on them. */

import { capital } from '../lib/capital'
import type { ScoundrelsCards } from '../lib/documents'
import { bound, texts } from '../lib/texts.svelte'
import { t } from './texts'
import { SLOTS, type Shown } from './view'

export type Trait = ScoundrelsCards['traits'][number]
export type Job = ScoundrelsCards['jobs'][number]

/** Any card as one number: its kind and which one. */
export type Card =
  | { kind: 'scoundrel'; trait: number; job: number }
  | { kind: 'poker'; seat: number; suit: string; face: number }
  | { kind: 'strategy' | 'ability' | 'safe' | 'leader'; number: number }
  | ({ kind: 'slot' } & Opening)

/** The abilities that a card in a slot would open: the leader's (or -1), and those of `crew` scoundrels. */
export interface Opening {
  slot: number
  ability: number
  crew: number
  bluff: boolean
}

const SUIT_NAMES = ['spades', 'hearts', 'clubs', 'diamonds']
const KINDS = ['scoundrel', 'poker', 'strategy', 'ability', 'safe', 'leader', 'slot'] as const
const SHELF = 10_000
const HALF = 100

export const scoundrelCode = (one: { trait: number; job: number }): number => one.trait * HALF + one.job
export const pokerCode = (seat: number, suit: string, face: number): number =>
  SHELF + seat * HALF + SUIT_NAMES.indexOf(suit) * 10 + face
export const strategyCode = (card: number): number => 2 * SHELF + card
export const abilityCode = (ability: number): number => 3 * SHELF + ability
export const safeCode = (safe: number): number => 4 * SHELF + safe
export const leaderCode = (leader: number): number => 5 * SHELF + leader
export const slotCode = ({ slot, ability, crew, bluff }: Opening): number =>
  6 * SHELF + slot * 1000 + (ability + 1) * 100 + crew * 10 + Number(bluff)

export function card(code: number): Card {
  const kind = KINDS[Math.floor(code / SHELF)]!
  const rest = code % SHELF
  if (kind === 'scoundrel') return { kind, trait: Math.floor(rest / HALF), job: rest % HALF }
  if (kind === 'poker')
    return { kind, seat: Math.floor(rest / HALF), suit: SUIT_NAMES[Math.floor(rest / 10) % 10] ?? '', face: rest % 10 }
  if (kind === 'slot')
    return {
      kind,
      slot: Math.floor(rest / 1000),
      ability: (Math.floor(rest / 100) % 10) - 1,
      crew: Math.floor(rest / 10) % 10,
      bluff: rest % 10 > 0,
    }
  return { kind, number: rest }
}

const small = (name: string): string => name.charAt(0).toLocaleLowerCase(texts.language) + name.slice(1)

export class Deck {
  constructor(readonly cards: ScoundrelsCards) {}

  /** A text in the player's language, else in English. */
  said(words: Record<string, string>): string {
    return bound(words[texts.language] ?? words['en'] ?? '')
  }

  trait(trait: number): Trait {
    return this.cards.traits[trait]!
  }

  job(job: number): Job {
    return this.cards.jobs[job]!
  }

  // Scoundrels

  /** Its name as its card has it, in two lines: whether the first one is the job's. */
  lines(one: { trait: number; job: number }): [string, string, boolean] {
    const job = this.job(one.job)
    const trait = this.said(this.trait(one.trait).names)
    const name = this.said(job.names)
    switch (texts.language) {
      case 'it':
        return [name, job.feminine.includes('it') && trait.endsWith('o') ? `${trait.slice(0, -1)}a` : trait, true]
      case 'de':
        return [name, trait, true]
      case 'ru':
        return [trait, small(name), false]
      default:
        return [trait, name, false]
    }
  }

  /** `Filthy Dog` */
  name(one: { trait: number; job: number }): string {
    const [first, second] = this.lines(one)
    return texts.language === 'de' ? `${first}, ${small(second)}` : `${first} ${second}`
  }

  /** Its name in a sentence. */
  label(one: { trait: number; job: number }): string {
    return t('scoundrel', { name: this.name(one) })
  }

  /** Returns when it can be used, and its modifiers. */
  timing(trait: number): string {
    const { timing, moment, numbers, bonus, twice } = this.trait(trait)
    const said = this.said(moment)
    const slots = numbers.length ? t('web-slots-of', { slots: said }) : said
    const when = timing === 'arrow' ? `${said} ${t('web-react-arrow')}` : slots
    const more = bonus ? t('web-bonus', { money: texts.money(bonus) }) : ''
    return [when, more, twice ? t('modifier-twice') : ''].filter(Boolean).join(', ')
  }

  /** All that a use costs and does. */
  ability(one: { trait: number; job: number }): string {
    const { before, after } = this.trait(one.trait)
    const { text, signs } = this.job(one.job)
    const gone = signs.some(({ kind, icon, may }) => kind === 'cost' && icon === 'discard' && !may)
    return [before, text, ...(gone ? [] : [after])]
      .map((words) => this.said(words))
      .filter(Boolean)
      .join(' ')
  }

  /** Returns what its tech icons are worth. */
  icons(one: { trait: number; job: number }): string {
    const tech = this.trait(one.trait).tech + this.job(one.job).tech
    return tech ? t('web-tech', { tech }) : ''
  }

  /** Returns everything printed on it, for screen readers. */
  spoken(one: Shown): string {
    return [this.name(one), capital(this.timing(one.trait)), this.icons(one), this.ability(one)]
      .filter(Boolean)
      .join('. ')
  }

  traitNumber(id: string): number {
    return this.cards.traits.findIndex((one) => one.id === id)
  }

  // Leaders, strategy cards

  leader(leader: number): string {
    return leader >= 0 ? this.said(this.cards.leaders[leader]!.names) : ''
  }

  suit(leader: number): string {
    return this.cards.leaders[leader]?.suit ?? ''
  }

  /** A leader with the sign of the suit, in a sentence. */
  suited(leader: number): string {
    return `${'♠♥♣♦'[SUIT_NAMES.indexOf(this.suit(leader))] ?? '•'} ${this.leader(leader)}`
  }

  strategy(card: number): string {
    return t('strategy-card', { name: this.said(this.cards.strategies[card]!.names) })
  }

  /** The leader ability of a slot, or -1. */
  slotAbility(leader: number, slot: number): number {
    return this.cards.leaders[leader]?.abilities[slot] ?? -1
  }

  // Safes

  location(location: number): string {
    return this.said(this.cards.locations[location]!.names)
  }

  /** The location's letter; another one where two begin alike. */
  letter(location: number): string {
    const letters = this.cards.locations.map((_, i) => this.location(i).charAt(0).toLocaleUpperCase(texts.language))
    return new Set(letters).size === letters.length ? letters[location]! : 'ABCDEFGH'[location]!
  }

  /** The first cell of a location: cells stand together. */
  firstCell(location: number): number {
    return this.cards.safes.findIndex((safe) => safe.location === location)
  }

  /** A safe by its location and the number on its back: `D4`. */
  key(cell: number): string {
    const { location } = this.cards.safes[cell]!
    return `${this.letter(location)}${cell - this.firstCell(location) + 1}`
  }

  /** Returns the same in the words of answers: `depot-4`. */
  cellWord(cell: number): string {
    const { location } = this.cards.safes[cell]!
    return `${this.cards.locations[location]!.id}-${cell - this.firstCell(location) + 1}`
  }

  cell(word: string): number {
    const at = word.lastIndexOf('-')
    const location = this.cards.locations.findIndex((one) => one.id === word.slice(0, at))
    return this.firstCell(location) + Number(word.slice(at + 1)) - 1
  }

  /** The rules that a card is about. */
  laws(code: number): string[] {
    const one = card(code)
    const id = (name: string): string => name.toUpperCase()
    switch (one.kind) {
      case 'scoundrel':
        return [`TRAIT-${id(this.trait(one.trait).id)}`, `JOB-${id(this.job(one.job).id)}`, 'SCOU-05']
      case 'strategy':
        return [`STRAT-${id(this.cards.strategies[one.number]!.id)}`, 'OPT-01']
      case 'safe':
        return ['SAFE-13', 'SCORE-02']
      case 'poker':
        return one.face ? ['CONST-07', 'PLAN-03'] : ['PLAN-05']
      default:
        return ['ABIL-01']
    }
  }

  /** Returns the values of a location's safes, which are public. */
  values(location: number): number[] {
    return this.cards.safes.flatMap((safe) => (safe.location === location ? [safe.value] : []))
  }

  value(safe: number): number {
    return this.cards.safes[safe]!.value
  }

  content(safe: number): string {
    return t('safe-content', { name: this.said(this.cards.safes[safe]!.names), value: this.value(safe) })
  }

  /** Returns the tech of a space of the reputation track. */
  tech(rep: number): number {
    return this.cards.track[rep - this.cards.lowest] ?? 0
  }

  abilityName(ability: number): string {
    return t('leader-ability', { slots: this.slots(ability) })
  }

  /** The slots of a leader ability, as they are written. */
  slots(ability: number): string {
    return this.cards.abilities[ability]?.slots.join('/') ?? ''
  }
}

export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n))
/** A card by its symbol: `A` is 1. */
export const faceOf = (symbol: string): number => SLOTS.indexOf(symbol as (typeof SLOTS)[number]) + 1
