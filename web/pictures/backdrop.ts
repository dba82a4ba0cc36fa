/** Backdrops of people: a scene printed in two colours, with rows of dots or lines and some grain. */
import { box, circle, fill, group, halftone, line, path, pick, random, type Halftone } from './draw.ts'
import type { Print } from './palette.ts'
import { SIGNS, type SignName } from './mayhem/signs.ts'

type Scene = (print: Print, roll: () => number) => string

const SIZE = 200
/** Draw a neon tube: a glow, the tube and its bright core. */
const tube = (shape: string, colour: string): string =>
  line(shape, 11, colour, 0.3) + line(shape, 5, colour) + line(shape, 1.6, '#fff8e0')
/** Make a scene of a neon sign with a pictogram, because words would need translation. */
const neon =
  (sign: string, colour: string): Scene =>
  ({ deep }) =>
    fill(box(134, 6, 60, 70, 8), deep, 0.9) + line('M142 76V96M186 76V96', 4, deep) + tube(sign, colour)

/** Make a scene of a sign on a brick wall, as clubs of bikers have it. */
const club =
  (name: SignName, colour: string): Scene =>
  ({ deep }) => {
    const use = (width: number, ink: string, more = ''): string =>
      `<use href="#sign" stroke="${ink}" stroke-width="${width}"${more}/>`
    const sign = use(11, colour, ' stroke-opacity=".3"') + use(5, colour) + use(1.6, '#fff8e0')
    return (
      line('M-4 24H204M-4 52H204M-4 80H204M-4 108H204', 2, deep, 0.6) +
      fill(box(4, 6, 64, 62, 6), deep, 0.75) +
      `<defs><path id="sign" d="${SIGNS[name]}"/></defs>` +
      group('translate(36 37) scale(1.1)', sign)
    )
  }

const skyline = (roll: () => number, low: number, high: number): [roofs: string, windows: string] => {
  let x = -6
  let roofs = 'M-6 204'
  let windows = ''
  while (x < SIZE + 6) {
    const width = 30 + Math.floor(roll() * 22)
    const y = low + Math.floor(roll() * (high - low))
    roofs += path`V${y}H${x + width}`
    for (let row = y + 10; row < 140; row += 14)
      for (let at = x + 6; at < x + width - 5; at += 12) if (roll() > 0.75) windows += path`M${at} ${row}v5`
    x += width
  }
  return [`${roofs}V204z`, windows]
}

