/** How what happens looks on the table. Each message is one short scene; the drama gets a little longer. */

import { mount, unmount } from 'svelte'
import { pause, run, spot, still } from '../lib/motion'
import { texts } from '../lib/texts.svelte'
import type { Message } from '../lib/wire'
import type { Scenes } from '../room'
import Back from './Back.svelte'
import Crook from './Crook.svelte'
import type { Deck } from './deck'

interface Box {
  x: number
  y: number
  w: number
  h: number
}

const CARD = 7 / 5

/** The largest card in the middle of a place. */
function inside(element: HTMLElement | null, most = 150): Box | null {
  const box = element?.getBoundingClientRect()
  if (!box) return null
  const h = Math.min(box.height - 8, (box.width - 8) * CARD, most)
  const w = h / CARD
  return { x: box.x + (box.width - w) / 2, y: box.y + (box.height - h) / 2, w, h }
}

export class CrooksScenes implements Scenes {
  /** Pieces that lie where the table doesn't show them yet. */
  #left: (() => void)[] = []

  constructor(
    readonly deck: Deck,
    readonly mine: number | null,
    readonly stage: () => HTMLElement | undefined,
  ) {}

  /** The table shows everything again. */
  clear(): void {
    for (const one of this.#left) one()
    this.#left = []
  }

  play = async (message: Message, hurry: AbortSignal): Promise<void> => {
    const [kind, ...args] = message
    const n = (i: number): number => Number(args[i])
    switch (kind) {
      case 'turn':
        await this.#pulse(spot(`seat ${n(0)}`), 220, hurry)
        return
      case 'first':
        await this.#pulse(spot(`seat ${n(0)}`), 500, hurry)
        return
      case 'pass':
        await this.#stamp(spot(`seat ${n(0)}`), '×', 450, hurry)
        return
      case 'recruit':
        await Promise.all([
          this.#coin(spot(`seat ${n(0)}`), spot(`hideout ${n(1)}`), `−${texts.money(n(2))}`, 380, hurry),
          this.#pulse(spot(`hideout ${n(1)}`), 380, hurry),
        ])
        return
      case 'take': {
        const mine = n(0) === this.mine
        await this.#fly(null, null, inside(spot(`hideout ${n(1)}`), 90), inside(mine ? spot('ask') : spot(`seat ${n(0)}`), 70), 340, hurry, false)
        return
      }
      case 'place': {
        const card = args[3] as number | null
        const down = n(2) === 2
        const from = inside(spot('hand') ?? spot(n(0) === this.mine ? 'ask' : `seat ${n(0)}`), 120)
        await this.#fly(down ? null : card, n(0), from, inside(spot(`cell ${n(0)} ${n(1)}`)), 400, hurry, true)
        return
      }
      case 'move':
        await this.#fly(null, n(0), inside(spot(`cell ${n(0)} ${n(1)}`)), inside(spot(`cell ${n(0)} ${n(2)}`)), 420, hurry, true)
        return
      case 'gain':
        await this.#coin(spot(`cell ${n(0)} 3`) ?? spot(`seat ${n(0)}`), spot(`seat ${n(0)}`), `+${texts.money(n(1))}`, 420, hurry)
        return
      case 'kill':
        await this.#fall(n(1), inside(spot(`cell ${n(1)} ${n(2)}`)), args[3] as number[], hurry)
        return
      case 'spy-target':
        await this.#pulse(spot(`target ${n(1)}`), 500, hurry)
        return
      case 'spy-hideout':
        await this.#pulse(spot(`hideout ${n(1)}`), 500, hurry)
        return
      case 'nothing':
        await this.#shake(spot(`hideout ${n(1)}`), 400, hurry)
        return
      case 'reveal':
        await this.#turnUp(n(0), inside(spot(`cell ${n(0)} ${n(1)}`)), n(2), hurry)
        return
      case 'deal':
        await pause(200, hurry)
        return
    }
  }

  #piece(card: number | null, seat: number | null, box: Box): { element: HTMLElement; remove: () => void } | null {
    const stage = this.stage()
    if (!stage) return null
    const element = document.createElement('div')
    element.className = 'ghost'
    Object.assign(element.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.w}px`, height: `${box.h}px` })
    stage.append(element)
    const drawn = card === null ? mount(Back, { target: element, props: { seat } }) : mount(Crook, { target: element, props: { deck: this.deck, card } })
    return {
      element,
      remove: () => {
        void unmount(drawn)
        element.remove()
      },
    }
  }

  async #fly(card: number | null, seat: number | null, from: Box | null, to: Box | null, ms: number, hurry: AbortSignal, stays: boolean): Promise<void> {
    if (!to || !from) return pause(ms, hurry)
    const piece = this.#piece(card, seat, to)
    if (!piece) return
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.w / to.w})`
    piece.element.style.transformOrigin = '0 0'
    const frames: Keyframe[] = still()
      ? [{ opacity: 0 }, { opacity: 1 }]
      : [{ transform: start, opacity: 0.4 }, { opacity: 1, offset: 0.25 }, { transform: 'none', opacity: 1 }]
    await run(piece.element, frames, ms, hurry)
    if (stays) this.#left.push(piece.remove)
    else piece.remove()
  }

