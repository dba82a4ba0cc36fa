/** Hats, of which strangers wear those of the city, drawn for a head of half width 36 with its brow at 82. */
import { FINE, inked, circle, fill, line, path, tone, type Tones } from '../draw.ts'
import { CLOTH } from '../palette.ts'
import { BIKER_HATS } from './biker.ts'
import { WESTERN_HATS } from './west/hats.ts'

/** `turn`: where the wearer looks, from -1 (our left) to 1. */
type Hat = (cloth: Tones, band: Tones, turn: number) => string
const goggles = (x: number, y: number, rim: Tones): string =>
  tone(
    path`M${x - 38} ${y - 8}Q${x - 18} ${y - 16} ${x - 3} ${y - 6}H${x + 3}Q${x + 18} ${y - 16} ${x + 38} ${y - 8}Q${x + 40} ${y + 9} ${x + 24} ${y + 12}Q${x + 10} ${y + 14} ${x + 4} ${y + 4}H${x - 4}Q${x - 10} ${y + 14} ${x - 24} ${y + 12}Q${x - 40} ${y + 9} ${x - 38} ${y - 8}z`,
    rim,
  ) +
  fill(
    path`M${x - 32} ${y - 4}q12 -8 25 1q0 11 -13 11q-13 0 -12 -12zM${x + 32} ${y - 4}q-12 -8 -25 1q0 11 13 11q13 0 12 -12z`,
    '#86cddb',
  ) +
  fill(
    path`M${x - 30} ${y - 3}q6 -4 12 -3l-8 10q-4 -2 -4 -7zM${x + 9} ${y - 2}q6 -4 11 -3l-8 9q-3 -2 -3 -6z`,
    '#eefcff',
  )

