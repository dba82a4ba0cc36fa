/** Parts of places: walls, windows, signs and lights. */
import { box, circle, fill, grain, group, INK, inked, line, path, picture, short, type Tones } from './draw.ts'

export const THIN = 2

/** Parts one above the other. */
export const all = (...parts: string[]): string => parts.join('')

/** Numbers in pairs: places(50, 32, 200, 32) are two places. */
export function places(...numbers: number[]): [x: number, y: number][] {
  return numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1]!]]))
}

/** Numbers from 0 as a list: row(3, (i) => 10 * i) is [0, 10, 20]. */
export const row = <Item>(count: number, item: (i: number) => Item): Item[] =>
  Array.from({ length: count }, (_, i) => item(i))

export const rect = (x: number, y: number, w: number, h: number, colour: string, opacity = 1): string =>
  fill(box(x, y, w, h), colour, opacity)

/** Equal round shapes: lines without length, which have round ends. */
export const spots = (where: [number, number][], r: number, colour: string): string =>
  line(where.map(([x, y]) => path`M${x} ${y}h0`).join(''), 2 * r, colour)

/** A round shape: without an outline a dot, which is shorter than the path of a circle. */
export function spot(x: number, y: number, r: number, colour: string, width = 0, ink = INK): string {
  if (width) return inked(circle(x, y, r), colour, width, ink)
  return colour.startsWith('url') ? fill(circle(x, y, r), colour) : spots([[x, y]], r, colour)
}

/** Places on a circle, from its right end clockwise. */
export function around(x: number, y: number, r: number, count: number): [number, number][] {
  return row(count, (i) => {
    const angle = (i * 2 * Math.PI) / count
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  })
}

// What is filled with light: `scene` writes the gradients and patterns that these name.
const hex = (colours: string[]): string => colours.join('_').replaceAll('#', '')

/** From the first colour above to the last below. */
export const fade = (...colours: string[]): string => `url(#fade_${hex(colours)})`
/** Light that falls from above and fades out, and light that rises. */
export const beam = (colour: string): string => `url(#beam_${hex([colour])})`
export const rise = (colour: string): string => `url(#rise_${hex([colour])})`
export const bricks = (mortar: string): string => `url(#bricks_${hex([mortar])})`
export const dotted = (colour: string): string => `url(#dots_${hex([colour])})`

/** Light that fades out from the middle. */
export function glow(x: number, y: number, rx: number, colour: string, strength = 0.6, ry = rx): string {
  return fill(circle(x, y, rx, ry), `url(#glow_${hex([colour])})`, strength)
}

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${Math.round(offset * 100) / 100}" stop-color="#${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`
const tile = (id: string, w: number, h: number, inside: string, more = ''): string =>
  `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${more}>${inside}</pattern>`

const MAKERS: Record<string, (id: string, colours: string[]) => string> = {
  fade: (id, colours) =>
    `<linearGradient id="${id}" x2="0" y2="1">${colours.map((c, i) => stop(i / (colours.length - 1), c)).join('')}</linearGradient>`,
  beam: (id, [c]) => `<linearGradient id="${id}" x2="0" y2="1">${stop(0, c!, 0.6)}${stop(1, c!, 0)}</linearGradient>`,
  rise: (id, [c]) => `<linearGradient id="${id}" x2="0" y2="1">${stop(0, c!, 0)}${stop(1, c!, 0.6)}</linearGradient>`,
  glow: (id, [c]) => `<radialGradient id="${id}">${stop(0, c!, 0.8)}${stop(1, c!, 0)}</radialGradient>`,
  bricks: (id, [c]) => tile(id, 22, 14, `<path stroke="#${c}" stroke-width="1" d="M0 .5h22M0 7.5h22M5 0v7M16 7v7"/>`),
  dots: (id, [c]) =>
    tile(id, 6, 6, `<path stroke="#${c}" stroke-width="2.9" d="M3 3h0"/>`, ' patternTransform="rotate(40)"'),
}

/** The whole picture of a place, with the lights that its parts use. */
export function scene(width: number, height: number, parts: string[]): string {
  const used = new Set(
    [...parts.join('').matchAll(/url\(#((?:fade|beam|rise|glow|bricks|dots)_\w+)\)/g)].map((m) => m[1]!),
  )
  const defs = [...used].map((id) => {
    const [kind, ...colours] = id.split('_')
    return MAKERS[kind!]!(id, colours)
  })
  return picture(width, height, [`<defs>${defs.join('')}</defs>`, ...parts])
}

/** A scene that fills its card: with the grain of print. */
export const card = (width: number, height: number, seed: string, parts: string[]): string =>
  scene(width, height, [...parts, grain(width, height, seed)])

/** A wall lit from the left. What lies on it, such as bricks, gets its light too. */
export function wall(x: number, y: number, w: number, h: number, tones: Tones, edge = 10, on = ''): string {
  const [light, middle, dark] = tones
  const sides = rect(x, y, edge, h, light, 0.7) + rect(x + w - edge, y, edge, h, dark)
  return rect(x, y, w, h, middle) + on + sides + line(box(x, y, w, h), THIN)
}

/** A ledge that throws a shadow. */
export function ledge(x: number, y: number, w: number, h: number, [light, middle, dark]: Tones): string {
  return all(
    rect(x + 2, y + h, w - 4, 4, '#000', 0.35),
    inked(box(x, y, w, h), middle, THIN),
    rect(x + 1, y + 1, w - 2, h / 3, light),
    rect(x + w - 9, y + 1, 8, h - 2, dark),
  )
}

/** Windows of one size. One path for all, so that many stay small. */
export function panes(where: [number, number][], w: number, h: number, colour: string, bars = true): string {
  const cross = where.map(([x, y]) => `M${x + w / 2} ${y}v${h}m${-w / 2} ${-h / 2}h${w}`).join('')
  return inked(where.map(([x, y]) => box(x, y, w, h)).join(''), colour, 2.5) + (bars ? line(cross, 1.5) : '')
}

/** A glass tube that glows. */
export function neon(shape: string, colour: string, width = 3.5, core = '#fff'): string {
  const tube = (w: number, ink: string, opacity = 1): string => line(shape, w, ink, opacity)
  return tube(width * 3, colour, 0.2) + tube(width, colour) + tube(width / 3, core, 0.8)
}

/** An awning of stripes; its lower edge hangs in rounds. */
export function awning(x: number, y: number, w: number, h: number, count: number, tones: Tones, flare = 6): string {
  const [one, other, shade] = tones
  const [step, wide] = [w / count, (w + 2 * flare) / count]
  const stripes = row(count, (i) => {
    const right = x - flare + (i + 1) * wide
    const round = `a${short(wide / 2)} ${short(wide / 3)} 0 0 1 ${short(-wide)} 0`
    return `M${short(x + i * step)} ${y}h${short(step)}L${short(right)} ${y + h}v${h / 4}${round}v${-h / 4}z`
  })
  return all(
    inked(stripes.join(''), one, 3),
    fill(stripes.filter((_, i) => i % 2).join(''), other),
    rect(x - flare, y + h, w + 2 * flare, h / 4, shade, 0.35),
  )
}

/** A star of light with four points. */
export const sparkle = (x: number, y: number, r: number): string => {
  const [near, far] = [r * 0.25, r * 0.75].map(short)
  return `M${x} ${y - r}l${near} ${far}l${far} ${near}l-${far} ${near}l-${near} ${far}l-${near}-${far}l-${far}-${near}l${far}-${near}z`
}

/** Moves, turns or scales a part. */
export const at = (x: number, y: number, part: string, turn = 0): string =>
  group(`translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}`, part)
