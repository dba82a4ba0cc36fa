/** Henchmen in the colours of six seats, 100x180 on nothing: each leans about in another hat. */
import { FINE, circle, fill, group, line, picture, thrifty, tone, type Tones } from '../draw.ts'
import { CLOTH, HAIR, SKIN, type Cloth, type Hair, type Skin } from '../palette.ts'
import { row } from '../scenery.ts'

interface Henchman {
  coat: Cloth
  hat: (t: Tones) => string
  skin: Skin
  hair: Hair
  face: (hair: Tones) => string
  /** Lean to the left instead of to the right. */
  left?: boolean
}

const brim = (path: string, crown: string) => (t: Tones) =>
  tone(crown, t, FINE) + fill('M36 32Q50 38 64 32V38Q50 44 36 38z', '#17110e') + tone(path, t, FINE)
const BOWLER = brim('M26 36Q32 42 36 40Q50 46 64 40Q68 42 74 36Q74 48 50 48T26 36z', 'M35 38Q34 12 50 12T65 38z')
const STETSON = brim(
  'M14 28Q24 38 36 38Q50 44 64 38Q76 38 86 28Q86 46 50 47T14 28z',
  'M36 38Q34 10 44 12L50 16L56 12Q66 10 64 38z',
)
const FLAT = brim('M18 36Q34 32 50 36Q66 32 82 36Q78 46 50 46T18 36z', 'M36 36L38 16Q50 12 62 16L64 36z')
const TOPPER = brim('M26 34Q34 42 38 38Q50 44 62 38Q66 42 74 34Q74 47 50 47T26 34z', 'M37 38L34 4Q50 -2 66 4L63 38z')
const STRAW = brim('M12 42Q30 32 36 36Q50 42 64 36Q70 32 88 42Q70 48 50 47T12 42z', 'M36 38Q38 16 50 15T64 38z')
const cap = (t: Tones): string =>
  tone('M32 40Q26 18 50 16Q74 18 68 40Q50 32 32 40z', t, FINE) +
  tone('M28 42Q50 28 60 40Q56 48 44 44Q34 44 28 42z', t, FINE)

const moustache = (t: Tones): string => tone('M50 56Q42 52 36 60Q44 64 50 60Q56 64 64 60Q58 52 50 56z', t, 1.6)
const beard = (t: Tones): string => tone('M35 52Q36 76 50 78Q64 76 65 52Q58 58 50 56T35 52z', t, FINE)
const toothpick = (): string => line('M44 61h12', 2.4) + line('M54 61l12 4', 2, '#f3d79a')
const smile = (): string => line('M43 59q8 6 14 -1', 2.4)
const braid = (t: Tones): string =>
  smile() +
  line('M34 50q-6 12 0 22t-2 16M66 50q6 12 0 22t2 16', 8) +
  line('M34 50q-6 12 0 22t-2 16M66 50q6 12 0 22t2 16', 4.6, t[1])
const chops = (t: Tones): string =>
  smile() + tone('M34 46l6 2q0 12 2 16q-8 -2 -8 -18zM66 46l-6 2q0 12 -2 16q8 -2 8 -18z', t, 1.6)

const HENCHMEN: Henchman[] = [
  { coat: 'red', hat: BOWLER, skin: 'fair', hair: 'black', face: moustache },
  { coat: 'sky', hat: STETSON, skin: 'dark', hair: 'black', face: toothpick, left: true },
  { coat: 'gold', hat: FLAT, skin: 'tan', hair: 'brown', face: braid },
  { coat: 'green', hat: TOPPER, skin: 'rosy', hair: 'red', face: beard, left: true },
  { coat: 'plum', hat: cap, skin: 'brown', hair: 'chestnut', face: smile },
  { coat: 'grey', hat: STRAW, skin: 'olive', hair: 'grey', face: chops, left: true },
]

const BOOT: Tones = CLOTH.brown
function body(coat: Tones, skin: Tones): string {
  const trousers = CLOTH.navy
  return (
    tone('M40 108L46 160H58L62 108z', trousers) +
    tone('M42 158H58L60 174H34Q32 166 42 164z', BOOT) +
    tone('M52 108Q60 128 50 146L34 160L42 168L60 156Q74 140 72 108z', trousers) +
    tone('M34 156L44 166L38 176H22Q18 170 28 166z', BOOT) +
    tone('M30 74Q38 62 50 62T70 74L78 132Q66 138 58 134L52 116L46 134Q34 138 24 132z', coat) +
    line('M52 100V118M30 118h12M62 118h12', 2, coat[2]) +
    tone('M42 60L50 76L58 60z', CLOTH.cream, FINE) +
    tone('M38 62Q50 72 62 62L64 70Q56 74 50 84Q44 74 36 70z', CLOTH.cream, FINE) +
    tone('M28 76Q18 92 22 102Q40 112 62 106L66 96Q48 98 38 94L38 82z', coat) +
    tone('M72 76Q82 92 78 100Q62 112 40 104L36 96Q54 98 62 92L62 82z', coat) +
    tone('M34 98Q28 92 34 90Q42 92 42 100z', skin, FINE) +
    tone('M66 102Q74 98 70 94Q62 94 60 102z', skin, FINE)
  )
}

function henchman({ coat, hat, skin, hair, face, left }: Henchman): string {
  const [cloth, colour] = [CLOTH[coat], SKIN[skin]]
  const head =
    tone('M43 52H57V66H43z', colour, FINE) +
    tone('M34 40Q34 66 50 68Q66 66 66 40Q66 28 50 28T34 40z', colour) +
    fill('M35 40H65V49Q50 46 35 49z', colour[2], 0.6) +
    line('M43 48.500h.1m14 0h.1', 4) +
    face(HAIR[hair]) +
    hat(cloth)
  const whole = body(cloth, colour) + group('rotate(-4 50 66)', head)
  const lean = `${left ? 'matrix(-1 0 0 1 100 0) ' : ''}rotate(5 50 176)`
  return picture(100, 180, [fill(circle(48, 174, 34, 5), '#17110e', 0.3), group(lean, thrifty(whole))])
}

export const henchmen = (): Record<string, string> =>
  Object.fromEntries(row(HENCHMEN.length, (seat) => [`seat${seat}`, henchman(HENCHMEN[seat]!)]))
