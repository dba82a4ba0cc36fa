/** A game's room: everything about one game that the table, the review and the lobby need. `rooms.ts` finds it. */

import type { Component } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Refused } from './lib/live.svelte'
import type { Ask, Asking, Message, Words } from './lib/wire'

/** One button of a question. */
export interface Choice {
  id: string
  label: string
  /** The label for screen readers, if the visible one is too short. */
  spoken?: string
  /** The label in a hint, if the visible one alone says too little. */
  named?: string
  detail?: string
  /** A label that it shares with its neighbours; shown once before them. */
  group?: string
  /** The label and the detail in short lines, where there is little room; screen readers get the full ones. */
  brief?: readonly string[]
  keys: string[]
  /** The place of the board that is its button while it is drawn, in the room's own words: `hideout 0`. */
  spot?: string
  /** What its place must say too, because nothing drawn there does. */
  note?: string | undefined
  /** The card that is drawn as its button. */
  card?: number
  /** A consequence that is easily overlooked; the menu's detail explains it. */
  warning?: string | undefined
  /** The rules refuse it now; pressing it asks the server why. */
  barred?: boolean
  /** The open offer that it answers, unless that is its id. */
  ask?: string
  /** It is on the board only. */
  placed?: boolean
  /** A lesson recommends taking this open offer. */
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
  /** Shortcuts on the board to what the choices offer by steps or in words. */
  places?: Choice[]
  /** Ids of rules about it, without the game's letters, or the first part of several ids. */
  rules: string[]
  /** Its cards are laid out over the middle of the table, because it is about nothing else. */
  fan?: boolean
  /** The card that it is about. */
  hand?: number
  /** That card lies nowhere on the board, so it is shown large. */
  held?: boolean
  /** The place on the board that it is about, which stays marked. */
  at?: string
  /** Where a move begins and ends, as far as that is chosen. */
  from?: string
  to?: string
  /** The answer that is given without asking, because there is nothing to decide. */
  passes?: Words
  /** Of a second step: things on the board that it doesn't offer. */
  probes?: Probe[]
}

/** Something on the board that isn't offered, with the words for asking the server why. */
export interface Probe {
  spot: string
  keys: string[]
  words: Words
}

/** An event in words. */
export interface Said {
  /** The seat that acts; null for the table. */
  doer: number | null
  text: string
  kind: string
}

/** What somebody does to me. */
export interface Alarm {
  seat: number
  text: string
  /** It is to be seen until I have to decide. */
  lasts?: boolean
}

/** A sound, made by `src/sound/voices.ts`. */
export type Sound =
  'coin' | 'card' | 'knock' | 'look' | 'caught' | 'shot' | 'engine' | 'neon' | 'end' | 'city' | 'west' | 'road'

/** The way to the profile of a person and to all that I can do about them. */
export interface PersonMenu {
  label: string
  open: () => void
}

/** The data of a board: the view, the question, and how to answer. */
export interface Presenter<View> {
  readonly view: View
  /** The question to me, as the server sent it. */
  readonly ask: Ask | null
  readonly menu: Menu | null
  /** The seat at the foot of the board. */
  readonly mine: number
  /** A moment that somebody looks back at, so nothing is news. */
  readonly past?: boolean
  /** The host has ended the game, so it is nobody's turn. */
  readonly stopped: boolean
  /** Returns the text that says that a seat's person is away or has given up, or an empty text. */
  gone: (seat: number) => string
  /** Returns the menu of the person at a seat; none for me and for bots, and none in reviews. */
  person?: (seat: number) => PersonMenu | undefined
  /** Returns whether something happened at a place since I last did anything; in a review, at this step. */
  fresh: (spot: string) => boolean
  /** Returns the choice at a place of the board. */
  at: (spot: string) => Choice | undefined
  /** Marks an element as the button of a choice at its place, as long as it is drawn. */
  stands: (choice: Choice) => Attachment<HTMLElement>
  /** Returns whether a choice is what a lesson recommends, or leads there. */
  leads: (choice: Choice) => boolean
  choose: (choice: Choice) => void
  /** Open offers, as the server sent them. */
  readonly open: readonly Ask[]
  /** The messages so far, as the server sent them. */
  readonly told: readonly Message[]
  /** Returns a function that asks the server why a place can't be chosen; undefined if there is nothing to ask. */
  why: (spot: string) => (() => void) | undefined
  /** The reason for the latest refusal, until it is out of date. */
  readonly refused: Refused | null
  dismiss: () => void
  /** Says who is asked, as long as it isn't me. */
  readonly wait: (() => void) | undefined
}

