/** Mouths, what hangs in them, and beards. */
import { FINE, circle, fill, inked, line, path, tone } from '../draw.ts'
import { CLOTH } from '../palette.ts'
import { longBeard } from './biker.ts'
import { middle, mouthY, type Face } from './face.ts'

type Draw = (face: Face, x: number, y: number) => string
const TEETH = '#fffaf0'
const LIP = '#b3283a'

const MOUTHS = {
  line: (_, x, y) => line(path`M${x - 11} ${y}Q${x} ${y + 1} ${x + 11} ${y - 1}`, 3.2),
  smirk: (_, x, y) => line(path`M${x - 11} ${y + 1}Q${x + 4} ${y + 4} ${x + 13} ${y - 5}l3 -1`, 3.2),
  smile: (face, x, y) =>
    line(path`M${x - 15} ${y - 4}Q${x} ${y + 10} ${x + 15} ${y - 4}`, 3.2) +
    line(path`M${x - 6} ${y + 9}q6 3 12 0`, 2, face.skin[2]),
  frown: (face, x, y) =>
    line(path`M${x - 13} ${y + 4}Q${x} ${y - 6} ${x + 13} ${y + 4}`, 3.4) +
    line(path`M${x - 6} ${y + 8}q6 -3 12 0`, 2, face.skin[2]),
  grin: (_, x, y) =>
    inked(
      path`M${x - 17} ${y - 6}Q${x} ${y} ${x + 17} ${y - 7}Q${x + 13} ${y + 9} ${x} ${y + 9}T${x - 17} ${y - 6}z`,
      TEETH,
    ) + line(path`M${x - 8} ${y - 3}v10M${x} ${y - 2}v11M${x + 8} ${y - 4}v11`, 1.1),
  teeth: (_, x, y) =>
    inked(
      path`M${x - 14} ${y - 4}Q${x} ${y - 8} ${x + 14} ${y - 4}L${x + 13} ${y + 6}Q${x} ${y + 3} ${x - 13} ${y + 6}z`,
      TEETH,
    ) + line(path`M${x - 13} ${y}H${x + 13}M${x - 6} ${y - 5}v9M${x + 1} ${y - 6}v10M${x + 8} ${y - 5}v9`, 1.2),
  gold: (_, x, y) =>
    inked(
      path`M${x - 17} ${y - 5}Q${x} ${y} ${x + 17} ${y - 6}Q${x + 12} ${y + 9} ${x} ${y + 9}T${x - 17} ${y - 5}z`,
      TEETH,
    ) +
    fill(path`M${x - 8} ${y - 2}h7v10q-5 0 -8 -3z`, '#eab231') +
    line(path`M${x - 8} ${y - 2}v9M${x - 1} ${y - 2}v11M${x + 7} ${y - 3}v10`, 1.1),
  gap: (_, x, y) =>
    inked(
      path`M${x - 14} ${y - 4}Q${x} ${y - 1} ${x + 14} ${y - 5}Q${x + 9} ${y + 10} ${x} ${y + 9}T${x - 14} ${y - 4}z`,
      '#5a1a18',
    ) + fill(path`M${x - 11} ${y - 3}h8v5h-6zM${x + 3} ${y - 2}l8 -2l-2 6h-6z`, TEETH),
  laugh: (_, x, y) =>
    inked(
      path`M${x - 17} ${y - 7}Q${x} ${y - 2} ${x + 17} ${y - 7}Q${x + 15} ${y + 14} ${x} ${y + 14}T${x - 17} ${y - 7}z`,
      '#5a1a18',
    ) +
    fill(path`M${x - 14} ${y - 5}Q${x} ${y - 1} ${x + 14} ${y - 5}l-2 6Q${x} ${y + 4} ${x - 12} ${y + 1}z`, TEETH) +
    fill(path`M${x - 8} ${y + 10}q8 -7 16 0q-8 6 -16 0z`, '#d9665c'),
  shout: (_, x, y) =>
    inked(
      path`M${x - 14} ${y - 8}Q${x} ${y - 15} ${x + 14} ${y - 8}Q${x + 17} ${y + 14} ${x} ${y + 15}T${x - 14} ${y - 8}z`,
      '#5a1a18',
    ) +
    fill(path`M${x - 11} ${y - 8}Q${x} ${y - 13} ${x + 11} ${y - 8}l-1 5H${x - 10}z`, TEETH) +
    fill(path`M${x - 9} ${y + 8}q9 -7 18 0q-9 8 -18 0z`, '#d9665c'),
  oh: (_, x, y) => inked(circle(x, y + 1, 6, 7), '#5a1a18'),
  whistle: (face, x, y) =>
    inked(circle(x + 4, y, 4), '#5a1a18') + line(path`M${x - 7} ${y - 7}q-3 7 1 13`, 2, face.skin[2]),
  lips: (_, x, y) =>
    fill(
      path`M${x - 12} ${y}Q${x - 4} ${y - 7} ${x} ${y - 4}Q${x + 4} ${y - 7} ${x + 12} ${y}Q${x} ${y + 10} ${x - 12} ${y}z`,
      LIP,
    ) + line(path`M${x - 13} ${y}Q${x} ${y + 3} ${x + 13} ${y - 1}`, 2.2, '#4c0f16'),
  pout: (_, x, y) =>
    fill(
      path`M${x - 8} ${y}Q${x - 4} ${y - 7} ${x} ${y - 4}Q${x + 4} ${y - 7} ${x + 8} ${y}Q${x} ${y + 10} ${x - 8} ${y}z`,
      LIP,
    ) + line(path`M${x - 8} ${y}Q${x} ${y + 2} ${x + 8} ${y}`, 2.2, '#4c0f16'),
  beam: (_, x, y) =>
    inked(
      path`M${x - 15} ${y - 4}Q${x} ${y + 1} ${x + 15} ${y - 5}Q${x + 10} ${y + 8} ${x} ${y + 8}T${x - 15} ${y - 4}z`,
      TEETH,
      1,
    ) +
    line(
      path`M${x - 16} ${y - 4}Q${x} ${y + 1} ${x + 16} ${y - 5}Q${x + 10} ${y + 8} ${x} ${y + 8}T${x - 16} ${y - 4}z`,
      3.6,
      LIP,
    ),
} satisfies Record<string, Draw>
export type MouthName = keyof typeof MOUTHS

