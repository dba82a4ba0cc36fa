/** The Opportunities of Men of Mayhem: places that are there for one round, by the id of their card. */
import { box, circle, fill, inked, line, path } from '../../draw.ts'
import { all, at, bricks, fade, glow, rect, row, spot, spots } from '../../scenery.ts'
import { parked } from './bike.ts'
import { block, car, hills, lamp, opening, stripes, wheels, windows, type Site } from './frame.ts'

const crate = (x: number, y: number, w = 18, h = 15): string =>
  inked(box(x, y, w, h), '#a8743c', 1.5) + line(path`M${x} ${y}l${w} ${h}M${x + w} ${y}l${-w} ${h}`, 1.2, '#6b4418')
const person = (x: number, y: number, colour: string): string =>
  fill(path`M${x - 8} ${y}v-18q0-9 6-10a6.5 6.5 0 1 1 4 0q6 1 6 10v18z`, colour)

const truck: Site = {
  sky: ['#0a1018', '#1e3034', '#4a5a4c'],
  back: all(hills('#14221f'), fill('M-4 116V96L224 84V116z', '#1b2a26')),
  house: all(
    // the trailer, its doors broken open, crates inside
    rect(56, 42, 112, 58, fade('#d8dce2', '#8f97a4')) + rect(56, 42, 112, 5, '#fff') + rect(56, 96, 112, 6, '#4a525e'),
    fill('M70 56H132L122 82H70z', '#2d6a8a') +
      rect(136, 48, 32, 48, '#1a1612') +
      opening(138, 50, 28, 44, ['#ffd890', '#c8702c']),
    crate(140, 78) + crate(152, 64, 14, 13),
    fill('M168 46l18-8v58l-18 2z', '#a2aab6') + line('M176 62v16', 2, '#4a525e'),
    inked('M22 100V66q0-8 8-8h22v42z', '#2d6a8a', 1.5) + fill('M28 78l4-14h14v16H28z', '#16202e'),
    wheels(
      [
        [34, 106],
        [76, 106],
        [92, 106],
        [148, 106],
      ],
      9,
    ),
  ),
  front: all(
    crate(180, 122),
    crate(196, 116, 20, 17),
    person(30, 140, '#5a6684'),
    line('M36 124l14-8', 3.5, '#5a6684') + line('M50 116l8-3', 3, '#8f99a6'),
  ),
  sign: 'truck',
  place: [100, 24, 0.7],
  board: 'box',
}

const cartel: Site = {
  sky: ['#140c20', '#5a2440', '#e8824a'],
  back: hills('#34182c'),
  house: all(
    // a villa with arches
    block(36, 62, 140, '#d0a878', 14) + rect(30, 58, 152, 6, '#a8502f'),
    row(4, (i) => fill(path`M${44 + i * 34} 116V92q0-12 12-12t12 12v24z`, fade('#ffe6a0', '#e8803a'))).join(''),
    windows([48, 66], [4, 1], [12, 9, 22, 0], '1101'),
    line('M14 116Q20 80 16 56M198 116Q192 84 198 62', 4, '#3a2418') +
      fill(
        'M16 56q-16-8-22 4q12-4 22-4q-10 4-10 16q6-10 10-16q14-6 22 6q-8-8-22-6q4-12 16-10q-10 0-16 10zM198 62q-16-8-22 4q12-4 22-4q-10 4-10 16q6-10 10-16q14-6 22 6q-8-8-22-6q4-12 16-10q-10 0-16 10z',
        '#1d4a34',
      ),
    person(56, 116, '#3a1c18') + person(158, 116, '#3a1c18'),
  ),
  front: at(84, 139, all(car('#14161c', '#23262e'), rect(10, -14, 26, 2, '#3a4050'))),
  sign: 'revolver',
  place: [106, 36, 0.95],
  board: 'posts',
}

