/**
 * Draws a table, a review or the rules part by part when they open, each in its own task, so that a phone stays
 * responsive. Later changes are drawn at once, because animations measure them.
 */

import { flushSync, getContext, setContext } from 'svelte'

const KEY = Symbol('renderQueue')

export class RenderQueue {
  /** True once all parts are drawn and the board can be shown. */
  whole = $state(false)
  readonly done: Promise<void>
  #parts: (() => void)[] = []
  #last: (() => void)[] = []
  #begun = false
  #finish!: () => void
  /** Unlike timers, it runs at full pace in a background tab. */
  #channel = new MessageChannel()

  /** Create it in the component that contains all parts; at least one part must be added. */
  constructor() {
    this.done = new Promise((done) => (this.#finish = done))
    setContext(KEY, this)
    this.#channel.port1.onmessage = this.#next
  }

  /** Draws no part until then; called before the first one is added. */
  hold(until: Promise<unknown>): void {
    this.#begun = true
    void until.then(() => this.#channel.port2.postMessage(null))
  }

  /** Draws a part when its turn comes, or after all others if `last`; the first call starts the queue. */
  add(draw: () => void, last = false): void {
    ;(last ? this.#last : this.#parts).push(draw)
    if (!this.#begun) this.#channel.port2.postMessage(null)
    this.#begun = true
  }

  #next = (): void => {
    const draw = this.#parts.shift() ?? this.#last.shift()
    if (draw) {
      this.#channel.port2.postMessage(null) // even if this part fails
      flushSync(draw)
      void document.body.offsetHeight // so that its layout is part of this task
      return
    }
    this.#channel.port1.close()
    this.whole = true
    this.#finish()
  }
}

/** The queue after the end: parts are drawn at once. */
const OVER: Pick<RenderQueue, 'whole' | 'done' | 'add'> = {
  whole: true,
  done: Promise.resolve(),
  add: (draw) => draw(),
}

/** Returns the queue of the surrounding component. */
export const renderQueue = (): typeof OVER => getContext<RenderQueue | undefined>(KEY) ?? OVER
