/** Whether the player uses keys: then the focus is led, which a pointer does not need. */
export const input = { keys: false }

addEventListener('keydown', () => (input.keys = true), true)
addEventListener('pointerdown', () => (input.keys = false), true)

/** Pixels that a hand moves while it holds still. */
const STILL = 8
let began: { button: HTMLButtonElement; x: number; y: number } | null = null

// A press counts where it began: what an event moves away under a finger that holds still was meant all the same.
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

/** A box that scrolls can be reached by keyboard, also where it holds nothing to press. */
export function reachable(node: HTMLElement): { destroy: () => void } {
  const watch = new ResizeObserver(() => (node.tabIndex = node.scrollHeight > node.clientHeight + 1 ? 0 : -1))
  for (const one of [node, ...node.children]) watch.observe(one)
  return { destroy: () => watch.disconnect() }
}
