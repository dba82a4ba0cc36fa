/** Shows a card at reading size while it is pointed at, focused or touched. */

export interface Shown {
  card: number
  hidden?: boolean
  /** It is large enough already. */
  still?: boolean
}

class Preview {
  shown = $state.raw<(Shown & { box: DOMRect; touch: boolean }) | null>(null)
  from: HTMLElement | null = null
}

export const preview = new Preview()

const WAIT = 250
let landing = false

/** Focuses an element without lifting its card, because nobody has asked to see it yet. */
export function focusWithoutPreview(node: HTMLElement | undefined): void {
  landing = true
  node?.focus({ preventScroll: true })
  landing = false
}

export function cardPreview(
  node: HTMLElement,
  shown: Shown | null,
): { update: (to: Shown | null) => void; destroy: () => void } {
  let now: Shown | null = null
  /** Marks the card that lies here, for `About`. */
  const lie = (to: Shown | null): void => {
    now = to
    if (to) node.dataset['card'] = String(to.card)
    else delete node.dataset['card']
    if (to?.hidden) node.dataset['hidden'] = ''
    else delete node.dataset['hidden']
  }
  lie(shown)
  let timer = 0
  /** A long press has shown the card, so the release must not choose it too. */
  let pressed = false
  const show = (touch = false): void => {
    if (!now || now.still) return
    preview.from = node
    preview.shown = { ...now, box: node.getBoundingClientRect(), touch }
  }
  const hide = (): void => {
    clearTimeout(timer)
    // later, because a focused button that is removed sends blur while the page is being drawn
    queueMicrotask(() => {
      if (preview.from !== node) return
      preview.shown = null
      preview.from = null
    })
  }
  /** The mouse is over it, perhaps only because the next question put it there; a movement makes it a choice. */
  let entered = false
  const enter = (event: PointerEvent): void => {
    entered = event.pointerType === 'mouse'
  }
  const move = (): void => {
    if (entered) timer = window.setTimeout(show, WAIT)
    entered = false
  }
  const touch = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') return
    pressed = false
    timer = window.setTimeout(() => {
      show(true)
      pressed = !!now && !now.still
    }, WAIT * 1.4)
  }
  const click = (event: MouseEvent): void => {
    if (!pressed) return
    pressed = false
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  const menu = (event: Event): void => {
    if (pressed) event.preventDefault()
  }
  const focus = (): void => {
    if (!landing && node.matches(':focus-visible')) show()
  }
  const gone = new AbortController()
  const { signal } = gone
  node.addEventListener('pointerenter', enter, { signal })
  node.addEventListener('pointermove', move, { signal })
  node.addEventListener('pointerdown', touch, { signal })
  for (const kind of ['pointerleave', 'pointerup', 'pointercancel', 'blur'])
    node.addEventListener(kind, hide, { signal })
  node.addEventListener('focus', focus, { signal })
  node.addEventListener('contextmenu', menu, { signal })
  node.addEventListener('click', click, { signal, capture: true })
  return {
    update(to) {
      lie(to)
      if (!to) hide()
    },
    destroy() {
      hide()
      gone.abort()
    },
  }
}
