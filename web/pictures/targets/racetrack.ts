import { fill, inked, line } from '../draw.ts'
import { all, at, dotted, fade, rect, row, spot, spots, THIN } from '../scenery.ts'
import { target } from './frame.ts'

const COAT = ['#b56b36', '#7c3f1d', '#43200f'] as const
const SKIN = '#eebf94'

function stand(): string {
  const heads = row(48, (i): [number, number] => [14 + (i % 16) * 12 + (i >> 4 === 1 ? 6 : 0), 46 + (i >> 4) * 14])
  const people = ['#c8402f', '#f3e6c8', '#3f7fa8', '#e3b04b'].map((colour, k) =>
    line(
      heads
        .filter((_, i) => (i * 7 + (i >> 2)) % 4 === k)
        .map(([x, y]) => `M${x} ${y + 7}v2`)
        .join(''),
      10,
      colour,
    ),
  )
  return all(
    inked('M-4 92V36H206V92z', '#3a2533', THIN),
    ...people,
    spots(heads, 3, SKIN),
    inked('M-4 34L-4 16L214 26V36z', '#8c3b2a', THIN),
    fill('M-4 17L213 27v3L-4 23z', '#d0694a'),
    line('M60 36V92M130 36V92', 3, '#1d1420'),
    line('M30 18V0M90 21V0M150 24V0', THIN),
    inked('M30 1l18 5l-18 5zM90 1l18 5l-18 5zM150 1l18 5l-18 5z', '#f2c658', 1.5),
  )
}

const turf = (): string =>
  all(
    rect(0, 92, 280, 72, fade('#5f8f4a', '#33602f')),
    rect(0, 106, 280, 44, '#c08a55'),
    rect(0, 106, 280, 5, '#e0b47a'),
    rect(0, 143, 280, 7, '#8d5d34'),
    // the winning post
    line('M254 106V66', 6) + line('M254 106V66', 3, '#fffaf0'),
    spot(254, 56, 11, '#c8402f', THIN) + spot(254, 56, 6, '#fff') + spot(254, 56, 2.5, '#c8402f'),
    fill('M6 140q-8-12 6-14q2-12 16-8q8-10 18 0q14-2 12 10q10 4 2 12z', '#f0d5a5', 0.85),
  )

const legs = (): string =>
  all(
    inked('M84 96c-6 10-8 16-18 20l-20 4l-2 6l24-1c14-2 24-8 34-12z', COAT[1], THIN),
    inked('M166 108l22 12l26 2l10 8l5-4l-11-10l-24-4l-14-8z', COAT[1], THIN),
    inked('M46 119l-8 3l4 8l6-3zM222 127l8 8l6-4l-7-7z', '#17110e', 1),
  )

const horse = (): string =>
  all(
    inked('M104 104l-22 8l-20 14l3 5l22-11l24-5zM176 108l20 4l10 14l-5 3l-10-11l-20-1z', COAT[2], THIN),
    fill('M62 126l3 5l-6 5l-4-5zM202 126l5 0l4 9l-6 1z', '#17110e'),
    inked('M82 84q-16-10-28 2q-8 6-18 2q8 12 24 6q12-2 22 2z', '#20101a', THIN),
    // the body with neck and head
    inked(
      'M80 92c-2-14 10-20 26-19c18 2 34 6 50 2c12-4 20-16 28-24l3-9l6 6c12 3 18 12 26 18c2 5-2 9-7 8c-6-3-12-3-17-1c-4 6-6 14-10 22c-4 14-14 20-28 19c-16-2-30-4-42 0c-18 4-33-2-35-22z',
      COAT[1],
      2.5,
    ),
    fill(
      'M84 88c2-10 12-13 24-12c18 2 34 6 50 2c12-4 20-16 28-24c2 4-2 14-10 22c-14 14-40 12-60 8c-14-2-26 0-32 4z',
      COAT[0],
    ),
    fill('M92 110c14 4 22-4 40-5c20 0 36 6 46-4c-4 8-12 12-22 11c-16-2-30-4-42 0c-8 2-16 1-22-2z', COAT[2]),
    legs(),
    inked('M150 74c12-6 22-14 34-28c-14 4-28 14-34 28z', '#20101a', 1),
    spot(197, 56, 2, '#17110e'),
    line('M206 72l4-12M190 54l18 8M206 70q-20 10-40 2', 1.8, '#f3e6c8'),
  )

const jockey = (): string =>
  all(
    inked('M118 76q14 6 28 4l-2 18q-14 2-28-4z', '#f3e6c8', THIN),
    spot(131, 88, 5, '#2f6694'),
    inked('M128 82q14-2 22-8l8 14l-4 8l-6-2l2-6l-8-4z', '#fbf5e6', THIN),
    inked('M150 92l6 2l4 6h-12z', '#17110e', 1),
    inked('M122 80c-4-16 6-28 24-32c8-1 12 4 10 10c-2 12-8 20-14 24c-6 2-14 2-20-2z', '#c8402f', 2.5),
    fill('M124 78c-2-14 8-24 20-27c-8 8-10 18-10 29z', '#ee7a58'),
    fill('M138 54l3 6l6 1l-5 4l1 6l-5-3l-6 3l2-6l-5-4l6-1z', '#fff3c4'),
    inked('M146 56c8 2 12 8 16 12l10-2l2 5l-14 4c-8-4-14-8-18-12z', '#c8402f', THIN),
    spot(173, 69, 3.5, SKIN, 1.5),
    spot(160, 44, 8, SKIN, THIN),
    inked('M150 44c-2-12 18-16 20-3l8 3l-2 3q-14-2-26-3z', '#2f6694', THIN),
    line('M154 38q4-5 9-4', THIN, '#7fb6d8'),
  )

function rail(): string {
  const bars = 'M-4 150H284M22 150v20M78 150v20M134 150v20M190 150v20M246 150v20'
  return line(bars, 7) + line(bars, 4, '#fffaf0')
}

export const racetrack = (): string =>
  target(
    'racetrack',
    rect(0, 0, 280, 164, fade('#c9553a', '#f3a75a', '#ffe0a0')),
    spot(222, 42, 30, '#fff0be'),
    rect(0, 0, 280, 92, dotted('#a8402f'), 0.35),
    stand(),
    turf(),
    at(-16, 0, horse() + jockey()),
    rail(),
  )
