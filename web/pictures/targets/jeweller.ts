import { clip, fill, group, INK, inked, line } from '../draw.ts'
import { STUFF } from '../palette.ts'
import {
  all,
  beam,
  dotted,
  fade,
  glow,
  ledge,
  places,
  rect,
  row,
  sparkle,
  spot,
  spots,
  THIN,
  wall,
} from '../scenery.ts'
import { street, target } from './frame.ts'

const TEAL = ['#4f9aa0', '#256a74', '#123d49'] as const
const GOLD = '#e3b04b'
const PANE = 'M58 148V73q82-30 164 0V148z'

const house = (): string =>
  all(
    rect(0, 0, 280, 164, fade('#0b1830', '#27506a')),
    wall(14, 12, 252, 142, TEAL, 14, rect(14, 12, 252, 142, dotted('#123d49'), 0.4)),
    ledge(8, 6, 264, 11, ['#9fd6cf', '#4b939a', '#1f5560']),
    inked('M34 24h32v18H34zM214 24h32v18h-32z', '#123d49', 1.5),
    rect(38, 28, 24, 10, '#ffdf8a') + rect(218, 28, 24, 10, '#ffdf8a'),
    inked('M20 60h22v94H20zM238 60h22v94h-22z', '#0f333e', 1.5),
    rect(24, 64, 14, 88, TEAL[0]) + rect(242, 64, 14, 88, TEAL[1]),
    fill('M31 70l7 10l-7 10l-7-10zM249 70l7 10l-7 10l-7-10zM31 124l7 10l-7 10l-7-10zM249 124l7 10l-7 10l-7-10z', GOLD),
  )

/** A board with a ring between two stars. */
const sign = (): string =>
  all(
    inked('M70 18H210L202 50H78z', '#0f2c38', THIN),
    line('M75 21H205L199 47H81z', 1.5, GOLD),
    spot(140, 38, 7, 'none', 3, GOLD),
    fill('M132 27l4-6h8l4 6l-8 7z', '#bff4ff'),
    fill(sparkle(108, 34, 8) + sparkle(172, 34, 8), GOLD),
  )

function window(): string {
  const rays = row(9, (i) => group(`rotate(${i * 22 - 88} 140 108)`, fill('M140 108l-5-90h10z', '#fffbe6', 0.5))).join(
    '',
  )
  return all(
    inked('M52 152V70q88-34 176 0V152z', '#0b2129'),
    fill(PANE, fade('#fff6d0', '#ffcf6b', '#e89a3a')),
    clip(PANE, rays),
    inked('M58 148V73q16-7 32-11q-4 40-32 60zM222 148V73q-16-7-32-11q4 40 32 60z', '#7a2450', 1.5),
    line('M66 70q-2 30-8 46M214 70q2 30 8 46M76 67q-2 26-12 46M204 67q2 26 12 46', 2.5, '#b04f80'),
    fill('M58 148v-8q82-14 164 0v8z', '#7a2450'),
    inked('M96 138q44-12 88 0l-6 9h-76z', '#b04f80', 1.5),
  )
}

const diamond = (): string =>
  all(
    inked('M88 94L108 70H172L192 94L140 142z', '#8fe6f7'),
    fill('M88 94L108 70L118 94zM140 70l22 24h-44z', '#e9fdff'),
    fill('M192 94L172 70L162 94zM162 94L140 142L192 94z', '#3fa9c9'),
    fill('M118 94L140 142L162 94z', '#bff4ff'),
    line('M88 94H192M108 70L118 94L140 142L162 94L172 70M118 94L140 70L162 94', 1.6, '#14505e'),
    fill(sparkle(188, 74, 13) + sparkle(102, 116, 8), '#fff'),
  )

const PEARLS = places(71, 124, 73, 130, 77, 135, 82, 136, 87, 134, 90, 129, 92, 123)

const treasures = (): string =>
  all(
    inked('M64 146q-1-20 7-26q6-2 6-12h8q0 10 6 12q8 6 7 26z', '#efe0d0', 1.5),
    spots(PEARLS, 3, INK) + spots(PEARLS, 2.2, '#fff'),
    inked('M188 146l-4-25l10 10l8-15l8 15l10-10l-4 25z', GOLD, 1.5),
    spots(places(202, 138, 193, 140, 211, 140), 2.6, '#c8402f'),
    line('M189 129l4 4M202 120l-4 8', 1.5, STUFF.brass[0]),
  )

export const jeweller = (): string =>
  target(
    'jeweller',
    house(),
    sign(),
    window(),
    diamond(),
    treasures(),
    glow(140, 90, 110, '#fff6d0', 0.2),
    street('#16202e', '#6f8a93', '#ffd67a'),
    fill('M58 151h164l20 13H38z', beam('#ffd67a')),
  )