/** The rules behind things on the table and events: IDs without the game's `letters`. */
export interface RuleIds {
  letters: string
  /** By the first word of a place's name. */
  things: Record<string, string[] | undefined>
  /** For answers, by their first word, if their question is about other things too. */
  answers?: Record<string, string[] | undefined>
  /** By the kind of the event. */
  events: Record<string, string | undefined>
  /** For a card, by its number. */
  card?: (card: number) => string[]
}

/** Shows events on the table as they happen. */
export interface Animations {
  /** `coming`: the messages that follow at once; `after`: the view once they have been played. */
  play: (message: Message, hurry: AbortSignal, coming: readonly Message[], after: unknown) => Promise<void>
  /** Shows everything on the board again. */
  clear: () => void
}

/** A game, with its cards, for the people at one table. */
export interface Room<View> {
  readonly game: string
  /** People have a mugshot too, not only bots. */
  readonly mugshots?: boolean
  /** Cards to choose from can lie in wide rows, with their words beside them, where a fan has no room. */
  readonly rows?: boolean
  /** The board is in sight as a whole on a phone too, where others scroll. */
  readonly fits?: boolean
  /** The bar with the question has a fixed height next to a board that needs to know its own. */
  readonly steady?: boolean
  readonly parts: Parts<View>
  name: (seat: number) => string
  /** Returns one event in words; null if it needs none. */
  say: (message: Message) => Said | null
  /** Returns whether the event before has said this one too, so that the log leaves it out. */
  implied?: (message: Message, before: Message) => boolean
  /** Returns what the event at `i` shows to be a lie, in words that follow the event's own. */
  exposes?: (messages: readonly Message[], i: number) => string[]
  /** Kinds of events that only tell what an answer brings, so that the answer itself must be named. */
  results?: readonly string[]
  /** Returns an answer in words that no event tells, if they depend on the table before it. */
  does?: (words: Words, view: View) => string | null
  /** Returns whether `Scoring` tells this event; `end` is the last of them. */
  scores: (message: Message) => boolean
  /** Returns whether the board tells this event bit by bit, so that the log must wait until the end. */
  suspense?: (message: Message) => boolean
  /** Whether a message is a moment to find again in a replay: a fight, an unmasking, a murder. */
  highlight?: (message: Message) => boolean
  /** The sound of an event, by its kind; `ask`: a question to me. */
  sounds: Partial<Record<string, Sound>>
  /** The milliseconds that events of some kinds take, and those that they take at least, so that they can be read. */
  lengths?: Partial<Record<string, readonly [usual: number, least: number]>>
  /** Kinds of events that are shown together if they happen to several seats. */
  together?: ReadonlySet<string>
  /** The places of the board where an event happened. */
  touches?: (message: Message) => string[]
  /** Returns the places that are to be in sight while an event is shown, on a board that scrolls. */
  follows?: (message: Message) => string[]
  /** Returns who strikes me by the event at `i`, in a sentence, so that I mustn't miss it; null if nobody does. */
  alarm?: (messages: readonly Message[], i: number) => Alarm | null
  /** Returns where a seat hides something and what it is, in the words of hints and reviews. */
  thing: (where: string[], what: string) => [string, string]
  notes: (view: View) => string[]
  /** Returns a question in the words of the game's table, without the additions for a screen. */
  question: (ask: Ask, view: View) => string
  /** `told`: the messages so far. */
  menu: (ask: Ask, view: View, told?: readonly Message[]) => Menu
  /** Returns an open offer as buttons, in games that have offers. */
  offer?: (ask: Ask) => Choice | Choice[]
  /** Splits an open offer into independent ones. */
  apart?: (ask: Ask) => Ask[]
  /** Returns whether messages that follow a view are shown however far behind they are. */
  keeps?: (view: View, messages: readonly Message[]) => boolean
  probes: (ask: Ask, view: View) => Probe[]
  /** Returns what another player is doing, in words. */
  waits: (asking: Asking) => string
  readonly ruleIds: RuleIds
  /** Returns the rule by which it isn't my turn. */
  turns: (view: View) => string
  animations: (layer: () => HTMLElement | undefined) => Animations
}

