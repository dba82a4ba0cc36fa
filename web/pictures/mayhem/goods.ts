/**
 * Goods and tokens of Men of Mayhem, mostly 64x56. `cash`, `gun` and `brick` are one; `-few` and `-many` are piles.
 * `die-6` shows the emblem. `order` is a steering wheel, `order-spent` the same in grey, `order-ride` and the others have
 * the pictogram of an order on the hub. `letterbox` (160x56) hides the guns of a fight behind its flap.
 */
import { box, circle, fill, group, inked, line, path, picture } from '../draw.ts'
import { all, around, fade, glow, scene, spots } from '../scenery.ts'
import type { DrawSet } from '../sets.ts'
import { BADGE, BRICK, FIRE, FLAME, GUN, WAD } from './things.ts'

const token = (...parts: string[]): string => scene(64, 56, parts)
const shadow = (x: number, y: number, rx: number, ry: number): string => glow(x, y, rx, '#000000', 0.9, ry)

const pile = (thing: string, k: number, where: [x: number, y: number, turn?: number][], id: string): string => {
  const [first, ...others] = where
  const place = ([x, y, turn = 0]: [number, number, number?], what: string): string =>
    group(path`translate(${x} ${y})${turn ? path` rotate(${turn})` : ''} scale(${k})`, what)
  const shared = `<defs><g id="${id}">${thing}</g></defs>`
  return shared + [first!, ...others].map((one) => place(one, `<use href="#${id}"/>`)).join('')
}

const cash = (): Record<string, string> => ({
  cash: token(shadow(32, 42, 30, 9), pile(WAD, 1.2, [[4, 16]], 'wad')),
  'cash-few': token(
    shadow(32, 46, 30, 9),
    pile(
      WAD,
      1,
      [
        [9, 29],
        [8, 22],
        [10, 15],
      ],
      'wad',
    ),
  ),
  'cash-many': token(
    shadow(32, 46, 32, 9),
    pile(
      WAD,
      0.72,
      [
        [1, 16],
        [30, 18],
        [1, 11],
        [30, 13],
        [2, 6],
        [15, 36],
        [15, 31],
        [16, 26],
        [14, 21],
      ],
      'wad',
    ),
  ),
})

const guns = (): Record<string, string> => ({
  gun: token(shadow(32, 48, 28, 6), pile(GUN, 0.96, [[6, 7]], 'gun')),
  'gun-few': token(
    shadow(32, 49, 30, 6),
    pile(
      GUN,
      0.68,
      [
        [8, 2],
        [20, 24, -4],
      ],
      'gun',
    ),
  ),
  'gun-many': token(
    shadow(32, 50, 31, 6),
    pile(
      GUN,
      0.48,
      [
        [4, 3],
        [35, 4],
        [3, 30],
        [34, 31],
      ],
      'gun',
    ),
  ),
})

const bricks = (): Record<string, string> => ({
  brick: token(shadow(32, 46, 30, 9), pile(BRICK, 1.25, [[6, 9]], 'brick')),
  'brick-few': token(
    shadow(32, 46, 32, 9),
    pile(
      BRICK,
      0.82,
      [
        [0, 22],
        [29, 25],
        [15, 6],
      ],
      'brick',
    ),
  ),
  'brick-many': token(
    shadow(32, 46, 33, 10),
    pile(
      BRICK,
      0.62,
      [
        [10, 15],
        [34, 15],
        [0, 25],
        [24, 26],
        [12, 35],
        [36, 34],
        [17, 9],
        [10, 14],
        [22, 18],
        [16, 3],
      ],
      'brick',
    ),
  ),
})

