/** The last round of a game as an animated picture: the board itself, drawn off screen, step by step. */

import { flushSync, mount, unmount } from 'svelte'
import { offscreen, laidOut, pause } from './offscreen'
import { svgImage, inUse } from './svgImage'
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

/** Draws a GIF; null if it was stopped before the end. */
export async function drawGif(
  playback: Playback,
  title: string,
  drawn: (done: Drawn) => void,
  stop: AbortSignal,
): Promise<Blob | null> {
  const steps = lastRound(playback)
  let step = $state(steps[0]!)
  const frame = await offscreen(PAGE)
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
      await laidOut(page)
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
