/** The clubhouses of the six gangs, by the id of the gang. The sign of each is its emblem. */
import { box, fill, inked, line, path } from '../../draw.ts'
import { all, at, bricks, fade, glow, rect, row, spot, spots } from '../../scenery.ts'
import { parked } from './bike.ts'
import { block, door, hills, lamp, opening, stripes, windows, type Site } from './frame.ts'

/** A garage where motorbikes are mended. */
const garage: Site = {
  sky: ['#0b1020', '#2c3450', '#b06a4a'],
  house: all(
    block(18, 58, 166, '#56606c', 14) + rect(18, 58, 166, 7, '#c4352b') + rect(18, 58, 166, 2, '#f0776a'),
    opening(30, 72, 88, 44, ['#ffe8a8', '#e8903a']),
    // a motorbike on a lift, and its mechanic
    rect(44, 100, 46, 3, '#2c343a') +
      line('M56 103l14 13M78 103l-14 13', 2.5, '#2c343a') +
      rect(46, 114, 42, 2, '#2c343a'),
    at(
      52,
      100,
      fill('M3-10q6-3 10 0l6-4l4 3l-3 7H9q-1-4-6-6z', '#8c2a24') +
        spots(
          [
            [5, -5],
            [25, -5],
          ],
          5.5,
          '#14100e',
        ) +
        spots(
          [
            [5, -5],
            [25, -5],
          ],
          2,
          '#c8d2d8',
        ) +
        line('M25-5L20-17M4-11h8', 2, '#14100e'),
    ),
    fill('M98 116v-18q0-8 6-9a6 6 0 1 1 7 0q4 2 5 8v19z', '#2b3a5a') + line('M101 98l-9 0', 3.5, '#d79a6a'),
    line('M34 78h10M34 83h7', 2, '#7a4a18'),
    inked(box(128, 74, 48, 42), '#7c8894', 2, '#1c222a') + stripes(128, 80, 48, 6, 6, '#4c5660', 1.2),
  ),
  front: all(
    parked([150, 141]),
    at(
      196,
      140,
      spot(0, -5, 6, '#0c0d10') +
        spot(0, -14, 6, '#14161a') +
        spots(
          [
            [0, -5],
            [0, -14],
          ],
          2.5,
          '#2a2d35',
        ),
    ),
  ),
  sign: 'wrench',
  place: [74, 38, 0.95],
  board: 'posts',
}

/** A house of mud bricks below a stepped wall. */
const adobe: Site = {
  sky: ['#1a0e24', '#6a2c44', '#f0964a'],
  back: hills('#3a1c34'),
  house: all(
    fill('M16 116V84h20V72h22V60h22V50h60V60h22V72h22V84h20v32z', fade('#a8623c', '#c98452')),
    fill('M16 116V84h20V72h22V60h22V50h6V64H64V76H42V88H22v28z', '#e8b07a', 0.5),
    fill('M204 84l8-4v36h-8zM184 72l8-4v12l12 0l-12 4h-8z', '#5c2c1c'),
    spots(
      row(8, (i): [number, number] => [46 + i * 18.3, 80]),
      2.6,
      '#5a3018',
    ),
    fill('M96 116V94q0-12 14-12t14 12v22z', '#3a1c10') +
      fill('M99 116V94q0-9 11-9t11 9v22z', fade('#ffe6a0', '#f08a3a')),
    fill('M44 108V96q0-8 9-8t9 8v12zM158 108V96q0-8 9-8t9 8v12z', fade('#ffe6a0', '#f08a3a')) +
      line('M53 88v20M167 88v20M44 99h18M158 99h18', 1.5, '#5a3018'),
    line('M70 92q2 4 0 8M150 92q2 4 0 8', 3, '#2f8f83'),
  ),
  front: all(
    at(
      30,
      138,
      inked('M-8 0q-6-14 2-18h12q8 4 2 18z', '#c4683a', 1.5) +
        line('M-8-9h16', 2.5, '#2f8f83') +
        line('M0-18q-10-8-8-16M0-18q10-8 8-16M0-18v-18', 2.5, '#4f8f5c'),
    ),
    parked([140, 140]),
  ),
  sign: 'pyramid',
  place: [110, 34, 0.85],
  board: 'posts',
}

