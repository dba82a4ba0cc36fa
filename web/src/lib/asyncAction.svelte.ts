/** A call that runs, and may be refused. */

import { Refused } from './api'
import { t } from './texts.svelte'

export class AsyncAction {
  #why = $state.raw<(() => string) | null>(null)
  busy = $state(false)

  /** What went wrong, in the language that is spoken now; empty where nothing did. */
  get problem(): string {
    return this.#why ? this.#why() || t('web-error-server') : ''
  }

  /** Something went wrong; nothing did, if no reason is given. */
  fail(why: (() => string) | null): void {
    this.#why = why
  }

  /** Try it; whether it was done. */
  attempt = async (call: () => Promise<unknown>): Promise<boolean> => {
    this.#why = null
    this.busy = true
    try {
      await call()
    } catch (error) {
      this.#why = error instanceof Refused ? error.why : () => ''
    }
    this.busy = false
    return !this.#why
  }
}
