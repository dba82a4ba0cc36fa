/** Hats of the West, drawn as those of the city: for a head of half width 36 with its brow at 82. */
import { FINE, box, circle, fill, inked, line, path, tone, type Tones } from '../../draw.ts'
import { CLOTH, STUFF } from '../../palette.ts'

type Hat = (cloth: Tones, band: Tones, turn: number) => string
const ribbon = (colour: string, y = 50): string =>
  inked(path`M62 ${y}Q100 ${y + 10} 138 ${y}V${y + 13}Q100 ${y + 22} 62 ${y + 13}z`, colour, FINE)
const lenses = (y: number): string =>
  line(path`M62 ${y}Q100 ${y + 12} 138 ${y}`, 9, CLOTH.brown[2]) +
  tone(circle(82, y + 5, 14) + circle(118, y + 5, 14), STUFF.brass, FINE) +
  fill(circle(82, y + 5, 9) + circle(118, y + 5, 9), '#6fc3d6') +
  fill(path`M76 ${y + 4}l8 -6l-4 12zM112 ${y + 4}l8 -6l-4 12z`, '#effcff')

export const WESTERN_HATS = {
  stetson: (t, b) =>
    tone('M62 60C60 28 66 4 82 7Q92 9 100 17Q108 7 120 5C136 5 140 28 138 60z', t) +
    ribbon(b[1], 47) +
    tone('M8 40Q24 60 60 60Q100 70 140 60Q176 60 192 40Q198 68 146 78Q100 86 54 78Q2 68 8 40z', t),
  peak: (t, b) =>
    tone('M63 62C64 40 74 10 98 9Q114 8 121 22Q137 38 137 62z', t) +
    line('M98 12Q90 24 92 42', 2.4, t[2]) +
    ribbon(b[1]) +
    tone('M14 62Q36 50 62 60Q100 70 138 60Q168 48 186 56Q184 78 142 78Q100 86 58 79Q20 84 14 62z', t),
  slouch: (t, b) =>
    tone('M61 64Q56 30 73 25Q84 13 101 22Q121 12 129 29Q143 36 139 64z', t) +
    ribbon(b[2]) +
    tone('M20 78Q32 58 61 62Q100 72 139 62Q166 54 184 80Q172 94 142 80Q100 88 60 80Q36 96 20 78z', t) +
    tone('M112 26l14 3l-3 13l-14 -3z', b, FINE),
  flat: (t, b) =>
    tone('M65 60L69 28Q100 20 131 28L135 60z', t) +
    ribbon(b[1], 48) +
    tone('M20 66Q56 54 100 60Q144 54 180 66Q172 80 100 79Q28 80 20 66z', t),
  straw: (t, b) =>
    tone('M64 60Q66 24 100 22Q134 24 136 60z', t) +
    ribbon(b[1]) +
    tone('M8 72Q36 54 64 60Q100 70 136 60Q164 54 192 72Q164 86 100 83Q36 86 8 72z', t) +
    line('M24 72q16 -8 30 -6M176 72q-16 -8 -30 -6M60 76q40 6 80 0M76 40q24 -8 48 0M84 30q16 -5 32 0', 1.8, t[2]),
  sombrero: (t, b) =>
    tone('M70 60Q74 6 100 4Q126 6 130 60z', t) +
    line('M75 40Q100 48 125 40', 6, b[1]) +
    tone('M2 52Q10 40 24 48Q48 62 70 58Q100 68 130 58Q152 62 176 48Q190 40 198 52Q192 84 100 84Q8 84 2 52z', t) +
    line('M14 58Q40 76 100 75Q160 76 186 58', 3.4, b[0]) +
    line('M28 70v6M60 78v5M100 79v5M140 78v5M172 70v6', 4, b[1]),
  toque: (t) =>
    tone('M67 64L64 42Q42 38 49 20Q58 5 76 12Q100 -6 124 12Q142 5 151 20Q158 38 136 42L133 64Q100 74 67 64z', t) +
    line('M66 46Q100 56 134 46M84 18Q80 30 84 42M116 18Q120 30 116 42', 2.2, t[2]),
  kepi: (t, b, turn) =>
    tone('M64 60L70 26Q100 14 130 26L136 60z', t) +
    line('M71 31Q100 22 129 31', 3, b[1]) +
    inked('M63 50Q100 42 137 50V66Q100 58 63 66z', b[1], FINE) +
    tone(
      path`M${62 + 4 * turn} 66Q${100 + 6 * turn} 56 ${138 + 4 * turn} 66Q${142 + 6 * turn} 82 ${126 + 7 * turn} 84Q${100 + 8 * turn} 74 ${74 + 7 * turn} 84Q${58 + 6 * turn} 82 ${62 + 4 * turn} 66z`,
      CLOTH.black,
    ),
  wig: (t) =>
    tone(
      'M52 150q-10 -8 0 -18q-10 -8 0 -18q-10 -8 0 -18q-8 -10 2 -18Q50 26 100 26Q150 26 146 78q10 8 2 18q10 10 0 18q10 10 0 18q10 10 0 18q-12 6 -18 -2q6 -10 0 -18q6 -10 -2 -20q4 -10 -2 -18q0 -18 -10 -22q-16 -6 -32 0q-10 4 -10 22q-6 8 -2 18q-8 10 -2 20q-6 8 0 18q-6 8 -18 2z',
      t,
    ) +
    line(
      'M54 132h14M54 114h14M54 96h14M132 132h14M132 114h14M132 96h14M70 48q8 6 0 12M86 38q8 6 2 14M114 38q-8 6 -2 14M130 48q-8 6 0 12',
      2.2,
      t[2],
    ),
  steam: (t, b) =>
    tone('M65 64Q64 30 58 8Q100 -4 142 8Q136 30 135 64z', t) +
    inked('M65 47Q100 57 136 47L135 64Q100 74 65 64z', b[1], FINE) +
    tone('M40 58Q54 70 66 65Q100 75 134 65Q146 70 160 58Q164 74 140 79Q100 87 60 79Q36 74 40 58z', t) +
    lenses(38),
  kerchief: (t, b) =>
    tone('M59 78Q52 34 100 32Q148 34 141 78Q100 62 59 78z', t) +
    tone('M140 64q18 -6 22 4q-8 8 -20 4q14 6 12 18q-10 2 -16 -14z', t, FINE) +
    line('M78 46h.1m22 -6h.1m22 8h.1m-34 8h.1m24 2h.1', 6, b[0]),
  mirror: (_, b) =>
    line('M63 66Q100 52 137 66', 8) +
    line('M63 66Q100 52 137 66', 3.6, b[1]) +
    tone(circle(112, 50, 17), CLOTH.steel) +
    tone(circle(112, 50, 5), CLOTH.black, FINE),
  dome: (t, b) =>
    line('M66 40Q40 20 22 44M134 40Q160 20 178 44', 6) +
    line('M66 40Q40 20 22 44M134 40Q160 20 178 44', 2.6, b[0]) +
    tone('M58 76C52 30 80 16 100 16C120 16 148 30 142 76Q100 62 58 76z', t) +
    line('M74 36h.1m18 -6h.1m18 0h.1m16 8h.1m-56 14h.1m20 -5h.1m20 1h.1', 6, t[2]) +
    tone(circle(100, 12, 8), b, FINE) +
    tone(circle(64, 52, 6) + circle(136, 52, 6), b, FINE),
  bowlerGear: (t, b) =>
    tone('M61 64C58 30 78 14 101 14C124 14 143 30 140 64z', t) +
    ribbon(b[1], 52) +
    tone('M43 59Q50 70 62 66Q100 76 139 66Q151 70 158 59Q162 74 142 79Q100 88 60 79Q39 74 43 59z', t) +
    line(circle(124, 50, 10), 6) +
    line('M124 36v28M110 50h28M114 40l20 20M134 40l-20 20', 5, STUFF.brass[1]) +
    tone(circle(124, 50, 10), STUFF.brass, FINE) +
    fill(circle(124, 50, 4), STUFF.brass[2]),
  plume: (t, b) =>
    tone('M66 52Q70 24 100 22Q132 24 134 52z', t) +
    inked('M66 42Q100 52 134 42V55Q100 64 66 55z', b[1], FINE) +
    tone('M24 66Q48 46 100 50Q152 44 178 60Q170 76 138 70Q100 64 64 78Q32 84 24 66z', t) +
    tone('M120 46Q118 10 156 2Q190 -2 188 26Q176 14 160 26Q146 36 130 52z', b) +
    line('M126 48Q136 22 166 12', 2, b[2]),
  box: (t, b) =>
    tone(box(70, 24, 60, 36, 6), t) + line('M70 46H130', 6, b[1]) + tone('M62 58Q100 70 138 58V70Q100 82 62 70z', t),
} satisfies Record<string, Hat>
