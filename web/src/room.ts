/** A game's room: all of one game that the table, the review and the lobby need. `rooms.ts` says where each one is. */

import type { Component } from 'svelte'
import type { Refused } from './lib/live.svelte'
import type { Ask, Asking, Message, Words } from './lib/wire'

/** One button of a question. */
export interface Choice {
  id: string
  label: string
  /** Spoken where the label is too short. */
  spoken?: string
  /** As a hint names it, where the label alone says too little. */
  named?: string
  detail?: string
  /** What it has in common with those beside it; said once before them. */
  group?: string
  /** For a button in a narrow place. */
  short?: string
  /** For its button where the screen is narrow, said whole to ears. */
  brief?: string
  keys: string[]
  /** Where the same button lies on the board, in the room's own words: `hideout 0`. */
  spot?: string
  /** It is drawn as this card. */
  card?: number
  /** What may be overlooked and follows from it; the menu's detail says what that means. */
  warning?: string | undefined
  /** Refused now: pressing it asks the server why. */
  barred?: boolean
  /** The open offer that it answers, if that isn't its id. */
  ask?: string
  /** It lies on the board only. */
  placed?: boolean
  /** A lesson recommends to take this open offer. */
  tip?: boolean
  quiet?: boolean
  words?: Words
  sub?: Menu
}
export interface Menu {
  id: string
  question: string
  detail?: string
  choices: Choice[]
  /** Choices that lie on the board only. */
  places?: Choice[]
  /** Ids of rules that concern it, without the game's letters; also the first part of several. */
  rules: string[]
  /** The card that it is about. */
  hand?: number
  /** The place of the board that it is about: stays marked. */
  at?: string
  /** There is nothing to decide: this is answered without asking. */
  passes?: Words
  /** A second step's: what lies on the board and isn't offered in it. */
  probes?: Probe[]
}

/** Something on the board that isn't offered: what to send so that the server says why. */
export interface Probe {
  spot: string
  keys: string[]
  words: Words
}

/** An event in words. */
export interface Said {
  /** Whose doing it is; null for the table's. */
  doer: number | null
  text: string
  kind: string
}

/** What can be heard: `src/sound/voices.ts` makes it. */
export type Sound =
  'coin' | 'card' | 'knock' | 'look' | 'caught' | 'shot' | 'engine' | 'neon' | 'end' | 'city' | 'west' | 'road'

/** What a board shows: what is seen, what is asked, how to answer. */
export interface Presenter<View> {
  readonly view: View
  /** What is asked of me, as the server says it. */
  readonly ask: Ask | null
  readonly menu: Menu | null
  /** The seat at the foot of the board. */
  readonly mine: number
  /** The host has ended the game: it is nobody's turn. */
  readonly stopped: boolean
  /** The text that says that the person of a seat is away or has given up; else nothing. */
  gone: (seat: number) => string
  /** Whether something happened at a place since I last did anything; in a review: now. */
  fresh: (spot: string) => boolean
  /** The choice that lies at a place of the board. */
  at: (spot: string) => Choice | undefined
  choose: (choice: Choice) => void
  /** Open offers, as the server says them. */
  readonly open: readonly Ask[]
  /** What has happened so far, as the server tells it. */
  readonly told: readonly Message[]
  /** Asks the server why a place can't be chosen; undefined where there is nothing to ask. */
  why: (spot: string) => (() => void) | undefined
  /** Why something can't be done, as the server has just said; what is to be said no more. */
  readonly refused: Refused | null
  dismiss: () => void
  /** Says who is asked, while it isn't me. */
  readonly wait: (() => void) | undefined
}

/** The rules behind what lies on the table and what happens: IDs without the game's `letters`. */
export interface RuleIds {
  letters: string
  /** By the first word of a place's name. */
  things: Record<string, string[] | undefined>
  /** Of what an answer does, by its first word, where its question is about other things too. */
  answers?: Record<string, string[] | undefined>
  /** By the kind of the event. */
  events: Record<string, string | undefined>
  /** Of a card, by its number. */
  card?: (card: number) => string[]
}

/** Shows events on the table as they happen. */
export interface Animations {
  play: (message: Message, hurry: AbortSignal) => Promise<void>
  /** The board shows everything again. */
  clear: () => void
}

/** A game, with its cards, for the people at one table. */
export interface Room<View> {
  readonly game: string
  readonly parts: Parts<View>
  name: (seat: number) => string
  /** One event; null for what needs no words. */
  say: (message: Message) => Said | null
  /** Whether the event before has said this one too: the log leaves it out. */
  implied?: (message: Message, before: Message) => boolean
  /** An answer that no event tells of, in words that depend on the table before it. */
  does?: (words: Words, view: View) => string | null
  /** Whether `Scoring` tells this event; `end` is the last of them. */
  scores: (message: Message) => boolean
  /** What an event sounds like, by its kind; `ask`: that something is asked of me. */
  sounds: Partial<Record<string, Sound>>
  /** The places of the board where an event happened. */
  touches?: (message: Message) => string[]
  /** Where a seat hides something and what it is, as a hint or a review names them, in words. */
  thing: (where: string[], what: string) => [string, string]
  notes: (view: View) => string[]
  /** A question as the table of the game words it, without what a screen says about it besides. */
  question: (ask: Ask, view: View) => string
  /** `told`: what has happened so far. */
  menu: (ask: Ask, view: View, told?: readonly Message[]) => Menu
  /** An open offer as buttons, in games that have any. */
  offer?: (ask: Ask) => Choice | Choice[]
  /** An open offer as several that stand and fall each by itself. */
  apart?: (ask: Ask) => Ask[]
  probes: (ask: Ask, view: View) => Probe[]
  /** What somebody else is doing. */
  waits: (asking: Asking) => string
  readonly ruleIds: RuleIds
  /** The rule by which it isn't my turn. */
  turns: (view: View) => string
  animations: (layer: () => HTMLElement | undefined) => Animations
}

/** What of a room is drawn; `room` is the room itself. */
export interface Parts<View> {
  Board: Component<{ room: any; presenter: Presenter<View> }>
  /** `view`: the table as it lies then. */
  Scoring: Component<{ room: any; messages: Message[]; view: View }>
  /** How to play, in pictures. */
  Guide: Component<{ room: any }>
  /** A card at any size. */
  Face: Component<{ room: any; card: number }>
  /** A card at reading size, with what it does; `hidden`: it lies face down. */
  Reading: Component<{ room: any; card: number; hidden: boolean }>
  /** The world behind the question. */
  Backdrop: Component<{ inside?: boolean }>
}

/** What a game's folder exports. */
export interface Game<Cards, View> {
  /** `seat`: whose eyes; null for somebody who looks on. */
  open: (cards: Cards, players: string[], seat: number | null) => Room<View>
  /** The number by which a card of a kind is drawn, by its id in card files; -1 for what isn't drawn. */
  drawn: (cards: Cards, kind: string, id: string) => number
  /** Beside the game's name in the lobby. */
  Poster: Component<{ cards: Cards; side: 'left' | 'right' }>
}

/** Any game's: what it is given comes from its own server document, so nobody here looks inside. */
export type AnyRoom = Room<any>
export type AnyGame = Game<any, any>
