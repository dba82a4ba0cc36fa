/** Eyes, brows, noses and mouths. */
import { FINE, circle, fill, line, path, tone } from '../draw.ts'
import { EYE_Y, eyeX, middle, near, SIDES, type Face, type Side } from './face.ts'

interface EyeStyle {
  /** Half the width of an eye, and how high it opens above and below its middle. */
  half: number
  above: number
  below: number
  /** How far the lid hangs over the iris: 0 (startled) to 1 (shut); and what its outer end rises. */
  lid: number
  slant: number
  iris: number
  lash?: boolean
}
const style = (half: number, above: number, below: number, lid: number, slant: number, iris: number): EyeStyle => ({
  half,
  above,
  below,
  lid,
  slant,
  iris,
})
const EYES = {
  open: style(9, 8, 5, 0.35, 0, 4.4),
  calm: style(9.5, 7, 4.5, 0.55, -1, 4.2),
  narrow: style(10, 6, 4, 0.75, 0, 3.8),
  glare: style(10, 7, 5, 0.7, 4, 3.8),
  sly: style(10, 7, 4.5, 0.65, 2, 4),
  wide: style(10, 12, 10, 0, 0, 3.6),
  sleepy: style(10, 8, 6, 0.7, -3, 4),
  kind: style(8.5, 8, 3.5, 0.4, -2, 4.4),
  lash: { ...style(10, 8, 5, 0.4, 3, 4.8), lash: true },
  vamp: { ...style(10.5, 7, 4.5, 0.65, 4, 4.4), lash: true },
} satisfies Record<string, EyeStyle>
export type EyesName = keyof typeof EYES | 'shut'

interface EyeLook {
  eyes: EyesName
  /** Where the eyes look: -1 (left) to 1. */
  gaze: number
  iris: string
  /** The side of the eye that is shut: a wink. */
  wink?: Side
}

function shutEye(face: Face, side: Side): string {
  const x = eyeX(face, side)
  return path`M${x - 9} ${EYE_Y}Q${x} ${EYE_Y + 8} ${x + 9} ${EYE_Y}`
}

/** Draw both eyes. Each kind of part is one path for both. */
export function eyes(face: Face, { eyes: name, gaze, iris, wink }: EyeLook): string {
  if (name === 'shut') return line(SIDES.map((side) => shutEye(face, side)).join(''), 3.4)
  const one: EyeStyle = EYES[name]
  const open = SIDES.filter((side) => side !== wink)
  const parts = open.map((side) => {
    const [x, half] = [eyeX(face, side), Math.round(one.half * near(face, side))]
    const [left, right] = [x - half, x + half]
    const [y1, y2] = [EYE_Y + side * one.slant * 0.5, EYE_Y - side * one.slant * 0.5]
    const lidY = EYE_Y - one.above * (1 - 0.9 * one.lid)
    const flick = one.lash
      ? side < 0
        ? path`M${left} ${y1}l-6 -5M${left + 2} ${y1 - 3}l-4 -6`
        : path`M${right} ${y2}l6 -5M${right - 2} ${y2 - 3}l4 -6`
      : ''
    const ball = [x + gaze * (half - one.iris - 1), EYE_Y + (one.below - one.above * (1 - one.lid)) * 0.28] as const
    return {
      white: one.lid
        ? path`M${left} ${y1}Q${x} ${2 * lidY - EYE_Y - 1} ${right} ${y2}Q${x} ${EYE_Y + 2 * one.below} ${left} ${y1}z`
        : circle(x, EYE_Y - 1, half, one.above),
      lid: path`M${left - 1} ${y1}Q${x} ${2 * lidY - EYE_Y - 1} ${right + 1} ${y2}`,
      skin: path`M${left - 1} ${y1}Q${x} ${2 * lidY - EYE_Y - 1} ${right + 1} ${y2}Q${x} ${EYE_Y - 2 * one.above - 3} ${left - 1} ${y1}z`,
      ball: circle(...ball, one.iris * near(face, side), one.iris),
      pupil: path`M${ball[0]} ${ball[1]}h.1`,
      flick,
    }
  })
  const all = (key: 'white' | 'lid' | 'skin' | 'ball' | 'pupil' | 'flick'): string =>
    parts.map((part) => part[key]).join('')
  return (
    fill(all('white'), '#fffaf0') +
    fill(all('ball'), iris) +
    line(all('pupil'), one.iris) +
    (one.lid ? fill(all('skin'), one.lash ? face.skin[2] : face.skin[1]) : '') +
    line((one.lid ? all('lid') : all('white')) + (wink ? shutEye(face, wink) : '') + all('flick'), one.lid ? 3.4 : 2.2)
  )
}

