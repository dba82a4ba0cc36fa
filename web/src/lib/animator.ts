/** Moves pieces over the table: copies and drawings that fly, words that come and go. It knows no game. */

import { mount, unmount, type Component } from 'svelte'
import Eye from '../ui/Eye.svelte'
import { pause, run, reducedMotion } from './animation'

type Place = HTMLElement | null
interface Point {
  x: number
  y: number
}
interface Box extends Point {
  width: number
  height: number
}
interface Ghost {
  element: HTMLElement
  remove: () => void
}
/** A drawing that can lie on the table. */
export interface Piece {
  drawing: Component<any>
  props: Record<string, unknown>
  /** In pixels. */
  height: number
  /** The ratio of height to width of a drawing that fills its place up to its height; other drawings are square. */
  shape?: number
  /** The margin that stays free in the place, in pixels. */
  free?: number
}

export const CARD = 7 / 5
/** The part of a light effect after which the next event may begin, so that a turn is one flourish. */
const LIGHT = 0.4
const COME: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }]
const GO: Keyframe[] = [{ opacity: 1 }, { opacity: 0 }]
const CENTRED = 'translate(-50%,-50%)'

const or = (moving: Keyframe[], calm: Keyframe[]): Keyframe[] => (reducedMotion() ? calm : moving)
const middle = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
const shift = (from: Point, to: Point): string => `translate(${from.x - to.x}px, ${from.y - to.y}px)`

/** Returns the box of a piece in the middle of a place. */
function inside(place: HTMLElement, { height: most, shape, free = 0 }: Piece): Box {
  const box = place.getBoundingClientRect()
  const height = shape ? Math.max(8, Math.min(box.height - free, (box.width - free) * shape, most)) : most
  const width = height / (shape ?? 1)
  const { x, y } = middle(box)
  return { x: x - width / 2, y: y - height / 2, width, height }
}

export class Animator {
  /** Removes pieces that lie where the table doesn't show them yet. */
  #left: (() => void)[] = []

  /** `game`: the class of its words (`game-banner`); `glow`: the colour in which a place flashes. */
  constructor(
    readonly layer: () => HTMLElement | undefined,
    readonly game: string,
    readonly glow: string,
  ) {}

  /** Ends all copies and hidden pieces, so that the table shows everything again. */
  clear(): void {
    for (const one of this.#left) one()
    this.#left = []
  }

  /** Hides the pieces that have left a place until the table itself shows that they are gone. */
  leave(place: Place, pieces: string): void {
    for (const one of place?.querySelectorAll<HTMLElement>(pieces) ?? []) {
      one.style.visibility = 'hidden'
      this.#left.push(() => (one.style.visibility = ''))
    }
  }

  #ghost(kind: string, style: Record<string, string>): Ghost | null {
    const layer = this.layer()
    if (!layer) return null
    const element = document.createElement('div')
    element.className = `ghost ${kind}`
    Object.assign(element.style, style)
    layer.append(element)
    return { element, remove: () => element.remove() }
  }

