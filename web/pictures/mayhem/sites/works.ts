/** Where goods are made, stored and carried. */
import { box, fill, inked, line, path } from '../../draw.ts'
import { all, at, bricks, fade, glow, rect, row, spots } from '../../scenery.ts'
import {
  block,
  car,
  darker,
  door,
  lamp,
  lighter,
  opening,
  smoke,
  stripes,
  wheels,
  windows,
  type Site,
} from './frame.ts'

const brick = (x: number, y: number): string => inked(box(x, y, 14, 7), '#d9b27a', 1) + rect(x + 5, y, 4, 7, '#fff0d0')

const cutAndBag: Site = {
  sky: ['#101418', '#2c3238', '#5a5a50'],
  house: all(
    block(22, 40, 160, '#4f5a5e', 14) + rect(24, 40, 158, 76, bricks('#39444a'), 0.6),
    // a gate that is half open
    opening(40, 66, 124, 50, ['#f2ffd8', '#d8c884']),
    rect(40, 66, 124, 10, '#6d7880') + stripes(40, 69, 124, 3, 3, '#3c464c'),
    line('M102 76v8', 1.5, '#1c2226') +
      fill('M90 84h24l5 5H85z', '#1c2226') +
      fill('M86 89h32l14 27H72z', '#fffbe0', 0.6),
    // two people in masks at a table with scales
    fill('M58 104v-10q0-8 7-9a6 6 0 1 1 6 0q7 1 7 9v10zM126 104v-10q0-8 7-9a6 6 0 1 1 6 0q7 1 7 9v10z', '#33505a'),
    fill('M64 81h8v4q-4 3-8 0zM132 81h8v4q-4 3-8 0z', '#fff'),
    rect(46, 103, 112, 4, '#7d6a4c') + line('M52 107v9M152 107v9', 3, '#5a4a34'),
    line('M102 103V91M90 93h24M90 93l-4 6h8zM114 93l-4 6h8z', 1.6, '#2a2f33'),
    brick(50, 96) + brick(66, 96) + brick(58, 89) + brick(122, 96) + brick(138, 96),
  ),
  front: all(
    at(190, 138, fill('M-8 0q-4-18 4-22l-2-5h12l-2 5q8 4 4 22z', '#8a7a58') + line('M-3-22h8', 2, '#4a3c24')),
    lamp(14, 48),
  ),
  sign: 'scissors',
  place: [102, 44, 0.85],
  board: 'box',
}

const gunFactory: Site = {
  sky: ['#14121f', '#47283a', '#b4603f'],
  house: all(
    rect(186, 24, 14, 92, '#5a3a34') + rect(186, 24, 4, 92, '#7d5248') + rect(183, 22, 20, 5, '#8a5c50'),
    smoke(194, 18, '#d9b9a0'),
    block(20, 72, 164, '#6b4a42', 14) + rect(22, 72, 162, 44, bricks('#4a302c'), 0.7),
    row(4, (i) => {
      const x = 20 + i * 41
      return (
        fill(path`M${x} 74V46l41 28z`, '#3d2a2a') +
        fill(path`M${x} 74V46l7 5v23z`, '#ffc667') +
        fill(path`M${x} 46l41 28l9-5l-41-27z`, '#8a6258')
      )
    }).join(''),
    windows([28, 84], [3, 2], [11, 10, 4, 5], '110111'),
    opening(82, 82, 42, 34, ['#ffd27a', '#e0702c']) + stripes(82, 86, 42, 2, 4, '#7a4a20'),
    // guns on a belt
    rect(84, 106, 38, 4, '#2c2420') + line('M88 110v6M118 110v6', 2.5, '#2c2420'),
    fill('M87 98h13v4h-7l-2 4h-4zM106 98h13v4h-7l-2 4h-4z', '#2c2420'),
    windows([138, 84], [3, 2], [10, 10, 4, 5], '101110'),
  ),
  sign: 'revolver',
  place: [98, 42, 1],
  board: 'posts',
}

