/** The head of a bust: its outline, ears and neck, and where its features sit. A face may be turned to a side. */
import { FINE, circle, fill, line, path, tone, type Tones } from '../draw.ts'
import { STUFF } from '../palette.ts'

/** Half widths of temples, jaw and chin, and heights of crown, jaw and chin, in a picture of 200x200. */
interface Shape {
  w: number
  jaw: number
  chin: number
  crown: number
  jawY: number
  chinY: number
}
const shape = (w: number, jaw: number, chin: number, crown: number, jawY: number, chinY: number): Shape => ({
  w,
  jaw,
  chin,
  crown,
  jawY,
  chinY,
})

export const HEADS = {
  egg: shape(35, 30, 12, 37, 118, 142),
  round: shape(38, 36, 17, 38, 118, 140),
  square: shape(36, 34, 21, 37, 124, 143),
  long: shape(32, 27, 13, 33, 126, 151),
  thin: shape(31, 23, 8, 35, 120, 148),
  wide: shape(41, 41, 25, 38, 124, 145),
  heart: shape(35, 26, 8, 37, 114, 140),
  oval: shape(33, 27, 10, 37, 116, 141),
  kid: shape(37, 31, 12, 40, 114, 134),
  pear: shape(34, 40, 24, 38, 122, 144),
  lantern: shape(33, 31, 22, 34, 130, 153),
  diamond: shape(36, 25, 12, 36, 120, 147),
} satisfies Record<string, Shape>
export type HeadName = keyof typeof HEADS

export interface Face extends Shape {
  /** From -1 (looks to our left) over 0 (to us) to 1. */
  turn: number
  skin: Tones
  hair: Tones
}
export type Side = -1 | 1
export const SIDES = [-1, 1] as const
export const EYE_Y = 93
const BOTH_EARS = 0.35 // turned further than that, a face hides its far ear

/** Return the x of the middle of the features. */
export const middle = ({ turn }: Face): number => Math.round(100 + 11 * turn)
/** Return the x of an eye. */
export const eyeX = (face: Face, side: Side): number => middle(face) + side * Math.round(15.5 * near(face, side))
/** Return how wide features on a side look: the far side is foreshortened. */
export const near = ({ turn }: Face, side: Side): number => 1 - 0.24 * Math.max(0, side * turn)
/** Return the y of the mouth. */
export const mouthY = ({ chinY, jawY }: Face): number => Math.round(chinY - 12 - (chinY - jawY) * 0.28)

/** Return the outline of the head. */
export function outline(face: Face): string {
  const { w, jaw, chin, crown, jawY, chinY, turn } = face
  const edge = (side: Side): { temple: number; hollow: number; jaw: number } => {
    const far = Math.max(0, side * turn)
    const close = Math.max(0, -side * turn)
    const temple = 100 + side * (w - 2 * far + 2 * close)
    return { temple, hollow: temple - side * 5 * far, jaw: 100 + 6 * turn + side * (jaw - far + 2 * close) }
  }
  const [left, right] = [edge(-1), edge(1)]
  const tip = 100 + 9 * turn
  return (
    path`M${left.temple} 84C${left.temple} 54 ${100 - w * 0.62} ${crown} 100 ${crown}` +
    path`S${right.temple} 54 ${right.temple} 84Q${right.hollow} 95 ${right.temple} 104` +
    path`Q${right.jaw + 2} ${jawY} ${right.jaw} ${jawY}Q${right.jaw - 4} ${chinY - 5} ${tip + chin} ${chinY - 1}` +
    path`Q${tip} ${chinY + 4} ${tip - chin} ${chinY - 1}Q${left.jaw + 4} ${chinY - 5} ${left.jaw} ${jawY}` +
    path`Q${left.jaw - 2} ${jawY} ${left.temple} 104Q${left.hollow} 95 ${left.temple} 84z`
  )
}

/** Draw an ear. The further the head is turned away from it, the more it moves into the picture of the head. */
function ear(face: Face, side: Side): string {
  const { w, turn, skin } = face
  const inward = Math.max(0, -side * turn) * 13
  const x = 100 + side * (w - 1 - inward)
  const lobe = path`M${x} 86q${side * 11} -7 ${side * 10} 8q${side * -1} 14 ${side * -10} 15z`
  const fold = line(path`M${x + side * 3} 90q${side * 5} 0 ${side * 1} 9`, 1.8, skin[2])
  return tone(lobe, skin, FINE) + fold
}

/** Draw the neck with the shadow of the chin. */
export function neck({ skin, chinY, turn, jaw }: Face, wide = 1): string {
  const half = Math.min(20, 9 + jaw * 0.26) * wide
  const x = 100 + 3 * turn
  const [left, right] = [x - half, x + half]
  return (
    tone(
      path`M${left} 120V152Q${left} 158 ${left - 8} 160L100 182L${right + 8} 160Q${right} 158 ${right} 152V120z`,
      skin,
    ) +
    fill(
      path`M${left + 1} ${chinY - 8}H${right - 1}V${chinY + 8}Q${x + 6} ${chinY + 17} ${left + 1} ${chinY + 5}z`,
      skin[2],
      0.8,
    )
  )
}

