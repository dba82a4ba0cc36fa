/** How what happens looks on the table. Each message is one short scene; a card that is turned up gets a little longer. */

import { mount, unmount } from 'svelte'
import { pause, run, spot, still } from '../lib/motion'
import { texts } from '../lib/texts.svelte'
import type { Message } from '../lib/wire'
import type { Scenes } from '../room'
import { signed } from './deck'
import Henchman from './Henchman.svelte'
import Mark from './Mark.svelte'
import Poker from './Poker.svelte'
import { t } from './texts'
import type { Teller } from './words'

const PULSE = '#45c4ba'
const CARD = 7 / 5

interface Ghost {
  element: HTMLElement
  remove: () => void
}
type Drawing = 'poker' | 'henchman' | 'mark'
const DRAWN = { poker: Poker, henchman: Henchman, mark: Mark }

const middle = (box: DOMRect): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

export class ScoundrelsScenes implements Scenes {
  /** Pieces that lie where the table doesn't show them yet. */
  #left: (() => void)[] = []

  constructor(
    readonly teller: Teller,
    readonly stage: () => HTMLElement | undefined,
  ) {}

  clear(): void {
    for (const one of this.#left) one()
    this.#left = []
  }

  play = async ([kind, ...args]: Message, hurry: AbortSignal): Promise<void> => {
    const n = (i: number): number => Number(args[i])
    const at = (what: string, ...i: number[]): HTMLElement | null => spot([what, ...i.map(n)].join(' '))
    switch (kind) {
      case 'day':
        return this.#banner(t('event-day', { day: n(0) }), 700, hurry)
      case 'dusk':
        return this.#banner(t('event-dusk', { day: n(0) }), 1300, hurry)
      case 'turn':
      case 'first':
        return this.#pulse(at('seat', 0), 260, hurry)
      case 'dawn':
      case 'order':
      case 'target':
        return this.#pulse(at('seat', 1), 320, hurry)
      case 'play':
        return this.#flyDrawn('poker', { face: args[2] ?? -2, suit: this.#suit(n(0)), seat: n(0), down: true }, at('hand', 0), at('slot', 0, 1), 420, hurry, true)
      case 'face-up':
        return this.#turnUp(n(0), 0, at('hand', 0), this.teller.name(n(0)), hurry)
      case 'use':
        return this.#lift(at('scoundrel', 1), 460, hurry)
      case 'use-leader':
      case 'use-strategy':
        return this.#pulse(at('seat', 0), 320, hurry)
      case 'gain':
        return this.#coin(null, at('money', 0), `+${texts.money(n(1))}`, 420, hurry)
      case 'spend':
        return this.#coin(at('money', 0), null, `−${texts.money(n(1))}`, 420, hurry)
      case 'rob':
        return this.#coin(at('money', 1), at('money', 0), texts.money(n(2)), 520, hurry)
      case 'rep':
        return this.#coin(null, at('rep', 0), `${signed(n(1))} ★`, 420, hurry)
      case 'jail':
        return this.#flyDrawn('henchman', { seat: n(0), size: 30 }, at('men', 0), spot('jail'), 520, hurry, false)
      case 'free':
        return this.#flyDrawn('henchman', { seat: n(1), size: 30 }, spot('jail'), at('men', 1), 520, hurry, false)
      case 'suspect':
        await this.#flyDrawn('henchman', { seat: n(0), size: 34 }, at('men', 0), at('slot', 1, 2), 620, hurry, true)
        return this.#shake(at('slot', 1, 2), 260, hurry)
      case 'recall':
        return this.#flyDrawn('henchman', { seat: n(0), size: 30 }, at('slot', 1, 2), at('men', 0), 450, hurry, false)
      case 'destroy':
        return this.#stamp(at('slot', 0, 1), '✕', 600, hurry)
      case 'scout':
        return this.#lift(at('safe', 1), 420, hurry)
      case 'peek':
        return this.#lift(n(2) === 6 ? at('deck', 1) : at('slot', 1, 2), 420, hurry)
      case 'mark':
        return this.#flyDrawn('mark', { seat: n(0), number: n(2) }, at('seat', 0), at('safe', 1), 420, hurry, true)
      case 'move-mark':
        return this.#flyDrawn('mark', { seat: n(0), number: n(4) }, at('safe', 1), at('safe', 3), 420, hurry, true)
      case 'steal':
        return this.#flyCopy(at('safe', 1), at('loot', 0) ?? at('seat', 0), 650, hurry)
      case 'abandon':
        return this.#flyCopy(at('safe', 1), spot(`location ${this.teller.deck.cards.safes[n(1)]?.location}`), 550, hurry)
      case 'swap-safe':
        await Promise.all([this.#lift(at('safe', 1), 450, hurry), this.#lift(at('safe', 2), 450, hurry)])
        return
      case 'hire':
        return this.#flyCopy(at('scoundrel', 1), at('seat', 0), 520, hurry)
      case 'discard':
        return this.#flyCopy(at('scoundrel', 0), spot('pile'), 420, hurry)
      case 'swap-jobs':
      case 'swap-traits':
        await Promise.all([this.#lift(at('scoundrel', 1), 460, hurry), this.#lift(at('scoundrel', 3), 460, hurry)])
        return
      case 'sheriff':
        return this.#pulse(spot('office'), 380, hurry)
      case 'draw':
        return this.#flyDrawn('poker', { face: -2, suit: this.#suit(n(0)), seat: n(0), down: true }, at('deck', 0), at('hand', 0), 260, hurry, false)
      case 'reveal':
        return this.#turnUp(n(0), n(2), at('slot', 0, 1), this.teller.card(n(0), n(1), 'name'), hurry, n(2) !== n(1) + 1)
      case 'reveal-top':
        return this.#turnUp(n(0), n(1), at('deck', 0), this.teller.card(n(0), 6, 'name'), hurry)
      case 'shuffle':
        return this.#shake(at('deck', 0), 260, hurry)
      case 'create':
        return this.#pulse(at('saloon', 0), 160, hurry)
      default:
        return
    }
  }

  /** The suit of a seat, as its cards on the table show it. */
  #suit(seat: number): string {
    return document.querySelector<HTMLElement>(`[data-suit-of="${seat}"]`)?.dataset['suit'] ?? ''
  }

  #ghost(box: { x: number; y: number; width: number; height: number }): Ghost | null {
    const stage = this.stage()
    if (!stage) return null
    const element = document.createElement('div')
    element.className = 'ghost'
    Object.assign(element.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` })
    stage.append(element)
    return { element, remove: () => element.remove() }
  }

  #drawn(kind: Drawing, props: Record<string, unknown>, box: { x: number; y: number; width: number; height: number }): Ghost | null {
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
  async #flyDrawn(kind: Drawing, props: Record<string, unknown>, from: HTMLElement | null, to: HTMLElement | null, ms: number, hurry: AbortSignal, stays: boolean): Promise<void> {
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

  #path(dx: number, dy: number, grow = 1): Keyframe[] {
    if (still()) return [{ opacity: 0 }, { opacity: 1 }]
    return [{ transform: `translate(${dx}px, ${dy}px) scale(${grow})`, opacity: 0.4 }, { opacity: 1, offset: 0.25 }, { transform: 'none', opacity: 1 }]
  }

  /** What lies somewhere goes elsewhere, as a copy. */
  async #flyCopy(from: HTMLElement | null, to: HTMLElement | null, ms: number, hurry: AbortSignal): Promise<void> {
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

  /** A card comes to the middle of the table and is turned up; if it was suspected, a stamp says what it is. */
  async #turnUp(seat: number, face: number, from: HTMLElement | null, caption: string, hurry: AbortSignal, bluff?: boolean): Promise<void> {
    if (!this.stage() || !from) return pause(600, hurry)
    const height = Math.min(260, innerHeight * 0.34)
    const width = height / CARD
    const box = { x: (innerWidth - width) / 2, y: innerHeight * 0.4 - height / 2, width, height }
    const start = from.getBoundingClientRect()
    const suit = this.#suit(seat)
    const back = this.#drawn('poker', { face: -2, suit, seat, down: true }, box)
    if (!back) return
    const dx = middle(start).x - innerWidth / 2
    const dy = middle(start).y - innerHeight * 0.4
    const small = start.height / height
    const come: Keyframe[] = still() ? [{ opacity: 0 }, { opacity: 1 }] : [{ transform: `translate(${dx}px, ${dy}px) scale(${small})` }, { transform: 'none' }]
    await run(back.element, come, 380, hurry)
    if (!still()) await run(back.element, [{ transform: 'none' }, { transform: 'scaleX(0)' }], 130, hurry)
    const front = this.#drawn('poker', { face, suit, seat }, box)
    back.remove()
    if (!front) return
    await run(front.element, still() ? [{ opacity: 0 }, { opacity: 1 }] : [{ transform: 'scaleX(0)' }, { transform: 'none' }], 130, hurry)
    const label = this.#words('scoundrels-caption', caption, box.y - 26)
    let stamp: HTMLElement | null = null
    if (bluff !== undefined) {
      stamp = this.#words(bluff ? 'scoundrels-stamp bluff' : 'scoundrels-stamp', t(bluff ? 'web-stamp-bluff' : 'web-stamp-true'), box.y + height * 0.76)
      const frames: Keyframe[] = still()
        ? [{ opacity: 0 }, { opacity: 1 }]
        : [{ transform: 'translate(-50%,-50%) rotate(-9deg) scale(2.6)', opacity: 0 }, { transform: 'translate(-50%,-50%) rotate(-9deg) scale(.94)', opacity: 1, offset: 0.75 }, { transform: 'translate(-50%,-50%) rotate(-9deg)' }]
      if (stamp) await run(stamp, frames, 230, hurry)
    }
    await pause(bluff === undefined ? 420 : 560, hurry)
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
  async #banner(text: string, ms: number, hurry: AbortSignal): Promise<void> {
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

  async #coin(from: HTMLElement | null, to: HTMLElement | null, text: string, ms: number, hurry: AbortSignal): Promise<void> {
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

  async #pulse(element: HTMLElement | null, ms: number, hurry: AbortSignal): Promise<void> {
    if (!element) return pause(ms / 2, hurry)
    await run(element, [{ boxShadow: `0 0 0 0 ${PULSE}00` }, { boxShadow: `inset 0 0 0 4px ${PULSE}` }, { boxShadow: `0 0 0 0 ${PULSE}00` }], ms, hurry)
    this.#rest(element)
  }

  /** It stands out for a moment. */
  async #lift(element: HTMLElement | null, ms: number, hurry: AbortSignal): Promise<void> {
    if (!element) return pause(ms / 2, hurry)
    const glow = `0 0 16px 5px ${PULSE}`
    const frames: Keyframe[] = still()
      ? [{ boxShadow: 'none' }, { boxShadow: glow }, { boxShadow: 'none' }]
      : [{ transform: 'none' }, { transform: 'scale(1.16)', boxShadow: glow, zIndex: 5, offset: 0.35 }, { transform: 'scale(1.16)', boxShadow: glow, zIndex: 5, offset: 0.7 }, { transform: 'none' }]
    await run(element, frames, ms, hurry)
    this.#rest(element)
  }

  async #shake(element: HTMLElement | null, ms: number, hurry: AbortSignal): Promise<void> {
    if (!element || still()) return this.#pulse(element, ms, hurry)
    await run(element, [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })), ms, hurry)
    this.#rest(element)
  }

  /** A finished animation must not hold its last frame. */
  #rest(element: HTMLElement): void {
    for (const animation of element.getAnimations()) if (animation.playState === 'finished') animation.cancel()
  }

  async #stamp(element: HTMLElement | null, text: string, ms: number, hurry: AbortSignal): Promise<void> {
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