const pressed = (x: number, y: number, k: number): string =>
  at(
    x,
    y,
    all(
      inked('M-7 0v-20q0-12 7-18q7 6 7 18V0z', '#b5762c', 1.5),
      fill('M-5-2v-18q0-8 3-12v30z', '#f0c878'),
      fill('M-7-20q0-12 7-18q7 6 7 18z', '#8a8f9c'),
      rect(-8, -3, 16, 4, '#7a4a18'),
    ),
  ).replace('translate', `scale(${k}) translate`)

const bulletPress: Site = {
  sky: ['#0f1420', '#2a3a50', '#8a6a5a'],
  house: all(
    block(18, 34, 150, '#5a5048', 16) + rect(20, 34, 148, 82, bricks('#423a34'), 0.6),
    opening(34, 60, 118, 56, ['#ffd98a', '#d86a2c']),
    // the press
    fill('M72 116V68h46v10H84v28h34v10z', '#2f3a44') +
      fill('M72 116V68h8v48z', '#5c6c78') +
      rect(98, 78, 10, 14, '#5c6c78') +
      rect(94, 91, 18, 4, '#8f9daa'),
    line('M116 70l20-14', 4, '#2f3a44') + spots([[137, 55]], 4, '#c4352b'),
    fill('M99 106v-5q0-4 4-6q4 2 4 6v5z', '#e0a040'),
    glow(103, 100, 20, '#fff0b0', 0.9) + line('M92 98l-6-4M114 98l6-5M92 104l-8 1M115 104l8 1', 1.4, '#fff6d8'),
    fill('M46 116V98q0-8 7-9a6 6 0 1 1 6 0q7 1 8 8l5 4l-2 4l-8-3v14z', '#3a1f14'),
    windows([40, 42], [2, 1], [12, 12, 6, 0], '11') + windows([124, 42], [2, 1], [12, 12, 5, 0], '10'),
  ),
  front: all(pressed(186, 140, 1), pressed(203, 143, 1), pressed(170, 144, 1)),
  sign: 'bullets',
  place: [60, 40, 0.9],
  board: 'box',
}

const meth: Site = {
  sky: ['#0b1418', '#1c3f36', '#5c8f58'],
  house: all(
    rect(132, 28, 13, 26, '#6d4f46') + rect(132, 28, 4, 26, '#8d6a5e') + smoke(139, 24, '#b8ff8a'),
    block(46, 72, 108, '#6d7a70', 10) + stripes(46, 77, 108, 7, 6, '#4c574f'),
    fill('M32 76L76 38h52l44 38z', '#33403c') + fill('M76 38h52l5 5H70z', '#6d8076') + rect(32, 74, 140, 4, '#9aac9e'),
    opening(54, 84, 30, 20, ['#eaffc4', '#8ee84e']) + opening(118, 84, 30, 20, ['#eaffc4', '#8ee84e']),
    fill('M122 104v-5l5-8v-5h5v5l5 8v5zM140 104v-12h5v12zM60 104v-8q-2-8 5-8t5 8q6 2 6 8z', '#22401a'),
    door(91, 20, 34, ['#3c4c44', '#26322c']),
    glow(69, 94, 34, '#9bff5a', 0.6) + glow(133, 94, 34, '#9bff5a', 0.6),
    fill('M4 96h34v3H4zM6 92h4v24H6zM15 92h4v24h-4zM24 92h4v24h-4zM33 92h4v24h-4z', '#8d9a8c'),
  ),
  front: at(
    162,
    139,
    all(
      glow(26, 1, 32, '#000000', 0.8, 3.5),
      fill('M0-4v-26q0-4 4-4h38q6 0 8 8l3 22z', '#b9b6a4'),
      rect(0, -18, 52, 5, '#7d6a3c'),
      rect(6, -29, 12, 8, '#b6ff6a') + rect(22, -29, 10, 8, '#10180f') + fill('M37-30h6l4 12H37z', '#16202e'),
      wheels(
        [
          [12, -4],
          [42, -4],
        ],
        5,
      ),
    ),
  ),
  sign: 'flask',
  place: [102, 54, 0.85],
  board: 'box',
}

const CONTAINERS: [x: number, y: number, colour: string][] = [
  [62, 78, '#d98a2b'],
  [90, 78, '#2f8f83'],
  [118, 78, '#b33a2f'],
  [62, 62, '#3d6e9e'],
  [90, 62, '#c9a13b'],
  [62, 46, '#b33a2f'],
]

