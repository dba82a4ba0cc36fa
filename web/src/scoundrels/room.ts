/** A table of 3000 Scoundrels: its cards and its people. */

import type { Ask, Asking, Message, Words } from '../lib/wire'
import type { Alarm, Choice, Menu, Probe, Room, Said, Animations, Sound } from '../room'
import type { Deck } from './deck'
import { RULE_IDS } from './ruleIds'
import { Menus } from './menus'
import { parts } from './parts'
import { ScoundrelsAnimations } from './animations'
import { GAME, t } from './texts'
import type { ScoundrelsView, Shown } from './view'
import { Teller } from './words'

const FACES = ['0', 'A', '2', '3', '4', '5', '6']
/** What another player is doing, by the kind of question. */
const BUSY: Record<string, string | undefined> = {
  plan: 'plan',
  act: 'act',
  guard: 'henchman',
  'last-look': 'henchman',
  arrange: 'crew',
  room: 'crew',
  strategy: 'strategy',
  leader: 'strategy',
  scout: 'safe',
  steal: 'safe',
  abandon: 'safe',
  mark: 'safe',
  'mark-any': 'safe',
  sheriff: 'sheriff',
  hire: 'act',
  dawn: 'dawn',
  order: 'dawn',
}

const SOUNDS: Partial<Record<string, Sound>> = {
  ask: 'west',
  gain: 'coin',
  spend: 'coin',
  rob: 'coin',
  play: 'card',
  draw: 'card',
  hire: 'card',
  discard: 'card',
  mark: 'knock',
  suspect: 'knock',
  sheriff: 'knock',
  jail: 'knock',
  scout: 'look',
  peek: 'look',
  steal: 'coin',
  reveal: 'caught',
  destroy: 'shot',
}

// an evening is never hurried: who waited for the day to end wants to see who bluffed
const LENGTHS = { reveal: [600, 600], day: [600, 300], dusk: [250, 250] } as const
const TOGETHER = new Set(['jail', 'rep', 'gain', 'under', 'draw'])

export class ScoundrelsRoom implements Room<ScoundrelsView> {
  readonly game = GAME
  readonly rows = true
  readonly parts = parts
  readonly teller: Teller
  readonly #menus: Menus

  constructor(
    readonly deck: Deck,
    players: string[],
    readonly seat: number | null,
  ) {
    this.teller = new Teller(deck, players, seat)
    this.#menus = new Menus(deck, this.teller)
  }

  /** The same room for readers elsewhere, which calls nobody “you”. */
  away = (): ScoundrelsRoom => new ScoundrelsRoom(this.deck, this.teller.players, null)
  name = (seat: number): string => this.teller.name(seat)
  say = (message: Message): Said | null => this.teller.say(message)
  /** A hire and its price are one line. */
  implied = ([kind, seat]: Message, before: Message): boolean =>
    kind === 'spend' && before[0] === 'hire' && before[1] === seat
  exposes = (messages: readonly Message[], i: number): string[] => this.teller.exposes(messages, i)
  does = ([word]: Words, { active, slot }: ScoundrelsView): string | null =>
    word === 'trust' && active >= 0 && slot >= 0 ? t('trusts', { card: this.teller.card(active, slot, 'name') }) : null
  sounds = SOUNDS
  lengths = LENGTHS
  together = TOGETHER
  scores = ([kind]: Message): boolean => kind === 'open' || kind === 'tech' || kind === 'end'
  highlight = ([kind]: Message): boolean => kind === 'reveal'
  touches = (message: Message): string[] => this.teller.touches(message)
  /** My card is suspected. */
  alarm = (messages: readonly Message[], i: number): Alarm | null => {
    const [kind, seat, owner] = messages[i]!
    if (kind !== 'suspect' || owner !== this.seat) return null
    return { seat: Number(seat), text: `${this.name(Number(seat))} ${this.say(messages[i]!)!.text}!` }
  }
  follows = (message: Message): string[] => (this.alarm([message], 0) ? this.touches(message) : [])
  question = (ask: Ask, view: ScoundrelsView): string => this.teller.asked(ask, view).question()
  menu = (ask: Ask, view: ScoundrelsView, told?: readonly Message[]): Menu => this.#menus.menu(ask, view, told)
  offer = (ask: Ask): Choice => this.#menus.offer(ask)
  probes = (ask: Ask, view: ScoundrelsView): Probe[] => this.#menus.probes(ask, view)
  thing = ([, slot]: string[], what: string): [string, string] => [
    t('holding-slot', { slot: FACES[Number(slot)]! }),
    t('holding-card', { face: FACES[Number(what)]! }),
  ]
  /** Returns why hiring a scoundrel in the saloon would be in vain. */
  vain = (view: ScoundrelsView, one: Shown): string | undefined => this.#menus.choices.vain(view, one)
  notes = (view: ScoundrelsView): string[] => this.teller.notes(view)
  waits = (asking: Asking): string =>
    t(`web-waits-${BUSY[asking.kind] ?? 'ability'}`, { player: this.name(asking.seat) })
  ruleIds = { ...RULE_IDS, card: (card: number): string[] => this.deck.laws(card) }
  turns = (): string => 'SC-TURN-01'
  animations = (layer: () => HTMLElement | undefined): Animations => new ScoundrelsAnimations(this.teller, layer)
}
