/** The playback of a finished game: its steps, the messages at each, and the viewer's eyes. */

import { api } from '../lib/api'
import { shownName } from '../lib/shownNames'
import type { Moment } from '../lib/router.svelte'
import { settings, type Speed } from '../lib/settings.svelte'
import type { Message, RecordInfo, TableInfo } from '../lib/wire'
import type { AnyGame, AnyRoom, Presenter } from '../room'
import { enter } from '../rooms'
import { story, tell, type Told } from '../table/told'

const BEATS: Record<Speed, number> = { slow: 2200, normal: 1100, fast: 550 }

/** The record as one viewer was told it. */
interface Reel {
  record: RecordInfo<unknown>
  messages: Message[]
  /** The number of messages after each number of log entries. */
  counts: number[]
}

export class Playback {
  step = $state(0)
  playing = $state(false)
  /** The seat whose eyes are used; null: all cards are open. */
  eyes = $state<number | null>(null)

  private constructor(
    readonly id: string,
    readonly table: TableInfo,
    readonly room: AnyRoom,
    /** The seat of the player who watches; null for a stranger. */
    readonly seat: number | null,
    readonly open: Reel,
    readonly token: string | undefined,
    /** Returns the same game as told to the player of a seat, or to anybody. */
    readonly again: (seat: number | null) => Playback,
  ) {}

  /** Fetches a game; `seat` and `token`, if the viewer has a seat there. */
  static async of(id: string, seat: number | null = null, token?: string): Promise<Playback> {
    const [record, cards, table] = await Promise.all([api.record(id, token), api.tableCards(id), api.table(id)])
    const game: AnyGame = await enter(record.game)
    const players = record.players.map((name, one) => shownName(name, table.seats[one]?.program))
    const again = (one: number | null): Playback => {
      const room = game.open(cards, players, one)
      return new Playback(id, table, room, one, reel({ ...record, players }), token, again)
    }
    return again(seat)
  }

  /** Returns the same game for sharing, in which nobody is “you”. */
  async forAll(): Promise<Playback> {
    const playback = this.again(null)
    await playback.look(this.eyes)
    return playback
  }

  #through = $state.raw<Reel | null>(null)
  reel = $derived.by(() => this.#through ?? this.open)
  #toldOpenly = $derived.by(() => this.#tell(this.open))
  /** Its lines, in the current language. */
  told = $derived.by(() => (this.#through ? this.#tell(this.#through) : this.#toldOpenly))
  /** The number of log entries at each step; entries without a line belong to the next step. */
  entries = $derived.by(() => {
    const lines = new Set(this.#toldOpenly.map((one) => one.version))
    const out = [0]
    for (const [n, count] of this.open.counts.entries()) {
      const since = this.open.counts[n - 1] ?? 0
      if (Array.from({ length: count - since }, (_, i) => since + i + 1).some((version) => lines.has(version)))
        out.push(n)
    }
    return out
  })
  /** The step after which the table is laid out, if no player does anything in it. */
  #laidOut = $derived.by(() => {
    const end = this.open.counts[this.entries[1] ?? 0]!
    return this.#toldOpenly.every(({ doer, version }) => doer === null || version > end) ? Math.min(1, this.last) : 0
  })
  last = $derived.by(() => this.entries.length - 1)
  players = $derived.by(() => this.open.record.players)
  moment = $derived.by((): Moment => ({ step: this.step, seat: this.eyes }))
  now = $derived.by(() => this.versions(this.step))
  ends = $derived.by(() => this.open.messages.filter(this.room.scores))

  /** The steps with moments that stand out, and the first one of the scoring. */
  highlights = $derived.by(() => {
    const steps = Array.from({ length: this.last + 1 }, (_, step) => step)
    const told = (step: number, what: ((message: Message) => boolean) | undefined): boolean =>
      what !== undefined && this.during(step).some(what)
    const scoring = steps.find((step) => told(step, this.room.scores))
    return steps.filter((step) => step === scoring || told(step, this.room.highlight))
  })

  /** Returns the first and last version of a step. */
  versions(step: number): [number, number] {
    if (!step) return [1, 0]
    const { counts } = this.reel
    return [counts[this.entries[step - 1]!]! + 1, counts[this.entries[step]!]!]
  }

  /** Returns the step that shows an entry of the log. */
  stepOf = (entry: number): number =>
    Math.max(
      1,
      this.entries.findIndex((until) => until > entry),
    )

  /** Returns the step that told a version. */
  stepAt = (version: number): number => this.entries.findIndex((until) => this.reel.counts[until]! >= version)

  /** Returns the events of a step in words. */
  story(step: number): string {
    const [from, to] = this.versions(step)
    return story(this.told.filter((one) => one.version >= from && one.version <= to))
  }

  /** Returns the table at a step. At the beginning it is laid out already, unless a player does that. */
  view(step: number): unknown {
    const { record } = this.reel
    const entries = this.entries[step || this.#laidOut]!
    return entries ? record.steps[entries - 1]!.view : record.start
  }

  /** Returns the messages of a step. */
  during(step: number): Message[] {
    const [from, to] = this.versions(step)
    return this.reel.messages.slice(from - 1, to)
  }

  go = (to: number): void => {
    this.step = Math.max(0, Math.min(this.last, to))
    if (this.step === this.last) this.playing = false
  }

  play = (): void => {
    this.playing = !this.playing && this.step < this.last
  }

  /** Runs at the chosen speed until the returned function is called. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined
    const timer = setInterval(() => this.go(this.step + 1), BEATS[settings.speed])
    return () => clearInterval(timer)
  }

  /** Shows the game with the eyes of a seat, or with all cards open. */
  async look(seat: number | null): Promise<void> {
    if (seat === null || !this.players[seat]) {
      this.#through = this.eyes = null
      return
    }
    const record = await api.record(this.id, this.token, seat)
    this.#through = reel({ ...record, players: this.players })
    this.eyes = seat
  }

  #tell({ messages }: Reel): Told[] {
    return tell(
      messages.map((message, i) => ({ version: i + 1, message })),
      this.room,
      this.seat,
    )
  }

  /** Goes to the moment that an address names. */
  async goTo({ step, seat }: Moment): Promise<void> {
    await this.look(seat)
    this.go(step)
  }
}

function reel(record: RecordInfo<unknown>): Reel {
  const messages = record.steps.flatMap((one) => one.messages)
  const counts = record.steps.reduce((sums, one) => [...sums, sums.at(-1)! + one.messages.length], [0])
  return { record, messages, counts }
}

/** Returns a presenter of the board at the current step, or at another. */
export function presenterOf(playback: Playback, step = (): number => playback.step): Presenter<unknown> {
  const fresh = $derived(new Set(playback.during(step()).flatMap((message) => playback.room.touches?.(message) ?? [])))
  return {
    get view() {
      return playback.view(step())
    },
    ask: null,
    menu: null,
    get mine() {
      return playback.eyes ?? playback.seat ?? playback.players.length - 1
    },
    past: true,
    stopped: false,
    open: [],
    get told() {
      return playback.reel.messages.slice(0, playback.versions(step())[1])
    },
    gone: () => '',
    fresh: (spot) => fresh.has(spot),
    at: () => undefined,
    stands: () => () => undefined,
    leads: () => false,
    choose: () => undefined,
    why: () => undefined,
    refused: null,
    dismiss: () => undefined,
    wait: undefined,
  }
}
