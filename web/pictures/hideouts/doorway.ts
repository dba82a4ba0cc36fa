/** The doorway of a hideout: lit and open, or closed when nobody is left. */
import { box, circle, fill, inked, line, path, type Tones } from '../draw.ts'
import { all, fade, glow, rect, row, spot, spots, THIN } from '../scenery.ts'

/** Where the doorway lies in each house: the client lays a pile of cards into it. */
export const DOORWAY = { x: 14, y: 96, width: 78, height: 94 }
/** Where the client writes the letter: on a plate above the doorway. */
export const PLATE = { x: 53, y: 87, r: 14 }

const { x: LEFT, y: TOP, width: WIDE, height: HIGH } = DOORWAY
const [MIDDLE, FLOOR] = [LEFT + WIDE / 2, TOP + HIGH]
const [SLATS, BARS, BOARDS] = [8, 9, 4]

export type Arch = 'round' | 'flat' | 'pointed' | 'low'

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
  const slats = row(SLATS, (i) => path`M${LEFT + 1} ${TOP + 26 + i * 9}h${WIDE - 2}`).join('')
  return line(slats, 3, '#464d5c') + line(slats, 1, '#99a2b3') + padlock()
}

/** A folding grille. */
function grille(): string {
  const [step, third] = [(WIDE - 4) / (BARS - 1), (HIGH - 4) / 3]
  const lefts = row(BARS, (i) => LEFT + 2 + i * step)
  const bars = lefts.map((x) => path`M${x} ${TOP + 3}v${HIGH - 4}`).join('')
  const there = path`l${step} ${third}l${-step} ${third}l${step} ${third}`
  const back = path`m0 ${-3 * third}l${-step} ${third}l${step} ${third}l${-step} ${third}`
  const lattice = lefts.slice(1).map((x) => path`M${x - step} ${TOP + 3}${there}${back}`)
  return all(
    rect(LEFT + 1, TOP + 1, WIDE - 2, HIGH - 2, '#2c3140'),
    line(lattice.join(''), 1.2, '#7d8798'),
    line(bars, 2.5, '#99a2b3'),
    padlock(),
  )
}

/** Boards, nailed across at a slant. */
function boards(): string {
  const slants = [2, -3, 2, -1]
  const tops = row(BOARDS, (i) => TOP + 16 + i * 21)
  const shapes = tops.map((y, i) => {
    const slant = slants[i]!
    return path`M${LEFT - 3} ${y + slant}l${WIDE + 6} ${-2 * slant}v14l${-WIDE - 6} ${2 * slant}z`
  })
  const nails = [LEFT + 4, LEFT + WIDE - 4].flatMap((x) => tops.map((y): [number, number] => [x, y + 7]))
  return all(
    rect(LEFT + 4, TOP + 14, WIDE - 8, HIGH - 15, '#2c3140'),
    inked(shapes.join(''), '#a3805a', THIN),
    spots(nails, 1.5, '#2b2018'),
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

/** What leads to the door: two steps, boards, a carpet or a ramp. */
export type Steps = 'stone' | 'wood' | 'carpet' | 'ramp'
const STEPS: Record<Steps, () => string> = {
  stone: () =>
    inked(box(LEFT - 12, FLOOR + 5, WIDE + 24, 8), '#9c8a72', 1.5) +
    inked(box(LEFT - 7, FLOOR, WIDE + 14, 5), '#d8c4a0', 1.5),
  wood: () => {
    const gaps = row(8, (i) => path`M${LEFT + i * 11} ${FLOOR + 1}v9`).join('')
    return inked(box(LEFT - 12, FLOOR, WIDE + 24, 12), '#a3703f', 1.5) + line(gaps, 1.2, '#5f3c1c')
  },
  carpet: () => {
    const carpet = path`M${LEFT + 12} ${FLOOR}h${WIDE - 24}l8 12h${-WIDE + 8}z`
    return inked(box(LEFT - 12, FLOOR, WIDE + 24, 12), '#8a8092', 1.5) + inked(carpet, '#c8203f', 1.5)
  },
  ramp: () => inked(path`M${LEFT} ${FLOOR}h${WIDE}l12 12h${-WIDE - 24}z`, '#8c8478', 1.5),
}

export interface Door {
  arch: Arch
  frame: Tones
  steps: Steps
  /** What one sees inside. */
  sight: string
}

/** The doorway with its frame and its steps. */
export function doorway(lit: boolean, { arch, frame, steps, sight }: Door): string {
  return all(
    inked(opening(arch, 7), frame[1], THIN),
    line(path`M${LEFT - 4} ${FLOOR}V${TOP + 26}`, 4, frame[0]),
    line(path`M${LEFT + WIDE + 4} ${FLOOR}V${TOP + 26}`, 4, frame[2]),
    lit ? inside(arch, sight) : closed(arch),
    STEPS[steps](),
  )
}

/** The plate for the letter. */
export const plate = (): string =>
  spot(PLATE.x, PLATE.y, PLATE.r, '#14161f', 3, '#e3b04b') + line(circle(PLATE.x, PLATE.y, PLATE.r + 2), 1)