export function mouth(face: Face, name: MouthName): string {
  return MOUTHS[name](face, middle(face), mouthY(face))
}

const smoke = (x: number, y: number): string => line(path`M${x} ${y}q7 -7 0 -16q-6 -9 4 -18`, 2.6, '#fff8e8', 0.65)

/** What hangs in a mouth. */
const BITES = {
  cigar: (_, x, y) =>
    tone(path`M${x + 3} ${y - 4}l28 5l-1 9l-28 -5z`, CLOTH.brown) +
    inked(path`M${x + 31} ${y + 1}l6 1l-1 9l-6 -1z`, '#ff9347', FINE) +
    fill(path`M${x + 12} ${y - 2.4}l5 1l-1 9l-5 -1z`, '#eab231') +
    smoke(x + 39, y - 2),
  cigarette: (_, x, y) =>
    line(path`M${x + 4} ${y + 1}l22 5`, 6.5) +
    line(path`M${x + 4} ${y + 1}l22 5`, 3.6, TEETH) +
    line(path`M${x + 27} ${y + 6}h.1`, 4, '#ff9347') +
    smoke(x + 30, y + 1),
  holder: (_, x, y) =>
    line(path`M${x + 4} ${y + 1}l26 7`, 4.4) +
    line(path`M${x + 31} ${y + 8}l10 3`, 3.6, TEETH) +
    line(path`M${x + 43} ${y + 12}h.1`, 4, '#ff9347') +
    smoke(x + 46, y + 6),
  toothpick: (_, x, y) => line(path`M${x + 2} ${y}l20 6`, 2.6, '#f3d79a'),
  match: (_, x, y) =>
    line(path`M${x + 2} ${y}l20 5`, 2.8, '#f3d79a') + line(path`M${x + 23} ${y + 5}h.1`, 5, '#c22f22'),
  pipe: (_, x, y) =>
    line(path`M${x + 3} ${y}q14 2 19 9`, 5) +
    tone(path`M${x + 18} ${y + 2}h15q1 18 -8 18q-9 0 -7 -18z`, CLOTH.brown) +
    smoke(x + 27, y - 3),
  lollipop: (_, x, y) => line(path`M${x + 4} ${y + 1}l22 9`, 2.6, TEETH) + tone(circle(x + 3, y, 6), CLOTH.red, FINE),
} satisfies Record<string, Draw>
export type BiteName = keyof typeof BITES
export const BITE_NAMES = Object.keys(BITES) as BiteName[]

export function bite(face: Face, name: BiteName): string {
  return BITES[name](face, middle(face), mouthY(face))
}

