/** Where the town is treated, judged and hidden. */
import { box, fill, inked, line } from '../../draw.ts'
import { all, at, fade, glow, rect, row, spot, spots } from '../../scenery.ts'
import { block, car, door, GROUND, lamp, opening, pine, smoke, stripes, windows, type Site } from './frame.ts'

const column = (x: number): string =>
  rect(x, 64, 10, 48, '#8996b0') + rect(x, 64, 3, 48, '#c3cde0') + rect(x + 8, 64, 2, 48, '#3f4b62')

const police: Site = {
  sky: ['#0b1428', '#24365c', '#6e7fa8'],
  house: all(
    block(32, 62, 140, '#5c6b86', 18),
    fill('M22 60L103 20L184 60z', '#3d4960') +
      fill('M103 20L184 60h12L117 17z', '#2b3447') +
      line('M22 60L103 20L184 60', 4, '#8996b0'),
    rect(24, 58, 158, 6, '#98a5bd'),
    row(4, (i) => column([38, 62, 134, 158][i]!)).join(''),
    windows([50, 70], [1, 2], [9, 13, 0, 8], '11') + windows([147, 70], [1, 2], [9, 13, 0, 8], '10'),
    door(88, 30, 38, ['#ffe9b0', '#f0a848']),
    rect(24, 110, 160, 6, '#98a5bd') + rect(18, 113, 172, 3, '#77849b'),
    glow(80, 84, 16, '#5fb2ff', 0.9) + spots([[80, 84]], 4, '#d5ebff'),
    glow(126, 84, 16, '#5fb2ff', 0.9) + spots([[126, 84]], 4, '#d5ebff'),
  ),
  front: all(
    at(150, 137, car('#e8ebf0', '#171b24')),
    glow(166, 112, 20, '#ff3b3b', 0.9) + glow(180, 112, 20, '#3b7bff', 0.9),
    rect(167, 112, 6, 4, '#ff6a5a') + rect(174, 112, 6, 4, '#8fbcff'),
  ),
  sign: 'star',
  place: [103, 44, 0.72],
}

const hospital: Site = {
  sky: ['#0c1726', '#1f4553', '#5e948f'],
  house: all(
    block(20, 70, 62, '#7c8e96', 12),
    windows([26, 76], [5, 3], [8, 8, 3, 5], '110101', ['#e9f8ff', '#a8d6ea']),
    block(76, 30, 76, '#a5b5ba', 16),
    windows([82, 72], [6, 2], [8, 8, 4, 5], '101101'),
    windows([82, 38], [1, 2], [8, 9, 4, 6], '10') + windows([138, 38], [1, 2], [8, 9, 4, 6], '11'),
    block(152, 74, 48, '#6f8189', 12),
    windows([158, 80], [4, 2], [8, 8, 3, 5], '0111', ['#e9f8ff', '#a8d6ea']),
    door(98, 34, 20, ['#f4ffff', '#b9e6ea']),
    fill('M86 92h58l5 6H81z', '#c4352b') + rect(81, 98, 68, 2, '#5c1512'),
  ),
  front: all(
    at(
      22,
      138,
      all(
        glow(28, 1, 32, '#000000', 0.8, 3.5),
        fill('M0-3v-24h36v4h8l10 10v10z', '#f1f2ee') + rect(0, -12, 54, 4, '#c4352b'),
        fill('M40-20h4l6 7H40z', '#16202e') + fill('M14-25h4v3h3v4h-3v3h-4v-3h-3v-4h3z', '#c4352b'),
        spots(
          [
            [12, -3],
            [42, -3],
          ],
          5,
          '#07090c',
        ),
      ),
    ),
    glow(60, 109, 16, '#ff4b4b', 0.9) + rect(57, 108, 7, 3, '#ff8a7a'),
  ),
  sign: 'cross',
  place: [114, 50, 0.95],
}

