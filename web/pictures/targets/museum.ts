import { box, circle, fill, inked, line } from '../draw.ts'
import { all, at, bricks, dotted, fade, glow, places, rect, row, spot, spots, THIN } from '../scenery.ts'
import { target } from './frame.ts'

const STONE = ['#f3e3bd', '#cbb184', '#8a7350'] as const
const [GOLD, LAPIS] = ['#f2c658', '#23508c']

const roof = (): string =>
  all(
    inked('M4 46L140 2L276 46z', STONE[1], 2.5),
    fill('M8 45L140 3v6L28 45z', STONE[0]),
    inked('M40 43L140 12L240 43z', '#7b6446', 1.5),
    // a scarab
    fill('M140 22c8 0 10 8 8 17h-16c-2-9 0-17 8-17zM116 33q10-13 17-5l-3 9zM164 33q-10-13-17-5l3 9z', GOLD),
    spot(140, 21, 3.5, '#e2694e'),
    inked(box(8, 44, 264, 14), STONE[1], THIN),
    rect(9, 45, 262, 4, STONE[0]),
    fill(row(15, (i) => box(20 + i * 17, 50, 5, 7)).join(''), STONE[2]),
  )

const column = (x: number): string =>
  all(
    inked(box(x, 62, 20, 78), STONE[1], THIN),
    rect(x + 1, 63, 6, 76, STONE[0]),
    rect(x + 14, 63, 5, 76, STONE[2]),
    inked(box(x - 4, 58, 28, 6) + box(x - 4, 138, 28, 6), STONE[0], 1.5),
  )

/** A banner with a jug on it. */
function banner(x: number): string {
  const jug = 'M-4-16h8l-1 5q9 4 7 14q-2 8-6 12h-8q-4-4-6-12q-2-10 7-14z'
  const cloth = all(
    inked('M-13-24h26v54l-13 10l-13-10z', '#b8382f', 1.5),
    fill('M-12-23h6v58l-6-5z', '#e2694e'),
    line('M-4-13q-9-1-6 9M4-13q9-1 6 9', 1.8, GOLD),
    fill(jug, GOLD),
    line('M-8-2h16M-7 4h14', 1.8, '#8c2a22'),
  )
  return at(x, 92, cloth)
}

const face = (): string =>
  all(
    inked('M121 88q19-14 38 0v20q-2 18-19 24q-17-6-19-24z', '#ffd873', THIN),
    fill('M122 88q8-6 15-7v48q-13-7-15-21z', '#fff0b0'),
    inked('M125 101q7-7 13 0q-7 4-13 0zM142 101q7-7 13 0q-7 4-13 0z', '#fff', 1.5),
    fill(circle(132, 100, 2.2) + circle(148, 100, 2.2), '#17110e'),
    line('M124 95q7-5 13-1M143 94q6-4 13 1M140 99v10l-3 3h6M134 119q6 4 12 0', 1.8),
  )

/** The golden mask of a king under a striped cloth. */
function mask(): string {
  const stripes =
    'M110 82l10 6M106 92l13 4M103 102l14 3M102 112l15 2M101 122l18 1M100 132l22-2M170 82l-10 6M174 92l-13 4M177 102l-14 3M178 112l-15 2M179 122l-18 1M180 132l-22-2M124 73l4 9M156 73l-4 9'
  return all(
    inked('M140 66c-24 0-36 16-38 40l-5 42h86l-5-42c-2-24-14-40-38-40z', '#e9b43c', 2.5),
    line(stripes, 4.5, LAPIS),
    inked('M114 148q4-18 26-20q22 2 26 20z', LAPIS, 1.5),
    line('M120 147q6-11 20-12q14 1 20 12M128 147q4-5 12-5t12 5', 2.5, GOLD),
    face(),
    inked('M136 129h8l2 16h-12z', '#17424f', 1.5),
    inked('M137 77q-7-13 3-17q10 4 3 17z', '#2f8f83', 1.5),
  )
}

const steps = (): string =>
  all(
    inked(box(12, 143, 256, 8), STONE[0], THIN),
    inked(box(2, 150, 276, 7), STONE[1], THIN),
    inked(box(-4, 156, 290, 12), STONE[2], THIN),
    fill('M96 150h88l8 7H88zM86 157h108l6 8H80z', '#a3301f'),
    fill('M98 144h84l2 6H96z', '#c8402f'),
    glow(140, 148, 90, '#ffd67a', 0.55, 15),
  )

export const museum = (): string =>
  target(
    'museum',
    rect(0, 0, 280, 164, fade('#0c1838', '#2d4680', '#7d7aa8')),
    rect(0, 0, 280, 150, dotted('#4a6496'), 0.4),
    spots(places(20, 18, 52, 30, 84, 10, 226, 14, 258, 34, 206, 22, 12, 66, 268, 66), 1, '#fff'),
    rect(24, 56, 232, 92, '#3a3044'),
    rect(24, 56, 232, 92, bricks('#2b2236')),
    roof(),
    inked(box(92, 60, 96, 88), '#120d18', THIN),
    rect(98, 60, 84, 88, fade('#ffefb4', '#f7ad45', '#b9601f')),
    glow(140, 96, 60, '#fff6d0', 0.9),
    mask(),
    banner(55) + banner(225),
    column(20) + column(70) + column(190) + column(240),
    steps(),
  )
