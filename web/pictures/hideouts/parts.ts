/** What the houses of the hideouts are put together from. Each part has two states: with light, and empty. */
import { box, circle, fill, INK, inked, line, path, type Tones } from '../draw.ts'
import { all, fade, glow, rect, row, scene, spot, spots, THIN } from '../scenery.ts'

export const [WIDTH, HEIGHT] = [135, 200]

/** Where the doorway lies in each house: the client lays a pile of cards into it. */
export const DOORWAY = { x: 14, y: 96, width: 78, height: 100 }
/** Where the client writes the letter: on a plate above the doorway. */
export const PLATE = { x: 53, y: 87, r: 14 }

export type Arch = 'round' | 'flat' | 'pointed' | 'low'
type Where = [x: number, y: number][]

const { x: LEFT, y: TOP, width: WIDE, height: HIGH } = DOORWAY
const [MIDDLE, FLOOR] = [LEFT + WIDE / 2, TOP + HIGH]

/** The opening of the door, grown by some units on all sides but the floor. */
function opening(arch: Arch, grown = 0): string {
  const [left, right, top] = [LEFT - grown, LEFT + WIDE + grown, TOP - grown]
  const half = WIDE / 2 + grown
  const tops: Record<Arch, string> = {
    round: path`V${top + 26}C${left} ${top + 4} ${MIDDLE - half / 2} ${top} ${MIDDLE} ${top}S${right} ${top + 4} ${right} ${top + 26}`,
    low: path`V${top + 12}Q${MIDDLE} ${top - 12} ${right} ${top + 12}`,
    pointed: path`V${top + 30}Q${left + 4} ${top + 8} ${MIDDLE} ${top}Q${right - 4} ${top + 8} ${right} ${top + 30}`,
    flat: path`V${top}H${right}`,
  }
  return path`M${left} ${FLOOR}${tops[arch]}V${FLOOR}z`
}

/** A roller shutter, let down and locked. */
function shutter(): string {
  const slats = row(8, (i) => path`M${LEFT + 1} ${TOP + 26 + i * 9.5}h${WIDE - 2}`).join('')
  return line(slats, 3, '#464d5c') + line(slats, 1, '#99a2b3') + padlock()
}

/** A folding grille. */
function grille(): string {
  const bars = row(9, (i) => path`M${LEFT + 2 + i * 9.2} ${TOP + 3}v${HIGH - 4}`).join('')
  const cross = row(
    8,
    (i) =>
      path`M${LEFT + 2 + i * 9.2} ${TOP + 3}l9.2 31.500l-9.2 31.500l9.2 31.500m0-94.500l-9.2 31.500l9.2 31.500l-9.2 31.500`,
  ).join('')
  return (
    rect(LEFT + 1, TOP + 1, WIDE - 2, HIGH - 2, '#2c3140') +
    line(cross, 1.2, '#7d8798') +
    line(bars, 2.5, '#99a2b3') +
    padlock()
  )
}

/** Boards, nailed across. */
function boards(): string {
  const board = (y: number, turn: number): string =>
    `M${LEFT - 3} ${y + turn}l${WIDE + 6} ${-2 * turn}v14l${-WIDE - 6} ${2 * turn}z`
  const all4 = [board(114, 2), board(136, -3), board(158, 2), board(179, -1)].join('')
  const nails: Where = row(8, (i) => [i % 2 ? LEFT + WIDE - 4 : LEFT + 4, 121 + (i >> 1) * 22])
  return (
    rect(LEFT + 4, TOP + 14, WIDE - 8, HIGH - 15, '#2c3140') +
    inked(all4, '#a3805a', THIN) +
    spots(nails, 1.5, '#2b2018')
  )
}

const padlock = (): string =>
  all(
    line(path`M${MIDDLE - 4} ${FLOOR - 16}v-3q4-6 8 0v3`, THIN),
    inked(box(MIDDLE - 6, FLOOR - 16, 12, 11, 2), '#d9ae48', 1.5),
  )

/** How the doorway is closed. */
const closed = (arch: Arch): string =>
  inked(opening(arch), '#6d7686', THIN) + { round: shutter, pointed: shutter, flat: grille, low: boards }[arch]()

/** The light inside, with a floor and something on the wall at the back. */
function inside(arch: Arch, sight: string): string {
  return all(
    inked(opening(arch), fade('#fff3c4', '#ffd06a', '#dd8a2a'), THIN),
    fill(path`M${LEFT + 1} ${FLOOR - 1}l12-18h${WIDE - 26}l12 18z`, '#a8561c', 0.5),
    sight,
    glow(MIDDLE, TOP + 22, 34, '#ffffff', 0.7),
    line(opening(arch), 1.5, '#fff6d6'),
  )
}

/** The doorway with its frame. `sight` is what one sees inside. */
export function doorway(lit: boolean, arch: Arch, frame: Tones, sight = ''): string {
  return all(
    inked(opening(arch, 7), frame[1], THIN),
    line(path`M${LEFT - 4} ${FLOOR}V${TOP + 26}`, 4, frame[0]),
    line(path`M${LEFT + WIDE + 4} ${FLOOR}V${TOP + 26}`, 4, frame[2]),
    lit ? inside(arch, sight) : closed(arch),
    inked(box(LEFT - 10, FLOOR, WIDE + 20, 8), lit ? '#c9b290' : '#7d7a80', 1.5),
  )
}

/** The plate for the letter. */
export const plate = (): string =>
  spot(PLATE.x, PLATE.y, PLATE.r, '#14161f', 3, '#e3b04b') + line(circle(PLATE.x, PLATE.y, PLATE.r + 2), 1)

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
  const shapes = (some: Where): string => some.map(shape).join('')
  const bars = where.map(([x, y]) => path`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.45}h${w}`).join('')
  const slats = where
    .map(([x, y]) => row(4, (i) => path`M${x + 1} ${y + (h * (i + 1)) / 5}h${w - 2}`).join(''))
    .join('')
  const bright = where.filter((_, i) => light[i] === '1')
  const dark = where.filter((_, i) => light[i] !== '1')
  const sills = sill ? inked(where.map(([x, y]) => box(x - 2, y + h, w + 4, 3)).join(''), sill, 1) : ''
  const outline = line(shapes(where), 4) + line(shapes(where), THIN, frame)
  if (!lit)
    return all(
      fill(shapes(where), '#5b6070'),
      line(slats, THIN, '#3a3f4e'),
      line(bars.replace(/M[^M]+h[^M]+/g, ''), 1.5),
      outline,
      sills,
    )
  return all(
    dark.length ? fill(shapes(dark), '#27304a') : '',
    fill(shapes(bright), fade('#fff0b8', '#f6b04c')),
    line(bars, 1.2, frame),
    outline,
    sills,
  )
}

/** A lamp on an arm; it throws light on the wall when somebody is in. */
export const lantern = (lit: boolean, x: number, y: number): string =>
  all(
    lit ? glow(x, y + 6, 24, '#ffd98a', 0.9) : '',
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

export const ink = (shape: string, width = THIN): string => line(shape, width, INK)
/** Boards or blocks on a wall, as lines. */
export const courses = (x: number, y: number, w: number, count: number, step: number, colour: string): string =>
  line(row(count, (i) => path`M${x} ${y + i * step}h${w}`).join(''), 1.2, colour)
export const block = (x: number, y: number, w: number, h: number, tones: Tones): string =>
  inked(box(x, y, w, h), tones[1], THIN) + rect(x + 1, y + 1, w - 2, h / 3, tones[0])
