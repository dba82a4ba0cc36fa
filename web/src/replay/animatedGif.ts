/** An animated GIF, built frame by frame: of each frame only the difference to the one before, with its own colours. */

import { applyPalette, GIFEncoder, quantize } from 'gifenc'

/** The most colours of a frame; one of them is transparent, where the picture stays the same. */
const COLOURS = 256
/** The number of most frequent colours that stay exact, so that plain areas don't change between frames. */
const PLAIN = 96

export class AnimatedGif {
  #gif = GIFEncoder()
  #before: Uint32Array | null = null

  /** Adds a frame that is shown for `delay` milliseconds. */
  add({ data, width, height }: ImageData, delay: number): void {
    const pixels = new Uint32Array(data.buffer)
    const places = differing(pixels, this.#before)
    const values = places.map((i) => pixels[i]!)
    const changed = new Uint8Array(values.buffer)
    const plain = most(values)
    const palette = places.length ? [...plain, ...quantize(changed, COLOURS - 1 - plain.length)] : []
    const stays = palette.length
    const indices = new Uint8Array(width * height).fill(stays)
    const colours = applyPalette(changed, palette)
    for (let i = 0; i < places.length; i++) indices[places[i]!] = colours[i]!
    this.#gif.writeFrame(indices, width, height, {
      palette: [...palette, [0, 0, 0]],
      transparent: true,
      transparentIndex: stays,
      dispose: 1,
      delay,
    })
    this.#before = pixels
  }

  end(): Blob {
    this.#gif.finish()
    return new Blob([new Uint8Array(this.#gif.bytes())], { type: 'image/gif' })
  }
}

/** Returns the pixels of a frame that differ from the frame before. */
function differing(now: Uint32Array, before: Uint32Array | null): Uint32Array {
  const places = new Uint32Array(now.length)
  let n = 0
  for (let i = 0; i < now.length; i++) if (!before || now[i] !== before[i]) places[n++] = i
  return places.slice(0, n)
}

/** Returns the most frequent colours. */
function most(values: Uint32Array): number[][] {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const colours = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, PLAIN)
  return colours.map(([value]) => [value & 255, (value >> 8) & 255, (value >> 16) & 255])
}