/** Draw the bare head with its ears: the near ear lies on the head, the far one behind it or out of sight. */
export function head(face: Face): string {
  const ears = SIDES.map((side) => ({ side, away: -side * face.turn }))
  const seen = ears.filter(({ away }) => away > -BOTH_EARS)
  const behind = seen.filter(({ away }) => away <= BOTH_EARS).map(({ side }) => ear(face, side))
  const before = seen.filter(({ away }) => away > BOTH_EARS).map(({ side }) => ear(face, side))
  return behind.join('') + tone(outline(face), face.skin) + before.join('')
}

/** Draw the shadow of a brim on the forehead. */
export function brimShadow(face: Face): string {
  const { w, skin, turn } = face
  const [left, right] = [101 - w - Math.max(0, turn), 99 + w - Math.max(0, turn)]
  return fill(
    path`M${left} 66H${right}V86Q${118 + 8 * turn} 84 ${middle(face)} 81Q${80 + 8 * turn} 83 ${left} 85z`,
    skin[2],
    0.55,
  )
}

/** Freckles, scars, plasters, wrinkles and jewels. */
export const MARKS = {
  blush: (face: Face) =>
    SIDES.map((side) => fill(circle(eyeX(face, side) + side * 4, 110, 8 * near(face, side), 5), '#e0503c', 0.35)).join(
      '',
    ),
  freckles: (face: Face) =>
    line(
      SIDES.map((side) => path`M${eyeX(face, side) - 4} 107h.1m5 3h.1m4 -4h.1m-2 8h.1`).join(''),
      2,
      face.skin[2],
      0.7,
    ),
  scar: (face: Face) => {
    const x = eyeX(face, -1)
    return line(path`M${x - 5} 100l7 20M${x - 6} 108l7 -3M${x - 3} 116l7 -3`, 2.2, '#8e2f22')
  },
  brow: (face: Face) => {
    const x = eyeX(face, 1)
    return line(path`M${x + 6} 76l-4 14`, 2.4, '#8e2f22')
  },
  mole: (face: Face) => fill(circle(middle(face) + 15, mouthY(face) - 8, 2), '#3a1d12'),
  plaster: (face: Face) => {
    const x = eyeX(face, 1) + 1
    const y = 112
    return (
      tone(path`M${x - 9} ${y + 2}l14 -10q6 0 5 6l-14 10q-6 0 -5 -6z`, ['#fbeccb', '#e9cf9f', '#c5a56f'], FINE) +
      line(path`M${x - 1} ${y}h.1m3 -2h.1`, 2.2, '#a98555')
    )
  },
  shiner: (face: Face) => fill(circle(eyeX(face, 1), 95, 13, 11), '#4d3560', 0.5),
  soot: (face: Face) =>
    fill(path`M${eyeX(face, -1) - 9} 110q6 -7 12 0q6 6 -2 9q-14 2 -10 -9z`, '#2a2430', 0.45) +
    fill(path`M${eyeX(face, 1)} 74q8 -4 9 3q-6 5 -9 -3z`, '#2a2430', 0.45),
  lines: (face: Face) => {
    const [x, y] = [middle(face), mouthY(face)]
    const fold = SIDES.map(
      (side) => path`M${x + side * 12} ${y - 17}Q${x + side * 20} ${y - 10} ${x + side * 19} ${y}`,
    )
    const bags = SIDES.map((side) => path`M${eyeX(face, side) - 6} 103q6 4 12 0`)
    return line(fold.join('') + bags.join(''), 2, face.skin[2])
  },
  earrings: ({ w, turn }: Face) =>
    SIDES.filter((side) => side * turn < BOTH_EARS)
      .map((side) => {
        const x = 100 + side * (w + 4 - Math.max(0, -side * turn) * 13)
        return line(path`M${x} 104v8`, 7) + line(path`M${x} 104v8`, 3.4, '#f4c54a')
      })
      .join(''),
  bolts: ({ w, turn, skin }: Face) =>
    SIDES.map((side) => {
      const x = 100 + side * (w - 4) + 4 * turn
      return tone(path`M${x - 8} 132h16v9h-16zM${x + side * 8 - 3} 128h6v17h-6z`, STUFF.iron, FINE)
    }).join('') + line('M84 58l24 -6M88 52l3 9M97 49l3 9M106 47l3 9', 2.2, skin[2]),
  cleft: (face: Face) => line(path`M${100 + 9 * face.turn} ${face.chinY - 7}v5`, 2.4, face.skin[2]),
} satisfies Record<string, (face: Face) => string>
export type MarkName = keyof typeof MARKS