const docks: Site = {
  sky: ['#081423', '#123f52', '#3e8c8c'],
  back: rect(0, 96, 220, 20, '#0f3642'),
  house: all(
    fill('M8 94h160l-10 22H24z', '#7d2a24') + fill('M8 94h160l-2 6H11z', '#d05448'),
    rect(20, 56, 32, 38, '#d8d2c2') +
      rect(20, 56, 8, 38, '#fff') +
      windows([24, 62], [3, 2], [5, 5, 4, 5], '1') +
      rect(30, 42, 11, 14, '#b8402f') +
      rect(30, 42, 11, 4, '#222'),
    CONTAINERS.map(
      ([x, y, c]) =>
        rect(x, y, 27, 16, c) +
        rect(x, y, 27, 3, lighter(c, 0.35)) +
        line(path`M${x + 5} ${y + 3}v13m6-13v13m6-13v13m6-13v13`, 1.2, darker(c, 0.4)),
    ).join(''),
    // the crane
    fill('M172 116l6-82h7l8 82h-6l-3-46h-5l-2 46z', '#e0a530') + fill('M96 36l80-10l40 7v5l-40-4l-78 7z', '#f2b632'),
    line('M178 14L104 35M180 14l34 18M177 14l2 18M120 40v12', 1.8, '#f2b632') +
      spots([[179, 13]], 2.6, '#ff6b5b') +
      glow(179, 13, 13, '#ff4b3b', 0.9),
    rect(106, 52, 27, 14, '#c9a13b') + line('M111 52v14M117 52v14M123 52v14', 1.2, '#7a5d14'),
    rect(204, 36, 10, 10, '#5a4410'),
  ),
  front: spots(
    row(5, (i): [number, number] => [18 + i * 46, 119]),
    4,
    '#0b0d11',
  ),
  sign: 'anchor',
  place: [146, 76, 0.8],
  board: 'box',
  ground: ['#123a46', '#0a1a22'],
}

const depot: Site = {
  sky: ['#0d1526', '#2d3c5e', '#8b7f93'],
  house: all(
    block(16, 56, 168, '#596577', 14) + rect(16, 54, 168, 9, '#e08a35') + rect(16, 54, 168, 2.5, '#ffc07a'),
    row(3, (i) => {
      const x = 26 + i * 54
      return i === 1
        ? opening(x, 74, 42, 42, ['#ffeab0', '#e8a048'])
        : inked(box(x, 74, 42, 42), '#8794a6', 2, '#222a36') + stripes(x, 80, 42, 6, 6, '#5b6778', 1.2)
    }).join(''),
    fill('M86 116v-16h16v-9h14v25z', '#a86e2c') + line('M94 100v16M109 91v25', 1.2, '#6b4214'),
    row(3, (i) => glow(47 + i * 54, 70, 14, '#ffe2a0', 0.8)).join(''),
  ),
  front: at(
    74,
    141,
    all(
      glow(66, 1, 74, '#000000', 0.8, 4),
      rect(0, -50, 82, 40, fade('#f4f6f8', '#aab2be')) +
        fill('M8-42h60l-8 14H8z', '#c4352b') +
        rect(0, -14, 82, 5, '#7c8593'),
      inked('M88-9v-34h18q6 0 9 8l4 11h8q5 0 5 5v10z', '#c4352b', 1.5) +
        fill('M90-41h15q4 0 6 3H93v24h-3z', '#f0776a') +
        fill('M97-37h10l5 13H97z', '#16202e'),
      line('M85-54v44', 4, '#aeb6c2') + rect(0, -10, 130, 4, '#15181d'),
      wheels(
        [
          [12, -5],
          [26, -5],
          [76, -5],
          [116, -5],
        ],
        6.5,
      ),
      rect(128, -18, 4, 5, '#fff2c0') + fill('M132-18l30-6v22z', '#ffe9a8', 0.3),
    ),
  ),
  sign: 'truck',
  place: [60, 38, 0.95],
  board: 'posts',
}