const CITY_HATS = {
  fedora: (t, b) =>
    tone('M60 62C60 36 68 19 84 19Q93 19 100 26Q110 18 120 20C134 22 140 40 141 62z', t) +
    inked('M60 49Q100 60 141 49V63Q100 72 59 63z', b[1], FINE) +
    tone('M27 64Q40 54 60 60Q100 70 141 60Q162 54 174 63Q166 78 136 76Q100 85 64 77Q36 80 27 64z', t),
  low: (t, b, turn) =>
    tone('M61 66C62 36 70 20 86 22Q94 23 101 29Q112 22 122 26C134 30 139 44 140 66z', t) +
    inked('M60 54Q100 64 140 54V68Q100 76 60 68z', b[1], FINE) +
    tone(
      path`M${22 + 6 * turn} 70Q40 62 60 64Q100 74 140 64Q160 60 ${178 + 6 * turn} 68Q172 85 ${136 + 6 * turn} 82Q${100 + 6 * turn} 91 ${64 + 6 * turn} 83Q34 87 ${22 + 6 * turn} 70z`,
      t,
    ),
  bowler: (t, b) =>
    tone('M61 64C58 30 78 14 101 14C124 14 143 30 140 64z', t) +
    inked('M61 52Q100 62 140 52V65Q100 75 61 65z', b[1], FINE) +
    tone('M43 59Q50 70 62 66Q100 76 139 66Q151 70 158 59Q162 74 142 79Q100 88 60 79Q39 74 43 59z', t),
  cap: (t, _, turn) =>
    tone('M52 68C40 44 64 22 102 22C142 22 162 44 149 68Q100 56 52 68z', t) +
    line('M101 24Q82 42 78 62M103 24Q128 42 132 62', 2, t[2]) +
    tone(circle(102, 23, 5, 4), t, FINE) +
    tone(
      path`M${58 + 5 * turn} 66Q${100 + 8 * turn} 52 ${143 + 5 * turn} 66Q${154 + 6 * turn} 80 ${136 + 8 * turn} 82Q${100 + 9 * turn} 70 ${66 + 8 * turn} 83Q${47 + 6 * turn} 80 ${58 + 5 * turn} 66z`,
      t,
    ),
  topper: (t, b) =>
    tone('M65 64Q64 30 58 8Q100 -4 142 8Q136 30 135 64z', t) +
    inked('M65 47Q100 57 136 47L135 64Q100 74 65 64z', b[1], FINE) +
    tone('M40 58Q54 70 66 65Q100 75 134 65Q146 70 160 58Q164 74 140 79Q100 87 60 79Q36 74 40 58z', t),
  boater: (t, b) =>
    tone('M65 62L67 32Q100 24 133 32L135 62z', t) +
    inked('M66 46Q100 54 134 46L135 63Q100 71 65 63z', b[1], FINE) +
    tone('M34 64Q100 50 166 64Q170 72 158 76Q100 84 42 76Q30 72 34 64z', t),
  peaked: (t, b, turn) =>
    tone('M46 44Q68 18 100 20Q136 16 154 44Q150 58 139 63H61Q50 58 46 44z', t) +
    inked('M61 57Q100 47 139 57V70Q100 62 61 70z', b[1], FINE) +
    tone(
      path`M${60 + 4 * turn} 68Q${100 + 6 * turn} 58 ${140 + 4 * turn} 68Q${142 + 6 * turn} 82 ${126 + 7 * turn} 84Q${100 + 8 * turn} 75 ${74 + 7 * turn} 84Q${58 + 6 * turn} 82 ${60 + 4 * turn} 68z`,
      CLOTH.black,
    ) +
    tone(path`M${100 + 6 * turn} 30l5 7l9 1l-5 8l1 9l-10 -3l-10 3l1 -9l-5 -8l9 -1z`, CLOTH.gold, FINE),
  beanie: (t) =>
    tone('M61 64C57 30 80 20 100 20C120 20 143 30 139 64z', t) +
    tone('M57 60Q100 48 143 60V78Q100 67 57 78z', t) +
    line('M70 59v14M82 57v13M94 55v14M106 55v14M118 57v13M130 59v14', 1.8, t[2]),
  flier: (t, b, turn) =>
    tone('M60 106C52 42 76 22 100 22C124 22 148 42 140 106L149 134L133 128L134 76Q100 62 66 76L67 128L51 134z', t) +
    goggles(100 + 5 * turn, 58, b),
  cloche: (t, b) =>
    tone('M57 86C50 36 76 18 100 18C126 18 150 36 143 82Q130 66 102 68Q74 70 57 86z', t) +
    inked('M56 70Q76 54 143 62V73Q82 62 57 84z', b[1], FINE) +
    inked('M130 56q10 -10 14 2q10 4 0 10q-2 10 -11 4q-11 2 -8 -8q-6 -8 5 -8z', b[1], FINE),
  pillbox: (t, b) =>
    tone('M70 58L75 28Q100 20 125 28L130 58Q100 70 70 58z', t) +
    line('M72 50Q100 61 128 50', 5, b[1]) +
    line('M70 59Q60 112 86 142', 2.6, b[1]),
  visor: (t) =>
    line('M63 66Q100 52 137 66', 7) + tone('M56 70Q100 50 144 70Q154 86 138 91Q100 76 62 91Q46 86 56 70z', t),
  beret: (t) =>
    tone('M58 66Q40 60 46 44Q56 24 100 24Q148 22 158 44Q160 60 142 66Q100 54 58 66z', t) +
    line('M101 25q-2 -6 2 -10', 4) +
    line('M60 64Q100 54 140 64', 5, t[2]),
  scarf: (t, b) =>
    tone('M60 112C50 52 70 28 100 28C130 28 150 52 140 112L132 126Q136 84 124 68Q100 56 76 68Q64 84 68 126z', t) +
    line('M84 40h.1m18 -4h.1m16 8h.1m-26 10h.1m-20 2h.1m60 4h.1M63 84h.1m74 0h.1', 6, b[0]),
  turban: (t, b) =>
    tone('M60 76C50 40 72 18 102 18C132 18 150 42 140 76Q132 62 100 62Q68 62 60 76z', t) +
    line('M62 66Q72 38 100 34M138 66Q128 38 100 34M66 50Q80 26 108 20', 2.2, t[2]) +
    inked(circle(100, 44, 8, 10), b[1], FINE),
  plate: (t, b) =>
    tone('M70 52Q72 24 104 22Q134 22 134 52z', t) +
    inked('M70 42Q100 52 134 42V54Q100 62 70 54z', b[1], FINE) +
    tone('M30 70Q52 44 104 48Q156 48 172 62Q166 72 136 70Q96 66 60 80Q34 86 30 70z', t) +
    inked('M126 44Q138 8 166 6Q178 18 152 28Q150 40 130 50z', b[1], FINE),
  homburg: (t, b) =>
    tone('M62 62C60 34 64 18 82 16Q92 16 100 24Q108 16 120 16C136 18 140 34 139 62z', t) +
    inked('M61 50Q100 60 140 50V63Q100 72 61 63z', b[1], FINE) +
    tone('M36 56Q44 68 62 64Q100 74 139 64Q156 68 164 56Q172 74 142 78Q100 86 60 78Q28 74 36 56z', t),
  sailor: (t, b) =>
    tone('M62 62Q58 46 66 42Q100 30 134 42Q142 46 138 62z', t) +
    tone('M52 56Q100 38 148 56Q152 68 142 72Q100 58 58 72Q48 68 52 56z', t) +
    line('M58 66Q100 52 142 66', 3, b[1]),
  cowboy: (t, b) =>
    tone('M64 62C62 34 70 16 84 20Q92 22 100 28Q108 20 118 18C132 16 138 34 137 62z', t) +
    inked('M63 50Q100 60 137 50V63Q100 70 63 63z', b[1], FINE) +
    tone('M18 48Q30 62 62 62Q100 70 138 62Q170 62 182 48Q184 70 144 78Q100 84 56 78Q16 70 18 48z', t),
  goggles: (_, b, turn) => line('M62 70Q100 50 138 70', 8) + goggles(100 + 5 * turn, 58, b),
} satisfies Record<string, Hat>
export const HATS = { ...CITY_HATS, ...BIKER_HATS, ...WESTERN_HATS } satisfies Record<string, Hat>
export type HatName = keyof typeof HATS

/** Hats that show the hair on top of the head. */
export const BARE = new Set<HatName>(['visor', 'pillbox', 'plate', 'goggles', 'mirror'])
const FEMALE: HatName[] = ['cloche', 'pillbox', 'beret', 'scarf', 'turban', 'plate']
const BOTH: HatName[] = ['fedora', 'low', 'cap', 'visor', 'beanie']
export const hatsFor = (wearer: 'f' | 'm'): HatName[] =>
  wearer === 'f'
    ? [...FEMALE, ...BOTH]
    : (Object.keys(CITY_HATS) as HatName[]).filter((name) => !FEMALE.includes(name))
export const hat = (name: HatName, cloth: Tones, band: Tones, turn: number): string => HATS[name](cloth, band, turn)
