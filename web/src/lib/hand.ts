/** What somebody last touched: whoever goes by keys has the focus led, whoever points hasn't. */
export const hand = { keys: false }

addEventListener('keydown', () => (hand.keys = true), true)
addEventListener('pointerdown', () => (hand.keys = false), true)

/** A box that scrolls can be reached by keyboard, also where it holds nothing to press. */
export function reachable(node: HTMLElement): { destroy: () => void } {
  const watch = new ResizeObserver(() => (node.tabIndex = node.scrollHeight > node.clientHeight + 1 ? 0 : -1))
  for (const one of [node, ...node.children]) watch.observe(one)
  return { destroy: () => watch.disconnect() }
}