const ride: Site = {
  sky: ['#101838', '#3c4a86', '#f0a060'],
  back: hills('#28305a'),
  house: all(
    // an arch with bunting over the road
    line('M28 116V48M192 116V48', 6, '#e8e4da') + rect(24, 40, 172, 14, '#c4352b') + rect(24, 40, 172, 3, '#f0776a'),
    row(12, (i) => fill(path`M${28 + i * 14} 54h13l-6.5 12z`, ['#f2b632', '#f0e2cf', '#4fa9e6'][i % 3]!)).join(''),
    fill('M28 116V92h26v24zM166 116V92h26v24z', '#2f6b54') +
      rect(24, 88, 34, 6, '#f0e2cf') +
      rect(162, 88, 34, 6, '#f0e2cf'),
    person(42, 104, '#2a1c2c') + person(178, 104, '#2a1c2c'),
    row(6, (i) => person(66 + i * 18, 114, ['#3a4a78', '#5a3a5c', '#2f5a5c'][i % 3]!)).join(''),
    row(
      3,
      (i) =>
        spot(70 + i * 40, 78 - (i % 2) * 6, 5, ['#e8503f', '#f2b632', '#4fa9e6'][i]!) +
        line(path`M${70 + i * 40} ${83 - (i % 2) * 6}q3 8 0 14`, 0.8, '#e8e4da'),
    ).join(''),
  ),
  front: parked([32, 138], [70, 142], [108, 138], [146, 142], [180, 138]),
  sign: 'heart',
  place: [110, 38, 0.9],
  board: 'box',
}

const poker: Site = {
  sky: ['#0c1a16', '#123a2e', '#1f5a44'],
  back: stripes(0, 10, 220, 7, 16, '#0a2a20'),
  house: all(
    line('M110 0V30', 2, '#0b0d10') +
      fill('M86 44q4-16 24-16t24 16z', '#2b6a44') +
      fill('M86 44h48L190 112H30z', '#fff2c0', 0.35) +
      rect(88, 42, 44, 3, '#fff6d8'),
    person(38, 112, '#1a2430') + person(182, 112, '#3a1c24'),
    spot(38, 74, 6, '#c08a5c') +
      spot(182, 74, 6, '#e0a878') +
      fill('M31 73q0-8 7-8t7 8l4 1H27zM175 72q0-8 7-8t7 8z', '#14161a'),
    // the table from the side of a player
    fill('M40 92Q110 74 180 92Q196 104 180 116H40Q24 104 40 92z', '#4a2c18') +
      fill('M48 94Q110 80 172 94Q184 104 170 112H50Q36 104 48 94z', '#1f7a54'),
    row(3, (i) => inked(box(92 + i * 12, 92, 9, 12, 1), '#fff8ea', 1)).join('') +
      fill('M95 96l2 3l-2 3l-2-3zM107 96l2 3l-2 3l-2-3z', '#c4352b'),
    row(4, (i) => fill(circle(70, 104 - i * 3, 8, 3), i % 2 ? '#f0e2cf' : '#c4352b')).join('') +
      row(5, (i) => fill(circle(146, 106 - i * 3, 8, 3), i % 2 ? '#f0e2cf' : '#3d6e9e')).join(''),
    fill('M126 108l14-4l6 4l-14 4z', '#84bd82'),
  ),
  sign: 'spade',
  place: [110, 62, 0.6],
  ground: ['#3a2418', '#140c08'],
  indoors: true,
}

const party: Site = {
  sky: ['#160c22', '#4a1f52', '#c8506a'],
  house: all(
    block(30, 58, 150, '#5a3a4c', 14) + rect(32, 58, 148, 58, bricks('#3c2634'), 0.7),
    opening(46, 74, 118, 42, ['#ffe6a0', '#f0803a']),
    row(6, (i) => person(62 + i * 18, 116, ['#3a1418', '#4a1c14', '#2a1018'][i % 3]!)).join(''),
    line('M62 92l-6-16M80 92l6-18M116 92l-6-16M152 92l6-18', 4, '#3a1418') +
      fill('M54 70h6v7h-6zM84 68h6v7h-6zM107 70h6v7h-6z', '#f2b632'),
    row(11, (i) =>
      spot(
        36 + i * 14,
        62 + Math.abs((i % 5) - 2) * -2 + 4,
        2.2,
        ['#ff6a5a', '#ffd24a', '#6ab8ff', '#7ce08a'][i % 4]!,
      ),
    ).join(''),
    glow(106, 92, 80, '#ffb04a', 0.5, 40),
  ),
  front: all(
    parked([172, 141]),
    inked('M128 138h26l-3-16h-20z', '#2f6b54', 1.5) + fill('M131 122q10-10 20 0z', '#fff6dc'),
  ),
  sign: 'crown',
  place: [106, 36, 0.95],
  board: 'posts',
}

