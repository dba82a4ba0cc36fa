/** Pieces that fly over the table. They are copies: the table itself changes when the queue has caught up. */

import { settings, type Pace } from './settings.svelte'

const calm = matchMedia('(prefers-reduced-motion: reduce)')
const LENGTHS: Record<Pace, number> = { calm: 1, quick: 0.4, none: 0 }

export const reducedMotion = (): boolean => calm.matches
/** The share of their length that animations take, because many events wait. */
let share = 1
export const hasten = (to: number): void => void (share = to)
/** Returns the milliseconds that an animation takes at the chosen speed, if it has all the time. */
export const paced = (ms: number): number => ms * LENGTHS[settings.pace]
/** Returns the milliseconds that an animation takes now. */
export const length = (ms: number): number => paced(ms) * share

/** Milliseconds after which a page that is not painted is probably hidden. */
const HIDDEN = 500

/** Waits until the browser is idle. */
export const idle = (): Promise<unknown> =>
  new Promise((done) => ('requestIdleCallback' in window ? requestIdleCallback(done) : setTimeout(done, 300)))

/** Waits until the page is painted as it is now, because who measures it before lays it out twice. */
export const painted = (): Promise<unknown> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = done
    requestAnimationFrame(() => port2.postMessage(null))
    setTimeout(done, HIDDEN)
  })

/** Waits for `ms`, or less if the player skips. */
export function pause(ms: number, hurry: AbortSignal): Promise<void> {
  if (hurry.aborted) return Promise.resolve()
  return new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer)
      hurry.removeEventListener('abort', end)
      done()
    }
    const timer = setTimeout(end, length(ms))
    hurry.addEventListener('abort', end)
  })
}

/** Runs an animation to its end, or finishes it at once when the player skips. */
export async function run(
  element: Element,
  frames: Keyframe[],
  ms: number,
  hurry: AbortSignal,
  easing = 'cubic-bezier(.3,.7,.3,1)',
): Promise<void> {
  const animation = element.animate(frames, { duration: length(ms), easing, fill: 'forwards' })
  const finish = (): void => animation.finish()
  if (hurry.aborted) animation.finish()
  else hurry.addEventListener('abort', finish, { once: true })
  await animation.finished.catch(() => undefined)
  hurry.removeEventListener('abort', finish)
}

export const placeElement = (name: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`[data-place="${name}"]`)].find(
    (one) => one.offsetParent !== null || one.getClientRects().length > 0,
  ) ?? null
