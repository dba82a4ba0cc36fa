/** Wide backdrops: the bar of the saloon, where three strangers wait (720x300), and the land behind the town (960x260). */
import { box, circle, fill, group, halftone, inked, line, path, random } from '../draw.ts'
import { STUFF } from '../palette.ts'
import { all, card, fade, glow, ledge, rect, row, THIN } from '../scenery.ts'

const [WIDTH, HEIGHT] = [720, 300]
const GLASS = ['#3f7d5a', '#b5702a', '#8c2f3c', '#dfe9ea', '#d59d2e', '#41618f']

/** A row of bottles on a shelf, by a seed. */
function bottles(x: number, y: number, count: number): string {
  const roll = random(`bottles ${x} ${y}`)
  const shapes: Record<string, string> = {}
  for (let i = 0; i < count; i++) {
    const colour = GLASS[Math.floor(roll() * GLASS.length)]!
    const high = 22 + Math.floor(roll() * 12)
    shapes[colour] = (shapes[colour] ?? '') + path`M${x + i * 15} ${y}v${-high}l3 -5v-8h5v8l3 5v${high}z`
  }
  return Object.entries(shapes)
    .map(([colour, shape]) => inked(shape, colour, 1.6))
    .join('')
}

/** Draw the same again, mirrored, at the right. */
const twice = (id: string, part: string): string =>
  `<g id="${id}">${part}</g><use href="#${id}" transform="matrix(-1 0 0 1 ${WIDTH} 0)"/>`

const cabinet = (): string =>
  all(
    inked(box(24, 40, 180, 146, 4), '#2a170d', 3),
    bottles(32, 84, 11) + bottles(32, 132, 11) + bottles(32, 178, 11),
    ...[84, 132, 180].map((y) => ledge(20, y, 188, 6, STUFF.wood)),
  )

/** Shelves at both sides of a mirror. */
const shelves = (): string =>
  all(
    twice('shelves', cabinet()),
    inked('M236 196V62Q236 24 360 20Q484 24 484 62V196z', STUFF.brass[1], 3),
    inked('M248 192V66Q248 36 360 32Q472 36 472 66V192z', fade('#f6dca0', '#c99a5c', '#8a6a4a'), 2),
    fill('M262 186V80L322 40H362L262 150zM300 190L430 46L456 54L336 190z', '#fff6dc', 0.35),
    // the swing doors and the street, mirrored
    fill('M330 192V110H392V192z', '#fff3c4', 0.8) +
      fill('M330 120h28v56h-28zM364 120h28v56h-28z', '#a8713c', 0.8) +
      line('M334 130h20M334 140h20M334 150h20M368 130h20M368 140h20M368 150h20', 2.4, '#6a4220', 0.8),
    // a bull's skull above
    inked('M344 30Q300 30 296 8Q320 18 344 14H376Q400 18 424 8Q420 30 376 30L370 58H350z', '#f6ead0', 2.5) +
      line('M352 34h.1M368 34h.1', 6),
  )

const lamp = (x: number): string =>
  all(
    glow(x, 52, 90, '#ffe09a', 0.75),
    line(path`M${x} 0V26`, 3),
    inked(path`M${x - 22} 46Q${x - 18} 26 ${x} 26T${x + 22} 46z`, '#2f6f66', 2.5),
    inked(path`M${x - 9} 46h18l-3 14h-12z`, '#fff6cf', THIN),
  )

/** The counter in front, with a rail of brass. Cards may stand on it. */
const counter = (): string =>
  all(
    rect(0, 228, WIDTH, 72, '#5a3218'),
    inked(row(8, (i) => box(12 + i * 90, 246, 66, 46, 4)).join(''), '#6f4021', 2),
    line(row(8, (i) => path`M${17 + i * 90} 286V251h56`).join(''), 2, '#9a6238'),
    ledge(0, 214, WIDTH, 16, ['#c98a4e', '#94592c', '#56300f']),
    line('M0 238H720', 6) + line('M0 238H720', 3, STUFF.brass[0]),
  )