const warehouse: Site = {
  sky: ['#120c14', '#3a1a22', '#8c3a34'],
  house: all(
    fill('M20 62L102 32L184 62V116H20z', fade('#4c4650', '#6a6068')) +
      fill('M184 62l14-5v54l-14 5zM102 32l82 30l14-5L116 28z', '#221c26'),
    line('M18 63L102 32L186 63', 4, '#8a7c88') +
      row(12, (i) => line(path`M${28 + i * 13.4} 64V116`, 1, '#3a343e')).join(''),
    opening(52, 76, 100, 40, ['#ffcf8a', '#c4562c']),
    // crates of somebody else
    row(4, (i) =>
      at(
        [60, 84, 72, 118][i]!,
        [96, 96, 78, 90][i]!,
        inked(box(0, 0, 22, 19), '#a8743c', 1.5) + line('M0 0l22 19M22 0L0 19', 1.5, '#6b4418'),
      ),
    ).join(''),
    fill('M118 110h24v6h-24z', '#3a2418'),
    rect(52, 76, 12, 40, '#3a343e') + rect(140, 76, 12, 40, '#3a343e'),
  ),
  front: all(
    // a fence with a hole
    line('M0 96H36M0 126H36M168 96H220M168 126H220', 2, '#7d7480') +
      line(row(5, (i) => `M${i * 8 - 4} 126l18-30M${i * 8 + 12} 126l-18-30`).join(''), 0.9, '#7d7480') +
      line(row(6, (i) => `M${168 + i * 9} 126l18-30M${184 + i * 9} 126l-18-30`).join(''), 0.9, '#7d7480'),
    line('M36 92V134M168 92V134', 3.5, '#4a434e'),
    // its dog
    glow(120, 139, 24, '#000000', 0.8, 3) +
      fill('M98 138l3-13l-2-8l3 4h24l4-10l5 3l8 2l-1 4l-7 2l-4 5l1 11h-4l-3-9h-15l-4 9z', '#6b525c') +
      spots([[137, 115]], 0.9, '#ff5a3a'),
  ),
  sign: 'padlock',
  place: [102, 54, 0.8],
  board: 'box',
}

const border: Site = {
  sky: ['#0e1030', '#5a2e5c', '#f08a4a'],
  back: fill('M-4 116V94L20 90V78h34v14L92 98l30-4V72h10l4-10h22l6 32l60 4v18z', '#40203c'),
  house: all(
    // a watchtower with its searchlight
    line('M164 116L172 62M200 116L192 62M166 104l30-20M198 104l-30-20', 3, '#1a141e'),
    rect(162, 40, 40, 22, '#3a2c34') + fill('M156 40l26-12l26 12z', '#5a4048') + rect(168, 46, 28, 9, '#ffe2a0'),
    fill('M176 55v-5a4 4 0 1 1 6 0v5z', '#2a1810'),
    fill('M164 54L20 96l16 24z', '#fff2c8', 0.4),
    line('M80 68V116M120 68V116', 3, '#0b0d12'),
    // the fence, and the gate
    row(3, (i) => line(path`M0 ${76 + i * 12}H70`, 1.2, '#2a1c2a')).join('') +
      line('M6 70V116M28 70V116M50 70V116M70 66V116', 3, '#2a1c2a'),
    rect(138, 84, 22, 32, '#6a4a4c') + rect(136, 80, 26, 5, '#a87a64') + rect(143, 90, 12, 11, '#ffe2a0'),
    rect(130, 92, 7, 24, '#f0e6d8') +
      line('M134 97L66 78', 6, '#f0e6d8') +
      line('M134 97L66 78', 6, '#c4352b').replace('fill', 'stroke-dasharray="0 22" stroke-linecap="square" fill'),
  ),
  front: at(62, 140, all(car('#5c7a78', '#3c5654'), rect(4, -26, 20, 8, '#7a5a34'))),
  sign: 'cactus',
  place: [100, 46, 0.95],
  board: 'box',
}

export const WORKS = {
  'cut-and-bag-op': cutAndBag,
  'gun-factory': gunFactory,
  'bullet-press': bulletPress,
  'meth-lab': meth,
  'the-docks': docks,
  'trucking-depot': depot,
  'rival-warehouse': warehouse,
  'border-run': border,
} satisfies Record<string, Site>
