/**
 * Night scenes of Men of Mayhem, 220x150, in two layers of one size: a scene with its sign switched off, and the light
 * of the sign in white on nothing. A tile shows the scene as `<img>` and over it an element with the colour of the gang
 * in control as `background` and the second layer as `mask-image`. The core of the tube is left out of the mask, so that
 * the white core in the scene shows. Motifs stand between y 30 and 116; meeples have the tarmac below.
 */
import { box, fill, grain, group, inked, line, path, random, short, type Tones } from '../../draw.ts'
import { all, beam, fade, glow, rect, rise, row, scene, spots } from '../../scenery.ts'
import { SIGNS, type SignName } from '../signs.ts'

export const [WIDTH, HEIGHT] = [220, 150]
/** The height of the kerb. */
export const GROUND = 116
const SHARE = 0.4 // of the height that a reflection keeps
const TUBE = 4.2

export interface Site {
  sky: readonly [above: string, middle: string, below: string]
  /** What lies behind the house: the town if left out. */
  back?: string
  house: string
  /** What stands on the tarmac before the house, without a reflection. */
  front?: string
  sign: SignName
  /** The middle and the size of the sign. */
  place: readonly [x: number, y: number, size: number]
  /** The board behind the sign: none if left out. */
  board?: 'box' | 'posts'
  ground?: readonly [far: string, near: string]
  /** A room instead of a street. */
  indoors?: boolean
}

