/** Primitives of the pictures: SVG as text, with short numbers and as few attributes as will do. */

/** Light, middle and dark tone of one material, in hex. The light always comes from the upper left. */
export type Tones = readonly [light: string, middle: string, dark: string]

export const INK = '#17110e'
/** The width of outlines, and of those of small things. */
export const OUTLINE = 2.8
export const FINE = 2.2

/**
 * How tones change across a shape: in circles around its upper left corner (`round`: heads, hats, cloth), along slanted
 * lines from left to right (`side`: pillars, barrels, façades) or from top to bottom (`down`: roofs, ground).
 */
export type Light = 'round' | 'side' | 'down'
const GRADIENTS: Record<Light, string> = {
  round: 'radialGradient cx=".2" cy=".1" r="1"',
  side: 'linearGradient x2=".96" y2=".28"',
  down: 'linearGradient x2=".28" y2=".96"',
}
const STEPS: Record<Light, [number, number]> = { round: [0.4, 0.76], side: [0.3, 0.72], down: [0.3, 0.72] }
const SOFT = 0.02 // a step without any width has jagged edges

/** Return a number as text with at most one decimal. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
}

/** Template tag that shortens the numbers in a path: path`M${x} ${y}h10`. */
export function path(texts: TemplateStringsArray, ...values: (number | string)[]): string {
  return texts.reduce((whole, text, i) => {
    const value = values[i - 1]!
    return whole + (typeof value === 'number' ? short(value) : value) + text
  })
}

/** Return a seeded generator of numbers from 0 to 1 (xorshift over an FNV hash). */
export function random(seed: string): () => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507)
    state = Math.imul(state ^ (state >>> 13), 3266489909)
    state ^= state >>> 16
    return (state >>> 0) / 4294967296
  }
}

/** Return a random element of a list. */
export function pick<T>(list: readonly T[], roll: () => number): T {
  return list[Math.floor(roll() * list.length)]!
}

/** Return the path of a circle or an ellipse. */
export function circle(x: number, y: number, rx: number, ry = rx): string {
  return path`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`
}

/** Return the path of a box, with round corners if `r` is given. */
export function box(x: number, y: number, width: number, height: number, r = 0): string {
  if (!r) return path`M${x} ${y}h${width}v${height}h${-width}z`
  const [w, h] = [width - 2 * r, height - 2 * r]
  return path`M${x + r} ${y}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r} ${-r} ${r}h${-w}q${-r} 0 ${-r} ${-r}v${-h}q0 ${-r} ${r} ${-r}z`
}

/** Return the path of a polygon with the corners x, y, x, y ... */
export function polygon(...numbers: number[]): string {
  return `M${numbers.map(short).join(' ')}z`
}

/** Draw a flat shape without an outline. */
export function fill(shape: string, colour: string, opacity = 1): string {
  return `<path fill="${colour}"${opacity < 1 ? ` fill-opacity="${short(opacity)}"` : ''} d="${shape}"/>`
}

/** Draw a flat shape with an outline. */
export function inked(shape: string, colour: string, width = OUTLINE, ink = INK): string {
  return `<path stroke="${ink}" stroke-width="${width}" fill="${colour}" d="${shape}"/>`
}

/** Draw a line with round ends. */
export function line(shape: string, width = OUTLINE, colour = INK, opacity = 1): string {
  const more = opacity < 1 ? ` stroke-opacity="${short(opacity)}"` : ''
  return `<path stroke="${colour}" stroke-width="${width}"${more} fill="none" d="${shape}"/>`
}

/** Return the `fill` that shades a shape in three tones. `picture` adds the gradient that it refers to. */
export function shaded(tones: Tones, light: Light = 'round'): string {
  return `url(#${[light, ...tones].join('_').replaceAll('#', '')})`
}

/** Draw a shape in three tones, with an outline unless `width` is 0. */
export function tone(shape: string, tones: Tones, width = OUTLINE, light: Light = 'round'): string {
  return width ? inked(shape, shaded(tones, light), width) : fill(shape, shaded(tones, light))
}

