/** Moves pieces over the table: copies and drawings that fly, words that come and go. It knows nothing of the game. */

import { mount, unmount } from 'svelte'
import { pause, run, still } from '../lib/motion'
import Henchman from './Henchman.svelte'
import Mark from './Mark.svelte'
import Poker from './Poker.svelte'

const PULSE = '#45c4ba'
const CARD = 7 / 5

interface Box {
  x: number
  y: number
  width: number
  height: number
}
interface Ghost {
  element: HTMLElement
  remove: () => void
}
type Drawing = 'poker' | 'henchman' | 'mark'
const DRAWN = { poker: Poker, henchman: Henchman, mark: Mark }

const middle = (box: DOMRect): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

export class Stagehand {
  /** Pieces that lie where the table doesn't show them yet. */
  #left: (() => void)[] = []

  constructor(readonly stage: () => HTMLElement | undefined) {}

  clear(): void {
    for (const one of this.#left) one()
    this.#left = []
  }

  #ghost(box: Box): Ghost | null {
    const stage = this.stage()
    if (!stage) return null
    const element = document.createElement('div')
    element.className = 'ghost'
    Object.assign(element.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` })
    stage.append(element)
    return { element, remove: () => element.remove() }
  }

  #drawn(kind: Drawing, props: Record<string, unknown>, box: Box): Ghost | null {
    const ghost = this.#ghost(box)
    if (!ghost) return null
    const drawn = mount(DRAWN[kind] as typeof Poker, { target: ghost.element, props: props as never })
    return {
      element: ghost.element,
      remove: () => {
        void unmount(drawn)
        ghost.remove()
      },
    }
  }

  /** A piece goes from the middle of one place to the middle of another. */
  async fly(kind: Drawing, props: Record<string, unknown>, from: HTMLElement | null, to: HTMLElement | null, ms: number, hurry: AbortSignal, stays: boolean): Promise<void> {
    if (!from || !to) return pause(ms / 2, hurry)
    const end = to.getBoundingClientRect()
    const height = kind === 'poker' ? Math.min(end.height, 130) : 34
    const width = kind === 'poker' ? height / CARD : 34
    const { x, y } = middle(end)
    const ghost = this.#drawn(kind, props, { x: x - width / 2, y: y - height / 2, width, height })
    if (!ghost) return
    const start = middle(from.getBoundingClientRect())
    await run(ghost.element, this.#path(start.x - x, start.y - y), ms, hurry)
    if (stays) this.#left.push(ghost.remove)
    else ghost.remove()
  }

  #path(dx: number, dy: number): Keyframe[] {
    if (still()) return [{ opacity: 0 }, { opacity: 1 }]
    return [{ transform: `translate(${dx}px, ${dy}px)`, opacity: 0.4 }, { opacity: 1, offset: 0.25 }, { transform: 'none', opacity: 1 }]
  }

  /** What lies somewhere goes elsewhere, as a copy. */
  async carry(from: HTMLElement | null, to: HTMLElement | null, ms: number, hurry: AbortSignal): Promise<void> {
    if (!from || !to) return pause(ms / 2, hurry)
    const box = from.getBoundingClientRect()
    const ghost = this.#ghost(box)
    if (!ghost) return
    const copy = from.cloneNode(true) as HTMLElement
    copy.removeAttribute('data-place')
    copy.classList.remove('lit', 'marked', 'barred')
    ghost.element.append(copy)
    from.style.opacity = '0.25'
    this.#left.push(() => (from.style.opacity = ''))
    const end = middle(to.getBoundingClientRect())
    const start = middle(box)
    const frames: Keyframe[] = still()
      ? [{ opacity: 1 }, { opacity: 0 }]
      : [{ transform: 'none' }, { transform: 'scale(1.12)', offset: 0.3 }, { transform: `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(.8)` }]
    await run(ghost.element, frames, ms, hurry)
    this.#left.push(ghost.remove)
  }

  /** A card comes to the middle of the table, is turned up and gets its stamp, if there is one. */
  async turnUp(card: { seat: number; suit: string; face: number }, from: HTMLElement | null, caption: string, hurry: AbortSignal, verdict?: { text: string; bluff: boolean }): Promise<void> {
    if (!this.stage() || !from) return pause(600, hurry)
    const height = Math.min(260, innerHeight * 0.34)
    const width = height / CARD
    const box = { x: (innerWidth - width) / 2, y: innerHeight * 0.4 - height / 2, width, height }
    const start = from.getBoundingClientRect()
    const back = this.#drawn('poker', { ...card, face: -2, down: true }, box)
    if (!back) return
    const dx = middle(start).x - innerWidth / 2
    const dy = middle(start).y - innerHeight * 0.4
    const small = start.height / height
    const come: Keyframe[] = still() ? [{ opacity: 0 }, { opacity: 1 }] : [{ transform: `translate(${dx}px, ${dy}px) scale(${small})` }, { transform: 'none' }]
    await run(back.element, come, 380, hurry)
    if (!still()) await run(back.element, [{ transform: 'none' }, { transform: 'scaleX(0)' }], 130, hurry)
    const front = this.#drawn('poker', card, box)
    back.remove()
    if (!front) return
    await run(front.element, still() ? [{ opacity: 0 }, { opacity: 1 }] : [{ transform: 'scaleX(0)' }, { transform: 'none' }], 130, hurry)
    const label = this.#words('scoundrels-caption', caption, box.y - 26)
    let stamp: HTMLElement | null = null
    if (verdict) {
      stamp = this.#words(verdict.bluff ? 'scoundrels-stamp bluff' : 'scoundrels-stamp', verdict.text, box.y + height * 0.76)
      const frames: Keyframe[] = still()
        ? [{ opacity: 0 }, { opacity: 1 }]
        : [{ transform: 'translate(-50%,-50%) rotate(-9deg) scale(2.6)', opacity: 0 }, { transform: 'translate(-50%,-50%) rotate(-9deg) scale(.94)', opacity: 1, offset: 0.75 }, { transform: 'translate(-50%,-50%) rotate(-9deg)' }]
      if (stamp) await run(stamp, frames, 230, hurry)
    }
    await pause(verdict ? 560 : 420, hurry)
    const go: Keyframe[] = still() ? [{ opacity: 1 }, { opacity: 0 }] : [{ transform: 'none', opacity: 1 }, { transform: `translate(${dx}px, ${dy}px) scale(${small})`, opacity: 0.2 }]
    label?.remove()
    stamp?.remove()
    await run(front.element, go, 200, hurry)
    front.remove()
  }

  /** Words over the middle of the table. */
  #words(kind: string, text: string, top: number): HTMLElement | null {
    const element = document.createElement('div')
    element.className = `ghost ${kind}`
    element.textContent = text
    element.style.top = `${top}px`
    this.stage()?.append(element)
    return element
  }

  /** A line across the table. */
  async banner(text: string, ms: number, hurry: AbortSignal): Promise<void> {
    const stage = this.stage()
    if (!stage) return pause(ms, hurry)
    const banner = document.createElement('div')
    banner.className = 'ghost scoundrels-banner'
    banner.textContent = text
    stage.append(banner)
    const frames: Keyframe[] = still()
      ? [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }]
      : [{ transform: 'translateY(-50%) scaleY(0)' }, { transform: 'translateY(-50%)', offset: 0.16 }, { transform: 'translateY(-50%)', offset: 0.86 }, { transform: 'translateY(-50%) scaleY(0)' }]
    await run(banner, frames, ms, hurry)
    banner.remove()
  }

  async coin(from: HTMLElement | null, to: HTMLElement | null, text: string, ms: number, hurry: AbortSignal): Promise<void> {
    const stage = this.stage()
    const place = to ?? from
    if (!stage || !place) return pause(ms, hurry)
    const end = middle(place.getBoundingClientRect())
    const start = from && to ? middle(from.getBoundingClientRect()) : { x: end.x, y: end.y + (to ? -34 : 0) }
    const coin = document.createElement('div')
    coin.className = 'ghost coin'
    coin.textContent = text
    coin.style.left = `${end.x}px`
    coin.style.top = `${end.y}px`
    stage.append(coin)
    const last = from && !to ? 'translate(-50%,-50%) translateY(-34px)' : 'translate(-50%,-50%)'
    const frames: Keyframe[] = still()
      ? [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1 }]
      : [{ transform: `translate(-50%,-50%) translate(${start.x - end.x}px, ${start.y - end.y}px)` }, { transform: last, opacity: 1, offset: 0.75 }, { transform: last, opacity: 0 }]
    await run(coin, frames, ms, hurry)
    coin.remove()
  }

  async pulse(element: HTMLElement | null, ms: number, hurry: AbortSignal): Promise<void> {
    if (!element) return pause(ms / 2, hurry)
    await run(element, [{ boxShadow: `0 0 0 0 ${PULSE}00` }, { boxShadow: `inset 0 0 0 4px ${PULSE}` }, { boxShadow: `0 0 0 0 ${PULSE}00` }], ms, hurry)
    this.#rest(element)
  }

  /** It stands out for a moment. */
  async lift(element: HTMLElement | null, ms: number, hurry: AbortSignal): Promise<void> {
    if (!element) return pause(ms / 2, hurry)
    const glow = `0 0 16px 5px ${PULSE}`
    const frames: Keyframe[] = still()
      ? [{ boxShadow: 'none' }, { boxShadow: glow }, { boxShadow: 'none' }]
      : [{ transform: 'none' }, { transform: 'scale(1.16)', boxShadow: glow, zIndex: 5, offset: 0.35 }, { transform: 'scale(1.16)', boxShadow: glow, zIndex: 5, offset: 0.7 }, { transform: 'none' }]
    await run(element, frames, ms, hurry)
    this.#rest(element)
  }

  async shake(element: HTMLElement | null, ms: number, hurry: AbortSignal): Promise<void> {
    if (!element || still()) return this.pulse(element, ms, hurry)
    await run(element, [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })), ms, hurry)
    this.#rest(element)
  }

  /** A finished animation must not hold its last frame. */
  #rest(element: HTMLElement): void {
    for (const animation of element.getAnimations()) if (animation.playState === 'finished') animation.cancel()
  }

  async stamp(element: HTMLElement | null, text: string, ms: number, hurry: AbortSignal): Promise<void> {
    const stage = this.stage()
    const box = element?.getBoundingClientRect()
    if (!stage || !box) return pause(ms, hurry)
    const mark = document.createElement('div')
    mark.className = 'ghost stamp'
    mark.textContent = text
    mark.style.left = `${middle(box).x}px`
    mark.style.top = `${middle(box).y}px`
    stage.append(mark)
    await run(mark, [{ opacity: 0, transform: 'translate(-50%,-50%) scale(2)' }, { opacity: 1, transform: 'translate(-50%,-50%)', offset: 0.4 }, { opacity: 0, transform: 'translate(-50%,-50%)' }], ms, hurry)
    mark.remove()
  }
}
