/** The land and the town behind scoundrels, 200x200: motifs that are printed in the colours of a trait. */
import { box, circle, fill, halftone, line, path, random } from '../draw.ts'
import type { Print } from '../palette.ts'
import { around, row } from '../scenery.ts'

export type Motif = (print: Print) => string

const print = (ground: string, dots: string, deep: string, light = '#fff2cb'): Print => ({ ground, dots, deep, light })
/** The hours and the weathers of the West. */
export const PRINTS = {
  noon: print('#efd08c', '#dd9f4e', '#7d4a24'),
  sky: print('#a5d6d8', '#62aab2', '#215f66'),
  clay: print('#eca56c', '#c8673a', '#6a2b16'),
  blood: print('#df6d50', '#a8331f', '#4d120b'),
  dusk: print('#cf9ab0', '#955680', '#472141'),
  sage: print('#cbd6a2', '#8fa86a', '#40562f'),
  teal: print('#7cc0b2', '#34877d', '#103f3c'),
  brass: print('#f6d674', '#cf9c3c', '#6f4912'),
  night: print('#5069a0', '#2c3f70', '#121d3b', '#ffe9a8'),
  rose: print('#f6bdb6', '#d97f85', '#7c3143'),
  mud: print('#bda072', '#8b6c40', '#46331c'),
  acid: print('#d6e680', '#96b83e', '#3d5514'),
  steel: print('#c3cfcc', '#84999a', '#34494c'),
  lilac: print('#dcc9e2', '#a88bbb', '#4f3965'),
  sepia: print('#e3cda2', '#bd9a66', '#65492a', '#fbeecb'),
} satisfies Record<string, Print>

const SIZE = 200
const turned = (degrees: number): [x: number, y: number] => {
  const angle = (degrees * Math.PI) / 180
  return [Math.round(240 * Math.cos(angle)), Math.round(240 * Math.sin(angle))]
}

/** The paper: plain colour with rows of dots that grow towards the ground. */
export const paper =
  (angle = -18, lines = false): Motif =>
  ({ ground, dots }) =>
    fill(box(0, 0, SIZE, SIZE), ground) + halftone(SIZE, SIZE, dots, { angle, lines, from: 0.3 })
/** Rays from a point. */
export const rays =
  (x = 100, y = 88, count = 14, opacity = 0.45): Motif =>
  ({ light }) =>
    fill(
      row(count, (i) => {
        const [a, b] = [turned((i * 360) / count), turned(((i + 0.5) * 360) / count)]
        return path`M${x} ${y}l${a[0]} ${a[1]}L${x + b[0]} ${y + b[1]}z`
      }).join(''),
      light,
      opacity,
    )
export const sun =
  (x = 100, y = 88, r = 66, opacity = 0.85): Motif =>
  ({ light }) =>
    fill(circle(x, y, r), light, opacity)
/** A ring of small dots around a sun. */
export const beads =
  (x = 100, y = 88, r = 76, count = 28): Motif =>
  ({ light }) =>
    line(
      around(x, y, r, count)
        .map(([a, b]) => path`M${a} ${b}h.1`)
        .join(''),
      5,
      light,
    )
export const mesas: Motif = ({ deep, dots }) =>
  fill('M-4 164L8 92H44L50 118H62L70 164zM132 164L140 106H152L156 76H190L204 150V164z', dots) +
  fill('M26 92H44L50 118H62L70 164H44zM172 76H190L204 150V164H180z', deep, 0.45)
export const ground: Motif = ({ deep }) => fill('M-4 158Q50 148 100 156T204 152V204H-4z', deep, 0.75)
export const hills: Motif = ({ deep, dots }) =>
  fill('M-4 150Q30 110 70 136Q120 100 160 128Q186 116 204 130V204H-4z', dots) +
  fill('M-4 176Q50 146 100 164T204 156V204H-4z', deep, 0.7)
