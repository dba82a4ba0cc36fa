/** A component as a picture, laid out off screen at a width of its own. */

import { flushSync, mount, unmount, type Component } from 'svelte'
import { laidOut, offscreen } from './offscreen'
import { svgImage } from './svgImage'

/** Returns a PNG of a component; its height is its own. */
export async function drawPicture<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
  width: number,
): Promise<Blob> {
  const frame = await offscreen({ width, height: width })
  const page = frame.contentDocument!
  const shown = mount(component, { target: page.body, props })
  try {
    flushSync()
    await laidOut(page)
    const drawn = page.body.firstElementChild!
    const size = { width, height: Math.floor(drawn.getBoundingClientRect().height) }
    const image = await (await svgImage(page, size))(drawn.cloneNode(true) as Element)
    const canvas = Object.assign(document.createElement('canvas'), size)
    canvas.getContext('2d')!.drawImage(image, 0, 0)
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
    )
  } finally {
    frame.remove()
    void unmount(shown)
  }
}
