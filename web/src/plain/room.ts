/** A table of a game without a room of its own: the names and values in its view, and answers in the words of a log. */

import type { Component } from 'svelte'
import { texts } from '../lib/texts.svelte'
import type { PlainView } from '../lib/documents'
import type { Ask, Asking, Message } from '../lib/wire'
import type { RuleIds, Menu, Parts, Probe, Room, Said, Animations } from '../room'

import Board from './Board.svelte'
import Nothing from './Nothing.svelte'

/** A component that draws nothing. */
export const NOTHING = Nothing as Component<any>
const parts: Parts<PlainView> = {
  Board,
  finale: async () => ({ Scoring: (await import('./Scoring.svelte')).default }),
  guide: async () => NOTHING,
  Face: NOTHING,
  Reading: NOTHING,
  Backdrop: NOTHING,
}

export class PlainRoom implements Room<PlainView> {
  readonly parts = parts
  readonly ruleIds: RuleIds = { letters: '', things: {}, events: {} }
  readonly sounds = {}

  constructor(
    readonly game: string,
    readonly players: string[],
    readonly seat: number | null,
  ) {}

  name = (seat: number): string => (seat === this.seat ? texts.say('you') : (this.players[seat] ?? '?'))

  /** Returns an event in words; it begins with the seat that acts, if one does. */
  say = ([kind, ...args]: Message): Said | null => {
    const doer = kind !== 'end' && typeof args[0] === 'number' && args[0] in this.players ? args[0] : null
    const rest = (doer === null ? args : args.slice(1)).filter((one) => one !== null)
    return { doer, text: [kind, ...rest].join(' '), kind }
  }

  scores = ([kind]: Message): boolean => kind === 'end'
  thing = (where: string[], what: string): [string, string] => [where.join(' '), what]
  notes = (): string[] => []

  question = ({ kind }: Ask): string => `${kind}?`
  menu = (ask: Ask): Menu => ({
    id: ask.id,
    question: this.question(ask),
    choices: ask.options.map(({ words }, i) => ({
      id: words.join(' '),
      label: words.join(' '),
      keys: [String(i + 1)],
      words,
    })),
    rules: [],
  })

  probes = (): Probe[] => []
  waits = (asking: Asking): string => `${this.name(asking.seat)}: ${asking.kind}?`
  turns = (): string => ''
  animations = (): Animations => ({ play: () => Promise.resolve(), clear: () => undefined })
}