const PIPS: Record<number, string> = {
  1: 'M28 28h0',
  2: 'M17 17h0M39 39h0',
  3: 'M17 17h0M28 28h0M39 39h0',
  4: 'M17 17h0M39 17h0M17 39h0M39 39h0',
  5: 'M17 17h0M39 17h0M28 28h0M17 39h0M39 39h0',
}
/** A die of bone; the frame alone takes what a page puts on it. */
const die = (face: string): string =>
  scene(56, 58, [
    inked(box(3, 5, 50, 50, 11), '#8d8470', 2),
    inked(box(3, 2, 50, 50, 11), fade('#fffaf0', '#e2d9c4'), 2),
    line('M9 11q2-5 8-5h20', 2, '#fff'),
    face,
  ])
const dice = (): Record<string, string> => ({
  die: die(''),
  ...Object.fromEntries(Object.entries(PIPS).map(([n, pips]) => [`die-${n}`, die(line(pips, 10, '#1a1c20'))])),
  'die-6': die(
    all(
      fill(
        'M22 28C17 19 11 18 7 20q2 5 6 6q-3 0-4 2q3 4 7 3l-3 3q4 4 11-1zM34 28c5-9 11-10 15-8q-2 5-6 6q3 0 4 2q-3 4-7 3l3 3q-4 4-11-1z',
        '#c4352b',
      ),
      line(circle(28, 28, 8), 5, '#c4352b') + spots([[28, 28]], 2.2, '#c4352b'),
    ),
  ),
})

const GOLD = { rim: '#f2b632', high: '#ffe39a', deep: '#6b4a10', back: '#2b2210' }
const GREY = { rim: '#585d66', high: '#7c828c', deep: '#2a2d33', back: '#1c1f24' }
/** A steering wheel. */
const wheel = ({ rim, high, deep, back }: typeof GOLD, hub: string): string =>
  picture(64, 64, [
    fill(circle(32, 35, 29), '#000', 0.5),
    inked(circle(32, 32, 29), back, 2),
    line(circle(32, 32, 23.5), 8, deep) +
      line(circle(32, 32, 23.5), 6, rim) +
      line('M10 26A23.5 23.5 0 0 1 40 9.8', 2, high),
    line(
      around(32, 32, 23.5, 12)
        .map(([x, y]) => path`M${x} ${y}h0`)
        .join(''),
      2,
      deep,
    ),
    hub ||
      inked('M10 29Q32 23 54 29L53 35L40 37L36 54H28L24 37L11 35z', rim, 1.5, deep) +
        inked(circle(32, 33, 7), deep, 1.5, high),
  ])

/** Pictograms of 30x30 around 0, 0. */
const ORDERS = {
  ride: 'M-14 5a5 5 0 1 0 10 0a5 5 0 1 0-10 0M4 5a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-9 5L-4-3H5L9 5L4-9H0M-10-4h6',
  exploit: 'M0-13V13M7-8Q5-11 0-11Q-7-11-7-5.5T0 0T7 5.5T0 11Q-5 11-7 8',
  'throw-down':
    'M-10 12V1q-2-3 0-6v-5q3-4 5 0q2-4 5 0q2-4 5 0q3-2 4 2v9q0 6-4 8v3zM-5-10v7M0-10v7M5-10v7M-10-2H2q4 3 0 6',
  recruit: 'M-4 13V4q-6-1-5-7q1-3 5-3h1a5 5 0 1 1 2 0h1q4 0 5 3q1 6-4 7v9zM11-12v8M7-8h8',
  'patch-in': 'M-11-10H11V0Q10 9 0 13Q-10 9-11 0zM-6 0l4 5l8-9',
  'sit-tight': 'M-9 13V2h13q4 0 4 4v7M-9-12V2M-4-3h9',
  club: 'M-10 11H10M-12-8l6 6L0-11L6-2l6-6L9 6H-9z',
  boost: 'M-8 1L0-8L8 1M-8 11L0 2L8 11',
  'back-up': 'M-13 9q0-8 5-8a4 4 0 1 1 2 0q3 0 4 3M3 9q0-9 5-9a4 4 0 1 1 2 0q5 0 5 9zM-13 9h7',
}
const orders = (): Record<string, string> => ({
  order: wheel(GOLD, ''),
  'order-spent': wheel(GREY, ''),
  ...Object.fromEntries(
    Object.entries(ORDERS).map(([kind, shape]) => [
      `order-${kind}`,
      wheel(
        GOLD,
        line('M10 33H20M44 33H54M32 44V54', 8, GOLD.deep) +
          line('M10 33H20M44 33H54M32 44V54', 5, GOLD.rim) +
          inked(circle(32, 31.5, 17), '#17130a', 1.5, GOLD.rim) +
          group('translate(32 31.5) scale(.92)', line(shape, 3.1, GOLD.high)),
      ),
    ]),
  ),
})

