/** How what happens looks on the table: each message is one short scene. */

import { pause, run, spot, still } from '../lib/motion'
import { texts } from '../lib/texts.svelte'
import type { Message } from '../lib/wire'
import type { Scenes } from '../room'
import type { MayhemRoom } from './room'
import { t } from './texts'

const PULSE = '#f2b632'
const ORDER_AT_PLACE = [2, 3, 4]
const RIDE = 6

export class MayhemScenes implements Scenes {
  constructor(
    readonly room: MayhemRoom,
    readonly stage: () => HTMLElement | undefined,
  ) {}

  clear(): void {}

  play = async ([kind, ...args]: Message, hurry: AbortSignal): Promise<void> => {
    const n = (i: number): number => Number(args[i])
    const place = (number: number): HTMLElement | null => spot(`place ${number}`)
    const seat = (number: number): HTMLElement | null => spot(`seat ${number}`) ?? spot(`place ${number}`)
    switch (kind) {
      case 'round':
        return this.#banner(t('event-round', { n: n(0) }), 900, hurry)
      case 'card':
        return this.#banner(this.room.deck.cardText(n(0)), 1500, hurry)
      case 'totals':
        return this.#banner(this.room.say([kind, ...args])?.text ?? '', 1700, hurry)
      case 'market':
        return this.#banner(this.room.say([kind, ...args])?.text ?? '', 1300, hurry)
      case 'order':
        if (n(1) === RIDE) return this.#ride(place((n(2) >> 16) & 255), place((n(2) >> 8) & 255), n(0), hurry)
        return this.#pulse(ORDER_AT_PLACE.includes(n(1)) ? place(n(2)) : seat(n(0)), 420, hurry)
      case 'exploit':
      case 'back-up':
        return this.#pulse(place(n(1)), 360, hurry)
      case 'gain':
      case 'pay':
      case 'lose': {
        const amount = n(1) === 0 ? texts.money(n(2)) : this.room.deck.good(n(1), n(2), 'nom')
        return n(2) ? this.#float(seat(n(0)), `${kind === 'gain' ? '+' : '−'}${amount}`, 460, hurry) : undefined
      }
      case 'heat':
        return this.#float(seat(n(0)), `${n(1) > 0 ? '+' : '−'}${t('heat', { n: Math.abs(n(1)) })}`, 460, hurry)
      case 'die':
      case 'guns':
        return pause(420, hurry)
      case 'deal':
      case 'patch':
      case 'fall':
      case 'out':
        return this.#pulse(seat(n(0)), 480, hurry)
      case 'site':
        return pause(260, hurry)
      default:
        return pause(90, hurry)
    }
  }

  async #ride(from: HTMLElement | null, to: HTMLElement | null, seat: number, hurry: AbortSignal): Promise<void> {
    const stage = this.stage()
    if (!stage || !from || !to) return pause(200, hurry)
    const [start, end] = [from, to].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect]
    const rider = document.createElement('div')
    rider.className = 'ghost'
    Object.assign(rider.style, { left: `${end.x + end.width / 2 - 15}px`, top: `${end.y + end.height / 2 - 15}px`, width: '30px', height: '30px', borderRadius: '50%', border: '3px solid #fff8e6', background: `var(--seat-${seat % 6})` })
    stage.append(rider)
    const path = `translate(${start.x + start.width / 2 - end.x - end.width / 2}px, ${start.y + start.height / 2 - end.y - end.height / 2}px)`
    await run(rider, still() ? [{ opacity: 0 }, { opacity: 1 }] : [{ transform: path }, { transform: 'none' }], 520, hurry)
    rider.remove()
  }

  async #pulse(element: HTMLElement | null, ms: number, hurry: AbortSignal): Promise<void> {
    if (!element) return pause(ms / 2, hurry)
    await run(element, [{ boxShadow: `0 0 0 0 ${PULSE}00` }, { boxShadow: `inset 0 0 0 5px ${PULSE}` }, { boxShadow: `0 0 0 0 ${PULSE}00` }], ms, hurry)
    for (const animation of element.getAnimations()) if (animation.playState === 'finished') animation.cancel()
  }

  async #float(element: HTMLElement | null, text: string, ms: number, hurry: AbortSignal): Promise<void> {
    const stage = this.stage()
    const box = element?.getBoundingClientRect()
    if (!stage || !box) return pause(ms / 2, hurry)
    const coin = document.createElement('div')
    coin.className = 'ghost coin'
    coin.textContent = text
    Object.assign(coin.style, { left: `${box.x + box.width / 2}px`, top: `${box.y + box.height / 2}px` })
    stage.append(coin)
    const frames: Keyframe[] = still()
      ? [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1 }]
      : [{ transform: 'translate(-50%,-50%) scale(.7)', opacity: 0 }, { transform: 'translate(-50%,-50%)', opacity: 1, offset: 0.3 }, { transform: 'translate(-50%,-50%) translateY(-26px)', opacity: 0.9 }]
    await run(coin, frames, ms, hurry)
    coin.remove()
  }

  async #banner(text: string, ms: number, hurry: AbortSignal): Promise<void> {
    const stage = this.stage()
    if (!stage || !text) return pause(ms / 2, hurry)
    const banner = document.createElement('div')
    banner.className = 'ghost mayhem-banner'
    banner.textContent = text
    stage.append(banner)
    const frames: Keyframe[] = still()
      ? [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }]
      : [{ transform: 'translateY(-50%) scaleY(0)' }, { transform: 'translateY(-50%)', offset: 0.12 }, { transform: 'translateY(-50%)', offset: 0.9 }, { transform: 'translateY(-50%) scaleY(0)' }]
    await run(banner, frames, ms, hurry)
    banner.remove()
  }
}
