/** A board of elements that do all that animations want of them. */

import { vi } from 'vitest'

/** A place of the table that does all that a scene wants of it, and takes the time that it should. */
export function element(): any {
  return {
    style: {},
    dataset: {},
    className: '',
    classList: { remove: () => undefined },
    append: () => undefined,
    remove: () => undefined,
    removeAttribute: () => undefined,
    cloneNode: element,
    closest: () => null,
    offsetParent: {},
    getClientRects: () => [1],
    scrollIntoView: () => undefined,
    querySelectorAll: () => [element()],
    getAnimations: () => [],
    getBoundingClientRect: () => ({ x: 100, y: 100, width: 80, height: 112 }),
    animate: (_: unknown, { duration }: { duration: number }) => {
      let finish = (): void => undefined
      const finished = new Promise<void>((done) => {
        finish = done
        setTimeout(done, duration)
      })
      return { finished, finish, playState: 'finished', cancel: () => undefined }
    },
  }
}
Object.assign(document, { createElement: element, querySelectorAll: () => [element()], querySelector: element })
vi.stubGlobal('innerHeight', 900)
