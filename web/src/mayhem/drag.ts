/** Dragging, by mouse or finger: it chooses the same answers as pressing a thing and then a place. */

import type { Attachment } from 'svelte/attachments'
import type { Choice, Presenter } from '../room'

/** Pixels after which a press is a drag. */
const FAR = 8
/** Pixels from the upper or lower end of what scrolls, where it scrolls on, and pixels of a step. */
const [EDGE, STEP] = [50, 9]
const PLACE = '[data-place^="place "], [data-place^="seat "]'

const under = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>(PLACE) ?? null

/** Marks the places where a thing can be dropped; all of them are unmarked by null. */
function mark(thing: Choice | null): void {
  for (const one of document.querySelectorAll('[data-goal]')) one.removeAttribute('data-goal')
  for (const { spot } of thing?.sub?.choices ?? [])
    document.querySelector(`[data-place="${spot}"]`)?.setAttribute('data-goal', '')
}

/** A copy of what is dragged, which goes with the pointer. */
function copied(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement
  const { width, height } = node.getBoundingClientRect()
  Object.assign(copy.style, {
    position: 'fixed',
    inset: `${-height / 2}px auto auto ${-width / 2}px`,
    zIndex: '60',
    width: `${width}px`,
    height: `${height}px`,
    scale: '1.4',
    pointerEvents: 'none',
  })
  copy.dataset['dragged'] = ''
  document.body.append(copy)
  return copy
}

/** Lets a thing of the board be dragged, as long as there is a choice at its `spot`. */
export const dragged =
  (presenter: Presenter<unknown>, spot: string): Attachment<HTMLElement> =>
  (node) => {
    const can = presenter.at(spot) !== undefined
    node.toggleAttribute('data-drag', can)
    if (!can) return
    function drop(to: string): void {
      const sub = presenter.at(spot)?.sub
      const goal = sub?.choices.find((one) => one.spot === to)
      const probe = sub?.probes?.find((one) => one.spot === to)
      if (goal) presenter.choose(goal)
      else if (probe) presenter.choose({ ...probe, id: to, label: '', barred: true })
    }
    function down({ pointerId, isPrimary, button, clientX, clientY }: PointerEvent): void {
      const thing = presenter.at(spot)
      if (!thing || !isPrimary || button) return
      const gone = new AbortController()
      let copy: HTMLElement | undefined
      let [x, y] = [clientX, clientY]

      function roll(): void {
        if (gone.signal.aborted) return
        for (let box = node.parentElement; box; box = box.parentElement) {
          const { top, bottom } = box.getBoundingClientRect()
          if (getComputedStyle(box).overflowY === 'auto')
            box.scrollBy(0, y > bottom - EDGE ? STEP : y < top + EDGE ? -STEP : 0)
        }
        requestAnimationFrame(roll)
      }
      function move(event: PointerEvent): void {
        if (event.pointerId !== pointerId) return
        ;[x, y] = [event.clientX, event.clientY]
        if (!copy && Math.hypot(x - clientX, y - clientY) < FAR) return
        if (!copy) {
          node.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true })) // no preview comes up any more
          node.setPointerCapture(pointerId)
          copy = copied(node)
          mark(thing!)
          roll()
        }
        copy.style.translate = `${x}px ${y}px`
        document.querySelector('[data-goal=here]')?.setAttribute('data-goal', '')
        const place = under(x, y)
        if (place?.dataset['goal'] !== undefined) place.dataset['goal'] = 'here'
      }
      function end(event: Event): void {
        if (event instanceof PointerEvent && event.pointerId !== pointerId) return
        if (event instanceof KeyboardEvent && event.key !== 'Escape') return
        gone.abort()
        if (!copy) return
        copy.remove()
        mark(null)
        const place = under(x, y)?.dataset['place']
        if (event.type !== 'pointerup' || !place) return
        // a drag is no press: the button where it ended must not take it for one
        const still = (click: Event): void => click.stopPropagation()
        addEventListener('click', still, { capture: true, once: true })
        setTimeout(() => removeEventListener('click', still, true))
        drop(place)
      }
      addEventListener('pointermove', move, { signal: gone.signal })
      for (const kind of ['pointerup', 'pointercancel', 'keydown'])
        addEventListener(kind, end, { signal: gone.signal })
    }
    node.addEventListener('pointerdown', down)
    return () => node.removeEventListener('pointerdown', down)
  }