const stash: Site = {
  sky: ['#0c0e16', '#262a3a', '#5a5460'],
  house: all(
    block(40, 44, 126, '#5c5650', 14) + fill('M32 46l10-12h124l16-4l-8 16z', '#39343a'),
    row(9, (i) => line(path`M40 ${52 + i * 7}H166`, 1, '#443f3a')).join(''),
    // boards over the windows, money under the floor
    inked(box(54, 56, 28, 24) + box(124, 56, 28, 24), '#181a20', 1.5) +
      line('M52 60l32 14M52 74l32-12M122 62l32 12M122 76l32-14', 4, '#8a6a44'),
    opening(90, 62, 26, 54, ['#ffe29a', '#d8702c']) + fill('M90 62l-12 4v50h12z', '#4a3420'),
    fill('M94 116V98h18v18z', '#3a2418') +
      fill('M92 98q10-10 22 0z', '#84bd82') +
      line('M96 95h6M104 94h6', 2, '#efe4c2'),
    rect(56, 92, 24, 24, '#2c2824') + line('M58 92l20 24M78 92l-20 24', 1.2, '#4a443c'),
  ),
  front: all(
    lamp(14, 50),
    at(
      176,
      138,
      fill('M-14 0q-4-16 6-18h20q10 2 6 18z', '#3a4a38') +
        line('M-4-18q8-12 16 0', 2.5, '#2a3628') +
        fill('M0-18l4-7h6l2 7z', '#84bd82'),
    ),
  ),
  sign: 'key',
  place: [103, 34, 0.85],
  board: 'box',
}

const locker: Site = {
  sky: ['#14202c', '#26384a', '#3c5468'],
  back: stripes(0, 14, 220, 6, 18, '#1b2a38'),
  house: all(
    // shelves behind bars, one box open
    rect(24, 34, 172, 82, '#2c3a48') + rect(24, 34, 172, 4, '#5c7084'),
    stripes(24, 62, 172, 2, 28, '#5c7084', 3),
    row(5, (i) => inked(box(30 + i * 34, 44, 24, 17), '#b89460', 1.2) + rect(36 + i * 34, 48, 12, 6, '#f4ead0')).join(
      '',
    ),
    row(
      4,
      (i) =>
        inked(box([30, 64, 132, 166][i]!, 72, 24, 17), '#a5834f', 1.2) +
        rect([36, 70, 138, 172][i]!, 76, 12, 6, '#f4ead0'),
    ).join(''),
    inked(box(30, 98, 40, 18) + box(150, 98, 40, 18), '#8a6c40', 1.2) + line('M50 98v18M170 98v18', 2, '#c8a870'),
    fill('M98 84h18v5h-11l-2 5h-6l3-6z', '#c8d2d8'),
    row(8, (i) => line(path`M${i < 4 ? 34 + i * 16 : 76 + i * 16} 28V116`, 2.6, '#8f9daa')).join('') +
      line('M22 30H198', 5, '#8f9daa'),
    glow(110, 86, 40, '#fff0b8', 0.5),
    person(112, 118, '#1d2f5a') + spot(112, 82, 6, '#d79a6a') + fill('M104 80q0-7 8-7t8 7l3 2h-22z', '#16244a'),
  ),
  sign: 'star',
  place: [50, 20, 0.55],
  ground: ['#33424e', '#131b22'],
  indoors: true,
}

