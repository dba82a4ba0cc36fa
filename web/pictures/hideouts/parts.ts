/** What the houses of the hideouts are put together from. Each part has two states: with light, and empty. */
import { box, fill, inked, line, path, type Tones } from '../draw.ts'
import { all, fade, glow, rect, row, scene, spots, THIN } from '../scenery.ts'

export const [WIDTH, HEIGHT] = [135, 200]

type Where = [x: number, y: number][]

interface Panes {
  w: number
  h: number
  /** A round top. */
  arched?: boolean
  /** Which have light: '101'. */
  light: string
  frame: string
  sill?: string
}

/** Windows: with light, dark, or shuttered when the house is empty. */
export function windows(lit: boolean, where: Where, { w, h, arched, light, frame, sill }: Panes): string {
  const shape = ([x, y]: [number, number]): string =>
    arched ? path`M${x} ${y + h}V${y + w / 3}q${w / 2} ${(-w * 2) / 3} ${w} 0V${y + h}z` : box(x, y, w, h)
  const some = (wanted: (i: number) => boolean): string =>
    where
      .filter((_, i) => wanted(i))
      .map(shape)
      .join('')
  const every = where.map(shape).join('')
  const bright = some((i) => light[i] === '1')
  const dark = some((i) => light[i] !== '1')
  const uprights = where.map(([x, y]) => path`M${x + w / 2} ${y}v${h}`).join('')
  const crossbars = where.map(([x, y]) => path`M${x} ${y + h * 0.45}h${w}`).join('')
  const slat = (i: number): string => where.map(([x, y]) => path`M${x + 1} ${y + (h * i) / 5}h${w - 2}`).join('')
  const shutters =
    fill(every, '#5b6070') + line([1, 2, 3, 4].map(slat).join(''), THIN, '#3a3f4e') + line(uprights, 1.5)
  const panes =
    (dark && fill(dark, '#27304a')) + fill(bright, fade('#fff0b8', '#f6b04c')) + line(uprights + crossbars, 1.2, frame)
  return all(
    lit ? panes : shutters,
    line(every, 4),
    line(every, THIN, frame),
    sill ? inked(where.map(([x, y]) => box(x - 2, y + h, w + 4, 3)).join(''), sill, 1) : '',
  )
}

/** A lamp on an arm; it throws light on the wall when somebody is in. */
export const lantern = (lit: boolean, x: number, y: number): string =>
  all(
    lit ? glow(x, y + 6, 19, '#ffd98a', 0.9) : '',
    line(`M${x} ${y - 8}v5`, THIN),
    inked(`M${x - 5} ${y - 2}h10l-2 13h-6z`, lit ? '#fff3c4' : '#4c5468', 1.5),
    inked(`M${x - 7} ${y - 2}q7-7 14 0z`, '#2b2f3a', 1),
  )

/** A row of bulbs. */
export const bulbs = (lit: boolean, where: Where): string => spots(where, 2.2, lit ? '#ffefb0' : '#4c5468')

const NIGHT = [10, 15, 32]
const DIM = 0.56

/** A colour as in the dark. */
function dim(colour: string): string {
  const full = colour.length === 3 ? [...colour].map((c) => c + c).join('') : colour
  const parts = [0, 2, 4].map((i) => parseInt(full.slice(i, i + 2), 16))
  const mean = (parts[0]! + parts[1]! + parts[2]!) / 3
  return parts
    .map((part, i) => Math.round((part * 0.6 + mean * 0.4) * (1 - DIM) + NIGHT[i]! * DIM))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')
}

/** The picture of a house: an empty one lies in the dark. */
export function house(lit: boolean, parts: string[]): string {
  const drawn = scene(WIDTH, HEIGHT, parts)
  return lit ? drawn : drawn.replace(/#([0-9a-f]{6}|[0-9a-f]{3})(?=")/g, (_, colour: string) => `#${dim(colour)}`)
}

/** Boards or blocks on a wall, as lines. */
export const courses = (x: number, y: number, w: number, count: number, step: number, colour: string): string =>
  line(row(count, (i) => path`M${x} ${y + i * step}h${w}`).join(''), 1.2, colour)
export const block = (x: number, y: number, w: number, h: number, tones: Tones): string =>
  inked(box(x, y, w, h), tones[1], THIN) + rect(x + 1, y + 1, w - 2, h / 3, tones[0])