/** The heights of a brow above the eye: at its inner end, in the middle, at its outer end; and how thick it is. */
const BROWS = {
  flat: [-13, -15, -12, 5],
  angry: [-8, -15, -17, 6],
  fierce: [-7, -16, -18, 8],
  up: [-17, -22, -16, 4],
  sad: [-20, -18, -12, 4],
  soft: [-13, -18, -12, 4],
  thin: [-14, -21, -13, 2.2],
  bushy: [-12, -17, -10, 9],
} satisfies Record<string, [number, number, number, number]>
export type BrowName = keyof typeof BROWS | 'cocked'

/** Draw both brows, tapered away from the nose. */
export function brows(face: Face, name: BrowName): string {
  const both = SIDES.map((side) => {
    const [inner, mid, outer, thick] = BROWS[name === 'cocked' ? (side > 0 ? 'up' : 'angry') : name]
    const k = near(face, side)
    const x = eyeX(face, side)
    const [a, b] = [x - side * 10 * k, x + side * 12 * k]
    const [p, q] = [EYE_Y + inner, EYE_Y + outer]
    return path`M${a} ${p}Q${x} ${2 * mid - (inner + outer) / 2 + EYE_Y} ${b} ${q}Q${x} ${2 * mid - (inner + outer) / 2 + EYE_Y + thick} ${a} ${p + thick}z`
  })
  return fill(both.join(''), face.hair[2])
}

/** The width and length of a nose, and how far its bridge bulges. */
const NOSES = {
  straight: [6, 18, 0],
  small: [4.5, 15, -1],
  snub: [5, 14, -2],
  long: [6, 24, 0],
  hook: [7, 22, 4],
  big: [9, 20, 2],
  broad: [10, 17, 0],
  broken: [7, 19, 5],
} satisfies Record<string, [number, number, number]>
export type NoseName = keyof typeof NOSES | 'bulb' | 'button'

/** Draw a nose: its tip points where the face looks, its shadow lies to the right. */
export function nose(face: Face, name: NoseName): string {
  const x = middle(face)
  const { skin, turn } = face
  if (name === 'bulb') return tone(circle(x + 3 * turn, 109, 10, 9), ['#f79472', '#db5f45', '#96301f'], FINE)
  if (name === 'button') return line(path`M${x - 4} 108q4 5 8 0`, 2.6, skin[2])
  const [w, long, bulge] = NOSES[name]
  const to = turn < -0.2 ? -1 : 1
  const [top, y] = [EYE_Y - 3, EYE_Y + long]
  const tip = x + to * (w * 0.6 + 5 * Math.abs(turn))
  const bridge = x + to * (1 + bulge + 2 * Math.abs(turn))
  const shadow = path`M${x + 1} ${top}Q${x + 3 + bulge} ${top + 9} ${x + w + 3 * turn} ${y - 5}Q${x + w + 3 + 3 * turn} ${y + 3} ${x + 1 + 3 * turn} ${y + 2}Q${x + 4} ${y - 8} ${x + 1} ${top}z`
  const profile = path`M${x + to * 2} ${top + 4}Q${bridge} ${top + 8} ${tip} ${y - 5}Q${tip + to * 4} ${y + 2} ${x + 4 * turn} ${y + 2}`
  const wing = path`M${x - to * (w - 1) + 3 * turn} ${y - 5}q${-to * 4} 6 ${to * 3} 6`
  return fill(shadow, skin[2], 0.7) + line(profile + wing, 2.2, skin[2])
}
