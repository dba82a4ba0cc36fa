import { box, fill, inked, line } from '../draw.ts'
import { all, around, beam, dotted, fade, glow, panes, places, rect, row, spot, spots, THIN } from '../scenery.ts'
import { target } from './frame.ts'

const STEEL = ['#8fa39a', '#566a63', '#2c3b39'] as const

const night = (): string =>
  all(
    rect(0, 0, 280, 164, fade('#0b1530', '#2a3f6a', '#8a6a80')),
    rect(0, 0, 280, 126, dotted('#4a6496'), 0.4),
    glow(48, 34, 44, '#fdf0c4', 0.5) + spot(48, 34, 16, '#fdf0c4'),
    spots(places(12, 12, 20, 66, 84, 20, 210, 12, 262, 20, 12, 90, 190, 30), 1, '#fff'),
    fill('M0 112L30 90L60 104L96 84L170 100L214 82L250 96L280 86V130H0z', '#1b2a44'),
    rect(0, 126, 280, 38, fade('#4a3d44', '#1b1822')),
  )

const smoke = (): string =>
  all(
    fill(
      'M112 34c-18 6-34-4-28-16c-14-6-4-20-6-24h210v10c-22 0-26 14-44 10c-12 14-36 10-42 2c-12 16-34 14-42 6c-8 10-26 18-48 12z',
      '#d9d5cf',
    ),
    fill(
      'M112 34c-18 6-34-4-28-16c8 8 22 4 30 12c18 6 34-6 46-8c14 4 30 0 40-8c14 8 30 6 44-2c10 2 20-4 44-8v6c-22 0-26 10-44 6c-12 14-36 10-42 2c-12 16-34 14-42 6c-8 10-26 16-48 10z',
      '#8d90a0',
    ),
  )

const wagons = (): string =>
  all(
    inked('M172 54L284 66V138L172 144z', STEEL[1], 2.5),
    fill('M173 56L284 67v8L173 65z', STEEL[0]),
    fill('M173 118L284 120V136L173 142z', STEEL[2]),
    // the turret
    line('M234 46L198 32', 8) + line('M232 45L199 32', 4, STEEL[0]),
    inked('M216 63V50q2-15 22-14q22 1 22 17v14z', STEEL[1], THIN),
    fill('M217 62V50q2-11 12-13q-4 6-3 26z', STEEL[0]),
    inked('M210 60l56 5v5l-56-5z', STEEL[2], 1.5),
    panes(places(187, 78, 209, 80, 244, 84, 264, 86), 13, 9, '#ffd67a', false),
    line('M232 74V140M282 70V138', THIN, '#1d2827'),
    spots(
      [
        ...row(10, (i): [number, number] => [178 + i * 11, 100 + i]),
        ...row(10, (i): [number, number] => [178 + i * 11, 124]),
      ],
      1.6,
      '#c4d2ca',
    ),
  )

/** A shield of brass, as on a sheriff's badge. */
const shield = (): string =>
  all(
    inked('M117 60q10 6 20 5q2 26-20 38q-22-12-20-38q10 1 20-5z', '#e3b04b', THIN),
    fill('M116 63q-8 5-17 4q0 20 17 32z', '#ffe9a0'),
    inked('M117 70l4 9h9l-7 6l3 9l-9-6l-9 6l3-9l-7-6h9z', '#8c2f1f', 1.2),
  )

const engine = (): string =>
  all(
    inked('M150 32L184 46V140L150 146z', STEEL[2], 2.5),
    panes(places(159, 60), 15, 11, '#ffd67a', false),
    inked(box(80, 42, 74, 98), STEEL[1], 2.5),
    rect(81, 43, 12, 96, STEEL[0]) + rect(141, 43, 12, 96, STEEL[2]),
    inked('M104 42l-4-22h36l-4 22z', '#2b3336', 2.5),
    fill('M101 21h11l2 20h-9z', '#5d6a6c'),
    inked(box(96, 14, 44, 8), '#3d484a', THIN),
    spot(117, 82, 35, STEEL[2], 3) + spot(117, 82, 29, STEEL[1]),
    fill('M92 98a29 29 0 0 1 41-41a38 38 0 0 0-41 41z', STEEL[0]),
    spots(around(117, 82, 32, 14), 1.9, '#dfe8e2'),
    shield(),
    spot(117, 45, 12, '#2b3336', 2.5) + spot(117, 45, 8.5, '#fffbe0'),
  )

const plough = (): string =>
  all(
    inked(box(74, 116, 86, 12), '#a3301f', 2.5),
    rect(75, 117, 84, 4, '#d9573f'),
    spot(90, 122, 6, '#3d484a', THIN) + spot(144, 122, 6, '#3d484a', THIN),
    inked('M76 128H158L174 156H60z', '#39454a', 2.5),
    line('M90 130L78 154M104 130L98 154M117 130V154M130 130L136 154M144 130L156 154', 3, '#8d9c98'),
  )

/** A signal that shows red beside the line. */
const signal = (): string =>
  all(
    line('M30 150V84', 6) + line('M30 150V84', 2.5, '#8a93a0'),
    inked(box(22, 66, 16, 32, 6), '#20262e', THIN),
    spot(30, 75, 4.5, '#ff5a48') + spot(30, 89, 4, '#2f4a38'),
    glow(30, 75, 26, '#ff5a48', 0.8),
    inked('M36 102l24 6v7l-24-6z', '#c8402f', 1.5) + fill('M46 105l7 2v6l-7-2z', '#fff'),
  )

const rails = (): string =>
  all(
    fill('M30 157h176l6 7H24zM174 146h106v6H180z', '#54382a'),
    line('M62 156L44 170M172 156L190 170M180 142L280 136', 4, '#c0c9cf'),
  )

export const armouredTrain = (): string =>
  target(
    'armoured train',
    night(),
    smoke(),
    glow(117, 48, 110, '#fff3c4', 0.6),
    signal(),
    rails(),
    wagons(),
    engine(),
    plough(),
    glow(117, 45, 34, '#fff3c4', 0.9),
    fill('M60 156L-20 168H254L174 156z', beam('#fff3c4'), 0.6),
  )
