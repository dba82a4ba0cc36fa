/** Lifts a card to reading size while it is pointed at, focused or touched. */

import type { Deck } from './deck'

export interface Shown {
  deck: Deck
  card: number
  hidden?: boolean
}

class Lens {
  shown = $state.raw<(Shown & { box: DOMRect }) | null>(null)
  from: HTMLElement | null = null
}

export const glass = new Lens()

const WAIT = 250

export function lens(node: HTMLElement, shown: Shown | null): { update: (to: Shown | null) => void; destroy: () => void } {
  let now = shown
  let timer = 0
  const show = (): void => {
    if (!now) return
    glass.from = node
    glass.shown = { ...now, box: node.getBoundingClientRect() }
  }
  const hide = (): void => {
    clearTimeout(timer)
    // later: a focused button that is taken away says blur while the page is being drawn
    queueMicrotask(() => {
      if (glass.from !== node) return
      glass.shown = null
      glass.from = null
    })
  }
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') timer = window.setTimeout(show, WAIT)
  }
  const touch = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') return
    timer = window.setTimeout(show, WAIT * 1.4)
  }
  const focus = (): void => {
    if (node.matches(':focus-visible')) show()
  }
  node.addEventListener('pointerenter', enter)
  node.addEventListener('pointerleave', hide)
  node.addEventListener('pointerdown', touch)
  node.addEventListener('pointerup', hide)
  node.addEventListener('pointercancel', hide)
  node.addEventListener('focus', focus)
  node.addEventListener('blur', hide)
  return {
    update(to) {
      now = to
      if (!to) hide()
    },
    destroy() {
      hide()
      for (const [kind, heard] of [['pointerenter', enter], ['pointerleave', hide], ['pointerdown', touch], ['pointerup', hide], ['pointercancel', hide], ['focus', focus], ['blur', hide]] as const)
        node.removeEventListener(kind, heard as EventListener)
    },
  }
}
