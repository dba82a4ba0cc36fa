/**
 * Tells whether the player uses keys: then the page moves the focus, which a pointer doesn't need. And whether the page
 * was used at all.
 */
export const input = { keys: false, used: false }

function use(keys: boolean): void {
  Object.assign(input, { keys, used: true })
  document.documentElement.toggleAttribute('data-keys', keys) // for style sheets
}
addEventListener('keydown', () => use(true), true)
addEventListener('pointerdown', () => use(false), true)

/** Pixels by which a finger may move while it holds still. */
const STILL = 8
let began: { button: HTMLButtonElement; x: number; y: number } | null = null

// A press counts where it began, even if an event moves the target away under a finger that holds still.
addEventListener(
  'pointerdown',
  ({ target, isPrimary, button, x, y }) => {
    const pressed = target instanceof Element ? target.closest('button') : null
    began = pressed && isPrimary && button === 0 ? { button: pressed, x, y } : null
  },
  true,
)
addEventListener(
  'pointerup',
  ({ target, x, y }) => {
    const meant = began
    began = null
    if (!meant || (target instanceof Node && meant.button.contains(target))) return
    if (Math.hypot(x - meant.x, y - meant.y) < STILL && meant.button.isConnected) meant.button.click()
  },
  true,
)

/** Makes a box that scrolls reachable by keyboard, even if it has nothing to press. */
export function reachable(node: HTMLElement): { destroy: () => void } {
  const watch = new ResizeObserver(() => (node.tabIndex = node.scrollHeight > node.clientHeight + 1 ? 0 : -1))
  for (const one of [node, ...node.children]) watch.observe(one)
  return { destroy: () => watch.disconnect() }
}

/** Returns whether a key is for something else than the table: the browser, an open dialog, a field. */
export function busyElsewhere(event: KeyboardEvent): boolean {
  const at = document.activeElement
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    !!document.querySelector('dialog:modal') ||
    (at instanceof HTMLElement && (at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)))
  )
}

/** Returns a handler for a key that goes on with a show, unless it is for something that has the focus. */
export const goingOn =
  (next: () => void) =>
  (event: KeyboardEvent): void => {
    if (![' ', 'Enter'].includes(event.key) || event.repeat || busyElsewhere(event)) return
    if (document.activeElement?.matches('a, button, input, select, textarea, [tabindex="0"]')) return
    event.preventDefault()
    next()
  }