const mug = (x: number): string =>
  group(
    `translate(${x} 214)`,
    line('M14 -22q12 0 10 9t-12 8', 5) +
      inked('M-14 0V-28H14V0z', '#e0a03a', 2) +
      inked('M-17 -24q-3 -10 8 -10q8 -8 16 0q12 -2 11 10q-8 6 -12 0q-10 6 -23 0z', '#fffaf0', 2) +
      line('M-6 -16v11M2 -16v11', 2.4, '#fff1b8'),
  )

export const saloon = (): string =>
  card(WIDTH, HEIGHT, 'saloon', [
    rect(0, 0, WIDTH, HEIGHT, fade('#5a3320', '#7d4a2a', '#4a2816')),
    line(row(19, (i) => path`M${i * 40} 0V220`).join(''), 2, '#3a2012'),
    rect(0, 0, WIDTH, 12, '#2f1a0e'),
    shelves(),
    twice('lamp', lamp(220)),
    twice('mug', mug(90)),
    counter(),
  ])

/** The sky at noon, mesas, a water tower and the rails that lead away. */
export const horizon = (): string =>
  card(960, 260, 'horizon', [
    rect(0, 0, 960, 260, fade('#6fb8b4', '#e9c88b', '#f3b06a')),
    fill(
      row(20, (i) => {
        const [a, b] = [i, i + 0.5].map((n) => (n * 2 * Math.PI) / 20) as [number, number]
        return path`M480 120L${Math.round(480 + 620 * Math.cos(a))} ${Math.round(120 + 620 * Math.sin(a))}L${Math.round(480 + 620 * Math.cos(b))} ${Math.round(120 + 620 * Math.sin(b))}z`
      }).join(''),
      '#fff3c8',
      0.3,
    ),
    fill(circle(480, 120, 92), '#fff3c8', 0.9),
    fill(
      'M40 60q0 -18 18 -16q6 -20 28 -14q16 -10 26 6q16 2 12 24zM700 44q0 -14 14 -12q6 -16 24 -10q16 -8 20 6q14 0 12 16zM250 30q2 -12 16 -10q8 -12 22 -4q14 -4 16 14z',
      '#fffaf0',
      0.85,
    ),
    fill(
      'M-4 200L30 96H92L104 136H132L146 200zM640 200L664 116H700L710 84H772L796 200zM840 200L862 128H930L964 190V200z',
      '#c8673a',
    ),
    fill('M72 96H92L104 136H132L146 200H110zM752 84H772L796 200H766zM910 128H930L964 190V200H930z', '#8a3d20'),
    fill('M30 96H92L94 104H28zM710 84H772L774 92H708zM862 128H930L934 136H860z', '#eca56c'),
    fill('M-4 196Q240 180 480 192T964 188V264H-4z', '#d99a56'),
    halftone(960, 260, '#b0703a', { from: 0.76, to: 1.1, angle: 0, step: 9 }),
    fill('M-4 232Q300 214 600 228T964 222V264H-4z', '#a8653a'),
    // a water tower, cacti and telegraph poles
    line('M196 206V140M232 206V140M196 150l36 46M232 150l-36 46', 5, '#4a2b12') +
      inked('M188 142V104h52v38z', '#8a5530', 2.5) +
      inked('M182 104l32 -22l32 22z', '#5c3a22', 2.5) +
      line('M188 116H240M188 132H240', 2.4, '#4a2b12'),
    line(
      'M600 214V162M600 190Q584 190 586 172M600 196Q616 196 614 180M334 226V184M334 206Q322 206 323 192',
      9,
      '#4f6b3a',
    ),
    line(
      'M420 214V150M408 158H432M830 216V140M816 150H844M0 150Q200 190 408 158M432 158Q640 196 816 150M844 150Q900 176 960 160',
      2.6,
      '#4a2b12',
    ),
  ])
