/** The tempo of a live table: the longer a person waits for a decision, the more quickly events are shown. */

import { hasten, paced, pause } from '../lib/animation'
import type { Message } from '../lib/wire'
import type { Animations, AnyRoom } from '../room'

/** Milliseconds between two decisions that events are fitted into, and those that are kept for events to come. */
const SPAN = 5000
const EXPECTED = 2500
/** Milliseconds of an event, and those that it takes at least, if its room names no others. */
const ORDINARY = [300, 75] as const
/** The most milliseconds that a break between events counts, because people think longer than bots. */
const BREAK = 1500
/** Milliseconds after which the next event begins, if it belongs together with this one. */
const TOGETHER = 60

export class Tempo {
  /** Milliseconds since the latest decision, and the moment up to which they are counted. */
  #waited = 0
  #until = performance.now()

  constructor(
    readonly room: () => AnyRoom,
    readonly animations: () => Animations,
  ) {}

  /** Begins a new wait. */
  restart(): void {
    this.#waited = 0
    this.#until = performance.now()
  }

  /** Shows an event. `queued`: the messages that come after `coming`. */
  async play(
    message: Message,
    hurry: AbortSignal,
    coming: readonly Message[],
    after: unknown,
    queued: readonly Message[],
  ): Promise<void> {
    this.#count(BREAK)
    hasten(this.#share([message, ...coming, ...queued]))
    const shown = this.animations().play(message, hurry, coming, after)
    await (this.#joined(message, coming[0]) ? Promise.race([shown, pause(TOGETHER, hurry)]) : shown)
    this.#count(Infinity)
  }

  #count(most: number): void {
    const now = performance.now()
    this.#waited += Math.min(now - this.#until, most)
    this.#until = now
  }

  /** Returns whether two events are of one kind, but happen to different seats. */
  #joined = ([kind, seat]: Message, next?: Message): boolean =>
    next?.[0] === kind && next[1] !== seat && (this.room().together?.has(kind) ?? false)

  /** Returns the share of its length that the first event takes. */
  #share(all: Message[]): number {
    const { lengths } = this.room()
    const named = all.map(([kind]) => lengths?.[kind] ?? ORDINARY)
    const left = named.reduce((sum, [usual]) => sum + usual, 0)
    const [usual, least] = named[0]!
    return Math.min(1, Math.max(least / usual, (SPAN - this.#waited) / paced(Math.max(left, EXPECTED))))
  }
}
