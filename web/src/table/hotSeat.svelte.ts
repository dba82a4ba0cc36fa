/**
 * The seats that this browser holds at one table. Each has its own socket and queue, and one is on the screen. If there
 * are several, people pass the device around, with a cover in between.
 */

import { Live } from '../lib/live.svelte'
import { settings } from '../lib/settings.svelte'
import { SeatController } from './controller.svelte'

export class HotSeat {
  controllers = $state.raw<SeatController[]>([])
  #at = $state(0)
  /** Hides all seats until somebody takes the device; after a reload nobody knows who holds it. */
  #covered = $state(false)
  /** The player who was named; else the player who is asked first. */
  #to = $state<number | null>(null)
  /** The player whom the covered device is handed to. */
  taker = $derived.by(() => {
    const { live } = this.controller
    const plays = live.view !== null && !['over', 'ended'].includes(live.table?.status ?? '')
    return this.#covered && plays ? this.controllers[this.#to ?? this.#wanted() ?? this.#at]! : null
  })
  /** Another player who is needed once the current one has finished. */
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

  /** The controller of the seat on the screen. */
  get controller(): SeatController {
    return this.controllers[this.#at]!
  }

  /** The seats that it can be handed to. */
  get others(): SeatController[] {
    return this.controllers.filter((one) => one !== this.controller)
  }

  /**
   * Returns the first seat here that is asked something or for a vote, in order from the player who holds the device.
   */
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

  /** Covers everything until another player takes the device. */
  hand = (to: SeatController): void => {
    this.controller.live.rest()
    this.#to = this.controllers.indexOf(to)
    this.#covered = true
  }

  /** Uncovers the seat of the player who takes the device, whether or not it was handed to them. */
  take = (who: SeatController): void => {
    const to = this.controllers.indexOf(who)
    if (to !== this.#at) this.controller.live.rest()
    this.#at = to
    this.#to = null
    this.#covered = false
  }

  /** Frees another seat of this device before the game. */
  free = async (seat: number): Promise<void> => {
    await this.controller.free(seat)
    const [freed] = this.others.filter((one) => one.live.own === seat && !one.held)
    freed?.live.close()
    this.controllers = this.controllers.filter((one) => one !== freed)
  }

  close(): void {
    this.controllers.forEach(({ live }) => live.close())
  }
}
