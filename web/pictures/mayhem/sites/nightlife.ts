/** Where people eat, drink, play and are filmed. */
import { box, fill, inked, line } from '../../draw.ts'
import { all, at, fade, glow, rect, row, spot, spots } from '../../scenery.ts'
import { parked } from './bike.ts'
import { block, door, hills, lamp, opening, stripes, windows, type Site } from './frame.ts'

const hairyDog: Site = {
  sky: ['#180e18', '#5a2233', '#d0643a'],
  house: all(
    rect(24, 74, 172, 42, fade('#4a2c1a', '#70482c')) +
      line(row(14, (i) => `M${30 + i * 12.3} 76V116`).join(''), 1, '#331c10'),
    fill('M10 78L46 46H174L210 78z', '#3b2a2c') + fill('M46 46H174l5 5H41z', '#7a5650'),
    stripes(28, 64, 164, 2, 8, '#241719', 1.5),
    rect(10, 77, 200, 4, '#9a6844'),
    opening(34, 88, 44, 18, ['#ffd88a', '#f08a30']) + line('M56 88v18', 1.5, '#3b1c0c'),
    opening(142, 88, 44, 18, ['#ffd88a', '#f08a30']) + line('M164 88v18', 1.5, '#3b1c0c'),
    fill('M42 106v-6a4 4 0 1 1 6 0v6zM148 106v-7a4 4 0 1 1 7 0v7z', '#3b1c0c'),
    door(97, 26, 30, ['#ffb45a', '#d8602c']),
    line('M20 80V116M88 80V116M132 80V116M200 80V116', 4, '#8a5a38'),
  ),
  front: parked([150, 140], [182, 141]),
  sign: 'dog',
  place: [110, 44, 1.1],
  board: 'posts',
}

const roadhouse: Site = {
  sky: ['#0e1430', '#44346a', '#e07a58'],
  back: all(hills('#2a2444'), glow(40, 92, 70, '#ff9a5a', 0.6, 26)),
  house: all(
    block(92, 76, 108, '#6e4030', 12) + rect(88, 73, 118, 6, '#b8643c'),
    opening(100, 86, 40, 20, ['#ffe29a', '#f59a3a']) + line('M120 86v20', 1.5, '#3b1c0c'),
    fill('M106 106v-8a4 4 0 1 1 6 0v8zM126 106v-10a4 4 0 1 1 6 0v10z', '#4a240c'),
    door(150, 22, 32, ['#ffc46a', '#e0702c']) + windows([180, 88], [1, 1], [14, 14, 0, 0], '1'),
    spots(
      row(12, (i): [number, number] => [92 + i * 10, 82]),
      1.5,
      '#fff0b8',
    ),
    // the mast of the sign
    line('M48 116V34M58 116V34', 4, '#14161c') + line('M48 100l10-12M48 84l10-12', 1.5, '#14161c'),
  ),
  front: all(parked([74, 140], [108, 141], [142, 141]), glow(120, 84, 60, '#ffb04a', 0.4)),
  sign: 'mug',
  place: [53, 52, 1.15],
  board: 'box',
}

const freddys: Site = {
  sky: ['#07140f', '#1c4030', '#5f8a58'],
  house: all(
    block(16, 40, 44, '#4a4a40', 8) + windows([22, 48], [3, 3], [8, 11, 4, 8], '110010'),
    block(60, 32, 112, '#6b5a48', 14) + windows([68, 42], [4, 1], [12, 15, 16, 0], '1001'),
    rect(56, 66, 120, 9, '#1d6b42') + rect(56, 66, 120, 2, '#49a874') + rect(60, 75, 112, 41, '#14472c'),
    opening(66, 80, 42, 28, ['#ffe8a8', '#f0a040']) + line('M66 89h42M80 80v28M94 80v28', 1.2, '#14301f'),
    opening(138, 80, 28, 28, ['#ffe8a8', '#f0a040']) + line('M138 89h28M152 80v28', 1.2, '#14301f'),
    door(114, 18, 36, ['#2c8a58', '#175836']) + rect(117, 84, 12, 12, '#ffd88a'),
    fill('M72 108v-7a4 4 0 1 1 6 0v7zM96 108v-8a4 4 0 1 1 6 0v8z', '#3b1c0c'),
    line('M110 77v39M135 77v39', 3, '#d6a84a'),
  ),
  front: all(
    // a barrel, and a crate of rifles that somebody forgot to close
    at(30, 140, inked('M-9 0q-4-12 0-24h18q4 12 0 24z', '#8a5a2c', 1.5) + line('M-10-6h20M-10-18h20', 2, '#3a3640')),
    at(
      178,
      140,
      inked(box(0, -14, 36, 14), '#7a5a34', 1.5) +
        line('M0-7h36', 1.2, '#4a3418') +
        line('M4-14l22-9M14-14l20-7', 3, '#2c3038') +
        line('M4-14l6-2M14-14l6-2', 3.5, '#5a3418'),
    ),
    lamp(204, 46, -1),
  ),
  sign: 'shamrock',
  place: [116, 34, 0.95],
  board: 'box',
}

