/** The seats that this browser holds at one table. Each has its own socket and queue, and one is on the screen; where
 * there are several, people hand the device to one another, with a cover between. */

import { Live } from '../lib/live.svelte'
import { settings } from '../lib/settings.svelte'
import { SeatController } from './controller.svelte'

export class HotSeat {
  readonly controllers: SeatController[]
  #at = $state(0)
  /** Nothing of any seat is to be seen, until somebody takes the device; after a reload nobody knows who holds it. */
  #covered = $state(false)
  /** The player who was named; else the player who is asked first. */
  #to = $state<number | null>(null)
  /** Whom it is handed to, while it is covered. */
  taker = $derived.by(() => {
    const { live } = this.controller
    const plays = live.view !== null && !['over', 'ended'].includes(live.table?.status ?? '')
    return this.#covered && plays ? this.controllers[this.#to ?? this.#wanted() ?? this.#at]! : null
  })
  /** Who else is wanted, once the one who holds it has done their part. */
  next = $derived.by(() => {
    const { live } = this.controller
    if (live.ask || live.sent || live.playing || live.table?.status !== 'running') return null
    const wanted = this.#wanted()
    return wanted === null || wanted === this.#at ? null : this.controllers[wanted]!
  })

  constructor(id: string) {
    const seats = settings.seatsAt(id)
    this.#covered = seats.length > 1
    const lives = seats.length > 1 ? seats.map(({ seat }, i) => new Live(id, seat, i > 0)) : [new Live(id)]
    this.controllers = lives.map((live) => new SeatController(live))
  }

  /** Whose seat is on the screen. */
  get controller(): SeatController {
    return this.controllers[this.#at]!
  }

  /** Those it can be handed to. */
  get others(): SeatController[] {
    return this.controllers.filter((one) => one !== this.controller)
  }

  /** The first who is asked something, or for a vote, of those who sit here: in their order, from the player who holds it. */
  #wanted(): number | null {
    const { asking, table } = this.controller.live
    const motion = table?.motion && !table.motion.declined ? table.motion : null
    const seats = [
      ...asking.map(({ seat }) => seat),
      ...(motion?.voters.filter((seat) => !motion.voted.includes(seat)) ?? []),
    ]
    const order = this.controllers.map((_, i) => (this.#at + i) % this.controllers.length)
    return order.find((i) => seats.includes(this.controllers[i]!.live.own!)) ?? null
  }

  /** Cover everything: somebody else is to have it. */
  hand = (to: SeatController): void => {
    this.controller.live.rest()
    this.#to = this.controllers.indexOf(to)
    this.#covered = true
  }

  /** Somebody has it: whom it was handed to, or another who is to have it after all. */
  take = (who: SeatController): void => {
    const to = this.controllers.indexOf(who)
    if (to !== this.#at) this.controller.live.rest()
    this.#at = to
    this.#to = null
    this.#covered = false
  }

  close(): void {
    this.controllers.forEach(({ live }) => live.close())
  }
}