/** The components of a room; `room` is the room itself. */
export interface Parts<View> {
  Board: Component<{ room: any; presenter: Presenter<View> }>
  /** Loads what only the end needs. */
  finale: () => Promise<Finale<View>>
  /** How to play, in pictures. */
  guide: () => Promise<Component<{ room: any }>>
  /** A card at any size. */
  Face: Component<{ room: any; card: number }>
  /** A card at reading size, with its effect; `hidden`: it lies face down. */
  Reading: Component<{ room: any; card: number; hidden: boolean }>
  /** The scenery behind the question. */
  Backdrop: Component<{ inside?: boolean }>
}

/** What a seat has at the end. */
export interface Holdings {
  points: number
  /** The same as the game writes it. */
  score: string
  /** Where its points come from; `said`: that number as the game writes it. */
  parts: [label: string, points: number, said?: string][]
  /** What is left over and scores nothing. */
  left: string[]
}

/** The end of a game. */
export interface Finale<View> {
  /** The last page: the scoring in figures, as far as it has been told. `view`: the table at that moment. */
  Scoring: Component<{ room: any; messages: Message[]; view: View }>
  /** Returns what each seat has at the end; `view`: the table at that moment. */
  sums?: (room: any, messages: readonly Message[], view: View) => Holdings[]
  /** The last page has a head of its own. */
  headed?: boolean
  /** Draws the last page as a picture, for everybody. */
  picture?: (room: any, messages: Message[], view: View) => Promise<Blob>
  /** The scoring on the board; without it, `Scoring` grows as the messages come. */
  board?: {
    begin: (room: any) => Show
    /** Returns the board once some messages have been told: between the one `before` and the one `after` all. */
    during: (before: View, after: View, told: readonly Message[]) => View
    /** What lies over the board. */
    Stage: Component<{ room: any; show: any; presenter: Presenter<View>; next: () => void }>
  }
}

/** Shows the board as it is once these messages have been told. */
export type Turn = (told: readonly Message[]) => Promise<void>

/** The scoring on the board as it is told. */
export interface Show {
  /**
   * Shows the last of these messages; `step` begins what the player may skip at once, and `turn` brings the board to
   * some of the messages. Resolves when it has been read.
   */
  tell: (told: readonly Message[], step: () => AbortSignal, turn: Turn) => Promise<void>
  /** Returns whether the board shows by now what one of the messages says. */
  shown: (message: Message) => boolean
}

/** The exports of a game's folder. */
export interface Game<Cards, View> {
  /** `seat`: the viewer's; null for a spectator. */
  open: (cards: Cards, players: string[], seat: number | null) => Room<View>
  /** Returns the number by which a card is drawn, from its kind and its id in card files; -1 if it isn't drawn. */
  drawn: (cards: Cards, kind: string, id: string) => number
}

/** The room of any game. Its data come from its own server documents, so the other modules treat them as opaque. */
export type AnyRoom = Room<any>
export type AnyGame = Game<any, any>