const badges = (): Record<string, string> => ({
  heat: token(FIRE),
  'heat-off': token(inked(FLAME, '#2a2f37', 2.5, '#5a616c')),
  police: token(BADGE),
  obstacle: token(
    line('M14 20V50M50 20V50', 5) + line('M14 20V50M50 20V50', 2.5, '#8f99a6'),
    inked('M5 14H59V30H5z', '#f4f0e4', 2.5) +
      fill('M14 14h10l-9 16H5v0zM34 14h10l-9 16H25zM54 14h5v8l-4 8H45z', '#c4352b'),
    inked('M5 36H59V44H5z', '#f2b632', 2),
    inked(circle(14, 8, 5) + circle(50, 8, 5), '#ff9a3a', 2),
  ),
  opportunity: token(
    inked('M32 3L39 20L58 21L43 33L48 52L32 41L16 52L21 33L6 21L25 20z', fade('#ffe9a0', '#f0a52c'), 2.5),
    fill('M32 9L37 22L30 24z', '#fff', 0.6),
  ),
  'last-call': token(
    inked('M32 6Q48 8 48 28Q48 36 54 42H10Q16 36 16 28Q16 8 32 6z', fade('#ffe08a', '#c9862c'), 2.5) +
      line('M23 30Q23 15 32 12', 2.4, '#fff6d8'),
    inked('M25 43Q32 56 39 43z', '#8a5d16', 2.5) + inked(circle(32, 5, 3.5), '#f2b632', 2),
    line('M4 20Q1 28 4 36M60 20Q63 28 60 36', 2.6, '#f2b632'),
  ),
  hassle: token(
    inked('M32 4Q35 4 37 8L58 46Q60 51 55 52H9Q4 51 6 46L27 8Q29 4 32 4z', fade('#ffcf4a', '#e8862a'), 2.5),
    line('M32 9L54 48H10z', 1.4, '#7a3c0c', 0.6),
    inked('M35 17L23 35H31L28 47L42 28H34z', '#1c1410', 1),
  ),
})

const letterbox = (): string =>
  scene(160, 56, [
    inked(box(3, 4, 154, 48, 7), fade('#f0d08a', '#c0872c', '#7c5214'), 2.5) +
      line(box(7, 8, 146, 40, 4), 1.4, '#fff0c0', 0.6),
    inked(box(16, 16, 128, 24, 3), '#07080b', 2) + fill('M18 18h124v6H18z', '#000'),
    inked('M15 14h130l-4 15H19z', fade('#ffe6a8', '#b57a24'), 2) + line('M22 18h116', 1.4, '#fff6d8', 0.8),
    line('M66 24q14 4 28 0', 2.4, '#6b4410'),
    all(
      spots(
        [
          [10, 28],
          [150, 28],
        ],
        3,
        '#6b4410',
      ) +
        spots(
          [
            [10, 27.5],
            [150, 27.5],
          ],
          2,
          '#ffe6a8',
        ) +
        line('M8.5 27.5h3M148.5 27.5h3', 0.8, '#6b4410'),
    ),
  ])

export const goods: DrawSet = () => ({
  ...cash(),
  ...guns(),
  ...bricks(),
  ...dice(),
  ...orders(),
  ...badges(),
  letterbox: letterbox(),
})