const eaves = (y: number, half: number, h: number): string =>
  fill(
    path`M${110 - half} ${y}q${half * 0.45}-2 ${half * 0.62} ${-h}h${half * 0.76}q${half * 0.17} ${h - 2} ${half * 0.62} ${h}q-6 4-14 5H${110 - half + 14}q-8-1-14-5z`,
    '#8c2a24',
  ) + line(path`M${110 - half} ${y}q6 4 14 5H${110 + half - 14}q8-1 14-5`, 2.5, '#f0b84a')

/** A house with three roofs and lanterns of paper. */
const pagoda: Site = {
  sky: ['#0c1018', '#203a3c', '#a8503c'],
  house: all(
    rect(76, 28, 68, 20, '#6a2a20') + windows([82, 34], [4, 1], [11, 10, 4, 0], '1011'),
    eaves(30, 50, 16),
    rect(56, 54, 108, 18, '#7a3024') +
      windows([64, 60], [3, 1], [12, 10, 4, 0], '110') +
      windows([114, 60], [3, 1], [12, 10, 4, 0], '011'),
    eaves(56, 72, 14),
    rect(38, 82, 144, 34, '#8c3a2a') + eaves(82, 92, 14),
    opening(88, 90, 44, 26, ['#ffe6a0', '#f0803a']) + line('M110 90v26M88 98h44', 1.5, '#5a1a10'),
    opening(48, 92, 28, 18, ['#ffe6a0', '#f0803a']) +
      opening(144, 92, 28, 18, ['#ffe6a0', '#f0803a']) +
      line('M55 92v18M62 92v18M69 92v18M151 92v18M158 92v18M165 92v18', 1.2, '#5a1a10'),
    row(
      4,
      (i) => spot([30, 82, 138, 190][i]!, 98, 6, '#e8503f') + glow([30, 82, 138, 190][i]!, 98, 15, '#ff8a4a', 0.9),
    ).join(''),
  ),
  front: row(2, (i) =>
    at(
      74 + i * 72,
      138,
      fill('M-9 0v-4h3q-3-10 3-13l-1-6q6-4 10 1l2 5q4 5 1 13h3v4z', '#8a8f98') +
        fill('M-6-4q-3-10 3-13l-1-6q3-2 5-2q-4 9-2 21z', '#b8bec8'),
    ),
  ).join(''),
  sign: 'lantern',
  place: [110, 66, 0.72],
  board: 'box',
}

/** A block of flats with a basketball hoop before it. */
const tenement: Site = {
  sky: ['#0e1020', '#3a2a50', '#8a4a5c'],
  house: all(
    block(40, 26, 120, '#6a3f3a', 18) +
      rect(42, 26, 118, 90, bricks('#472a28'), 0.8) +
      rect(36, 24, 130, 5, '#9a6a58'),
    windows([52, 36], [2, 3], [14, 16, 68, 10], '101101'),
    // fire stairs
    line('M132 60h28M132 86h28M132 60l26 26M132 86l26 26M136 54v32M156 54v32', 1.6, '#1a1216'),
    rect(78, 82, 44, 34, '#3a2224') + door(88, 24, 30),
    glow(100, 82, 20, '#ffd58a', 0.9),
  ),
  front: all(
    lamp(16, 52),
    line('M194 138V84', 3.5, '#14161a') +
      inked(box(178, 62, 32, 22), '#dfe3e6', 1.5) +
      line('M188 76h12v-7h-12z', 1.5, '#c4352b') +
      line('M186 84h16M188 84l3 10h6l3-10M191 94l6-10M191 84l6 10', 1.5, '#e0762c'),
    spot(150, 136, 5.5, '#e0762c', 1.5) + line('M144.5 136h11M150 130.5v11', 1, '#3a1c0c'),
  ),
  sign: 'crown',
  place: [100, 54, 1],
  board: 'box',
}

