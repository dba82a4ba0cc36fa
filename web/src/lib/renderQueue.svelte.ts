/**
 * Draw a table or a review part by part when it opens, each part in a task of its own, so that a phone answers meanwhile.
 * Later parts are drawn at once, because animations measure them.
 */

import { flushSync, getContext, setContext } from 'svelte'

const KEY = Symbol('renderQueue')

export class RenderQueue {
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
const OVER: Pick<RenderQueue, 'whole' | 'add'> = { whole: true, add: (draw) => draw() }

/** The queue of what a component lies in. */
export const renderQueue = (): typeof OVER => getContext<RenderQueue | undefined>(KEY) ?? OVER