  #boxed({ x, y, width, height }: Box): Ghost | null {
    return this.#ghost('', { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
  }

  #drawn({ drawing, props }: Piece, box: Box): Ghost | null {
    const ghost = this.#boxed(box)
    if (!ghost) return null
    const drawn = mount(drawing, { target: ghost.element, props })
    return {
      element: ghost.element,
      remove: () => {
        void unmount(drawn)
        ghost.remove()
      },
    }
  }

  /** Shows words over the table, around a point if one is given. */
  #words(kind: string, text: string, at?: Point): Ghost | null {
    const ghost = this.#ghost(kind, at ? { left: `${at.x}px`, top: `${at.y}px` } : {})
    if (ghost) ghost.element.textContent = text
    return ghost
  }

  async #pass(ghost: Ghost | null, frames: Keyframe[], ms: number, hurry: AbortSignal): Promise<void> {
    if (!ghost) return pause(ms, hurry)
    await run(ghost.element, frames, ms, hurry)
    ghost.remove()
  }

  /** Lets the next event begin before an effect ends. The effect must leave nothing on the table. */
  async #lightly(effect: Promise<void>, ms: number, hurry: AbortSignal): Promise<void> {
    await Promise.race([effect, pause(ms * LIGHT, hurry)])
  }

  /** Animates a piece at a place. It disappears then, unless it stays until the table shows it. */
  async act(
    piece: Piece,
    at: Place,
    moving: Keyframe[],
    calm: Keyframe[],
    ms: number,
    hurry: AbortSignal,
    stays = false,
  ): Promise<void> {
    const ghost = at && this.#drawn(piece, inside(at, piece))
    if (!ghost) return pause(ms / 2, hurry)
    await run(ghost.element, or(moving, calm), ms, hurry)
    if (stays) this.#left.push(ghost.remove)
    else ghost.remove()
  }

  /** Moves a piece from one place to another. */
  async fly(piece: Piece, from: Place, to: Place, ms: number, hurry: AbortSignal, stays = false): Promise<void> {
    if (!from || !to) return pause(ms / 2, hurry)
    const [start, end] = [inside(from, piece), inside(to, piece)]
    const path = `${shift(middle(start), middle(end))} scale(${start.height / end.height})`
    return this.act(
      piece,
      to,
      [
        { transform: path, opacity: 0.4 },
        { opacity: 1, offset: 0.25 },
        { transform: 'none', opacity: 1 },
      ],
      COME,
      ms,
      hurry,
      stays,
    )
  }

  /** Moves a copy of an element from one place to another. */
  async carry(from: Place, to: Place, ms: number, hurry: AbortSignal): Promise<void> {
    const box = from?.getBoundingClientRect()
    const ghost = to && box && this.#boxed(box)
    if (!from || !to || !box || !ghost) return pause(ms / 2, hurry)
    const copy = from.cloneNode(true) as HTMLElement
    copy.removeAttribute('data-place')
    copy.classList.remove('lit', 'marked', 'barred')
    ghost.element.append(copy)
    from.style.opacity = '0.25'
    this.#left.push(() => (from.style.opacity = ''), ghost.remove)
    const path = shift(middle(to.getBoundingClientRect()), middle(box))
    await run(
      ghost.element,
      or([{ transform: 'none' }, { transform: 'scale(1.12)', offset: 0.3 }, { transform: `${path} scale(.8)` }], GO),
      ms,
      hurry,
    )
  }

  /** Brings a piece to the middle of the table, turns it up, and stamps it if that convicts somebody. */
  async turnUp(
    back: Piece,
    front: Piece,
    from: Place,
    caption: string,
    hurry: AbortSignal,
    verdict?: string,
  ): Promise<void> {
    const height = Math.min(front.height, innerHeight * 0.34)
    const width = height / (front.shape ?? 1)
    const centre = { x: innerWidth / 2, y: innerHeight * 0.4 }
    const box = { x: centre.x - width / 2, y: centre.y - height / 2, width, height }
    const covered = from && this.#drawn(back, box)
    if (!covered) return pause(600, hurry)
    const start = from.getBoundingClientRect()
    const away = `${shift(middle(start), centre)} scale(${start.height / height})`
    // a card that convicts somebody stays longer than one that is only shown
    const long = verdict ? 1 : 0.4
    await run(covered.element, or([{ transform: away }, { transform: 'none' }], COME), 360 * long, hurry)
    if (!reducedMotion())
      await run(covered.element, [{ transform: 'none' }, { transform: 'scaleX(0)' }], 110 * long, hurry)
    const shown = this.#drawn(front, box)
    covered.remove()
    if (!shown) return
    await run(shown.element, or([{ transform: 'scaleX(0)' }, { transform: 'none' }], COME), 110 * long, hurry)
    const label = this.#words(`${this.game}-caption`, caption, { x: centre.x, y: box.y - 26 })
    let stamp: Ghost | null = null
    if (verdict) {
      const tilted = `${CENTRED} rotate(-9deg)`
      const frames = or(
        [
          { transform: `${tilted} scale(2.6)`, opacity: 0 },
          { transform: `${tilted} scale(.94)`, opacity: 1, offset: 0.75 },
          { transform: tilted },
        ],
        COME,
      )
      stamp = this.#words(`${this.game}-stamp`, verdict, { x: centre.x, y: box.y + height * 0.76 })
      if (stamp) await run(stamp.element, frames, 230, hurry)
    }
    await pause(verdict ? 500 : 260, hurry)
    label?.remove()
    stamp?.remove()
    await this.#pass(
      shown,
      or(
        [
          { transform: 'none', opacity: 1 },
          { transform: away, opacity: 0.2 },
        ],
        GO,
      ),
      190 * long,
      hurry,
    )
  }

  /** Moves an eye to a place that somebody looks at. */
  look(from: Place, to: Place, hurry: AbortSignal): Promise<void> {
    const eye = { drawing: Eye, props: { size: 30 }, height: 34 }
    return this.#lightly(this.fly(eye, from, to, 480, hurry), 480, hurry)
  }

  /** Shows a line across the table. */
  async banner(text: string, ms: number, hurry: AbortSignal): Promise<void> {
    if (!text) return
    const shut = { transform: 'translateY(-50%) scaleY(0)' }
    const open = { transform: 'translateY(-50%)' }
    const frames = or(
      [shut, { ...open, offset: 0.14 }, { ...open, offset: 0.88 }, shut],
      [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }],
    )
    await this.#pass(this.#words(`${this.game}-banner`, text), frames, ms, hurry)
  }

  /** Shows an amount in words: it moves from place to place, or up and away if only one is given. */
  async coin(from: Place, to: Place, text: string, ms: number, hurry: AbortSignal): Promise<void> {
    const place = to ?? from
    if (!place) return pause(ms / 2, hurry)
    const end = middle(place.getBoundingClientRect())
    const start = from && to ? middle(from.getBoundingClientRect()) : { x: end.x, y: end.y + (to ? 34 : 0) }
    const last = from && !to ? `${CENTRED} translateY(-34px)` : CENTRED
    const frames = or(
      [
        { transform: `${CENTRED} ${shift(start, end)}` },
        { transform: last, opacity: 1, offset: 0.75 },
        { transform: last, opacity: 0 },
      ],
      [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1 }],
    )
    await this.#lightly(this.#pass(this.#words('coin', text, end), frames, ms, hurry), ms, hurry)
  }

  /** Stamps a sign on a place and lets it fade. */
  async stamp(element: Place, text: string, ms: number, hurry: AbortSignal): Promise<void> {
    if (!element) return pause(ms, hurry)
    const frames = or(
      [
        { opacity: 0, transform: `${CENTRED} scale(2.4)` },
        { opacity: 1, transform: CENTRED, offset: 0.4 },
        { opacity: 0, transform: CENTRED },
      ],
      [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }],
    )
    await this.#pass(this.#words('stamp', text, middle(element.getBoundingClientRect())), frames, ms, hurry)
  }

  async #move(element: Place, frames: Keyframe[], ms: number, hurry: AbortSignal): Promise<void> {
    if (!element) return pause(ms / 2, hurry)
    await run(element, frames, ms, hurry)
    // A finished animation must not hold its last frame.
    for (const animation of element.getAnimations()) if (animation.playState === 'finished') animation.cancel()
  }

  /** Lets a place flash. */
  pulse(element: Place, ms: number, hurry: AbortSignal): Promise<void> {
    const dark = { boxShadow: `0 0 0 0 ${this.glow}00` }
    const flash = [dark, { boxShadow: `inset 0 0 0 4px ${this.glow}` }, dark]
    return this.#lightly(this.#move(element, flash, ms, hurry), ms, hurry)
  }

  /** Raises an element for a moment. */
  lift(element: Place, ms: number, hurry: AbortSignal): Promise<void> {
    const boxShadow = `0 0 16px 5px ${this.glow}`
    const high = { transform: 'scale(1.16)', boxShadow, zIndex: 5 }
    return this.#move(
      element,
      or(
        [{ transform: 'none' }, { ...high, offset: 0.35 }, { ...high, offset: 0.7 }, { transform: 'none' }],
        [{ boxShadow: 'none' }, { boxShadow }, { boxShadow: 'none' }],
      ),
      ms,
      hurry,
    )
  }

  shake(element: Place, ms: number, hurry: AbortSignal): Promise<void> {
    if (reducedMotion()) return this.pulse(element, ms, hurry)
    return this.#move(
      element,
      [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
      ms,
      hurry,
    )
  }
}
