/** The last round of a game as an animated picture: the board itself, drawn off screen, step by step. */

import { flushSync, mount, unmount } from 'svelte'
import { svgImage, inUse, STILL } from './svgImage'
import type { Playback } from './playback.svelte'
import { changed, inTurns, lay, part, type Area, type Laid } from './changedAreas'
import { AnimatedGif } from './animatedGif'
import GifFrame from './GifFrame.svelte'

/** The size of the page for a frame; the picture is smaller. */
const PAGE = { width: 1120, height: 760 }
const SCALE = 0.7
const PICTURE = { width: PAGE.width * SCALE, height: PAGE.height * SCALE }
/** The approximate number of steps in a round, for each player. */
const ROUND = 4
const FRAME = 1100
const LAST = 4000

/** Returns the steps of the last round and the end, whose scoring is one step. */
export function lastRound(playback: Playback): number[] {
  const scoring = Array.from({ length: playback.last + 1 }, (_, step) => step).findIndex((step) =>
    playback.during(step).some(playback.room.scores),
  )
  const end = scoring < 1 ? playback.last : scoring - 1
  const from = Math.max(0, end - ROUND * playback.players.length + 1)
  return [
    ...Array.from({ length: end - from + 1 }, (_, i) => from + i),
    ...(end < playback.last ? [playback.last] : []),
  ]
}

/**
 * Whether parts can be drawn alone. Chromium lays a part out like the whole; Firefox is some pixels off, so it draws
 * whole frames.
 */
const PIECES = 'userAgentData' in navigator

/** The number of frames done, and of all. */
export type Drawn = [n: number, of: number]

/** Lets the visible page respond in between. */
const pause = (): Promise<unknown> => new Promise((done) => setTimeout(done))

/** Draws a GIF; null if it was stopped before the end. */
export async function drawGif(
  playback: Playback,
  title: string,
  drawn: (done: Drawn) => void,
  stop: AbortSignal,
): Promise<Blob | null> {
  const steps = lastRound(playback)
  let step = $state(steps[0]!)
  const frame = await offscreen()
  const page = frame.contentDocument!
  const shown = mount(GifFrame, { target: page.body, props: { playback, title, at: () => step } })
  const brush = Object.assign(document.createElement('canvas'), PICTURE).getContext('2d', {
    willReadFrequently: true,
  })!
  const gif = new AnimatedGif()
  try {
    flushSync()
    let image!: Awaited<ReturnType<typeof svgImage>>
    let fonts = -1
    let before: Laid | undefined
    for (const [n, at] of steps.entries()) {
      drawn([n, steps.length])
      step = at
      flushSync()
      page.body.getBoundingClientRect() // starts loading the fonts that it uses
      await pause()
      await Promise.allSettled(
        [...page.fonts].filter(({ status }) => status === 'loading').map(({ loaded }) => loaded),
      ) // (`ready` never resolves in Firefox for a page that is written to)
      const used = inUse(page).length
      if (used > fonts) image = await svgImage(page, PAGE)
      fonts = used
      const laid = lay(page.body.firstElementChild!)
      for (const areas of PIECES ? inTurns(changed(before, laid)) : [changed(undefined, laid)]) {
        if (stop.aborted) return null
        paint(brush, await image(part(laid, areas)), areas)
        await pause()
      }
      gif.add(brush.getImageData(0, 0, PICTURE.width, PICTURE.height), n === steps.length - 1 ? LAST : FRAME)
      before = laid
      await pause()
    }
  } finally {
    frame.remove()
    void unmount(shown)
  }
  return gif.end()
}

/**
 * Makes a hidden page in the size of a frame, so that its style sheets use the breakpoints of the picture whatever the
 * screen, and its board isn't taken for the visible one.
 */
async function offscreen(): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  Object.assign(frame.style, {
    position: 'fixed',
    left: '-9999px',
    top: '0',
    border: '0',
    visibility: 'hidden',
    width: `${PAGE.width}px`,
    height: `${PAGE.height}px`,
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

/** Draws these areas of an image over the canvas. */
function paint(brush: CanvasRenderingContext2D, image: HTMLImageElement, areas: Area[]): void {
  brush.save()
  brush.beginPath()
  for (const { left, top, right, bottom } of areas) {
    const [x, y] = [Math.floor(left * SCALE), Math.floor(top * SCALE)]
    brush.rect(x, y, Math.ceil(right * SCALE) - x, Math.ceil(bottom * SCALE) - y)
  }
  brush.clip()
  brush.scale(SCALE, SCALE)
  brush.drawImage(image, 0, 0)
  brush.restore()
}
