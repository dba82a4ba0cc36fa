/** The city behind the hideouts: one wide picture whose ends meet. */
import { circle, fill, line, path, pick, random, type Tones } from './draw.ts'
import { all, fade, glow, rect, rise, row, scene, spot, spots } from './scenery.ts'
import type { DrawSet } from './sets.ts'

/** Wider than screens are, so that one sees one moon. */
export const [WIDTH, HEIGHT] = [1920, 260]

interface Layer {
  seed: string
  colours: Tones
  lowest: number
  highest: number
  narrow: number
  wide: number
  /** The share of windows with light. */
  lit: number
}

interface Tower {
  x: number
  w: number
  top: number
  kind: number
}

/** Towers side by side; the last ends where the first begins. */
function towers({ seed, lowest, highest, narrow, wide }: Layer): Tower[] {
  const roll = random(seed)
  const widths: number[] = []
  let used = 0
  while (used < WIDTH) {
    const w = Math.round(narrow + roll() * (wide - narrow))
    widths.push(w)
    used += w
  }
  const squeeze = WIDTH / used
  let x = 0
  return widths.map((w) => {
    const left = Math.round(x)
    x += w * squeeze
    return {
      x: left,
      w: Math.round(x) - left,
      top: Math.round(HEIGHT - lowest - roll() * (highest - lowest)),
      kind: Math.floor(roll() * 7),
    }
  })
}

/** A tower's outline from its left foot to its right: flat, stepped, with a spire, a tank, a gable, a dome or terraces. */
function outline({ w, kind }: Tower): string {
  const [third, half] = [Math.round(w / 3), Math.round(w / 2)]
  const rest = w - 2 * third
  const mast = half - third - 1
  const terrace = Math.round(w / 6)
  const top = w - 4 * terrace
  const tops = [
    path`h${w}`,
    path`h${third}v-16h${rest}v16h${third}`,
    path`h${third}v-14h${mast}v-26h2v26h${rest - mast - 2}v14h${third}`,
    path`h6v-4h2v-12l8-6l8 6v12h2v4h${w - 26}`,
    path`l${half}-18l${w - half} 18`,
    path`h${third}q0-16 ${rest / 2}-18t${rest / 2} 18h${third}`,
    path`h${terrace}v-18h${terrace}v-22h${top / 2 - 1}v-30h2v30h${top / 2 - 1}v22h${terrace}v18h${terrace}`,
  ]
  return tops[kind]!
}

/** Windows of a layer as dashes of upright lines: a line is a file of windows, and short to write. */
function lights(list: Tower[], { seed, lit }: Layer): string[] {
  const roll = random(`${seed} lights`)
  const files = DASHES.map((): string[] => [])
  for (const { x, w, top } of list) {
    for (let column = x + 8; column < x + w - 5; column += 9) {
      if (roll() > lit) continue
      const from = top + 8 + 10 * Math.floor(roll() * 3)
      pick(files, roll).push(path`M${column} ${from}v${Math.min(45 + 10 * Math.floor(roll() * 14), HEIGHT - from)}`)
    }
  }
  return files.map((some) => some.join(''))
}

/** Which windows of a file have light, and its colour. */
const DASHES = [
  ['5 5 5 5 5 15 5 25', '#ffc766'],
  ['5 15 5 5 5 35', '#ffb45c'],
  ['5 25 5 45', '#fff0b8'],
] as const

const windows = (shape: string, [dashes, colour]: readonly [string, string]): string =>
  shape &&
  `<path stroke="${colour}" stroke-width="4" stroke-linecap="butt" stroke-dasharray="${dashes}" d="${shape}"/>`

function layer(how: Layer): string {
  const [light, middle] = how.colours
  const list = towers(how)
  const shape = list.map((tower) => path`M${tower.x} ${HEIGHT}V${tower.top}${outline(tower)}V${HEIGHT}`).join('')
  const edges = list.map(({ x, top }) => path`M${x + 1.5} ${HEIGHT}V${top}`).join('')
  const files = lights(list, how).map((file, i) => windows(file, DASHES[i]!))
  return fill(shape, middle) + line(edges, 3, light) + files.join('')
}

const moon = (): string =>
  all(
    glow(330, 74, 130, '#fff0c4', 0.6),
    spot(330, 74, 40, '#fdf0cb'),
    fill('M313 50a40 40 0 0 0 47 58a40 40 0 0 1-47-58z', '#e8cf98', 0.8),
    fill(circle(318, 66, 7) + circle(342, 58, 5) + circle(336, 86, 6), '#e8cf98', 0.8),
  )

const clouds = (): string =>
  fill(
    'M180 96q30-14 60-4q20-14 50 0q40-8 70 6q30-4 50 6q-120 8-230-8zM900 60q40-16 80-4q40-12 70 4q40-2 60 8q-110 8-210-8zM1500 90q30-12 60-4q40-14 70 2q30-2 50 8q-90 6-180-6z',
    '#5f6f9c',
    0.4,
  )

const beams = (): string =>
  fill('M700 260L760-10H840zM1380 260L1250-10H1330zM1390 260L1470-10H1540z', rise('#fff0c4'), 0.5)

function stars(): string {
  const roll = random('stars')
  const some = (count: number): [number, number][] =>
    row(count, () => [Math.round(roll() * WIDTH), Math.round(roll() * 110)])
  return spots(some(22), 0.8, '#b9c6e8') + spots(some(14), 1.3, '#fff')
}

const FAR = {
  seed: 'far',
  colours: ['#3d4f7c', '#31426b', '#2a3860'] as const,
  lowest: 110,
  highest: 200,
  narrow: 46,
  wide: 92,
  lit: 0.16,
}
const NEAR = {
  seed: 'near',
  colours: ['#2a3a60', '#1b2846', '#141d35'] as const,
  lowest: 50,
  highest: 120,
  narrow: 50,
  wide: 104,
  lit: 0.4,
}

export const skyline: DrawSet = () => ({
  city: scene(WIDTH, HEIGHT, [
    rect(0, 0, WIDTH, HEIGHT, fade('#0a1022', '#22345a', '#6a4a5c', '#b8754a')),
    stars(),
    beams(),
    moon(),
    clouds(),
    layer(FAR),
    layer(NEAR),
  ]),
})