export const peaks: Motif = ({ deep, dots, light }) =>
  fill('M-4 168L36 66L62 118L84 92L120 168zM104 168L152 52L176 104L188 90L204 120V168z', dots) +
  fill('M36 66L62 118L50 112L44 126L30 104zM152 52L176 104L164 98L152 116L142 92z', light) +
  fill('M-4 170Q100 150 204 168V204H-4z', deep, 0.75)
/** Saguaros at both sides. */
export const cacti: Motif = ({ deep }) =>
  line('M24 170V92M24 136Q4 138 6 112M24 148Q44 148 42 122', 13, deep) +
  line('M180 170V70M180 120Q202 120 200 96M180 136Q160 136 160 108', 13, deep)
export const clouds: Motif = ({ light }) =>
  fill(
    'M-4 60q0 -18 18 -16q4 -20 26 -16q16 -12 26 6q16 2 12 16q-4 10 -16 10zM134 40q0 -14 14 -12q6 -16 24 -10q16 -8 20 6q14 0 12 16z',
    light,
    0.8,
  )
/** False fronts of a street at both sides. */
export const street: Motif = ({ deep, dots, light }) =>
  fill('M-4 204V62H12V50H46V72H58V204zM204 204V44H182V56H150V84H142V204z', dots) +
  fill('M-4 204V104H52V96H64V112L58 204zM204 204V100H146V92H136V110L142 204z', deep, 0.65) +
  fill('M6 72H20V92H6zM30 72H44V92H30zM158 68H172V88H158zM182 68H196V88H182z', light) +
  line('M8 112V160M50 112V160M150 108V160M192 108V160', 5, deep)
export const fence: Motif = ({ deep, light }) =>
  line('M-4 136H204M-4 164H204', 8, light) +
  line('M16 204V120L24 110L32 120V204M60 204V120M140 204V120M168 204V120L176 110L184 120V204', 9, light) +
  line('M-4 141H204M-4 169H204', 2, deep, 0.5)
/** Telegraph poles and their wires. */
export const poles: Motif = ({ deep }) =>
  line('M28 204V40M10 54H46M14 68H42M176 204V56M160 68H192M164 80H188', 6, deep) +
  line('M-4 40Q4 50 12 54Q100 92 162 68Q190 70 204 60M-4 58Q8 66 16 68Q100 106 166 80Q190 84 204 76', 2.2, deep)
export const rails: Motif = ({ deep, light }) =>
  fill('M-4 204L84 112H116L204 204z', deep, 0.6) +
  line('M80 120H120M70 132H130M56 148H144M38 168H162M14 192H186', 6, deep) +
  line('M20 204L92 112M180 204L108 112', 4, light)
export const curtain: Motif = ({ deep, dots }) =>
  fill('M-4 -4H62Q58 90 18 204H-4zM204 -4H138Q142 90 182 204H204z', deep, 0.85) +
  fill('M-4 -4H204V22Q186 40 166 24Q146 42 124 25Q100 42 76 25Q54 42 34 24Q14 40 -4 22z', deep) +
  line('M14 30Q14 110 -2 180M38 34Q34 110 8 196M186 30Q186 110 202 180M162 34Q166 110 192 196', 4, dots)
export const columns: Motif = ({ deep, light }) =>
  fill('M6 40H46V204H6zM154 40H194V204H154z', light, 0.9) +
  line('M16 48V204M26 48V204M36 48V204M164 48V204M174 48V204M184 48V204', 3, deep, 0.4) +
  fill('M-2 26H54V40H-2zM146 26H202V40H146zM-4 -4H204V16H-4z', deep, 0.8)
export const planks: Motif = ({ deep }) =>
  line('M-4 32H204M-4 64H204M-4 96H204M-4 128H204M-4 160H204', 3, deep, 0.6) +
  line('M40 0v32M150 32v32M24 64v32M176 96v32M52 128v32M160 0v32', 3, deep, 0.6) +
  line('M12 16h14M176 48h14M8 80h8M184 112h8M14 144h16M168 80h12M180 14h10', 2.4, deep, 0.4)