export const SCENES = {
  lamp: ({ deep, light }) =>
    fill('M34 44L-34 204H124z', light, 0.5) +
    line('M34 48V204M24 70H44', 7, deep) +
    fill('M22 44L26 22H42L46 44z', light) +
    line('M22 44L26 22H42L46 44z', 4, deep) +
    fill('M18 22L34 8L50 22z', deep),
  blinds: ({ deep }) =>
    line(Array.from({ length: 8 }, (_, i) => path`M-4 ${26 + i * 23}L204 ${2 + i * 23}`).join(''), 9, deep, 0.5),
  smoke: ({ light }) =>
    fill('M-4 66C30 14 46 86 84 52C116 22 150 66 204 20V-4H-4z', light, 0.45) +
    fill(
      'M-4 128C34 92 62 142 100 106C134 80 166 122 204 84V56C164 92 140 52 102 86C62 112 30 72 -4 100z',
      light,
      0.4,
    ),
  moon: ({ light, deep }) =>
    fill(circle(146, 56, 38), light, 0.85) +
    fill(circle(136, 46, 7) + circle(158, 66, 5) + circle(160, 42, 4), deep, 0.15) +
    fill('M-4 150Q40 128 70 142Q110 120 150 140T204 132V204H-4z', deep, 0.6),
  sun: ({ light }) => {
    const rays = Array.from({ length: 12 }, (_, i) => {
      const [a, b] = [i * 30 - 4, i * 30 + 9].map((degrees) => (degrees * Math.PI) / 180) as [number, number]
      const end = (angle: number): string =>
        path`L${Math.round(100 + 180 * Math.cos(angle))} ${Math.round(88 + 180 * Math.sin(angle))}`
      return `M100 88${end(a)}${end(b)}z`
    })
    return fill(rays.join(''), light, 0.4) + fill(circle(100, 88, 70), light, 0.6)
  },
  city: ({ deep, light }, roll) => {
    const [roofs, windows] = skyline(roll, 40, 110)
    return fill(circle(44, 38, 18), light, 0.9) + fill(roofs, deep, 0.75) + line(windows, 4, light)
  },
  bars: ({ deep }) =>
    line('M14 -4V204M52 -4V204M90 -4V204M128 -4V204M166 -4V204', 9, deep, 0.65) + line('M-4 34H204', 9, deep, 0.65),
  bricks: ({ deep }, roll) => {
    let [mortar, dark] = ['', '']
    for (let row = 0; row < 7; row++) {
      mortar += path`M-4 ${row * 30}H204`
      for (let x = (row % 2) * 28 + 4; x < 204; x += 56) {
        mortar += path`M${x} ${row * 30}v30`
        if (roll() > 0.7) dark += box(x, row * 30, 56, 30)
      }
    }
    return fill(dark, deep, 0.25) + line(mortar, 2.4, deep, 0.45)
  },
  rain: ({ deep, light }) =>
    fill('M-4 -4H204V30Q160 56 120 38Q80 60 44 36Q16 48 -4 34z', deep, 0.7) +
    line(
      'M18 60l-9 26M60 54l-9 26M150 60l-9 26M188 56l-9 26M32 104l-9 26M176 104l-9 26M14 150l-9 26M192 146l-9 26M44 150l-7 20',
      3,
      light,
      0.8,
    ),
  snow: ({ light, deep }, roll) =>
    fill('M-4 150Q50 130 100 146T204 138V204H-4z', light, 0.8) +
    fill('M20 150L38 92L56 150zM150 146L172 78L194 146z', deep, 0.55) +
    line(
      Array.from({ length: 22 }, () => path`M${Math.floor(roll() * 200)} ${Math.floor(roll() * 150)}h.1`).join(''),
      5,
      light,
    ),
  neonGlass: neon('M146 24H182L164 46zM164 46V66M154 66H174', '#74e0d0'),
  neonSpade: neon('M164 18Q190 38 178 50Q170 54 166 46L170 64H158L162 46Q158 54 150 50Q138 38 164 18', '#ffd35c'),
  neonNote: neon('M156 58V24L180 18V52M156 58q-12 -6 -12 2t12 -2M180 52q-12 -6 -12 2t12 -2', '#ffd35c'),
  neonShoe: neon('M150 62H156Q144 40 152 26Q164 14 176 26Q184 40 172 62H178', '#ff9a6b'),
  neonStar: neon('M164 16l6 16l17 1l-13 11l4 17l-14 -9l-14 9l4 -17l-13 -11l17 -1z', '#ff9a6b'),
  wrench: club('wrench', '#ff6a4a'),
  pyramid: club('pyramid', '#5fe08a'),
  lantern: club('lantern', '#ffc24a'),
  crown: club('crown', '#b48cff'),
  hourglass: club('hourglass', '#5fc8ff'),
  skull: club('skull', '#ff6ab0'),
  door: ({ deep, light }) =>
    fill('M104 204V40Q104 8 150 8T196 40V204z', deep, 0.85) +
    line('M120 30V204M180 30V204M104 76H196', 3, light, 0.25) +
    fill(box(128, 40, 46, 18, 4), light) +
    line('M142 49h.1m18 0h.1', 7, deep) +
    line('M36 20H76V64H36zM56 20V64M36 42H76', 5, deep, 0.7),
  stairs: ({ deep, light }) =>
    fill('M-4 60H30V90H66V120H102V150H204V204H-4z', deep, 0.55) +
    line('M-4 22L40 52L112 112L204 168', 5, deep) +
    line('M14 34V66M50 62V94M86 92V124', 4, deep) +
    fill('M140 -4H204V80z', light, 0.5),
  rails: ({ deep, light }) =>
    fill('M-4 204L92 84H108L204 204z', deep, 0.5) +
    line('M88 92H112M80 104H120M68 120H132M52 140H148M30 166H170', 6, deep, 0.7) +
    fill(circle(40, 42, 22) + circle(66, 30, 20) + circle(92, 44, 17), light, 0.6),
  harbour: ({ deep, light }) =>
    fill('M112 96H196L182 124H122zM138 96V66H166V96zM146 66V44H158V66z', deep, 0.85) +
    fill('M152 40q10 -18 26 -14q-4 -14 12 -16l14 2v26q-26 8 -52 2z', light, 0.7) +
    line(
      'M-4 130q14 -8 28 0t28 0t28 0t28 0t28 0t28 0t28 0M-4 148q14 -8 28 0t28 0t28 0t28 0t28 0t28 0t28 0',
      4,
      deep,
      0.6,
    ),
  flags: ({ deep, light }) => {
    const cells = Array.from({ length: 20 }, (_, i) => {
      const row = Math.floor(i / 4)
      return box((i % 4) * 52 + (row % 2) * 26 - 4, row * 22, 26, 22)
    })
    return fill(box(0, 0, 204, 110), light, 0.8) + fill(cells.join(''), deep, 0.75)
  },
  vault: ({ deep, light }) =>
    line(circle(100, 96, 88), 14, deep, 0.7) +
    line(circle(100, 96, 66), 5, deep, 0.5) +
    line('M100 8h.1M162 34h.1M188 96h.1M162 158h.1M38 34h.1M12 96h.1M38 158h.1', 11, light, 0.8),
  crowd: ({ deep }) =>
    fill(
      'M-4 204V120q10 -30 30 -4q4 -34 28 -30q22 2 22 34q14 -40 40 -20q10 -36 36 -20q16 12 12 40q16 -26 40 -2V204z',
      deep,
      0.6,
    ),
  curtain: ({ deep, light }) =>
    fill('M-4 -4H66Q60 90 20 204H-4zM204 -4H134Q140 90 180 204H204z', deep, 0.75) +
    line('M16 -4Q16 100 -4 180M42 -4Q38 100 8 200M184 -4Q184 100 204 180M158 -4Q162 100 192 200', 3.4, light, 0.35),
} satisfies Record<string, Scene>
export type SceneName = keyof typeof SCENES
/** The backdrops of strangers. The neon signs of the clubs are for their leaders. */
export const SCENE_NAMES = (Object.keys(SCENES) as SceneName[]).filter((name) => !(name in SIGNS))

/** Draw the backdrop of a picture of 200x200, without the grain, which covers the person as well. */
export function backdrop(print: Print, scene: SceneName | 'none', seed: string): string {
  const roll = random(`backdrop ${seed}`)
  const how: Halftone = { angle: pick([-30, -15, 15, 30], roll), lines: roll() > 0.75, from: 0.15 + roll() * 0.25 }
  return (
    fill(box(0, 0, SIZE, SIZE), print.ground) +
    halftone(SIZE, SIZE, print.dots, how) +
    (scene === 'none' ? '' : SCENES[scene](print, roll))
  )
}
