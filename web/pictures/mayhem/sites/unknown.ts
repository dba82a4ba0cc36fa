/** Places that the house set does not describe: shops that designers of components invent, and a site face down. */
import { box, inked, line, pick, random } from '../../draw.ts'
import { all, awning, glow, rect, row, spots } from '../../scenery.ts'
import { SIGN_NAMES } from '../signs.ts'
import { block, door, lamp, opening, stripes, windows, type Site } from './frame.ts'

const SKIES: Site['sky'][] = [
  ['#0b1428', '#24365c', '#6e7fa8'],
  ['#150f22', '#432a55', '#a5567a'],
  ['#0c1726', '#1f4553', '#5e948f'],
  ['#180e18', '#5a2233', '#d0643a'],
]
const WALLS = ['#7a4a52', '#4f5a5e', '#5d4658', '#34506a', '#6b5a48', '#5b4a3a']
const CLOTHS = ['#b23848', '#2f6b54', '#2d4a7a', '#a8741c']

/** A shop by a seed, for a site that nobody has described. */
export function shop(id: string): Site {
  const roll = random(`site ${id}`)
  const [x, w, top] = [30 + Math.floor(roll() * 24), 104 + Math.floor(roll() * 30), 34 + Math.floor(roll() * 18)]
  const left = roll() > 0.5
  const glass = left ? x + 10 : x + 44
  return {
    sky: pick(SKIES, roll),
    house: all(
      block(x, top, w, pick(WALLS, roll), 14),
      windows([x + 10, top + 10], [2, 1], [14, 15, w - 48, 0], pick(['11', '10', '01'], roll)),
      opening(glass, 86, w - 54, 29),
      stripes(glass, 102, w - 54, 1, 1, '#6b3a1c', 2),
      door(left ? x + w - 34 : x + 10, 24, 32),
      awning(x + 4, 74, w - 8, 9, 8, ['#f0e2cf', pick(CLOTHS, roll), '#1a0c14'], 3),
    ),
    front: lamp(206, 46, -1),
    sign: pick(SIGN_NAMES, roll),
    place: [x + w / 2, top - 2, 0.9],
    board: 'box',
  }
}

/** A site face down: a dark house with its shutters closed, behind a fence. */
export const FACE_DOWN: Site = {
  sky: ['#0a0d14', '#171d2a', '#2c3444'],
  house: all(
    block(44, 46, 120, '#2c323e', 16) + rect(40, 43, 130, 5, '#454d5c'),
    windows([56, 54], [4, 1], [14, 16, 17, 0], '0'),
    inked(box(58, 82, 56, 30) + box(124, 78, 28, 38), '#3c4452', 1.5),
    stripes(58, 86, 56, 6, 4.5, '#232934', 1.2) + stripes(124, 84, 28, 6, 5, '#232934', 1.2),
  ),
  front: all(
    line(row(13, (i) => `M${i * 18 - 6} 134l20-34M${i * 18 + 14} 134l-20-34`).join(''), 1, '#5c6574'),
    line('M-4 100H224M-4 134H224M30 96V138M110 96V138M190 96V138', 2.5, '#4a5260'),
    inked(box(100, 108, 20, 16, 2), '#a8883c', 1.5) +
      line('M104 108v-5a6 6 0 0 1 12 0v5', 2.5, '#c8d2d8') +
      spots([[110, 115]], 2, '#2c1c08'),
    glow(110, 150, 130, '#a8b4c8', 0.3, 30),
  ),
  sign: 'padlock',
  place: [110, 200, 0.1],
}
