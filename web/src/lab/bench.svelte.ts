/** The bench of the lab: a game, changes to its cards, and their effects in games. */

import { api } from '../lib/api'
import { save } from '../lib/files'
import { texts } from '../lib/texts.svelte'
import { AsyncAction } from '../lib/asyncAction.svelte'
import type { LabCard, CardFile, LabInfo, LabLooking, LabRead, LabRun } from '../lib/wire'
import type { AnyGame, AnyRoom } from '../room'
import { enter } from '../rooms'

const LOOK_EVERY = 1500
const PLAYERS = ['', '', '']

/** Cards as they are drawn. */
interface Drawn {
  room: AnyRoom
  cards: unknown
}

export class Bench {
  readonly action = new AsyncAction()
  info = $state.raw<LabInfo | null>(null)
  /** By place, as in `trait.jealous.dollars`: the value as card files write it. */
  edits = $state<Record<string, string>>({})
  run = $state.raw<LabRun | null>(null)
  before = $state.raw<Drawn | null>(null)
  after = $state.raw<Drawn | null>(null)
  changes = $derived(Object.entries(this.edits).map(([place, value]) => `${place}=${value}`))
  going = $derived(this.run?.state === 'waiting' || this.run?.state === 'running')
  #game: AnyGame | null = null
  #timer = 0

  /** `file`: the user's own cards, with the contents of their file; else the house cards. */
  constructor(
    readonly id: string,
    readonly file: CardFile | null = null,
    readonly read: LabRead | null = null,
  ) {
    void this.action.attempt(async () => {
      const [game, info, cards] = await Promise.all([
        enter(id),
        read?.info ?? api.lab(id),
        read?.cards ?? api.cards(id),
      ])
      this.#game = game
      this.before = this.after = this.#drawn(cards)
      this.info = info
    })
  }

  get #wanted(): LabLooking {
    return { game: this.id, edits: this.changes, file: this.file }
  }

  #drawn(cards: unknown): Drawn {
    return { room: this.#game!.open(cards, PLAYERS, null), cards }
  }

  /** Returns the number by which a card is drawn. */
  code(drawn: Drawn, card: LabCard): number {
    return this.#game!.drawn(drawn.cards, card.kind, card.id)
  }

  said(card: LabCard): string {
    return card.names[texts.language] ?? card.names['en'] ?? card.id
  }

  /** Returns the name of a card. */
  name = (kind: string, id: string): string => {
    const found = this.info?.cards.find((one) => one.kind === kind && one.id === id)
    return found ? this.said(found) : id
  }

  /** Changes a value, or drops the change if it is the original value. */
  set(place: string, value: string, was: string): void {
    const { [place]: _, ...others } = this.edits
    this.edits = value.trim() === was ? others : { ...others, [place]: value.trim() }
    void this.look()
  }

  async look(): Promise<void> {
    await this.action.attempt(async () => {
      const { cards } = await api.labLook(this.#wanted)
      this.after = this.#drawn(cards)
    })
  }

  /** Saves the cards with their changes as a card file. */
  async save(): Promise<void> {
    await this.action.attempt(async () => {
      const { text } = await api.labSave(this.#wanted)
      save(new Blob([text], { type: 'application/toml' }), this.file?.name ?? `${this.id}.toml`)
    })
  }

  async begin(seats: number): Promise<void> {
    await this.action.attempt(async () => {
      this.run = await api.labBegin(this.#wanted, seats)
      this.#wait()
    })
  }

  async stop(): Promise<void> {
    const { run } = this
    if (run) await this.action.attempt(async () => void (this.run = await api.labStop(run.id)))
  }

  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(async () => {
      const { run } = this
      if (!run || !this.going) return
      await this.action.attempt(async () => void (this.run = await api.labRun(run.id)))
      this.#wait()
    }, LOOK_EVERY)
  }

  close(): void {
    clearTimeout(this.#timer)
  }
}