/** Clip a drawing to a shape. */
export function clip(shape: string, inside: string): string {
  const id = `clip${Math.floor(random(shape + inside)() * 1e9).toString(36)}`
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`
}

/** Move, turn or scale a drawing: group('rotate(8 100 140)', head). */
export function group(transform: string, inside: string): string {
  return transform && inside ? `<g transform="${transform}">${inside}</g>` : inside
}

export interface Halftone {
  /** Heights at which the dots begin and are largest, as fractions of the picture. */
  from?: number
  to?: number
  /** The slope of the rows in degrees, and the distance between dots. */
  angle?: number
  step?: number
  /** Draw lines of growing width instead of dots, as in a woodcut. */
  lines?: boolean
}

const SIZES = 7 // of dots

/** Draw rows of dots that grow towards the bottom, as in a print in two colours. */
export function halftone(width: number, height: number, colour: string, how: Halftone = {}): string {
  const { from = 0.25, to = 1, angle = -18, step = 10, lines = false } = how
  const reach = (width / 2) * Math.tan((Math.abs(angle) * Math.PI) / 180)
  const [low, high] = [height * from, height * to + reach]
  const rise = step * 0.9
  const count = Math.ceil((high - low) / rise)
  const rows = Array.from({ length: SIZES }, (_, size) => {
    const first = Math.round((size * count) / SIZES)
    const last = Math.round(((size + 1) * count) / SIZES)
    const part = (size + 0.5) / SIZES
    const shape = Array.from({ length: last - first }, (_, i) => {
      const shift = (first + i) % 2 ? -step / 2 : 0
      return path`M${Math.round(-reach + shift)} ${Math.round(low + (first + i) * rise)}h${Math.round(width + 2 * reach)}`
    })
    const thick = step * (lines ? 0.72 * part : 0.15 + 0.95 * part)
    return `<path stroke-width="${short(thick)}" d="${shape.join('')}"/>`
  })
  const dots = lines ? '' : ` stroke-dasharray="0 ${step}"`
  const turn = `rotate(${angle} ${short(width / 2)} ${short(height / 2)})`
  return `<g stroke="${colour}"${dots} transform="${turn}">${rows.join('')}</g>`
}

const TILE = 56
const SPECKS = 14

/** Cover a whole picture with specks of bare paper. */
export function grain(width: number, height: number, seed: string, colour = '#fff3d6', opacity = 0.3): string {
  const roll = random(`grain ${seed}`)
  let [x, y] = [0, 0]
  const specks = Array.from({ length: SPECKS }, () => {
    const [toX, toY] = [Math.floor(roll() * TILE), Math.floor(roll() * TILE)]
    // browsers disagree about lines of zero length
    const step = `m${toX - x} ${toY - y}h.1`
    ;[x, y] = [toX, toY]
    return step
  }).join('')
  return (
    `<pattern id="grain" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">` +
    `<path stroke="${colour}" stroke-width="1.2" stroke-opacity="${opacity}" d="M0 0${specks}"/></pattern>` +
    fill(box(0, 0, width, height), 'url(#grain)')
  )
}

const hundredths = (value: number): string => String(Math.round(value * 100) / 100).replace('0.', '.')

/** Return the gradient that `shaded` refers to. */
function gradient(id: string): string {
  const [light, ...tones] = id.split('_') as [Light, string, string, string]
  const [first, second] = STEPS[light]
  const stop = (at: number, colour: string): string => `<stop offset="${hundredths(at)}" stop-color="#${colour}"/>`
  const stops =
    stop(first, tones[0]) + stop(first + SOFT, tones[1]) + stop(second, tones[1]) + stop(second + SOFT, tones[2])
  const kind = GRADIENTS[light]
  return `<${kind.replace(' ', ` id="${id}" `)}>${stops}</${kind.split(' ', 1)[0]}>`
}

const FROM_ROOT = `fill="none" stroke="${INK}" stroke-width="${OUTLINE}"`

/** Drop the attributes that paths inherit from the root. */
function inherited(parts: string): string {
  return parts.replace(/<path [^>]+>/g, (one) =>
    (one.includes(' stroke=') || !one.includes(' fill=') ? one : one.replace('<path', '<path stroke="none"'))
      .replace(' fill="none"', '')
      .replace(` stroke="${INK}"`, '')
      .replace(` stroke-width="${OUTLINE}"`, ''),
  )
}

/** Group neighbours that share an attribute, so that it is written once. */
function shared(parts: string, attributes: string): string {
  const runs = new RegExp(`<path (${attributes}) [^>]+>(?:<path \\1 [^>]+>)+`, 'g')
  return parts.replace(runs, (run, same: string) => `<g ${same}>${run.replaceAll(`<path ${same} `, '<path ')}</g>`)
}

/** Fill small shapes flat if nothing else uses their gradient, which would cost 200 bytes. */
export function thrifty(parts: string, most = 90): string {
  const uses = [...parts.matchAll(/url\(#(?:round|side|down)_\w+\)/g)].map((match) => match[0])
  return parts.replace(/fill="(url\(#\w+?_\w+?_(\w+?)_\w+\))" d="([^"]+)"/g, (whole, tones: string, middle, shape) =>
    shape.length <= most && uses.filter((one) => one === tones).length < 2 ? `fill="#${middle}" d="${shape}"` : whole,
  )
}

/** Return a picture as an SVG document, with the gradients that its parts use. */
export function picture(width: number, height: number, parts: readonly string[]): string {
  const body = parts.join('')
  const used = new Set([...body.matchAll(/url\(#((?:round|side|down)_\w+)\)/g)].map((match) => match[1]!))
  const defs = [...used].map(gradient).join('')
  const drawn = ['stroke="[^"]+"', 'stroke-width="[^"]+"', 'fill="[^"]+"'].reduce(shared, inherited(body))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${FROM_ROOT} ` +
    `stroke-linejoin="round" stroke-linecap="round">${defs && `<defs>${defs}</defs>`}${drawn}</svg>`
  )
}
