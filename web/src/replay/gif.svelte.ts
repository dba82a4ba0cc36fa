/** The last round of a game as an animated picture: the board itself, drawn off the screen, step by step. */

import { flushSync, mount, unmount } from 'svelte'
import { svgImage, inUse, STILL } from './svgImage'
import type { Playback } from './playback.svelte'
import { changed, inTurns, lay, part, type Area, type Laid } from './changedAreas'
import { AnimatedGif } from './animatedGif'
import GifFrame from './GifFrame.svelte'

/** As large is a still; the picture is smaller. */
const PAGE = { width: 1120, height: 760 }
const SCALE = 0.7
const PICTURE = { width: PAGE.width * SCALE, height: PAGE.height * SCALE }
/** Steps that make a round, about, for each player. */
const ROUND = 4
const FRAME = 1100
const LAST = 4000

/** The steps of the last round, and how it ended: its scoring is told in one. */
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

/** Chromium lays a part out as it does the whole; Firefox, some pixels off: there every frame is drawn whole. */
const PIECES = 'userAgentData' in navigator

/** How many frames of a GIF are done, and of how many. */
export type Drawn = [n: number, of: number]

/** The page that people see answers meanwhile. */
const pause = (): Promise<unknown> => new Promise((done) => setTimeout(done))

/** A GIF; null if it was stopped before its end. */
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
      page.body.getBoundingClientRect() // fonts that it takes are fetched
      await pause()
      await Promise.allSettled(
        [...page.fonts].filter(({ status }) => status === 'loading').map(({ loaded }) => loaded),
      ) // (`ready` never comes in Firefox, to a page that is written on)
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

/** A page of its own, where nobody sees it, as large as a still: the style sheets break there as they do in the picture,
 * however small the screen is, and nothing of the picture is taken for the board that people see. */
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
  page.open() // else it is laid out by the rules of old, as a page without a doctype
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

/** Draw these areas of an image over what is there. */
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
