import { box, fill, inked, line } from '../draw.ts'
import { all, at, dotted, fade, glow, panes, places, rect, row, spots, THIN } from '../scenery.ts'
import { street, target } from './frame.ts'

const MAGENTA = ['#c2589a', '#86306c', '#4d1747'] as const

const night = (): string =>
  all(
    rect(0, 0, 280, 164, fade('#140b2e', '#4a1b5c', '#a8406f')),
    rect(0, 0, 280, 154, dotted('#7a2f80'), 0.4),
    fill('M30 150L-20 0H30zM250 150L300 0H250zM60 150L40 0H70zM220 150L240 0H210z', '#ffd9f0', 0.2),
    spots(places(12, 20, 40, 9, 84, 14, 198, 12, 250, 34, 268, 8, 14, 50, 264, 60), 1, '#fff'),
  )

function tier(x: number, y: number, w: number): string {
  const [light, middle, dark] = MAGENTA
  return all(
    inked(box(x, y, w, 154 - y), middle, THIN),
    rect(x + 1, y, 9, 154 - y, light),
    rect(x + w - 12, y, 11, 154 - y, dark),
    inked(box(x - 3, y - 5, w + 6, 7), '#e3b04b', 1.5),
  )
}

const spade = (): string =>
  all(
    glow(140, 48, 62, '#ffb84a', 0.75),
    inked('M140 12q36 28 19 49q-12 9-17-4l6 22h-16l6-22q-5 13-17 4q-17-21 19-49z', '#ffd45e'),
    fill('M140 20q-26 24-15 37q7 4 10-3q-5-15 5-34z', '#fff6c8'),
  )

function marquee(): string {
  const bulbs = row(46, (i): [number, number] => [34 + (i % 23) * 9.6, i < 23 ? 92 : 119])
  const heart = 'm0 6q-9-6-8-11q4-5 8 0q4-5 8 0q1 5-8 11z'
  const diamond = 'm0-9l7 9l-7 9l-7-9z'
  return all(
    inked('M30 90H250L256 121H24z', '#220a2a', 2.5),
    fill(`M56 105${diamond}M98 106${heart}M182 106${heart}M224 105${diamond}`, '#ff4d6d'),
    fill('M140 95a5 5 0 0 1 5 7a5 5 0 1 1-3 8l1 5h-6l1-5a5 5 0 1 1-3-8a5 5 0 0 1 5-7z', '#8ff0ff'),
    spots(bulbs, 2.4, '#ffefb0'),
    glow(140, 106, 140, '#ffd060', 0.35, 34),
  )
}

const doors = (): string =>
  all(
    inked(box(96, 124, 88, 30), '#2b0d2c', THIN),
    inked('M101 154V128h36v26zM143 154V128h36v26z', fade('#fff6cf', '#ffc14a'), 1.5),
    line('M119 128V154M161 128V154', THIN, '#86306c'),
    spots(places(133, 143, 147, 143), 2, '#2b0d2c'),
    panes(places(40, 128, 62, 128, 200, 128, 222, 128), 16, 22, fade('#ffeaa6', '#f08a4a')),
  )

/** A die as a sign on a roof. */
function die(x: number, y: number, turn: number, pips: [number, number][]): string {
  const side = all(
    inked(box(-15, -15, 30, 30, 4), '#fff6e4', 2.5),
    fill('M9-14h5v28h-28v-5h23z', '#dcbcc4'),
    spots(pips, 3.2, '#c8203f'),
  )
  return line(`M${x - 6} ${y + 8}v24M${x + 6} ${y + 8}v24`, 3) + glow(x, y, 30, '#ffd9f0', 0.5) + at(x, y, side, turn)
}

const carpet = (): string =>
  fill('M112 150h56l14 14H98z', '#c8203f') + fill('M112 150h8l-8 14H98zM160 150h8l14 14h-14z', '#e3b04b')

export const casino = (): string =>
  target(
    'casino',
    night(),
    die(58, 44, -12, places(0, 0, -7, -7, 7, 7, -7, 7, 7, -7)),
    die(222, 44, 12, places(0, 0, -7, -7, 7, 7)),
    tier(26, 74, 228),
    tier(76, 44, 128),
    tier(94, 12, 92),
    line('M104 24v60M176 24v60M86 56v28M194 56v28', 3, MAGENTA[2]),
    panes(places(38, 80, 54, 80, 218, 80, 234, 80), 8, 8, '#ffdf8a', false),
    spade(),
    marquee(),
    doors(),
    street('#1d1026', '#7d4a78', '#ff8ad0'),
    carpet(),
  )