const buyer: Site = {
  sky: ['#070c1c', '#1c2c54', '#6a5a86'],
  back: all(
    fill('M-4 116V60h16V44h22v72zM186 116V36h20V56h18v60z', '#121a34'),
    spots(
      [
        [4, 70],
        [20, 54],
        [26, 66],
        [194, 48],
        [200, 62],
        [212, 70],
      ],
      1.3,
      '#ffc766',
    ),
  ),
  house: all(
    // a helicopter on a roof
    rect(20, 104, 180, 12, '#3c4660') +
      rect(20, 104, 180, 3, '#7a88a8') +
      spots(
        row(7, (i): [number, number] => [28 + i * 27, 106]),
        2,
        '#ff8a5a',
      ),
    line('M44 46H168', 3, '#c8d2de') + line('M106 46v10', 4, '#39435a') + glow(106, 46, 64, '#c8d8f0', 0.5, 5),
    fill('M70 78Q72 56 104 56H124Q132 58 136 66L186 64V72L138 80Q132 94 112 94H88Q72 94 70 78z', '#4a5c86') +
      fill('M70 78Q72 56 104 56v22z', fade('#bfe2f4', '#5a86a8')) +
      line('M86 60v18', 1.5, '#2f3a54'),
    fill('M182 66l4-14h8l-2 22h-8z', '#c4352b') +
      rect(110, 62, 16, 24, '#ffdc98') +
      line('M78 100H134M88 94l-4 6M120 94l4 6', 2.5, '#8f99aa'),
    person(158, 104, '#e8e4da') +
      spot(158, 70, 6, '#d79a6a') +
      fill('M152 68q0-7 6-7t6 7z', '#2a1a12') +
      fill('M155 78h6l-3 10z', '#c4352b'),
    inked(box(166, 92, 18, 12, 2), '#6b4a24', 1.5) + line('M172 92v-3h6v3', 1.5),
  ),
  sign: 'balls',
  place: [42, 72, 0.6],
  board: 'posts',
  ground: ['#28324a', '#0e1424'],
}

const meet: Site = {
  sky: ['#121022', '#3c2c58', '#c87a5a'],
  house: all(
    // stalls below lanterns
    line('M8 40Q60 56 110 42T214 40', 1.5, '#0b0d12') +
      row(
        7,
        (i) =>
          spot(22 + i * 30, 47 + (i % 2) * 3, 4, ['#ffd24a', '#ff8a5a', '#7ce0c0'][i % 3]!) +
          glow(22 + i * 30, 47, 12, '#ffd58a', 0.7),
      ).join(''),
    row(3, (i) => {
      const x = 14 + i * 68
      const cloth = ['#c4352b', '#2f6b8a', '#2f7a4c'][i]!
      return all(
        line(path`M${x + 3} 74V116M${x + 53} 74V116`, 3, '#3a2a22'),
        fill(path`M${x - 4} 76l8-14h48l8 14z`, cloth) +
          fill(path`M${x + 10} 76l4-14h10v14zM${x + 34} 76v-14h10l4 14z`, '#f0e2cf'),
        person(x + 28, 106, '#24181c'),
        rect(x, 96, 56, 20, '#6b4a34') + rect(x, 94, 56, 4, '#a87a50'),
      )
    }).join(''),
    fill('M18 94v-6h16v3h-10l-2 3zM40 94v-6h16v3h-10l-2 3z', '#c8d2d8'),
    row(3, (i) => inked(box(86 + i * 15, 86, 12, 8), '#d9b27a', 1)).join(''),
    fill('M154 94v-6h14v3h-8l-2 3z', '#c8d2d8') + inked(box(176, 86, 12, 8), '#d9b27a', 1),
  ),
  front: all(person(74, 140, '#3a3448') + person(146, 141, '#4a2c34')),
  sign: 'scales',
  place: [110, 28, 0.72],
  board: 'box',
}

export const OPPORTUNITIES = {
  'hijacked-truck': truck,
  'cartel-order': cartel,
  'charity-ride': ride,
  'poker-night': poker,
  'patch-party': party,
  'stash-house': stash,
  'evidence-locker': locker,
  'big-buyer': buyer,
  'swap-meet': meet,
} satisfies Record<string, Site>