const emergency: Site = {
  sky: ['#0d2328', '#17424a', '#2d6a6c'],
  back: stripes(0, 16, 220, 6, 20, '#0c2a30') + line(row(9, (i) => `M${12 + i * 26} 0V116`).join(''), 1, '#0c2a30'),
  house: all(
    fill('M84 4h52l30 112H54z', '#e9fbff', 0.13) + rect(82, 0, 56, 7, '#dff8fb'),
    // a curtain on a rail
    line('M8 24H70', 2.5, '#b9c4ca') + fill('M10 26h44q-8 44 0 88H10z', '#3f8f8c'),
    line('M18 28v84M28 28v84M38 28v84M47 28q-5 44 0 84', 1.5, '#225a5a'),
    // the bed
    rect(74, 88, 96, 5, '#cfdbe0') + line('M78 93v18M166 93v18M78 102h88', 3, '#8fa3ab'),
    inked('M80 88v-10q0-4 5-4h74q8 0 8 8v6z', '#f4f7f4', 1.5) +
      inked('M108 88q2-18 24-18h24q11 0 11 14v4z', '#6fb8c4', 1.5),
    inked(box(76, 70, 26, 11, 5), '#fff', 1.5) + spot(92, 69, 7, '#d79a6a', 1.5),
    fill('M85 67q0-7 7-7t7 6z', '#3a2418') + fill('M86 64l14-1v3l-14 1z', '#fff'),
    line('M172 70V58h-4', 3, '#8fa3ab'),
    // the drip
    line('M182 112V34h14M176 112h12', 2.2, '#b9c4ca') + fill('M191 36h10v14q-5 6-10 0z', '#c4352b'),
    line('M196 53q0 24-30 28', 1.4, '#c4352b'),
  ),
  sign: 'pulse',
  place: [138, 36, 0.9],
  board: 'box',
  ground: ['#2d4a4e', '#12262a'],
  indoors: true,
}

const law: Site = {
  sky: ['#131022', '#382c52', '#8f6a74'],
  house: all(
    block(14, 56, 44, '#51465a', 8) + windows([20, 62], [3, 4], [7, 8, 5, 5], '10110'),
    block(166, 50, 42, '#4a4052', 10) + windows([172, 58], [3, 4], [7, 8, 5, 5], '01101'),
    block(58, 34, 100, '#8a7460', 14),
    fill('M52 34l14-9h94l12 9z', '#c9b598') + rect(52, 33, 112, 5, '#a8937a'),
    rect(58, 66, 100, 3, '#b8a488'),
    opening(64, 72, 44, 28, ['#ffe9b0', '#f2b052']),
    stripes(64, 76, 44, 6, 4, '#7a5420', 1.5),
    fill('M76 100q0-12 7-14a6 6 0 1 1 8 0q8 2 8 14z', '#3a220c'),
    windows([120, 74], [2, 1], [14, 24, 6, 0], '11'),
    windows([64, 44], [1, 1], [14, 16, 0, 0], '1'),
    rect(58, 103, 100, 13, '#5d4c40') + door(128, 18, 13),
  ),
  front: lamp(30, 58),
  sign: 'scales',
  place: [122, 36, 0.9],
  board: 'posts',
}

const safe: Site = {
  sky: ['#0a1026', '#24305a', '#5d5c8c'],
  back: all(
    glow(180, 34, 44, '#dde6ff', 0.6) + spot(180, 34, 13, '#eef0e6'),
    spots(
      [
        [176, 30],
        [184, 38],
      ],
      2.2,
      '#c9ccc4',
    ),
    fill(`M-4 ${GROUND}V90Q60 72 120 84T224 80V${GROUND}z`, '#16233a'),
  ),
  house: all(
    pine(20, 74) + pine(46, 54, '#173a34') + pine(192, 66, '#12302c') + pine(212, 50, '#173a34'),
    rect(66, 76, 92, 40, fade('#5a3c28', '#7c573c')) + stripes(66, 82, 92, 5, 7, '#402718', 1.5),
    fill('M158 76l14-8v42l-14 6z', '#2c1c12'),
    rect(132, 34, 11, 22, '#59606e') + rect(132, 34, 4, 22, '#7d8592'),
    fill('M54 78L90 42h62l18 36z', '#2c3444') + fill('M54 78L90 42h62l3 4H94L64 78z', '#59657e'),
    opening(74, 86, 20, 16) + line('M84 86v16M74 94h20', 1.2, '#6a4010'),
    opening(132, 86, 20, 16, ['#2b1c12', '#3c2a1c']) + stripes(132, 89, 20, 4, 4, '#8a6242', 2),
    door(105, 18, 30, ['#4a3020', '#2c1a10']) + spots([[119, 102]], 1.4, '#f2c552'),
    glow(84, 96, 34, '#ffc766', 0.6) + glow(114, 82, 14, '#ffd58a', 0.8),
    smoke(138, 28),
  ),
  front: fill('M0 118h64v3H0zM4 108h4v18H4zM22 108h4v18h-4zM40 108h4v18h-4zM58 108h4v18h-4z', '#62727f'),
  sign: 'key',
  place: [116, 61, 0.8],
}

export const CIVIC = {
  'charming-police-station': police,
  'st-thomas-hospital': hospital,
  'emergency-room': emergency,
  'law-office': law,
  'safe-house': safe,
} satisfies Record<string, Site>
