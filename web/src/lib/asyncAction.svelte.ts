/** A running call, which may be refused. */

import { Refused } from './api'
import { t } from './texts.svelte'

export class AsyncAction {
  #why = $state.raw<(() => string) | null>(null)
  busy = $state(false)

  /** The error in the current language, or empty. */
  get problem(): string {
    return this.#why ? this.#why() || t('web-error-server') : ''
  }

  /** Sets the error; null clears it. */
  fail(why: (() => string) | null): void {
    this.#why = why
  }

  /** Runs the call and returns whether it succeeded. */
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
