/** What others did at a table while this page was closed, or out of sight, for a while. */
import type { Live } from '../lib/live.svelte'
import { settings } from '../lib/settings.svelte'
import type { Told } from './told'

/** Milliseconds away after which it is told. */
const LONG = 60_000

export class Absence {
  /** The version of the log that I saw last; null if I have been here, or have read what happened. */
  #seen = $state<number | null>(null)
  /** What happened since then, if others did something. */
  lines = $derived.by((): Told[] => {
    const seen = this.#seen
    if (seen === null) return []
    const since = this.told().filter(({ version, doer, kind }) => version > seen && doer !== null && kind !== 'turn')
    return since.some(({ doer }) => doer !== this.live.seat) ? since : []
  })

  constructor(
    readonly id: string,
    readonly live: Live,
    readonly told: () => Told[],
  ) {}

  /** Watches whether the page is in sight. Returns how to stop. */
  watch = (): (() => void) => {
    const look = (): void => (document.hidden ? this.#leave() : this.#come())
    this.#come()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', this.#leave)
    return () => {
      queueMicrotask(this.#leave) // while a component ends, the seats read as they were before its last change
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', this.#leave)
    }
  }

  read = (): void => void (this.#seen = null)

  #leave = (): void => {
    const version = this.#seen ?? this.live.log.at(-1)?.version ?? 0
    if (this.live.seat !== null) settings.leave(this.id, this.live.seat, { version, at: Date.now() })
  }

  #come(): void {
    const left = this.live.seat === null ? undefined : settings.seatAt(this.id, this.live.seat)?.left
    if (left && Date.now() - left.at > LONG) this.#seen = left.version
  }
}
