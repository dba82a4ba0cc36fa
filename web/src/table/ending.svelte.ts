/** The scoring: told once, message by message, and shown again on request. */

import { pause, reducedMotion } from '../lib/animation'
import type { Message } from '../lib/wire'

export class Ending {
  showing = $state(false)
  /** True until all of it has been told. */
  telling = $state(false)
  told = $state.raw<Message[]>([])
  #skip = new AbortController()
  /** It has been shown to its end, or closed before. */
  #done = false

  /** Tells one more message; resolves when it has been read. */
  async tell(message: Message, hurry: AbortSignal): Promise<void> {
    if (this.#done) return
    const either = AbortSignal.any([this.#skip.signal, hurry])
    if (!this.telling) {
      this.telling = this.showing = true
      await pause(500, either)
    }
    this.told = [...this.told, message]
    await pause(reducedMotion() ? 600 : 950, either)
  }

  /** Shows everything: `messages` is the whole scoring. */
  settle(messages: Message[]): void {
    if (this.#done || !messages.some(([kind]) => kind === 'end')) return
    this.#done = true
    this.open(messages)
  }

  open(messages: Message[]): void {
    this.told = messages
    this.telling = false
    this.showing = true
  }

  skip(): void {
    this.#skip.abort()
  }

  close(): void {
    this.skip()
    this.#done = true
    this.showing = false
  }
}
