import { box, circle, fill, inked, line } from '../draw.ts'
import { STUFF } from '../palette.ts'
import { all, awning, beam, bricks, fade, ledge, panes, places, rect, spot, THIN, wall } from '../scenery.ts'
import { street, target } from './frame.ts'

const dusk = (): string =>
  all(
    rect(0, 0, 280, 164, fade('#3c1f3d', '#b5533f', '#f0a35a')),
    fill('M0 164V50h18V38h14v126zM248 164V60h14V34h18v130z', '#2d1730'),
    fill('M6 62h6v8H6zM266 50h6v8h-6zM6 92h6v8H6z', '#ffc766'),
  )

const house = (): string =>
  all(
    wall(30, 14, 220, 140, STUFF.brick, 12, rect(30, 14, 220, 140, bricks('#6f2b25'), 0.8)),
    ledge(24, 8, 232, 12, ['#e0b184', '#b57b50', '#704227']),
    panes(places(50, 32), 30, 36, fade('#ffeaa6', '#f5a742')),
    fill('M51 33h28c-4 10-12 14-14 34H51z', '#b8402f', 0.6),
    panes(places(200, 32), 30, 36, '#2b2740'),
    fill('M204 62l8-26h6l-8 26z', '#5b5a80'),
    inked(box(46, 68, 38, 5) + box(196, 68, 38, 5), '#dca878', 1.5),
  )

const violin = (): string =>
  all(
    line('M78 105L68 127', 5) + line('M78 105L68 127', 2, '#5a2410'),
    inked('M73 119q7 3 3 9q-2 4 2 8q0 9-11 8q-12-1-10-10q1-5 5-6q1-10 11-9z', '#b5531f', 1.5),
    line('M70 122l-5 15M62 137l6 3', 1.2, '#3b1608'),
  )

const clock = (): string =>
  all(
    inked('M94 145v-30q14-18 28 0v30z', '#7a3c1c', 1.5),
    spot(108, 119, 8.5, '#fff3cf', 1.5),
    line('M108 113v6h5', 1.5),
    inked(box(101, 131, 14, 10), '#e0a040', 1.2),
    line('M108 131v5', 1.5),
  )

const TUBES = 'M131 124H150M138 124q-6 17 8 17h4q9 0 9-9t-9-8M144 118v23M150 118v23'
const trumpet = (): string =>
  all(line(TUBES, 4.5), line(TUBES, 2.2, '#f2c658'), inked('M150 121q10 0 17-9v24q-7-9-17-9z', '#f2c658', 1.5))

const window = (): string =>
  all(
    inked(box(44, 98, 132, 54), STUFF.wood[1], 2.5),
    rect(50, 98, 120, 47, fade('#fff3c0', '#ffc85e', '#e58d2f')),
    violin(),
    clock(),
    trumpet(),
    rect(50, 143, 120, 3, STUFF.wood[2]),
  )

const door = (): string =>
  all(
    inked(box(188, 98, 40, 56), STUFF.wood[2], 2.5),
    rect(193, 103, 30, 51, '#8a3b2b'),
    inked(box(197, 107, 22, 26), fade('#ffefb0', '#f7b04a'), 1.5),
    spot(218, 141, 2.5, '#ffd67a'),
  )

const ball = (x: number, y: number): string =>
  all(
    spot(x, y, 16, '#e2a530', 2.5),
    fill(`M${x - 9} ${y + 11}a14.5 14.5 0 0 0 23-13a20 20 0 0 1-23 13z`, '#96600f'),
    fill(circle(x - 6, y - 6, 4.5), '#fff3c4'),
  )

/** Three golden balls: the sign of pawnbrokers everywhere. */
function sign(): string {
  const bars = 'M106 26H174M140 16V56M114 26v8M166 26v8M122 26q6-12 18-10q12-2 18 10'
  return all(line(bars, 5), line(bars, THIN, '#e3b04b'), ball(114, 47), ball(166, 47), ball(140, 71))
}

export const pawnShop = (): string =>
  target(
    'pawn shop',
    dusk(),
    house(),
    window(),
    door(),
    awning(40, 84, 200, 14, 10, ['#f3e6c8', '#2f6b54', '#20141c']),
    sign(),
    street('#2b1d2e', '#8a6a6a', '#ffc766'),
    fill('M50 152h126l14 12H30z', beam('#ffd67a')),
  )
