/** The scoring: told once, message by message, and shown again on request. */

import { pause, reducedMotion } from '../lib/animation'
import type { Message } from '../lib/wire'
import type { AnyRoom, Finale, Show, Turn } from '../room'

export class Ending {
  /** The last page is open. */
  showing = $state(false)
  /** True until all of it has been told. */
  telling = $state(false)
  told = $state.raw<Message[]>([])
  finale = $state.raw<Finale<any> | null>(null)
  /** The scoring on the board, while it is told there. */
  show = $state.raw<Show | null>(null)
  #skip = new AbortController()
  #stop = new AbortController()
  /** It has been shown to its end, or closed before. */
  #done = false

  constructor(
    readonly load: () => Promise<Finale<any>>,
    readonly room?: AnyRoom,
  ) {}

  /** Tells one more message; resolves when it has been read. */
  async tell(message: Message, hurry: AbortSignal, turn: Turn): Promise<void> {
    if (this.#done) return
    this.finale ??= await this.load()
    const step = (): AbortSignal => {
      this.#stop = new AbortController()
      return AbortSignal.any([this.#skip.signal, this.#stop.signal, hurry])
    }
    const either = step()
    const told = [...this.told, message]
    if (!this.telling) {
      this.telling = true
      this.show = this.finale.board?.begin(this.room) ?? null
      this.showing = !this.show
      await pause(500, either)
    }
    this.told = told
    if (!this.show) return pause(reducedMotion() ? 600 : 950, either)
    await this.show.tell(told, step, turn)
  }

  /** Shows everything: `messages` is the whole scoring. */
  async settle(messages: Message[]): Promise<void> {
    if (this.#done || !messages.some(([kind]) => kind === 'end')) return
    this.#done = true
    await this.open(messages)
  }

  async open(messages: Message[]): Promise<void> {
    this.finale ??= await this.load()
    this.told = messages
    this.telling = false
    this.show = null
    this.showing = true
  }

  /** Goes on to the next step. */
  next = (): void => this.#stop.abort()

  skip(): void {
    this.#skip.abort()
  }

  close(): void {
    this.skip()
    this.#done = true
    this.showing = false
  }
}