/** Return the edge of the jaw, for beards that follow it. */
function jawline({ turn, w, jaw, jawY, chinY, chin }: Face, from: number, drop: number): string {
  const [l, r, tip] = [100 + 6 * turn - jaw, 100 + 6 * turn + jaw, 100 + 9 * turn]
  const [left, right] = [101 - w + Math.max(0, turn) * 2, 99 + w + Math.min(0, turn) * 2]
  return path`M${left} ${from}Q${l - 1} ${jawY - 4} ${l} ${jawY}Q${l + 4} ${chinY - 4 + drop} ${tip - chin} ${chinY + drop}Q${tip} ${chinY + 4 + drop * 1.4} ${tip + chin} ${chinY + drop}Q${r - 4} ${chinY - 4 + drop} ${r} ${jawY}Q${r + 1} ${jawY - 4} ${right} ${from}`
}

const pencil: Draw = ({ hair }, x, y) =>
  line(
    path`M${x - 13} ${y - 6}Q${x - 5} ${y - 11} ${x - 1} ${y - 9}M${x + 13} ${y - 6}Q${x + 5} ${y - 11} ${x + 1} ${y - 9}`,
    3,
    hair[2],
  )

const BEARDS = {
  pencil,
  brush: ({ hair }, x, y) =>
    tone(
      path`M${x - 10} ${y - 4}Q${x - 9} ${y - 12} ${x} ${y - 13}T${x + 10} ${y - 4}Q${x} ${y - 7} ${x - 10} ${y - 4}z`,
      hair,
      FINE,
    ),
  chevron: ({ hair }, x, y) =>
    tone(
      path`M${x - 17} ${y + 1}Q${x - 12} ${y - 13} ${x} ${y - 12}T${x + 17} ${y + 1}Q${x} ${y - 7} ${x - 17} ${y + 1}z`,
      hair,
      FINE,
    ),
  handlebar: ({ hair }, x, y) =>
    tone(
      path`M${x} ${y - 12}Q${x - 12} ${y - 14} ${x - 18} ${y - 6}Q${x - 25} ${y + 1} ${x - 28} ${y - 8}Q${x - 34} ${y + 7} ${x - 17} ${y + 3}Q${x - 5} ${y} ${x} ${y - 5}Q${x + 5} ${y} ${x + 17} ${y + 3}Q${x + 34} ${y + 7} ${x + 28} ${y - 8}Q${x + 25} ${y + 1} ${x + 18} ${y - 6}Q${x + 12} ${y - 14} ${x} ${y - 12}z`,
      hair,
      FINE,
    ),
  walrus: ({ hair }, x, y) =>
    tone(
      path`M${x - 22} ${y + 8}Q${x - 22} ${y - 12} ${x} ${y - 14}T${x + 22} ${y + 8}Q${x + 12} ${y + 2} ${x} ${y + 1}T${x - 22} ${y + 8}z`,
      hair,
      FINE,
    ),
  goatee: ({ hair, chinY }, x, y) =>
    tone(
      path`M${x - 10} ${y + 7}Q${x} ${y + 3} ${x + 10} ${y + 7}L${x + 4} ${chinY + 10}Q${x} ${chinY + 14} ${x - 4} ${chinY + 10}z`,
      hair,
      FINE,
    ) + pencil({ hair } as Face, x, y),
  stubble: (face) => {
    const [x, y] = [middle(face), mouthY(face)]
    return fill(
      path`${jawline(face, 106, -1)}Q${x + 22} ${y - 8} ${x} ${y - 12}T${101 - face.w} 106z`,
      face.hair[2],
      0.35,
    )
  },
  full: (face) => {
    const [x, y] = [middle(face), mouthY(face)]
    return tone(
      path`${jawline(face, 96, 8)}Q${99 + face.w - 6} 106 ${x + 20} ${y - 6}Q${x + 8} ${y - 15} ${x} ${y - 11}Q${x - 8} ${y - 15} ${x - 20} ${y - 6}Q${101 - face.w + 6} 106 ${101 - face.w} 96z`,
      face.hair,
    )
  },
  long: (face, x, y) => longBeard(jawline(face, 96, 30), face.hair, x, y, [101 - face.w, 99 + face.w]),
  chops: ({ w, hair, turn }, x, y) =>
    tone(
      path`M${100 - w + 2} 86h7Q${x - 26} 110 ${x - 16} ${y - 3}Q${x - 20} ${y + 12} ${100 - w + 6 + 5 * turn} ${y}zM${98 + w} 86h-7Q${x + 26} 110 ${x + 16} ${y - 3}Q${x + 20} ${y + 12} ${94 + w + 5 * turn} ${y}z`,
      hair,
      FINE,
    ),
} satisfies Record<string, Draw>
export type BeardName = keyof typeof BEARDS
export const BEARD_NAMES = (Object.keys(BEARDS) as BeardName[]).filter((name) => name !== 'long')

export function beard(face: Face, name: BeardName): string {
  return BEARDS[name](face, middle(face), mouthY(face))
}