/** A barn below a water tower. */
const barn: Site = {
  sky: ['#0c1420', '#26404a', '#90805a'],
  back: hills('#182a30'),
  house: all(
    // the tower
    line('M168 116L174 58M206 116L200 58M170 92h34M174 74l30 30M202 74l-32 30', 2.5, '#1a1c20'),
    inked('M164 60V36h46v24q-23 8-46 0z', fade('#8a949c', '#56606a'), 1.5) +
      fill('M160 36L187 20L214 36z', '#3a424a') +
      line('M164 48h46', 1.5, '#3a424a'),
    fill('M22 116V70L40 46L86 28L132 46L150 70V116z', fade('#5c2e28', '#7c4034')) +
      line('M18 73L38 44L86 26L134 44L154 73', 5, '#3a2a2c'),
    row(9, (i) => line(path`M${34 + i * 13} 72V116`, 1, '#42201c')).join(''),
    opening(56, 76, 60, 40, ['#ffe29a', '#d8702c']),
    fill('M56 76h14v40H56zM102 76h14v40h-14z', '#6a3830') +
      line('M56 76l14 40M70 76l-14 40M102 76l14 40M116 76l-14 40', 1.5, '#d8c8b0'),
    rect(72, 97, 28, 3, '#3a1c10') +
      line('M76 100v16M96 100v16', 2, '#3a1c10') +
      fill('M76 97v-5h5v5zM88 97v-6h5v6z', '#5a8a4a'),
    fill('M82 97v-8a4 4 0 1 1 5 0v8z', '#3a1c10'),
  ),
  front: all(
    parked([120, 140]),
    at(26, 140, inked('M-10 0q-2-12 10-12t10 12z', '#c9a04a', 1.5) + line('M-6-8h12M-8-3h16', 1.2, '#7a5c1c')),
  ),
  sign: 'hourglass',
  place: [86, 52, 0.82],
  board: 'box',
}

/** An old mission with its bell. */
const mission: Site = {
  sky: ['#100a20', '#4a2058', '#d86a5a'],
  house: all(
    rect(20, 76, 176, 40, fade('#b8a894', '#d8c8b0')) + fill('M16 76l8-8h168l8 8z', '#9a4a34'),
    fill('M70 116V52h14q-2-14 12-16q2-14 14-18q12 4 14 18q14 2 12 16h14v64z', fade('#c8b8a2', '#eadcc4')),
    fill('M70 116V52h14q-2-14 12-16q2-14 14-18v6q-8 6-8 18q-12 2-10 16H78v58z', '#fff6e0', 0.6),
    line('M110 18V6M105 10h10', 2.5, '#3a2c34'),
    fill('M96 116V96q0-12 14-12t14 12v20z', '#3a1c20') +
      fill('M99 116V97q0-9 11-9t11 9v19z', fade('#ffd890', '#e0602c')) +
      line('M110 88v28', 1.5, '#3a1c20'),
    row(2, (i) =>
      row(2, (j) => fill(path`M${32 + i * 118 + j * 22} 108V94q0-7 7-7t7 7v14z`, fade('#ffe6a0', '#f08a3a'))).join(''),
    ).join(''),
    // garlands of flowers
    line('M70 80q20 12 40 2q20 10 40-2', 2, '#3a6a3c') +
      spots(
        [
          [72, 81],
          [84, 86],
          [97, 86],
          [110, 82],
          [123, 86],
          [136, 86],
          [148, 81],
        ],
        3,
        '#ff8a2c',
      ) +
      spots(
        [
          [78, 84],
          [90, 87],
          [104, 84],
          [116, 84],
          [130, 87],
          [142, 84],
        ],
        2.4,
        '#ffd24a',
      ),
  ),
  front: all(
    row(6, (i) =>
      at(
        [70, 78, 86, 134, 142, 150][i]!,
        128 + (i % 3) * 5,
        rect(-2, -8, 4, 8, '#f6ecd6') + spot(0, -11, 2, '#ffd24a') + glow(0, -11, 9, '#ff9a3a', 0.9),
      ),
    ).join(''),
  ),
  sign: 'skull',
  place: [110, 58, 0.74],
  board: 'box',
}

export const CLUBHOUSES = {
  samcro: garage,
  mayans: adobe,
  'lin-syndicate': pagoda,
  'one-niners': tenement,
  'grim-bastards': barn,
  calaveras: mission,
} satisfies Record<string, Site>
