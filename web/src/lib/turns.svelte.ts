/**
 * A table or a review that opens is drawn part by part, each in a turn of its own: a telephone answers meanwhile. What
 * comes once it is whole comes at once, for scenes measure it.
 */

import { flushSync, getContext, setContext } from 'svelte'

const KEY = Symbol('turns')

export class Turns {
  /** All parts are there: the board can be shown. */
  whole = $state(false)
  readonly done: Promise<void>
  #parts: (() => void)[] = []
  #last: (() => void)[] = []
  #begun = false
  #finish!: () => void
  /** Unlike timers it goes on at full pace where nobody looks. */
  #channel = new MessageChannel()

  /** In a component, for all that lies in it: some part must. */
  constructor() {
    this.done = new Promise((done) => (this.#finish = done))
    setContext(KEY, this)
    this.#channel.port1.onmessage = this.#next
  }

  /** Draw a part when its turn comes, or after all else; the first one begins. */
  add(draw: () => void, last = false): void {
    ;(last ? this.#last : this.#parts).push(draw)
    if (!this.#begun) this.#channel.port2.postMessage(null)
    this.#begun = true
  }

  #next = (): void => {
    const draw = this.#parts.shift() ?? this.#last.shift()
    if (draw) {
      this.#channel.port2.postMessage(null) // whatever becomes of this one
      flushSync(draw)
      void document.body.offsetHeight // it is laid out in its own turn, too
      return
    }
    this.#channel.port1.close()
    this.whole = true
    this.#finish()
  }
}

/** Where all is drawn at once. */
const OVER: Pick<Turns, 'whole' | 'add'> = { whole: true, add: (draw) => draw() }

/** The turns of what a component lies in. */
export const turns = (): typeof OVER => getContext<Turns | undefined>(KEY) ?? OVER
