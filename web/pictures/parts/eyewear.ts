/** Glasses, masks and patches. */
import { OUTLINE, FINE, circle, fill, inked, INK, line, path, tone } from '../draw.ts'
import { CLOTH } from '../palette.ts'
import { EYE_Y, eyeX, middle, near, SIDES, type Face, type Side } from './face.ts'

type Wear = (face: Face) => string
const lens = (face: Face, side: Side, r: number, ry = r): string =>
  circle(eyeX(face, side), EYE_Y, r * near(face, side), ry)
const both = (draw: (side: Side) => string): string => SIDES.map(draw).join('')
/** Draw the bridge and the arms of glasses. */
function frame(face: Face, r: number, width = 2.6, colour = INK): string {
  const [left, right] = [eyeX(face, -1), eyeX(face, 1)]
  const [l, q] = [r * near(face, -1), r * near(face, 1)]
  const { w, turn } = face
  const arms = path`M${left - l} 91L${101 - w + Math.max(0, turn) * 6} 88M${right + q} 91L${99 + w + Math.min(0, turn) * 6} 88`
  return line(path`M${left + l} 92Q${middle(face)} 86 ${right - q} 92${arms}`, width, colour)
}
const glint = (face: Face, r: number): string =>
  fill(
    both((side) => path`M${eyeX(face, side) - r * 0.6} 90l${r * 0.7} -5l-${r * 0.35} 10z`),
    '#fff',
    0.8,
  )

export const EYEWEAR = {
  round: (face) =>
    frame(face, 12) +
    `<g fill-opacity=".3">${inked(
      both((side) => lens(face, side, 12)),
      '#fff',
    )}</g>`,
  gold: (face) =>
    frame(face, 12, 2.4, '#8a5d16') +
    `<g fill-opacity=".3">${inked(
      both((side) => lens(face, side, 12)),
      '#fff',
      OUTLINE,
      '#a87415',
    )}</g>`,
  half: (face) => {
    const rim = (side: Side): string => {
      const r = Math.round(11 * near(face, side))
      return path`M${eyeX(face, side) - r} 96h${2 * r}q0 11 ${-r} 11t${-r} -11z`
    }
    return frame(face, 11, 2.4) + `<g fill-opacity=".3">${inked(both(rim), '#fff')}</g>`
  },
  horn: (face) =>
    frame(face, 13, 4) +
    `<g fill-opacity=".25">${inked(
      both(
        (side) =>
          path`M${eyeX(face, side) - 13 * near(face, side)} 84h${26 * near(face, side)}l-2 17h${-22 * near(face, side)}z`,
      ),
      '#fff',
      4.6,
      '#2b1b14',
    )}</g>`,
  cat: (face) =>
    frame(face, 12, 3) +
    `<g fill-opacity=".3">${inked(
      both(
        (side) =>
          path`M${eyeX(face, side) - side * 12} 87L${eyeX(face, side) + side * 17 * near(face, side)} 81Q${eyeX(face, side) + side * 14} 104 ${eyeX(face, side)} 104T${eyeX(face, side) - side * 12} 87z`,
      ),
      '#fff',
      3.4,
      '#7a1f2c',
    )}</g>`,
  smoked: (face) =>
    frame(face, 12) +
    tone(
      both((side) => lens(face, side, 12.5)),
      CLOTH.black,
    ) +
    glint(face, 12),
  shades: (face) =>
    frame(face, 13, 4) +
    tone(
      both(
        (side) =>
          path`M${eyeX(face, side) - 14 * near(face, side)} 85h${28 * near(face, side)}q1 20 ${-14 * near(face, side)} 20t${-14 * near(face, side)} -20z`,
      ),
      CLOTH.black,
    ) +
    glint(face, 12),
  monocle: (face) => {
    const x = eyeX(face, 1)
    return (
      `<g fill-opacity=".35">${inked(lens(face, 1, 14), '#e9fbff', 3.4, '#b07d1c')}</g>` +
      line(path`M${x + 13 * near(face, 1)} 98Q${x + 22} 130 ${x + 12} 160`, 1.8, '#e0ad3c')
    )
  },
  loupe: (face) => {
    const x = eyeX(face, 1)
    return (
      tone(path`M${x - 11} 84h22l4 18q-15 8 -30 0z`, CLOTH.black) +
      tone(circle(x, 103, 15, 7), CLOTH.gold, FINE) +
      fill(circle(x, 103, 11, 4.4), '#a8e2ea') +
      line(path`M${x - 12} 86L${101 - face.w} 74`, 3)
    )
  },
  patch: (face) => {
    const x = eyeX(face, 1)
    return (
      line(path`M${101 - face.w} 70L${x - 8} 84M${x + 9} 84L${99 + face.w} 76`, 3) +
      tone(path`M${x - 13} 83h26q2 20 -12 22q-15 -2 -14 -22z`, CLOTH.black)
    )
  },
  domino: (face) => {
    const [x, l, r] = [middle(face), 102 - face.w + 3 * face.turn, 98 + face.w + 3 * face.turn]
    return (
      tone(
        path`M${l} 82Q${x - 18} 76 ${x} 85Q${x + 18} 76 ${r} 82Q${r} 100 ${x + 24} 105Q${x + 10} 106 ${x + 4} 97H${x - 4}Q${x - 10} 106 ${x - 24} 105Q${l} 100 ${l} 82z`,
        CLOTH.black,
      ) +
      fill(
        both(
          (side) =>
            path`M${eyeX(face, side) - 10 * near(face, side)} 94q${10 * near(face, side)} -9 ${20 * near(face, side)} 0q${-10 * near(face, side)} 6 ${-20 * near(face, side)} 0z`,
        ),
        '#fffaf0',
      )
    )
  },
  /** A neckerchief over nose and mouth. */
  bandit: (face) => {
    const [x, l, r] = [middle(face), 102 - face.w + 3 * face.turn, 98 + face.w + 3 * face.turn]
    return (
      tone(
        path`M${l} 100Q${x} 94 ${r} 100L${r - 3} 132Q${x + 16} 150 ${x + 2} 172Q${x - 14} 152 ${l + 3} 132z`,
        CLOTH.red,
      ) +
      line(path`M${x - 18} 114h.1m16 -2h.1m16 2h.1m-24 14h.1m16 0h.1m-8 14h.1`, 5, '#fff1cf') +
      line(path`M${l + 6} 106Q${x - 12} 112 ${x} 110M${r - 6} 106q-6 10 -12 12`, 2.2, CLOTH.red[2])
    )
  },
  goggles: (face) =>
    frame(face, 15, 6, '#3a2415') +
    tone(
      both((side) => lens(face, side, 16, 15)),
      CLOTH.gold,
    ) +
    fill(
      both((side) => lens(face, side, 11.5, 11)),
      '#7ec6d6',
    ) +
    glint(face, 14),
} satisfies Record<string, Wear>
export type EyewearName = keyof typeof EYEWEAR
/** What strangers may wear. */
export const EYEWEAR_NAMES = (Object.keys(EYEWEAR) as EyewearName[]).filter((name) => name !== 'bandit')
/** Eyewear that hides the eyes. */
export const HIDING = new Set<EyewearName>(['smoked', 'shades', 'goggles'])
export const eyewear = (face: Face, name: EyewearName): string => EYEWEAR[name](face)
