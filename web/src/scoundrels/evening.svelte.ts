/** The evening: the suspected cards of a day are turned up one by one, each with its verdict and what that costs. */

import { mount, unmount } from 'svelte'
import { pause } from '../lib/animation'
import type { Message } from '../lib/wire'

import { caughtIn, eveningOf, isBluff, type Caught } from './caught'
import Unmasking from './Unmasking.svelte'
import type { Teller } from './words'

/** Milliseconds until the table is dark, and until it is day again. */
const DIM = 250
const DAY = 180
/** Milliseconds for an honest card, and for all of them; a bluff takes longer than an honest card. */
const HONEST = 700
const CARDS = 4500
const share = (card: Caught): number => (isBluff(card) ? 1.6 : 1)
/** Milliseconds that the last card stays, by the number of cards. */
const stays = (cards: number): number => Math.min(1200, 700 + 100 * cards)

export class EveningShow {
  readonly cards: Caught[]
  turned = $state(0)
  /** What is said now. */
  message = $state.raw<Message>(['dusk'])
  leaving = $state(false)
  #over = new AbortController()
  #shown: Record<string, unknown> | null

  /** `messages`: those from now on. */
  constructor(
    readonly teller: Teller,
    layer: HTMLElement,
    messages: readonly Message[],
    hurry: AbortSignal,
  ) {
    this.cards = caughtIn(eveningOf(messages), teller.players.length)
    this.message = messages[0]!
    this.#shown = mount(Unmasking, { target: layer, props: { show: this } })
    hurry.addEventListener('abort', this.close, { once: true })
  }

  begin = (): Promise<void> => pause(DIM, this.#over.signal)

  /** `last`: after this message it is day again. */
  tell = async (message: Message, last: boolean): Promise<void> => {
    const { signal } = this.#over
    if (message[0] === 'reveal') {
      this.message = message
      const card = this.cards[this.turned++]!
      const shares = this.cards.reduce((sum, one) => sum + share(one), 0)
      await pause(share(card) * Math.min(HONEST, CARDS / shares), signal)
    }
    if (!last) return
    await pause(stays(this.cards.length), signal)
    this.leaving = true
    await pause(DAY, signal)
    this.close()
  }

  close = (): void => {
    this.#over.abort()
    if (this.#shown) void unmount(this.#shown)
    this.#shown = null
  }
}
