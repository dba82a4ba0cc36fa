/** Where things are bought and sold over a counter. */
import { box, fill, inked, line } from '../../draw.ts'
import { all, at, awning, bricks, fade, glow, rect, row, spot, spots } from '../../scenery.ts'
import { block, door, lamp, opening, stripes, wheels, windows, type Site } from './frame.ts'

const bottle = (x: number, y: number, colour: string): string => fill(`M${x} ${y}v-9l2-3v-5h3v5l2 3v9z`, colour)

const liquor: Site = {
  sky: ['#101024', '#3a2350', '#8a4668'],
  house: all(
    block(30, 64, 150, '#5d4658', 14),
    rect(30, 64, 150, 8, '#7a5a70'),
    opening(40, 76, 96, 38, ['#fff1c8', '#ffbf62']),
    stripes(41, 93, 94, 2, 20, '#6b3a1c', 2.5),
    row(10, (i) => bottle(44 + i * 9, 92, ['#2f7d4a', '#8c2338', '#b5651d'][i % 3]!)).join(''),
    row(7, (i) => bottle(44 + i * 13, 112, ['#b5651d', '#2f6f86', '#2f7d4a'][i % 3]!)).join(''),
    door(146, 26, 38, ['#ffe0a0', '#d98a3a']),
    spots([[150, 98]], 1.4, '#0c0e13'),
  ),
  front: all(
    lamp(204, 46, -1),
    at(
      20,
      138,
      all(inked(box(0, -12, 22, 12), '#8a5a2c', 1.5), bottle(3, -12, '#2f7d4a'), bottle(12, -12, '#8c2338')),
    ),
  ),
  sign: 'bottle',
  place: [96, 38, 0.95],
  board: 'posts',
}

const pawn: Site = {
  sky: ['#150f22', '#432a55', '#a5567a'],
  house: all(
    block(10, 60, 46, '#4c4058', 8) + windows([16, 66], [3, 3], [8, 9, 4, 6], '1010'),
    block(56, 36, 116, '#7a4a52', 16),
    windows([63, 44], [2, 1], [10, 15, 82, 0], '1'),
    opening(62, 82, 70, 33, ['#ffeeb8', '#ffb84e']),
    // a guitar, a clock and a pistol
    fill('M74 112q-8-2-5-9q-3-8 4-8l3-14h3l-2 14q6 2 3 8q2 8-6 9z', '#8a4418'),
    inked('M90 114v-16q7-9 14 0v16z', '#6b3418', 1) + spots([[97, 101]], 4.5, '#fff3cf'),
    fill('M110 96h16v5h-10q-1 4-4 4l-2 7h-5l3-9z', '#3a3640'),
    door(142, 24, 33, ['#ffd890', '#d98a3a']),
    awning(58, 66, 112, 11, 9, ['#f0e2cf', '#b23848', '#1a0c14'], 4),
  ),
  front: lamp(204, 44, -1),
  sign: 'balls',
  place: [116, 31, 0.85],
  board: 'box',
}

const surplus: Site = {
  sky: ['#10161c', '#2f3c34', '#7d7a52'],
  house: all(
    // a hut of corrugated iron
    fill('M20 116V92Q20 36 96 36Q172 36 172 92V116z', fade('#7f8a6a', '#4a553e')),
    fill('M96 36Q172 36 172 92v24l16-6V88Q186 32 112 30z', '#2a3226'),
    row(6, (i) =>
      line(`M${30 + i * 4} 116V${92 - i}Q${32 + i * 6} ${42 + i} 96 ${40 + i * 4}`, 1, '#38422e', 0.5),
    ).join(''),
    fill('M34 116V92Q34 48 96 48Q158 48 158 92v24z', '#5d6848'),
    opening(42, 82, 44, 33, ['#fff0bc', '#f0a848']),
    // helmets on a shelf
    stripes(43, 97, 42, 1, 1, '#5d3c1c', 2),
    fill('M46 96q0-8 7-8t7 8zM68 96q0-8 7-8t7 8zM48 114q0-9 8-9t8 9z', '#3d4a30'),
    fill('M68 114v-11h12v11z', '#7a5a30'),
    door(98, 26, 36, ['#ffdc98', '#c8823a']),
    fill('M130 84h26l6 32h-36z', '#3f4a34') +
      line('M128 92l32 20M134 84l26 24M128 104l16-18M130 114l24-26', 1.2, '#8a946a'),
  ),
  front: at(
    142,
    139,
    all(
      glow(28, 1, 34, '#000000', 0.8, 3.5),
      fill('M0-4v-14h18l4-12h3l-4 12h14l16 3v11z', '#55603c') + rect(0, -18, 18, 3, '#7f8a5c'),
      line('M24-30l-5 14', 2, '#2c3420') +
        spot(-1, -14, 7, '#16180f') +
        fill('M28-13l1.5 4h4l-3 2.5l1 4l-3.5-2.5l-3.5 2.5l1-4l-3-2.5h4z', '#e8e4d0'),
      wheels(
        [
          [11, -4],
          [40, -4],
        ],
        6.5,
      ),
      spots([[51, -11]], 1.8, '#fff2c0') + fill('M52-13l28-3v14z', '#ffe9a8', 0.25),
    ),
  ),
  sign: 'chevrons',
  place: [96, 38, 0.95],
  board: 'box',
}