/** Mix two colours: 0 is the first. */
export function mix(from: string, to: string, share: number): string {
  const parts = (hex: string): number[] => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))
  const other = parts(to)
  return `#${parts(from)
    .map((part, i) => Math.round(part + (other[i]! - part) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
}
export const darker = (colour: string, share: number): string => mix(colour, '#06080d', share)
export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share)
/** Three tones of a colour. */
export const tones = (colour: string): Tones => [lighter(colour, 0.22), colour, darker(colour, 0.5)]

/** A block with a roof and a right side, lit from the upper left. */
export function block(x: number, top: number, w: number, colour: string, depth = 12, bottom = GROUND): string {
  const h = bottom - top
  const up = depth * 0.5
  return all(
    fill(path`M${x} ${top}l${depth} ${-up}h${w}l${-depth} ${up}z`, lighter(colour, 0.2)),
    fill(path`M${x + w} ${top}l${depth} ${-up}v${h}l${-depth} ${up}z`, darker(colour, 0.6)),
    rect(x, top, w, h, w > 60 ? fade(darker(colour, 0.28), lighter(colour, 0.05)) : darker(colour, 0.12)),
    w > 60 ? rect(x, top, 2, h, lighter(colour, 0.35), 0.6) : '',
  )
}

const WARM = ['#ffeaa8', '#f5a742'] as const
export const DARK = '#121926'

/** Windows in a grid. `lit` says which have light, row by row: '1011'. */
export function windows(
  [x, y]: readonly [number, number],
  [columns, rows]: readonly [number, number],
  [w, h, gapX, gapY]: readonly [number, number, number, number],
  lit: string,
  light: readonly string[] = WARM,
): string {
  const bright = row(columns * rows, (i) => i)
    .filter((i) => lit[i % lit.length] === '1')
    .map((i) => box(x + (i % columns) * (w + gapX), y + Math.floor(i / columns) * (h + gapY), w, h))
  // dashes are shorter than boxes
  const dashes = (left: number, on: number, colour: string): string => {
    const lines = row(rows, (j) => path`M${left} ${y + j * (h + gapY) + h / 2}H${x + columns * (w + gapX) - gapX}`)
    const gaps = columns > 1 ? ` stroke-dasharray="${short(on)} ${short(w + gapX - on)}"` : ''
    return `<path stroke-linecap="butt"${gaps} stroke="${colour}" stroke-width="${h}" d="${lines.join('')}"/>`
  }
  const bars = w > 8 && columns > 1 ? dashes(x + w / 2, 1, '#0c1018') : ''
  return dashes(x, w, DARK) + fill(bright.join(''), fade(...light)) + bars
}

/** A lit opening with a dark frame: a door, a shop window, a gate. */
export const opening = (x: number, y: number, w: number, h: number, light: readonly string[] = WARM): string =>
  inked(box(x, y, w, h), fade(...light), 2, '#0c0e13')

export const door = (x: number, w: number, h: number, light?: readonly string[]): string =>
  opening(x, GROUND - h, w, h, light) + line(path`M${x + w / 2} ${GROUND - h}v${h}`, 1, '#0c0e13')

/** Boards, blinds or courses of stones. */
export const stripes = (
  x: number,
  y: number,
  w: number,
  count: number,
  step: number,
  colour: string,
  width = 1,
): string => line(row(count, (i) => path`M${x} ${y + i * step}h${w}`).join(''), width, colour)

/** A street lamp: `side` is 1 if its arm reaches to the right. */
export function lamp(x: number, top = 50, side = 1, light = '#ffd58a'): string {
  const end = x + 14 * side
  return all(
    fill(path`M${end - 3} ${top + 4}L${end - 22} ${GROUND + 18}h44L${end + 3} ${top + 4}z`, beam(light), 0.8),
    glow(end, GROUND + 17, 26, light, 0.5, 5),
    line(path`M${x} ${GROUND + 4}V${top + 6}q0-7 ${6 * side}-7h${8 * side}`, 2.8, '#05070a'),
    line(path`M${end - 4} ${top + 1}h8`, 4, '#0b0e13'),
    glow(end, top + 4, 14, light, 0.9),
    line(path`M${end - 2} ${top + 4}h4`, 2.6, '#fff4d0'),
  )
}

export const smoke = (x: number, y: number, colour = '#c8c2cc'): string =>
  [0, 1, 2, 3].map((i) => glow(x + 6 * i + i * i, y - 9 * i, 7 + 2.4 * i, colour, 0.34)).join('')

/** A pine of a height. */
export const pine = (x: number, h: number, colour = '#12302c'): string => {
  const half = (side: number): string =>
    path`M${x} ${GROUND - h}l${side * h * 0.2} ${h * 0.34}h${-side * h * 0.1}l${side * h * 0.17} ${h * 0.3}h${-side * h * 0.1}l${side * h * 0.16} ${h * 0.36}H${x}z`
  return fill(half(1), colour) + fill(half(-1), lighter(colour, 0.14))
}

/** A wheel of a car. */
export const wheels = (where: [number, number][], r: number): string =>
  spots(where, r, '#07090c') + spots(where, r * 0.45, '#8f99a6')

/** A car from the side, 46 long, whose wheels stand at y 0. Its nose is at the right. */
export const car = (colour: string, stripe = colour): string =>
  all(
    glow(23, 1, 26, '#000000', 0.8, 3.5),
    fill('M0-3v-7q0-2 3-3l7-1l4-6q1-2 3-2h12q2 0 3 2l5 6l6 1q3 1 3 5v5z', colour),
    rect(9, -10, 24, 5, stripe),
    fill('M15.5-20H21v6h-9.5zM23-20h6.5l4 6H23z', '#16202e'),
    wheels(
      [
        [10, -3],
        [36, -3],
      ],
      4.6,
    ),
    spots([[45, -8]], 1.3, '#fff2c0') + spots([[1, -8]], 1.2, '#ff4a3a'),
    fill('M46-9l34-3v14z', '#ffe9a8', 0.25),
  )

/** The roofs of the town, seeded. */
export function town(seed: string, colour: string): string {
  const roll = random(`town ${seed}`)
  let x = -4
  let roofs = `M-4 ${GROUND}`
  let lights = ''
  while (x < WIDTH) {
    const [w, top] = [14 + Math.floor(roll() * 18), 62 + Math.floor(roll() * 30)]
    roofs += path`V${top}h${w}`
    for (let i = 0; i < 2; i++)
      if (roll() > 0.4) lights += path`M${Math.floor(x + 4 + roll() * (w - 8))} ${Math.floor(top + 6 + roll() * 14)}h0`
    x += w
  }
  return fill(`${roofs}V${GROUND}z`, colour) + line(lights, 2, '#ffc766', 0.7)
}

/** Bare hills. */
export const hills = (colour: string): string =>
  fill(`M-4 ${GROUND}V92L34 66L66 86L104 58L150 88L190 64L224 84V${GROUND}z`, colour)

function sky(seed: string, { sky: [above, middle, below], indoors }: Site): string {
  const roll = random(`stars ${seed}`)
  const where = row(16, (): [number, number] => [Math.floor(roll() * WIDTH), Math.floor(roll() * 56)])
  return rect(0, 0, WIDTH, GROUND, fade(above, middle, below)) + (indoors ? '' : spots(where, 0.7, '#e8ecff'))
}

const sign = ({ sign: name, place: [x, y, k] }: Site, draw: (shape: string) => string): string =>
  group(path`translate(${x} ${y}) scale(${k})`, draw(SIGNS[name]))

/** The board of a sign, its tubes switched off. */
function board(site: Site): string {
  const [x, y, k] = site.place
  const [w, h] = [64 * k, 54 * k]
  const plate =
    inked(box(x - w / 2, y - h / 2, w, h, 5), '#151019', 1.5, '#5a4a5c') +
    line(box(x - w / 2 + 2.5, y - h / 2 + 2.5, w - 5, h - 5, 3), 0.8, '#8a7a80', 0.5)
  const posts = line(path`M${x - w / 3} ${y + h / 2}v12M${x + w / 3} ${y + h / 2}v12`, 3, '#0b0d12')
  return all(
    site.board === 'posts' ? posts : '',
    site.board ? plate : '',
    sign(site, (shape) => line(shape, TUBE, '#6b6f7a') + line(shape, 1.2, '#fff6e6')),
  )
}

const DASHES = line(path`M-4 ${HEIGHT - 9}H224`, 1.6, '#f2b632', 0.5).replace('fill', 'stroke-dasharray="14 12" fill')

/** The tarmac, wet: the house stands in it upside down. */
function tarmac({ ground: [far, near] = ['#2a2d35', '#14161b'], indoors }: Site): string {
  const flip = path`matrix(1 0 0 ${-SHARE} 0 ${GROUND * (1 + SHARE) + 2})`
  return all(
    rect(0, GROUND, WIDTH, HEIGHT - GROUND, fade(far, near)),
    `<use href="#house" transform="${flip}" opacity=".38"/>`,
    rect(0, GROUND, WIDTH, HEIGHT - GROUND, rise(near)),
    rect(0, GROUND, WIDTH, 2.5, '#5a5f6c') + rect(0, GROUND + 2.5, WIDTH, 1.5, '#0b0d11'),
    indoors ? '' : DASHES,
  )
}

/** The scene of a site, without the light of its sign. */
export const unlit = (id: string, site: Site): string =>
  scene(WIDTH, HEIGHT, [
    sky(id, site),
    site.back ?? town(id, darker(site.sky[1], 0.45)),
    glow(110, GROUND, 130, site.sky[2], 0.6, 60),
    `<g id="house">${site.house}${board(site)}</g>`,
    tarmac(site),
    site.front ?? '',
    grain(WIDTH, HEIGHT, id, '#fff3d6', 0.16),
  ])

/** The light of the sign: a mask. */
export function neon(site: Site): string {
  const [x, y, k] = site.place
  const tube = sign(site, (shape) => `<path id="tube" d="${shape}"/>`)
  const use = (width: number, colour: string, more = ''): string =>
    `<use href="#tube" stroke="${colour}" stroke-width="${width}"${more}/>`
  const placed = (inside: string): string => tube.replace(/<path[^>]*>/, inside)
  return scene(WIDTH, HEIGHT, [
    `<defs><path id="tube" d="${SIGNS[site.sign]}"/></defs>`,
    `<mask id="core">${placed(use(TUBE + 1, '#fff') + use(1, '#000'))}</mask>`,
    glow(x, y, 58 * k, '#ffffff', 0.45, 46 * k),
    placed(use(TUBE * 2.6, '#fff', ' stroke-opacity=".28"')),
    `<g mask="url(#core)">${placed(use(TUBE + 0.6, '#fff'))}</g>`,
    glow(x, GROUND + 14, 44 * k, '#ffffff', 0.5, 10),
  ])
}