export const waves: Motif = ({ light, deep }) =>
  line(row(5, (i) => path`M-6 ${120 + i * 18}q13 -9 26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0`).join(''), 4, light) +
  fill('M-4 148H204V204H-4z', deep, 0.35)
export const cave: Motif = ({ deep }) =>
  fill(
    'M-4 -4H204V204H176Q196 140 180 92L166 70L160 48L146 62L136 30L122 46L108 22L96 42L82 26L70 52L54 40L46 72L26 92Q6 140 24 204H-4z',
    deep,
    0.85,
  )
/** Two-storey pipes with a gauge at each side. */
export const pipes: Motif = ({ deep, light, dots }) =>
  line('M16 204V70Q16 52 34 52H60M40 204V96M184 204V84Q184 66 166 66H142M160 204V110', 15, deep) +
  line('M16 204V70Q16 52 34 52H60M40 204V96M184 204V84Q184 66 166 66H142M160 204V110', 8, dots) +
  fill(circle(28, 118, 17) + circle(172, 132, 17), deep) +
  fill(circle(28, 118, 12) + circle(172, 132, 12), light) +
  line('M28 118L36 110M172 132L164 124', 3.4, deep)
const cog = (x: number, y: number, r: number, teeth: number): string => {
  const at = (i: number, far: number): string => {
    const angle = ((i - 0.5) * Math.PI) / teeth
    return path`${x + far * Math.cos(angle)} ${y + far * Math.sin(angle)}`
  }
  return `M${row(2 * teeth, (i) => {
    const far = i % 2 ? r : r * 1.22
    return `${at(i, far)}L${at(i + 1, far)}`
  }).join('L')}z`
}
export const gears: Motif = ({ deep, dots }) =>
  fill(cog(20, 44, 38, 10) + cog(186, 60, 46, 12), deep, 0.7) +
  fill(circle(20, 44, 22) + circle(186, 60, 28), dots) +
  fill(circle(20, 44, 9) + circle(186, 60, 12) + cog(196, 150, 24, 8) + cog(2, 128, 26, 8), deep, 0.7)
/** Two cogs at the place of a badge, as paths. */
export const cogs = (x: number, y: number): string => cog(x, y, 24, 9)
export const bubbles: Motif = ({ light, deep }) =>
  fill(
    'M6 14H56Q64 14 64 24V50Q64 58 56 58H36L24 74V58H6Q-4 58 -4 50V24Q-4 14 6 14zM142 34H190Q200 34 200 44V72Q200 80 190 80H184V96L168 80H142Q134 80 134 72V44Q134 34 142 34z',
    light,
  ) + line('M14 30H50M14 42H38M146 50H188M146 62H176', 4.4, deep, 0.5)
/** Wanted bills on a wall. */
export const bills: Motif = ({ light, deep }) => {
  const bill = (x: number, y: number): string =>
    fill(box(x, y, 46, 60), light) +
    fill(box(x + 6, y + 6, 34, 6) + circle(x + 23, y + 26, 9) + `M${x + 9} ${y + 48}q14 -24 28 0z`, deep, 0.7)
  return bill(4, 10) + bill(-10, 84) + bill(150, 18) + bill(164, 96)
}
/** Stars or snow, by a seed. */
export const specks =
  (seed: string, width = 4, count = 22): Motif =>
  ({ light }) => {
    const roll = random(seed)
    const one = (): string => path`M${Math.floor(roll() * SIZE)} ${Math.floor(roll() * 150)}h.1`
    return line(row(count, one).join(''), width, light)
  }
/** Any shape in the dark, the middle or the light colour of the print. */
export const shape =
  (tint: 'deep' | 'dots' | 'light', d: string, opacity = 1): Motif =>
  (colours) =>
    fill(d, colours[tint], opacity)
export const stroke =
  (tint: 'deep' | 'dots' | 'light', d: string, width: number, opacity = 1): Motif =>
  (colours) =>
    line(d, width, colours[tint], opacity)