  async #fall(seat: number, box: Box | null, cards: number[], hurry: AbortSignal): Promise<void> {
    if (!box) return pause(600, hurry)
    await Promise.all(
      cards.map(async (card, i) => {
        const piece = this.#piece(card, seat, { ...box, x: box.x + i * 14 })
        if (!piece) return
        const frames: Keyframe[] = still()
          ? [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }]
          : [
              { transform: 'scale(1)', opacity: 1 },
              { transform: 'scale(1.35)', opacity: 1, offset: 0.15 },
              { transform: 'scale(1.35) rotate(-4deg)', opacity: 1, offset: 0.6 },
              { transform: 'translateY(140px) rotate(38deg) scale(.7)', opacity: 0 },
            ]
        await run(piece.element, frames, 1300, hurry, 'ease-in-out')
        piece.remove()
      }),
    )
  }

  async #turnUp(seat: number, box: Box | null, card: number, hurry: AbortSignal): Promise<void> {
    if (!box) return
    const piece = this.#piece(card, seat, box)
    if (!piece) return
    const frames: Keyframe[] = still() ? [{ opacity: 0 }, { opacity: 1 }] : [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1.1)', offset: 0.7 }, { transform: 'none' }]
    await run(piece.element, frames, 300, hurry)
    this.#left.push(piece.remove)
  }

  async #coin(from: HTMLElement | null, to: HTMLElement | null, text: string, ms: number, hurry: AbortSignal): Promise<void> {
    const stage = this.stage()
    if (!stage || !from || !to) return pause(ms, hurry)
    const a = from.getBoundingClientRect()
    const b = to.getBoundingClientRect()
    const coin = document.createElement('div')
    coin.className = 'ghost coin'
    coin.textContent = text
    coin.style.left = `${b.x + b.width / 2}px`
    coin.style.top = `${b.y + b.height / 2}px`
    stage.append(coin)
    const dx = a.x + a.width / 2 - b.x - b.width / 2
    const dy = a.y + a.height / 2 - b.y - b.height / 2
    const frames: Keyframe[] = still()
      ? [{ opacity: 0 }, { opacity: 1 }]
      : [{ transform: `translate(-50%,-50%) translate(${dx}px, ${dy}px)` }, { transform: 'translate(-50%,-50%)', offset: 0.8 }, { transform: 'translate(-50%,-50%)', opacity: 0 }]
    await run(coin, frames, ms + 150, hurry)
    coin.remove()
  }

  async #pulse(element: HTMLElement | null, ms: number, hurry: AbortSignal): Promise<void> {
    if (!element) return pause(ms, hurry)
    await run(element, [{ boxShadow: '0 0 0 0 #c9973f00' }, { boxShadow: 'inset 0 0 0 4px #c9973f' }, { boxShadow: '0 0 0 0 #c9973f00' }], ms, hurry)
    for (const animation of element.getAnimations()) if (animation.playState === 'finished') animation.cancel()
  }

  async #shake(element: HTMLElement | null, ms: number, hurry: AbortSignal): Promise<void> {
    if (!element || still()) return this.#pulse(element, ms, hurry)
    const at = [0, -6, 6, -4, 4, 0]
    await run(element, at.map((x) => ({ transform: `translateX(${x}px)` })), ms, hurry)
    for (const animation of element.getAnimations()) if (animation.playState === 'finished') animation.cancel()
  }

  async #stamp(element: HTMLElement | null, text: string, ms: number, hurry: AbortSignal): Promise<void> {
    const stage = this.stage()
    const box = element?.getBoundingClientRect()
    if (!stage || !box) return pause(ms, hurry)
    const mark = document.createElement('div')
    mark.className = 'ghost stamp'
    mark.textContent = text
    mark.style.left = `${box.x + box.width / 2}px`
    mark.style.top = `${box.y + box.height / 2}px`
    stage.append(mark)
    const frames: Keyframe[] = still()
      ? [{ opacity: 0 }, { opacity: 1 }]
      : [{ transform: 'translate(-50%,-50%) scale(3)', opacity: 0 }, { transform: 'translate(-50%,-50%)', opacity: 1, offset: 0.4 }, { transform: 'translate(-50%,-50%)', opacity: 0 }]
    await run(mark, frames, ms, hurry)
    mark.remove()
  }
}
