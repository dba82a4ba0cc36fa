/** Brings into view what happens on a board that scrolls, until the player scrolls it by hand. */

import { pause, placeElement, reducedMotion } from '../lib/animation'

/** The most milliseconds that an event waits for the board to stop. */
const MOST = 500
/** The part of a place that is enough to see what happens there. */
const ENOUGH = 0.75

/** Returns whether enough of an element lies within a box that cuts it off. */
function shows(element: HTMLElement, within: HTMLElement): boolean {
  const [one, box] = [element.getBoundingClientRect(), within.getBoundingClientRect()]
  const seen = Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top)
  return seen >= ENOUGH * Math.min(one.height, box.height)
}

/** Returns the nearest element around another that scrolls up and down. */
function scroller(element: HTMLElement): HTMLElement | null {
  for (let one = element.parentElement; one; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  return null
}

export class Follow {
  /** The player has scrolled since the latest decision. */
  #released = false

  release = (): void => void (this.#released = true)
  restart = (): void => void (this.#released = false)

  /**
   * Scrolls the last of these places that is drawn into view, and waits until it is there. `insist`: even if the player
   * has scrolled.
   */
  async show(places: readonly string[], hurry: AbortSignal, insist = false): Promise<void> {
    if ((this.#released && !insist) || hurry.aborted || document.querySelector('dialog[open]')) return
    const place = places.map(placeElement).findLast((one) => one !== null)
    const board = place && scroller(place)
    if (!board || shows(place, board)) return
    const there = new Promise((done) => board.addEventListener('scrollend', done, { once: true }))
    place.scrollIntoView({ block: 'center', behavior: reducedMotion() ? 'instant' : 'smooth' })
    await Promise.race([there, pause(MOST, hurry)])
  }
}