const tattoo: Site = {
  sky: ['#0e1226', '#2c2a5c', '#7a4a8c'],
  house: all(
    block(22, 44, 40, '#3d3a5c', 8) + windows([28, 52], [3, 3], [7, 10, 4, 7], '011101'),
    block(62, 56, 112, '#34506a', 14) + rect(62, 56, 112, 7, '#52789a'),
    opening(70, 70, 68, 45, ['#ffe7c0', '#f08f6a']),
    // designs on the wall
    inked(box(74, 74, 11, 13) + box(89, 74, 11, 13), '#fff7e4', 1),
    line('M77 80q3-5 6 0q-3 6-6 0M92 83l5-6M92 77l5 6', 1.2, '#8c2338'),
    // a chair, somebody in it and the artist
    fill('M76 116v-6h26l6-22h6l-5 28z', '#1c1a28'),
    fill('M82 110q-2-6 4-6h14l6-14q8 0 8 8l-4 12z', '#5a3448') +
      spot(110, 85, 5, '#d79a6a') +
      fill('M105 84q0-6 5-6t5 5z', '#1c1208'),
    line('M104 96l-14 4', 4, '#d79a6a') + line('M92 97l3 3', 2, '#1d5585'),
    fill('M78 116v-16q0-8 7-8t8 6l-5 4v14z', '#23303f') +
      spot(82, 88, 5, '#c08a5c') +
      fill('M77 88q0-6 5-6t5 4z', '#c4352b'),
    line('M88 98l5 2', 3, '#c08a5c'),
    line('M124 72v10', 1.5, '#1c1a28') +
      fill('M118 82h12l4 6h-20z', '#1c1a28') +
      fill('M114 88h20l6 27h-30z', '#fff6d8', 0.4),
    door(146, 22, 36, ['#ffd0a0', '#b85a4a']),
  ),
  front: lamp(14, 52),
  sign: 'heart',
  place: [112, 36, 0.9],
  board: 'posts',
}

const rifle = (x: number, y: number): string =>
  fill(`M${x} ${y}h9l3 3h24v2h-20l-4 2h-5l-7 5h-3z`, '#5a3418') + fill(`M${x + 12} ${y + 1}h26v2h-26z`, '#2c3038')

const gunShow: Site = {
  sky: ['#12101f', '#472a4a', '#c06848'],
  house: all(
    // a big tent
    line('M110 26V14', 2) + fill('M110 12l16 4l-16 5z', '#f2b632'),
    fill('M14 76Q70 62 110 24Q150 62 206 76L198 84H22z', fade('#d84a3c', '#8c2a24')),
    fill(
      'M110 24Q92 60 74 82H54Q86 60 110 24zM110 24q4 36 8 60h22Q118 60 110 24zM110 24Q150 62 206 76l-6 7q-12 0-26-2Q130 56 110 24z',
      '#f0e2cf',
    ),
    fill('M24 84H196L188 116H32z', '#5c2420') + opening(40, 88, 140, 28, ['#ffeeb8', '#f5a742']),
    row(10, (i) => fill(`M${22 + i * 17.6} 82h17.6l-8.8 8z`, i % 2 ? '#f0e2cf' : '#c4352b')).join(''),
    rifle(52, 93) + rifle(98, 93) + rifle(138, 93),
    rect(40, 106, 140, 10, '#3a2a24') + stripes(40, 106, 140, 1, 1, '#8a6a4a', 2),
    fill('M62 106v-5q0-6 5-8a4 4 0 1 1 5 0q5 2 5 8v5zM118 106v-5q0-6 5-8a4 4 0 1 1 5 0q5 2 5 8v5z', '#2b1712'),
  ),
  front:
    spots(
      [
        [30, 86],
        [190, 86],
      ],
      2.4,
      '#fff0b8',
    ) +
    glow(30, 86, 14, '#ffd58a', 0.8) +
    glow(190, 86, 14, '#ffd58a', 0.8),
  sign: 'target',
  place: [110, 56, 0.9],
  board: 'box',
}

const corner: Site = {
  sky: ['#0c1420', '#233a4e', '#5f7890'],
  house: all(
    block(8, 30, 92, '#734a3a', 22),
    rect(10, 30, 90, 86, bricks('#52332a'), 0.8),
    windows([18, 38], [3, 2], [13, 16, 13, 9], '101011'),
    opening(14, 92, 40, 23, ['#b9f0ff', '#5fa8c4']) + door(66, 20, 26),
    rect(146, 52, 80, 64, fade('#343e52', '#465068')) + windows([154, 60], [2, 2], [12, 11, 8, 7], '0110'),
    // traffic lights
    line('M196 116V70', 3, '#090b0f') +
      rect(190, 40, 13, 31, '#14171c') +
      spots(
        [
          [196.5, 56],
          [196.5, 65],
        ],
        3.4,
        '#3a3f2c',
      ),
    spots([[196.5, 46]], 3.6, '#ff4b3b') + glow(196.5, 46, 20, '#ff4b3b', 0.8),
  ),
  front: all(
    lamp(122, 40),
    // somebody in a hood waits below the lamp
    glow(140, 139, 18, '#000000', 0.8, 3),
    inked('M130 138l1-22q-3-12 1-17q1-10 8-10t8 10q4 5 1 17l1 22h-7l-3-18l-3 18z', '#3a4152', 1.5),
    fill('M136 100q0-6 4-6t4 6q-1 5-4 5t-4-5z', '#0b0d12'),
    fill('M149 112h9v10h-9z', '#c9985c'),
  ),
  sign: 'arrow',
  place: [54, 66, 0.9],
  board: 'box',
}

export const SHOPS = {
  'liquor-store': liquor,
  'pawn-shop': pawn,
  'military-surplus': surplus,
  'tattoo-parlour': tattoo,
  'gun-show': gunShow,
  'street-corner': corner,
} satisfies Record<string, Site>