const palace: Site = {
  sky: ['#160d24', '#4a2450', '#c8705a'],
  house: all(
    block(26, 66, 168, '#8c6a4e', 8) + rect(22, 62, 180, 6, '#d9b070'),
    block(62, 46, 96, '#9a7452', 6, 66),
    // a dome
    fill('M70 46q0-30 40-30t40 30z', fade('#e8b84a', '#8a5a1c')) +
      line('M84 46q2-24 26-30q24 6 26 30M110 16v30', 1.2, '#6b4414') +
      line('M110 16V8', 2.5, '#f6d27a') +
      spots([[110, 8]], 2.5, '#f6d27a'),
    row(6, (i) => opening([32, 56, 80, 126, 150, 174][i]!, 76, 14, 34, ['#fff0c0', '#f2a848'])).join(''),
    row(6, (i) =>
      fill(
        `M${[32, 56, 80, 126, 150, 174][i]!} 76h14l-14 16zM${[46, 70, 94, 140, 164, 188][i]!} 76v16l-14-16z`,
        '#a5283a',
      ),
    ).join(''),
    door(100, 20, 40, ['#fff4d0', '#ffc060']),
    fill('M86 78q24-14 48 0v6H86z', '#a5283a') + line('M88 84v32M132 84v32', 2, '#d9b070'),
    fill('M100 116h20l10 4H90z', '#a5283a'),
  ),
  front: all(
    fill('M96 120h28l22 30H74z', '#a5283a', 0.55),
    row(2, (i) =>
      at(
        38 + i * 144,
        136,
        inked('M-8 0l2-10h12l2 10z', '#6b4a34', 1.5) + spot(0, -18, 10, '#2f6a44') + spot(-3, -21, 5, '#4f8f5c'),
      ),
    ).join(''),
  ),
  sign: 'cloche',
  place: [110, 42, 0.8],
}

const studio: Site = {
  sky: ['#140a22', '#4a1a56', '#b8447c'],
  back: fill('M60 116L30 0h26zM150 116L196 0h-30z', '#f0d8ff', 0.18),
  house: all(
    // a hall with a round roof
    fill('M30 116V70Q110 22 190 70v46z', fade('#6a4a72', '#493050')) +
      fill('M190 70l12-5v46l-12 5z', '#241430') +
      line('M28 71Q110 22 192 71', 5, '#9a74a4'),
    opening(64, 80, 92, 36, ['#ffd8ec', '#ff7ab0']),
    fill('M64 80h18q-2 22-18 36zM156 80h-18q2 22 18 36z', '#8c1c4a'),
    // the bed that is filmed, with a lamp
    fill('M88 116v-24q14-10 28 0v6h26v18z', '#5a1438') +
      fill('M92 104h46v6H92z', '#ffe6f0') +
      fill('M94 104q0-6 8-6t10 6z', '#fff'),
    stripes(34, 84, 26, 5, 7, '#38223e', 1.2) + stripes(160, 84, 26, 5, 7, '#38223e', 1.2),
  ),
  front: all(
    // a camera on its tripod, and a spotlight
    line('M60 138L70 108L80 138M70 108v30', 3, '#0b0d12') +
      inked(box(56, 92, 28, 17, 2), '#3a3e4a', 1.5) +
      inked('M84 96l10-4v17l-10-4z', '#23262e', 1.5),
    spot(62, 86, 7.5, '#2c303a', 1.5) +
      spot(77, 86, 7.5, '#2c303a', 1.5) +
      spots(
        [
          [62, 86],
          [77, 86],
        ],
        2,
        '#8f99a6',
      ) +
      spots([[61, 97]], 1.6, '#ff4b3b'),
    line('M176 138V86M166 138h20', 3, '#0b0d12') +
      inked('M164 80l16-8l8 16l-16 8z', '#3a3e4a', 1.5) +
      fill('M164 80l8 16L120 116l-22-24z', '#fff2d0', 0.35),
  ),
  sign: 'lips',
  place: [110, 54, 1],
  board: 'box',
}

const cardRoom: Site = {
  sky: ['#170c1e', '#4d1d4a', '#b04468'],
  house: all(
    block(12, 62, 48, '#43334e', 8) + windows([18, 70], [3, 3], [8, 8, 5, 6], '101011'),
    block(172, 54, 40, '#3d3350', 8) + windows([178, 62], [3, 3], [7, 8, 5, 6], '011010'),
    block(54, 56, 112, '#5f2f54', 14),
    fill('M54 58V48h14V36h14V22h56v14h14v12h14v10z', '#7c3f6a') + fill('M54 58V48h14V36h14V22h5v36z', '#a35a8a'),
    line('M62 64V92M72 64V92M148 64V92M158 64V92', 4, '#a35a8a'),
    opening(78, 74, 64, 42, ['#ffe6a0', '#ff9a4a']),
    // a table of players behind the glass
    fill('M84 108q26-8 52 0v8H84z', '#1d5a44'),
    fill('M86 106v-6a5 5 0 1 1 7 0v6zM106 103v-6a5 5 0 1 1 7 0v6zM127 106v-6a5 5 0 1 1 7 0v6z', '#3a1418'),
    inked(box(97, 107, 5, 6) + box(117, 107, 5, 6), '#fff', 0.8) +
      line('M110 74v10', 1.2, '#3a1418') +
      fill('M102 84h16l4 4H98z', '#3a1418'),
    fill('M48 66H172l8 9H40z', '#2a1230') +
      spots(
        row(16, (i): [number, number] => [44 + i * 8.8, 77]),
        1.8,
        '#fff1c0',
      ),
    glow(110, 78, 70, '#ffc24a', 0.4, 20),
  ),
  sign: 'spade',
  place: [110, 44, 0.85],
  board: 'box',
}

export const NIGHTLIFE = {
  'the-hairy-dog': hairyDog,
  'roadhouse-bar': roadhouse,
  'irish-freddys': freddys,
  'palace-restaurant': palace,
  'film-studio': studio,
  'card-room': cardRoom,
} satisfies Record<string, Site>
