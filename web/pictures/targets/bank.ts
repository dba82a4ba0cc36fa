import { box, circle, clip, fill, group, INK, inked, line } from '../draw.ts'
import { all, around, dotted, fade, glow, places, rect, row, sparkle, spot, spots, THIN } from '../scenery.ts'
import { target } from './frame.ts'

const STEEL = ['#c3ced4', '#7d8b96', '#414d58'] as const

function room(): string {
  const rivets = row(24, (i): [number, number] => [
    [12, 30, 50, 130, 250, 268][i % 6]!,
    [33, 47, 103, 117][Math.floor(i / 6)]!,
  ])
  return all(
    rect(0, 0, 280, 164, fade('#7a8791', '#3f4a56')),
    rect(0, 0, 280, 146, dotted('#2f3a44'), 0.3),
    line('M0 40H280M0 110H280M56 0V164M224 0V164', 3, '#2c353f'),
    line('M0 42H280M0 112H280M58 0V164M226 0V164', 1, '#a3afb7'),
    spots(rivets, 2, '#2c353f'),
  )
}

const bars = (where: [number, number][]): string =>
  inked(where.map(([x, y]) => `M${x} ${y + 12}l4-11h20l4 11z`).join(''), '#eab23a', 1.5) +
  fill(where.map(([x, y]) => `M${x + 4} ${y + 2}h20l1 3h-22z`).join(''), '#fff0b0')

function vault(): string {
  const gold = places(100, 116, 128, 116, 156, 116, 184, 116, 114, 104, 142, 104, 170, 104, 128, 92, 156, 92, 142, 80)
  return all(
    spot(156, 78, 70, STEEL[2], 3) + spot(156, 78, 66, STEEL[1]),
    fill('M106 121A66 66 0 0 1 203 32a60 60 0 0 0-97 89z', STEEL[0]),
    spots(around(156, 78, 61, 16), 2.6, '#2c353f'),
    spot(156, 78, 54, '#2a1a10', THIN) + spot(156, 78, 51, fade('#6b3a12', '#e89a30', '#fff0b0')),
    glow(156, 100, 50, '#fff3c4', 0.9),
    line('M115 56h82M107 80h98', 4, '#6b3a12'),
    // boxes, coins and a crown on the shelves
    fill('M120 46h12v8h-12zM174 42h16v12h-16zM110 68h14v10h-14zM190 66h12v12h-12z', '#9c5a1c'),
    inked('M146 54l-3-14l7 5l5-9l5 9l7-5l-3 14z', '#f2c658', 1.5),
    line('M176 47h12M112 72h10', 1.5, '#f2c658'),
    line('M138 50v4M182 74v4M176 70v8M132 72v6', 5, '#f2c658'),
    clip(circle(156, 78, 52), bars(gold)),
    fill(sparkle(160, 80, 9) + sparkle(196, 110, 7) + sparkle(120, 106, 6), '#fff'),
  )
}

/** The round door, swung open to the left. */
function door(): string {
  const spokes = 'M-24 0H24M0-24V24M-17-17L17 17M17-17L-17 17'
  const wheel = all(
    line(spokes, 5) + line(spokes, 2.2, '#f2c658'),
    spot(0, 0, 14, 'none', 6) + spot(0, 0, 14, 'none', 3, '#f2c658'),
    spot(0, 0, 6, '#c98f2c', THIN),
  )
  return all(
    inked('M84 14c22 4 22 124 0 128l-12 4V10z', STEEL[2], 2.5),
    line('M84 24v108M91 40v76', 3, '#2c353f'),
    inked('M42 8c22-6 44 8 44 70s-22 76-44 70s-30-34-30-70s8-64 30-70z', STEEL[1]),
    fill('M42 10c-22 5-29 33-29 68s8 62 29 68c-14-12-20-40-20-68s6-56 20-68z', STEEL[0]),
    inked(circle(48, 78, 25, 50), '#5d6a75', THIN),
    fill('M48 29a24 49 0 0 0 0 98a20 49 0 0 1 0-98z', STEEL[0]),
    group('translate(48 78) scale(.66 1)', wheel),
    inked(box(216, 54, 18, 9) + box(216, 74, 18, 9) + box(216, 94, 18, 9), STEEL[0], 1.5),
  )
}

/** A bag of money with the sign of the dollar. */
const bag = (): string =>
  all(
    inked('M206 160c-8-22 8-34 16-38l-7-11h28l-7 11c10 4 24 20 16 38z', '#d0ad6c', 2.5),
    fill('M208 158c-6-18 6-30 15-35c-4 11-8 22-4 35z', '#f2dca6'),
    line('M222 122h15', 3.5, '#6b3a1c'),
    line('M236 134q-2-3-7-3q-6 0-6 5t6 5q7 0 7 6t-7 5q-6 0-7-4M229 127v30', 3, '#3f5a34'),
  )

const coins = (): string =>
  line('M192 160h10M250 160h12M254 155h9M178 162h6', 6, INK) +
  line('M192 160h10M250 160h12M254 155h9M178 162h6', 3.5, '#f2c658')

export const bank = (): string =>
  target(
    'bank',
    room(),
    vault(),
    door(),
    rect(0, 146, 280, 18, '#2a2f38'),
    rect(0, 146, 280, 3, '#8894a0'),
    line('M40 164l30-16M110 164l14-16M180 164v-16M250 164l-20-16', 1.5, '#454d59'),
    glow(150, 152, 90, '#ffd67a', 0.7, 16),
    bag(),
    coins(),
  )
