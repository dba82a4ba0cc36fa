/** The seats that this browser holds at one table. Each has its own socket and queue, and one is on the screen; where
 * there are several, people hand the device to one another, with a cover between. */

import { Live } from '../lib/live.svelte'
import { settings } from '../lib/settings.svelte'
import { Chair } from './chair.svelte'

export class Device {
  readonly chairs: Chair[]
  #at = $state(0)
  /** Nothing of any seat is to be seen, until somebody takes the device; after a reload nobody knows who holds it. */
  #covered = $state(false)
  /** Who was named; else it is for whoever is asked first. */
  #to = $state<number | null>(null)
  /** Whom it is handed to, while it is covered. */
  taker = $derived.by(() => {
    const { live } = this.chair
    const plays = live.view !== null && !['over', 'ended'].includes(live.table?.status ?? '')
    return this.#covered && plays ? this.chairs[this.#to ?? this.#wanted() ?? this.#at]! : null
  })
  /** Who else is wanted, once the one who holds it has done their part. */
  next = $derived.by(() => {
    const { live } = this.chair
    if (live.ask || live.sent || live.playing || live.table?.status !== 'running') return null
    const wanted = this.#wanted()
    return wanted === null || wanted === this.#at ? null : this.chairs[wanted]!
  })

  constructor(id: string) {
    const seats = settings.seatsAt(id)
    this.#covered = seats.length > 1
    const lives = seats.length > 1 ? seats.map(({ seat }, i) => new Live(id, seat, i > 0)) : [new Live(id)]
    this.chairs = lives.map((live) => new Chair(live))
  }

  /** Whose seat is on the screen. */
  get chair(): Chair {
    return this.chairs[this.#at]!
  }

  /** Those it can be handed to. */
  get others(): Chair[] {
    return this.chairs.filter((one) => one !== this.chair)
  }

  /** The first who is asked something, or for a vote, of those who sit here: in their order, from who holds it. */
  #wanted(): number | null {
    const { asking, table } = this.chair.live
    const motion = table?.motion && !table.motion.declined ? table.motion : null
    const seats = [
      ...asking.map(({ seat }) => seat),
      ...(motion?.voters.filter((seat) => !motion.voted.includes(seat)) ?? []),
    ]
    const order = this.chairs.map((_, i) => (this.#at + i) % this.chairs.length)
    return order.find((i) => seats.includes(this.chairs[i]!.live.own!)) ?? null
  }

  /** Cover everything: somebody else is to have it. */
  hand = (to: Chair): void => {
    this.chair.live.rest()
    this.#to = this.chairs.indexOf(to)
    this.#covered = true
  }

  /** Somebody has it: whom it was handed to, or another who is to have it after all. */
  take = (who: Chair): void => {
    const to = this.chairs.indexOf(who)
    if (to !== this.#at) this.chair.live.rest()
    this.#at = to
    this.#to = null
    this.#covered = false
  }

  close(): void {
    this.chairs.forEach(({ live }) => live.close())
  }
}
