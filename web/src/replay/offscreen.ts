/** Hidden pages, on which pictures are laid out. */

import { STILL, type Size } from './svgImage'

/** Lets the visible page respond in between. */
export const pause = (): Promise<unknown> => new Promise((done) => setTimeout(done))

/**
 * Makes a hidden page of this size, so that its style sheets use the breakpoints of the picture whatever the
 * screen, and its board isn't taken for the visible one.
 */
export async function offscreen({ width, height }: Size): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  Object.assign(frame.style, {
    position: 'fixed',
    left: '-9999px',
    top: '0',
    border: '0',
    visibility: 'hidden',
    width: `${width}px`,
    height: `${height}px`,
  })
  const open = new Promise((done) => (frame.onload = done))
  document.body.append(frame)
  await open
  const page = frame.contentDocument!
  page.open() // else it would be in quirks mode, as a page without a doctype
  const [root, head, body] = ['html', 'head', 'body'].map((name) => page.createElement(name)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ]
  root.lang = document.documentElement.lang
  Object.assign(root.dataset, document.documentElement.dataset)
  root.append(head, body)
  page.append(root)
  await Promise.all(
    [...document.styleSheets].map(
      ({ ownerNode }) =>
        new Promise((done, fail) => {
          const copy = (ownerNode as Element).cloneNode(true) as HTMLElement
          Object.assign(copy, { onload: done, onerror: fail })
          head.append(copy)
        }),
    ),
  )
  page.styleSheets[0]!.insertRule(STILL)
  return frame
}

/** Waits until a page is laid out in its fonts. */
export async function laidOut(page: Document): Promise<void> {
  page.body.getBoundingClientRect() // starts loading the fonts that it uses
  await pause()
  await Promise.allSettled([...page.fonts].filter(({ status }) => status === 'loading').map(({ loaded }) => loaded))
  // (`ready` never resolves in Firefox for a page that is written to)
}
