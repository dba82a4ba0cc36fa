/** A table of Crooks: its cards and its people. */

import { face } from '../lib/faces'
import type { Ask, Asking, Message } from '../lib/wire'
import type { Alarm, Menu, Probe, Room, Said, Animations, Sound } from '../room'
import type { Deck } from './deck'
import { RULE_IDS } from './ruleIds'
import { Menus } from './menus'
import { parts } from './parts'
import { CrooksAnimations } from './animations'
import { GAME, t } from './texts'
import type { CrooksView } from './view'
import { Teller } from './words'

const SOUNDS: Partial<Record<string, Sound>> = {
  ask: 'city',
  recruit: 'coin',
  gain: 'coin',
  take: 'card',
  place: 'card',
  move: 'card',
  kill: 'shot',
  'spy-target': 'look',
  'spy-hideout': 'look',
  'score-target': 'neon',
  'score-gang': 'coin',
  nothing: 'knock',
  pass: 'knock',
  end: 'end',
}

const LENGTHS = { kill: [900, 500] } as const

export class CrooksRoom implements Room<CrooksView> {
  readonly game = GAME
  readonly mugshots = true
  readonly rows = true
  readonly fits = true
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

  /** What a gang is worth in this game, in words. */
  get gangWorth(): string {
    return this.deck.gangWorth(this.teller.players.length)
  }

  name = (seat: number): string => this.teller.name(seat)
  /** Returns the address of a player's portrait, the same for every viewer. */
  face = (seat: number): string => face(this.teller.players[seat] ?? '', seat)
  say = (message: Message): Said | null => this.teller.say(message)
  sounds = SOUNDS
  lengths = LENGTHS
  scores = ([kind]: Message): boolean => kind === 'end' || kind === 'reveal' || kind.startsWith('score-')
  highlight = ([kind]: Message): boolean => kind === 'kill'
  touches = (message: Message): string[] => this.teller.touches(message)
  /** A crook of mine is killed. */
  alarm = (messages: readonly Message[], i: number): Alarm | null => {
    const [kind, killer, owner] = messages[i]!
    if (kind !== 'kill' || owner !== this.seat || killer === owner) return null
    return { seat: Number(killer), text: `${this.name(Number(owner))} ${this.say(messages[i]!)!.text}!`, lasts: true }
  }
  question = (ask: Ask, view: CrooksView): string => this.teller.question(ask, view)
  menu = (ask: Ask, view: CrooksView): Menu => this.#menus.menu(ask, view)
  probes = (ask: Ask, view: CrooksView): Probe[] => this.#menus.probes(ask, view)
  thing = ([, target]: string[], what: string): [string, string] => [
    t('holding-target', { target: target! }),
    this.deck.label(this.deck.number(what)),
  ]
  notes = (view: CrooksView): string[] => this.teller.notes(view)
  waits = (asking: Asking): string => t(`web-waits-${asking.kind}`, { player: this.name(asking.seat) })
  ruleIds = { ...RULE_IDS, card: (card: number): string[] => this.deck.laws(card) }
  turns = (view: CrooksView): string => ((view.out >> view.seat) & 1 ? 'CR-TURN-02' : 'CR-SETUP-06')
  animations = (layer: () => HTMLElement | undefined): Animations => new CrooksAnimations(this.deck, this.seat, layer)
}
