/** Hair: what falls behind the head and what lies on it, drawn for a head of half width 36 with its crown at 38. */
import { FINE, circle, fill, line, tone, type Tones } from '../draw.ts'

interface Style {
  back?: (hair: Tones) => string
  front?: (hair: Tones) => string
  /** What can be seen of it under a hat: sideburns unless given. */
  hatted?: (hair: Tones) => string
  /** Whether strangers who wear it are women, men or both. */
  wearer: 'f' | 'm' | 'b'
}
const shine = (path: string): string => line(path, 2, '#fff', 0.35)
const SIDEBURNS = 'M63 66Q58 84 63 102L70 100Q67 84 70 66zM137 66Q142 84 137 102L130 100Q133 84 130 66z'
const sideburns = (hair: Tones): string => tone(SIDEBURNS, hair, FINE)
const LOCKS = 'M61 66Q54 96 66 124Q72 116 69 96Q67 80 72 66zM139 66Q146 96 134 124Q128 116 131 96Q133 80 128 66z'
const locks = (hair: Tones): string => tone(LOCKS, hair)

export const HAIRS = {
  slick: {
    wearer: 'm',
    front: (t) =>
      tone('M62 88C55 44 76 31 104 31C132 31 147 48 138 88L132 68Q112 58 84 61Q70 66 67 74z', t) +
      shine('M78 43Q98 37 122 47M74 53Q96 46 127 56'),
  },
  part: {
    wearer: 'm',
    front: (t) =>
      tone('M62 88C54 50 68 30 86 33L82 42Q100 24 122 33C146 40 144 66 138 88L131 66Q112 66 82 46Q74 56 68 70z', t) +
      shine('M94 42Q112 38 126 50'),
  },
  peak: {
    wearer: 'm',
    front: (t) =>
      tone('M62 88C55 44 76 32 100 32C126 32 145 44 138 88L131 64Q114 54 100 72Q86 54 69 64z', t) +
      shine('M76 48Q82 40 94 38'),
  },
  crew: {
    wearer: 'm',
    front: (t) =>
      tone('M62 86C58 58 64 40 76 36L84 30L90 34L98 28L105 33L113 29L120 35Q142 42 138 86L132 64Q100 56 68 64z', t),
  },
  receding: {
    wearer: 'm',
    front: (t) =>
      tone(
        'M61 92C56 70 60 50 74 44Q70 54 72 66Q67 76 67 92zM139 92C144 70 140 50 126 44Q130 54 128 66Q133 76 133 92z',
        t,
      ) + tone('M84 44Q100 28 118 42Q102 36 98 50Q92 40 84 44z', t),
  },
  bald: {
    wearer: 'm',
    front: (t) =>
      fill('M63 96q-4 -18 2 -26l5 4q-4 10 -2 22zM137 96q4 -18 -2 -26l-5 4q4 10 2 22z', t[1]) +
      shine('M78 54Q86 44 98 44'),
  },
  tonsure: {
    wearer: 'm',
    back: (t) => tone('M58 108Q46 84 60 62Q100 44 140 62Q154 84 142 108z', t),
    front: () => shine('M80 54Q88 45 99 45'),
  },
  curls: {
    wearer: 'b',
    front: (t) =>
      tone(
        'M62 92q-13 -7 -5 -18q-11 -12 4 -21q-1 -17 16 -17q9 -14 24 -7q16 -9 24 6q17 -1 16 17q13 8 4 21q8 10 -5 19l-6 -20q-9 3 -14 -5q-9 6 -18 0q-9 6 -17 -1q-5 8 -17 6z',
        t,
      ) + line('M80 46q8 -6 14 1M104 42q10 -2 12 6M72 60q4 -8 12 -6M122 58q8 0 8 8', 2, t[2]),
  },
  spikes: {
    wearer: 'm',
    front: (t) =>
      tone(
        'M61 90L54 72L62 68L53 50L68 53L66 35L81 42L89 24L99 38L112 22L117 38L134 31L131 48L148 50L139 65L147 76L138 90L131 70Q118 74 112 65Q100 76 92 65Q80 76 69 70z',
        t,
      ),
  },
  mop: {
    wearer: 'm',
    front: (t) =>
      tone(
        'M58 98C46 60 62 28 100 28C138 28 154 60 142 98Q136 92 137 80Q128 86 126 76Q116 84 108 76Q98 86 90 76Q80 86 74 76Q64 84 65 78Q64 92 58 98z',
        t,
      ) + line('M100 30Q88 50 92 70M116 34Q120 54 112 72M80 38Q70 54 74 72', 2, t[2]),
    hatted: (t) =>
      tone(
        'M58 66Q52 90 60 106L72 88Q80 82 88 84Q78 74 76 66zM142 66Q148 90 140 106L128 88Q120 82 112 84Q122 74 124 66z',
        t,
      ),
  },
  quiff: {
    wearer: 'm',
    front: (t) =>
      tone(
        'M63 88C56 56 58 44 72 40Q74 20 108 20Q136 22 132 40C142 50 142 66 138 88L131 64Q112 66 96 56Q80 58 69 66z',
        t,
      ) + shine('M84 34Q98 26 116 30M82 44Q100 38 122 42'),
  },
  wild: {
    wearer: 'b',
    back: (t) =>
      tone(
        'M52 118L38 108L50 98L34 84L50 76L36 56L56 54L52 32L72 38L78 16L94 30L108 10L118 30L138 20L138 40L160 38L150 56L168 66L152 78L166 92L150 98L160 114L146 118z',
        t,
      ),
    front: (t) =>
      tone(
        'M58 92L60 50Q70 34 100 34Q130 34 140 50L142 92L132 72L122 62L114 70L102 58L92 70L82 60L74 70L68 72z',
        t,
        0,
      ) + line('M63 90L68 72L74 70L82 60L92 70L102 58L114 70L122 62L132 72L137 90'),
    hatted: (t) => tone('M62 66L48 76L60 84L46 98L66 106L70 66zM138 66L152 76L140 84L154 98L134 106L130 66z', t),
  },
  bob: {
    wearer: 'f',
    back: (t) => tone('M55 126C38 62 62 28 100 28C138 28 162 62 145 126Q134 136 126 126H74Q66 136 55 126z', t),
    front: (t) =>
      tone('M63 92C56 46 80 33 102 35C132 35 144 54 137 92Q136 72 128 64Q100 72 73 64Q65 72 63 92z', t) +
      shine('M74 50Q88 40 106 42'),
    hatted: locks,
  },
  waves: {
    wearer: 'f',
    back: (t) =>
      tone(
        'M46 158q-12 -14 3 -27q-13 -14 2 -29C50 52 70 28 100 28C130 28 150 52 149 102q15 15 2 29q15 13 3 27q-14 10 -27 -3H73q-13 13 -27 3z',
        t,
      ),
    front: (t) =>
      tone('M62 100C48 52 76 33 97 36C138 28 150 60 138 100Q139 78 125 66Q106 72 86 54Q78 78 62 100z', t) +
      shine('M102 44Q122 44 130 58'),
    hatted: (t) =>
      tone(
        'M62 66Q50 92 60 110Q52 124 58 140Q72 134 70 112Q64 92 72 66zM138 66Q150 92 140 110Q148 124 142 140Q128 134 130 112Q136 92 128 66z',
        t,
      ),
  },
  finger: {
    wearer: 'f',
    back: (t) => tone('M56 118C44 60 66 30 100 30C134 30 156 60 144 118Q138 128 130 118H70Q62 128 56 118z', t),
    front: (t) =>
      tone(
        'M62 112Q54 100 60 90Q52 78 60 66Q58 36 94 34Q136 30 141 66Q148 78 140 90Q146 100 138 112Q132 100 136 90Q126 80 130 70Q112 74 94 52Q86 66 68 72Q72 82 64 90Q68 100 62 112z',
        t,
      ) + line('M66 62Q80 58 88 46M100 50Q116 62 134 64M98 42Q120 44 136 56', 2, t[2]),
    hatted: locks,
  },
  bun: {
    wearer: 'f',
    back: (t) => tone(circle(100, 26, 17, 15), t),
    front: (t) =>
      tone('M62 94C54 46 78 32 100 32C122 32 146 46 138 94Q135 68 100 52Q65 68 62 94z', t) +
      line('M100 36V50M82 40Q78 50 76 60M118 40Q122 50 124 60', 2, t[2]),
  },
  updo: {
    wearer: 'f',
    back: (t) => tone('M60 66Q46 44 66 30Q76 8 104 14Q134 8 138 32Q154 46 140 66z', t),
    front: (t) =>
      tone('M63 92C55 56 70 40 88 42Q104 30 122 40C146 48 143 72 137 92Q136 74 126 62Q108 66 92 52Q82 68 63 92z', t) +
      shine('M78 28Q92 20 108 24'),
  },
  pigtails: {
    wearer: 'f',
    back: (t) =>
      tone(
        'M60 100Q34 96 34 126Q36 146 48 150Q46 128 62 116zM140 100Q166 96 166 126Q164 146 152 150Q154 128 138 116z',
        t,
      ) + tone('M54 98l10 -4l4 12l-10 6zM146 98l-10 -4l-4 12l10 6z', ['#e2573f', '#b23222', '#661510'], FINE),
    front: (t) => tone('M62 94C54 46 78 33 100 33C122 33 146 46 138 94L130 72Q112 74 100 56Q88 74 70 72z', t),
    hatted: sideburns,
  },
  pixie: {
    wearer: 'f',
    front: (t) =>
      tone(
        'M63 98Q54 86 58 66C58 40 78 30 102 31C132 31 146 50 141 78Q142 90 137 98L132 76Q122 70 118 62Q100 76 74 68Q68 80 63 98z',
        t,
      ) + shine('M78 46Q92 38 108 42'),
    hatted: locks,
  },
  afro: {
    wearer: 'b',
    back: (t) =>
      tone(
        'M58 104q-16 -6 -14 -24q-10 -18 6 -32q4 -20 22 -22q12 -14 28 -8q18 -6 30 8q18 2 22 22q14 14 6 32q0 18 -14 24z',
        t,
      ),
    front: (t) =>
      tone('M63 90Q60 56 78 50Q100 38 124 50Q140 58 137 90Q134 70 122 66Q100 58 78 66Q66 70 63 90z', t, FINE),
  },
  braids: {
    wearer: 'f',
    back: (t) =>
      tone('M52 112C42 60 64 26 100 26C136 26 158 60 148 112Q140 124 132 112H68Q60 124 52 112z', t) +
      line('M58 100q-6 10 2 20q-6 10 0 22M142 100q6 10 -2 20q6 10 0 22', 11, t[2]) +
      line('M58 100q-6 10 2 20q-6 10 0 22M142 100q6 10 -2 20q6 10 0 22', 6, t[1]),
    front: (t) =>
      tone('M62 94C54 46 78 32 100 32C122 32 146 46 138 94Q134 70 100 50Q66 70 62 94z', t) +
      line('M100 34V48M84 38L76 60M116 38L124 60', 2, t[2]),
    hatted: locks,
  },
} satisfies Record<string, Style>
export type HairName = keyof typeof HAIRS
const style = (name: HairName): Style => HAIRS[name]

export const hairsFor = (wearer: 'f' | 'm'): HairName[] =>
  (Object.keys(HAIRS) as HairName[]).filter((name) => [wearer, 'b'].includes(HAIRS[name].wearer))
export const backHair = (name: HairName, hair: Tones): string => style(name).back?.(hair) ?? ''
export const frontHair = (name: HairName, hair: Tones, hat: boolean): string =>
  hat ? (style(name).hatted ?? sideburns)(hair) : (style(name).front?.(hair) ?? '')
