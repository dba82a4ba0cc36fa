/** Something that is tried, and may be refused. */

import { Refused } from './api'
import { t } from './texts.svelte'

export class Trial {
  problem = $state('')
  busy = $state(false)

  /** Try it; whether it was done. */
  attempt = async (call: () => Promise<unknown>): Promise<boolean> => {
    this.problem = ''
    this.busy = true
    try {
      await call()
    } catch (error) {
      this.problem = error instanceof Refused && error.message ? error.message : t('web-error-server')
    }
    this.busy = false
    return !this.problem
  }
}
