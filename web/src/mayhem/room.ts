/** A table of Men of Mayhem: its components and its people. */

import type { Ask, Asking, Message } from '../lib/wire'
import type { Alarm, Choice, Menu, Probe, Room, Said, Animations, Sound } from '../room'
import { replyAt, type Reply } from './deals'
import type { Deck } from './deck'
import { RULE_IDS } from './ruleIds'
import { fightOf, fights, Staged } from './fight.svelte'
import { Menus } from './menus'
import { parts } from './parts'
import { MayhemAnimations } from './animations'
import { GAME, t } from './texts'
import { inFight, type MayhemView } from './view'
import { Teller } from './words'

const GOODS: Record<string, string | undefined> = { cash: 'C', guns: 'G', drugs: 'K' }
/** What another player is doing, by the kind of question. */
const BUSY: Record<string, string | undefined> = {
  pick: 'pick',
  order: 'order',
  offer: 'order',
  'back-up': 'fight',
  guns: 'fight',
  shoot: 'fight',
  injured: 'fight',
  'take-patch': 'fight',
  'exploit-now': 'fight',
  traffic: 'market',
  ready: 'deal',
  fall: 'fall',
  ...Object.fromEntries(
    ['exploit', 'count', 'direction', 'alternative', 'steal', 'heal', 'promote'].map((kind) => [kind, 'use']),
  ),
}

const SOUNDS: Partial<Record<string, Sound>> = {
  ask: 'road',
  order: 'engine',
  convoy: 'engine',
  'back-up': 'engine',
  gain: 'coin',
  pay: 'coin',
  steal: 'coin',
  deal: 'coin',
  lose: 'knock',
  offer: 'card',
  card: 'card',
  site: 'card',
  claim: 'knock',
  peek: 'look',
  guns: 'shot',
  shot: 'shot',
  totals: 'caught',
  end: 'end',
}

const LENGTHS = {
  guns: [600, 300],
  die: [350, 150],
  totals: [1400, 750],
  card: [1500, 900],
  round: [600, 300],
  traffic: [600, 300],
  market: [1400, 750],
} as const
const TOGETHER = new Set(['gain', 'pay', 'lose', 'heat', 'claim', 'tokens', 'site', 'heal', 'injured', 'home'])

export class MayhemRoom implements Room<MayhemView> {
  readonly game = GAME
  readonly steady = true
  readonly parts = parts
  readonly teller: Teller
  readonly menus: Menus
  readonly staged = new Staged()

  constructor(
    readonly deck: Deck,
    players: string[],
    readonly seat: number | null,
  ) {
    this.teller = new Teller(deck, players, seat)
    this.menus = new Menus(deck, this.teller)
  }

  name = (seat: number): string => this.teller.name(seat)
  say = (message: Message): Said | null => this.teller.say(message)
  sounds = SOUNDS
  lengths = LENGTHS
  together = TOGETHER
  scores = ([kind]: Message): boolean => kind === 'blinds' || kind === 'last-die' || kind === 'end'
  suspense = ([kind]: Message): boolean => kind === 'die' || kind === 'totals'
  highlight = ([kind]: Message): boolean => kind === 'totals'
  touches = (message: Message): string[] => this.teller.touches(message)
  /** An offer of mine is answered. */
  alarm = (messages: readonly Message[], i: number): Alarm | null => {
    const reply = this.seat === null ? null : replyAt(this.seat, messages, i)
    return reply && { seat: reply.seat, text: this.replied(reply) }
  }
  replied = ({ kind, seat, given, wanted }: Reply): string =>
    t(`web-offer-${kind}`, { player: this.name(seat), terms: this.teller.terms(given, wanted) })
  follows = (message: Message): string[] => (fights(message) ? [] : this.touches(message))
  question = (ask: Ask): string => this.teller.question(ask.kind, ...ask.args)
  menu = (ask: Ask, view: MayhemView): Menu => this.menus.menu(ask, view)
  results = ['patch', 'gain', 'pay', 'lose', 'heat', 'tokens']
  offer = (ask: Ask): Choice[] => this.menus.offers(ask)
  apart = (ask: Ask): Ask[] => this.menus.apart(ask)
  keeps = (view: MayhemView, messages: readonly Message[]): boolean => {
    const fight = fightOf(view, messages)
    return fight !== null && this.seat !== null && inFight(fight, this.seat)
  }
  probes = (ask: Ask, view: MayhemView): Probe[] => this.menus.probes(ask, view)
  thing = ([, good]: string[], n: string): [string, string] => [
    t('holding-blind'),
    t('holding-good', { good: t(`good-${GOODS[good!]}`), n }),
  ]
  notes = (): string[] => []
  waits = (asking: Asking): string => t(`web-waits-${BUSY[asking.kind] ?? 'act'}`, { player: this.name(asking.seat) })
  ruleIds = { ...RULE_IDS, card: (card: number): string[] => this.deck.laws(card) }
  turns = (): string => 'MM-ORD-01'
  animations = (layer: () => HTMLElement | undefined): Animations => new MayhemAnimations(this, layer)
}
