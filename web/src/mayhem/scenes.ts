/** How what happens looks on the table: each message is one short scene. */

import { pause, spot } from '../lib/motion'
import { Stagehand } from '../lib/stagehand'
import { texts } from '../lib/texts.svelte'
import type { Message } from '../lib/wire'
import type { Scenes } from '../room'
import Token from '../ui/Token.svelte'
import type { MayhemRoom } from './room'
import { GAME, t } from './texts'

const GLOW = '#f2b632'
const ORDER_AT_PLACE = [2, 3, 4]
const RIDE = 6

export class MayhemScenes implements Scenes {
  readonly #hand: Stagehand

  constructor(
    readonly room: MayhemRoom,
    stage: () => HTMLElement | undefined,
  ) {
    this.#hand = new Stagehand(stage, GAME, GLOW)
  }

  clear(): void {
    this.#hand.clear()
  }

  play = async ([kind, ...args]: Message, hurry: AbortSignal): Promise<void> => {
    const hand = this.#hand
    const n = (i: number): number => Number(args[i])
    const place = (number: number): HTMLElement | null => spot(`place ${number}`)
    const seat = (number: number): HTMLElement | null => spot(`seat ${number}`) ?? spot(`place ${number}`)
    switch (kind) {
      case 'round':
        return hand.banner(t('event-round', { n: n(0) }), 900, hurry)
      case 'card':
        return hand.banner(this.room.deck.cardText(n(0)), 1500, hurry)
      case 'totals':
        return hand.banner(this.room.say([kind, ...args])?.text ?? '', 1700, hurry)
      case 'market':
        return hand.banner(this.room.say([kind, ...args])?.text ?? '', 1300, hurry)
      case 'order':
        if (n(1) === RIDE) return hand.fly({ drawing: Token, props: { seat: n(0), size: 34 }, height: 34 }, place((n(2) >> 16) & 255), place((n(2) >> 8) & 255), 520, hurry)
        return hand.pulse(ORDER_AT_PLACE.includes(n(1)) ? place(n(2)) : seat(n(0)), 420, hurry)
      case 'exploit':
      case 'back-up':
        return hand.pulse(place(n(1)), 360, hurry)
      case 'gain':
      case 'pay':
      case 'lose': {
        const amount = n(1) === 0 ? texts.money(n(2)) : this.room.deck.good(n(1), n(2), 'nom')
        return n(2) ? this.#change(seat(n(0)), kind === 'gain', amount, hurry) : undefined
      }
      case 'steal':
        return hand.coin(seat(n(1)), seat(n(0)), this.room.deck.good(n(2), n(args[4] === null ? 3 : 4), 'nom'), 640, hurry)
      case 'offer':
        return n(1) === this.room.seat ? hand.pulse(seat(n(0)), 480, hurry) : pause(90, hurry)
      case 'heat':
        return this.#change(seat(n(0)), n(1) > 0, t('heat', { n: Math.abs(n(1)) }), hurry)
      case 'die':
      case 'guns':
        return pause(420, hurry)
      case 'deal':
      case 'patch':
      case 'fall':
      case 'out':
        return hand.pulse(seat(n(0)), 480, hurry)
      case 'site':
        return pause(260, hurry)
      default:
        return pause(90, hurry)
    }
  }

  /** Somebody has more of something, or less. */
  #change(seat: HTMLElement | null, more: boolean, what: string, hurry: AbortSignal): Promise<void> {
    return more ? this.#hand.coin(null, seat, `+${what}`, 460, hurry) : this.#hand.coin(seat, null, `−${what}`, 460, hurry)
  }
}
