/** What riders wear: vests of leather over a shirt, bandanas, half helmets and long beards. */
import { FINE, circle, fill, inked, line, path, tone, type Tones } from '../draw.ts'
import { CLOTH } from '../palette.ts'

interface Outfit {
  cloth: Tones
  shirt: Tones
  accent: Tones
  turn: number
}

const SHOULDERS = 'M8 206C10 178 34 164 72 152H128C166 164 190 178 192 206z'
const PANEL = 'M72 149L50 157Q34 164 30 208H84L97 208Q90 176 82 150z'

/** A vest with a patch in the colour of the gang. */
const cut = ({ cloth, shirt, accent, turn }: Outfit): string => {
  const seam = line('M52 163Q40 172 38 208M78 156Q86 180 90 208', 1.6, cloth[0]).replace(
    'fill',
    'stroke-dasharray="4 3.5" fill',
  )
  const panel = tone(PANEL, cloth) + seam
  return (
    tone(SHOULDERS, shirt) +
    line('M18 206q1 -14 8 -22M182 206q-1 -14 -8 -22', 2.4, shirt[2]) +
    `<g transform="translate(${Math.round(4 * turn)})">` +
    line('M78 153Q100 178 122 153', 5, shirt[2]) +
    `<g id="panel">${panel}</g><use href="#panel" transform="matrix(-1 0 0 1 200 0)"/>` +
    inked('M48 178h26v10H48z', accent[1], FINE) +
    line('M52 183h18', 2, '#fff6dc') +
    inked('M142 172l10 8l-4 12h-12l-4 -12z', accent[1], FINE) +
    fill(circle(142, 182, 3), '#fff6dc') +
    '</g>'
  )
}

const bandana = (t: Tones, b: Tones): string =>
  tone('M138 66q14 -8 22 0q-4 6 -10 6q8 6 4 14q-12 -2 -18 -14z', t) +
  tone('M61 80C54 42 72 22 100 22C128 22 146 42 139 80Q126 62 100 62T61 80z', t) +
  line('M62 72Q76 57 100 56T138 72', 2, t[2]) +
  line('M78 42h.1m18 -8h.1m20 8h.1m-30 8h.1m40 8h.1m-54 -2h.1m24 -4h.1', 6, b[0]) +
  line('M78 42h.1m18 -8h.1m20 8h.1', 2.2, b[2])

const helmet = (t: Tones, b: Tones): string =>
  line('M64 72Q62 110 84 146M136 72Q138 110 116 146', 3) +
  tone('M58 76C52 36 72 16 100 16C128 16 148 36 142 76Q100 58 58 76z', t) +
  tone('M94 17h12l3 47q-9 -2 -18 0z', b, FINE) +
  line('M57 75Q100 56 143 75', 6) +
  line('M58 74Q100 56 142 74', 2.6, CLOTH.steel[1]) +
  fill('M68 52Q72 32 88 26Q80 38 78 52z', '#fff', 0.4)

/** A beard that reaches to the breast, from the edge of the jaw. */
export const longBeard = (jaw: string, hair: Tones, x: number, y: number, [left, right]: [number, number]): string =>
  tone(
    path`${jaw}Q${right - 6} 106 ${x + 20} ${y - 6}Q${x + 8} ${y - 15} ${x} ${y - 11}Q${x - 8} ${y - 15} ${x - 20} ${y - 6}Q${left + 6} 106 ${left} 96z`,
    hair,
  ) + line(path`M${x - 12} ${y + 16}q-2 16 4 26M${x} ${y + 14}v32M${x + 12} ${y + 16}q2 16 -4 26`, 2, hair[2])

export const BIKER_BODIES = { cut }
export const BIKER_HATS = { bandana, helmet }
