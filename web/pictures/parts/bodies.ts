/** Shoulders and clothes, drawn for a neck at 100, 152. */
import { FINE, circle, clip, fill, line, path, tone, type Tones } from '../draw.ts'
import { CLOTH } from '../palette.ts'
import { BIKER_BODIES } from './biker.ts'
import { WESTERN_BODIES } from './west/bodies.ts'

export interface Outfit {
  cloth: Tones
  shirt: Tones
  /** Tie, scarf, braid or trim. */
  accent: Tones
  skin: Tones
  /** From -1 to 1, as the face. */
  turn: number
}
type Wear = (outfit: Outfit) => string

const SHOULDERS = 'M8 206C10 178 34 164 72 152H128C166 164 190 178 192 206z'
const SLOPE = 'M22 206C24 176 48 162 78 152H122C152 162 176 176 178 206z'
const MIRROR = 'matrix(-1 0 0 1 200 0)'
const V = 'M80 150L100 204L120 150z'
const folds = (t: Tones): string => line('M34 206Q32 192 40 182M166 206Q168 192 160 182', 2.4, t[2])

/** Move the front of the clothes with the face. */
const middle = (turn: number, inside: string): string =>
  Math.abs(turn) < 0.1 ? inside : `<g transform="translate(${Math.round(5 * turn)})">${inside}</g>`
const lapels = (t: Tones): string =>
  tone(
    'M80 146L62 156L56 178L69 180L62 188L98 208L100 198Q88 172 80 146zM120 146L138 156L144 178L131 180L138 188L102 208L100 198Q112 172 120 146z',
    t,
  )
const tie = (t: Tones): string => tone('M94 158H106L104 168L110 206H90L96 168z', t, FINE)
const bow = (t: Tones, y = 162): string =>
  tone(path`M100 ${y}l-20 -10q-3 10 0 20zM100 ${y}l20 -10q3 10 0 20z`, t, FINE) + tone(circle(100, y, 5), t, FINE)
const collar = (t: Tones): string =>
  tone('M82 146L76 154L90 172L100 160L110 172L124 154L118 146Q100 168 82 146z', t, FINE)

const CITY_BODIES = {
  suit: ({ cloth, shirt, accent, turn }) =>
    tone(SHOULDERS, cloth) +
    folds(cloth) +
    middle(turn, tone(V, shirt, 0) + tie(accent) + collar(shirt) + lapels(cloth)),
  pinstripe: ({ cloth, shirt, accent, turn }) =>
    tone(SHOULDERS, cloth) +
    line('M24 206l8 -34M40 206l7 -42M56 206l6 -46M176 206l-8 -34M160 206l-7 -42M144 206l-6 -46', 1.5, '#fff', 0.45) +
    middle(turn, tone(V, shirt, 0) + tie(accent) + collar(shirt) + lapels(cloth)),
  dinner: ({ cloth, shirt, accent, turn }) =>
    tone(SHOULDERS, cloth) +
    middle(
      turn,
      tone('M76 150L100 208L124 150z', CLOTH.white, 0) +
        line('M100 178v.1m0 12v.1', 4) +
        collar(shirt) +
        bow(accent) +
        tone(
          'M80 147Q58 158 60 176Q70 196 97 208Q86 180 80 147zM120 147Q142 158 140 176Q130 196 103 208Q114 180 120 147z',
          cloth,
        ),
    ),
  trench: ({ cloth, shirt, accent, turn }) =>
    tone(SHOULDERS, cloth) +
    line('M30 176L46 190M170 176L154 190', 2.4, cloth[2]) +
    middle(
      turn,
      tone(V, shirt, 0) +
        tie(accent) +
        tone(
          'M84 150L58 126Q46 142 50 164L68 174L90 206H100zM116 150L142 126Q154 142 150 164L132 174L110 206H100z',
          cloth,
        ),
    ),
  sweater: ({ cloth, turn }) =>
    tone(SHOULDERS, cloth) +
    folds(cloth) +
    middle(
      turn,
      tone('M74 138Q100 152 126 138L130 160Q100 178 70 160z', cloth) +
        line('M82 148v14M91 151v15M100 152v16M109 151v15M118 148v14', 1.8, cloth[2]),
    ),
  striped: ({ cloth, turn }) =>
    tone(SHOULDERS, CLOTH.cream) +
    clip(SHOULDERS, line('M0 186Q100 152 200 186M0 204Q100 172 200 204M0 222Q100 192 200 222', 8, cloth[1])) +
    middle(turn, tone('M76 148Q100 168 124 148L128 158Q100 182 72 158z', cloth)),
  vest: ({ cloth, shirt, accent, turn }) =>
    tone(SHOULDERS, shirt) +
    folds(shirt) +
    middle(
      turn,
      tone('M60 156L78 151L100 194L122 151L140 156L150 208H50z', cloth) +
        tie(accent) +
        collar(shirt) +
        line('M100 204h.1', 4),
    ),
  braces: ({ cloth, shirt, turn }) =>
    tone(SHOULDERS, shirt) +
    folds(shirt) +
    middle(
      turn,
      line('M66 158L60 208M134 158L140 208', 10) +
        line('M66 158L60 208M134 158L140 208', 5.4, cloth[1]) +
        tone('M84 148L100 180L116 148z', shirt, 0) +
        collar(shirt) +
        line('M100 176V206', 2, shirt[2]),
    ),
  singlet: ({ cloth, skin, turn }) =>
    tone(SHOULDERS, skin) +
    line('M40 206q-2 -16 8 -22M160 206q2 -16 -8 -22', 2.4, skin[2]) +
    middle(
      turn,
      tone(
        'M62 157Q64 190 100 190Q136 190 138 157L126 152Q122 174 100 174Q78 174 74 152zM62 157L54 208H146L138 157Q136 190 100 190Q64 190 62 157z',
        cloth,
      ) + line('M84 164q6 4 12 1M116 164q-6 4 -12 1', 2.2, skin[2]),
    ),
  uniform: ({ cloth, accent, turn }) =>
    tone(SHOULDERS, cloth) +
    tone(
      'M16 178Q26 164 56 158L60 168Q38 172 28 186zM184 178Q174 164 144 158L140 168Q162 172 172 186z',
      accent,
      FINE,
    ) +
    middle(
      turn,
      line('M100 168V208', 2.4, cloth[2]) +
        tone('M74 142Q100 160 126 142L128 160Q100 180 72 160z', cloth) +
        line('M73 158Q100 177 127 158', 4, accent[1]) +
        tone(circle(84, 184, 5) + circle(116, 184, 5) + circle(84, 200, 5) + circle(116, 200, 5), accent, FINE),
    ),
  fur: ({ cloth, shirt, accent, turn }) => {
    const half =
      'M84 140q-14 -6 -22 8q-19 -3 -25 13q-17 1 -19 18q-15 9 -13 28h76q11 -12 5 -24q9 -10 1 -21q6 -11 -3 -22z'
    return (
      middle(turn, tone('M70 150H130L146 206H54z', shirt) + tie(accent)) +
      tone(half, cloth) +
      `<g transform="${MIRROR}">${tone(half, cloth)}</g>` +
      line(
        'M44 170q-6 6 -4 14M64 160q-6 8 -3 16M66 186q-7 6 -4 14M158 170q6 6 4 14M136 160q6 8 3 16M136 186q7 6 4 14',
        2.2,
        cloth[2],
      )
    )
  },
  dress: ({ cloth, skin, turn }) =>
    tone(SLOPE, skin) +
    line('M62 166q14 6 24 5M138 166q-14 6 -24 5', 2.2, skin[2]) +
    middle(turn, tone('M40 208L54 163L66 158Q76 190 100 190Q124 190 134 158L146 163L160 208z', cloth)),
  gown: ({ cloth, skin, accent, turn }) =>
    tone(SLOPE, skin) +
    line('M70 166q12 6 22 4M130 166q-12 6 -22 4', 2.2, skin[2]) +
    middle(
      turn,
      tone('M34 208Q60 178 100 192Q140 178 166 208z', cloth) +
        line('M76 154Q100 186 124 154', 5.6) +
        line('M76 154Q100 186 124 154', 3.6, accent[0]).replace('fill', 'stroke-dasharray="0 5.4" fill'),
    ),
  blouse: ({ cloth, accent, turn }) =>
    tone(SLOPE, cloth) +
    line('M50 206q-4 -14 6 -24M150 206q4 -14 -6 -24', 2.4, cloth[2]) +
    middle(
      turn,
      line('M100 180V208', 2, cloth[2]) +
        tone(
          'M100 166Q84 150 72 160Q74 176 100 168Q126 176 128 160Q116 150 100 166zM96 168L84 204L98 198L100 172L102 198L116 204L104 168z',
          accent,
          FINE,
        ),
    ),
  leather: ({ cloth, accent, turn }) =>
    tone(SHOULDERS, cloth) +
    folds(cloth) +
    middle(
      turn,
      line('M112 176L118 208', 2.4, cloth[2]) +
        tone('M76 146L56 160L74 186L98 172L126 186L144 160L124 146z', cloth) +
        tone('M78 142Q100 156 122 142L128 156Q116 172 100 172T72 156z', accent),
    ),
  flying: ({ cloth, accent, turn }) =>
    tone(SHOULDERS, cloth) +
    folds(cloth) +
    middle(
      turn,
      tone(
        'M72 146Q56 150 52 164Q62 184 86 190L100 182L114 190Q138 184 148 164Q144 150 128 146Q116 160 100 160T72 146z',
        CLOTH.cream,
      ) + tone('M80 142Q100 156 120 142L124 156Q112 168 100 168T76 156zM94 166L84 206H104L108 168z', accent),
    ),
  cape: ({ cloth, accent, shirt, turn }) =>
    middle(turn, tone(V, shirt, 0) + bow(accent)) +
    tone(
      'M92 162L70 130Q56 124 48 134Q52 152 40 164Q14 178 6 208H88zM108 162L130 130Q144 124 152 134Q148 152 160 164Q186 178 194 208H112z',
      cloth,
    ) +
    tone(
      'M92 162L72 136Q66 152 58 160Q78 172 88 208L98 208zM108 162L128 136Q134 152 142 160Q122 172 112 208L102 208z',
      accent,
      FINE,
    ),
  shawl: ({ cloth, accent, skin, turn }) =>
    tone('M14 206C16 176 44 160 76 152H124C156 160 184 176 186 206z', cloth) +
    line(
      'M30 200h.1m14 -16h.1m4 22h.1m14 -30h.1m2 24h.1m106 0h.1m-14 -16h.1m-4 22h.1m-14 -30h.1m-2 24h.1',
      5,
      accent[0],
    ) +
    middle(
      turn,
      tone('M80 150L100 180L120 150z', skin, 0) +
        tone('M82 146L70 152Q72 180 100 202Q128 180 130 152L118 146Q114 170 100 178Q86 170 82 146z', cloth) +
        tone(circle(100, 186, 7, 8), CLOTH.gold, FINE),
    ),
  apron: ({ cloth, shirt, turn }) =>
    tone(SHOULDERS, shirt) +
    folds(shirt) +
    middle(
      turn,
      line('M70 156L66 176M130 156L134 176', 7) +
        line('M70 156L66 176M130 156L134 176', 3, cloth[0]) +
        tone('M60 176H140L146 208H54z', cloth) +
        collar(shirt),
    ),
} satisfies Record<string, Wear>
export const BODIES = { ...CITY_BODIES, ...BIKER_BODIES, ...WESTERN_BODIES } satisfies Record<string, Wear>
export type BodyName = keyof typeof BODIES
const FEMALE: BodyName[] = ['dress', 'gown', 'blouse', 'shawl']
const BOTH: BodyName[] = ['trench', 'sweater', 'fur', 'leather', 'striped', 'suit']
export const bodiesFor = (wearer: 'f' | 'm'): BodyName[] =>
  wearer === 'f'
    ? [...FEMALE, ...BOTH]
    : (Object.keys(CITY_BODIES) as BodyName[]).filter((name) => !FEMALE.includes(name))
export const body = (name: BodyName, outfit: Outfit): string => BODIES[name](outfit)

/** A flower, a handkerchief, a star or a medal on the breast. */
export const PINS = {
  flower: (t: Tones) =>
    tone('M58 172q-7 -8 1 -12q2 -9 9 -4q9 -1 7 8q4 8 -4 9q-5 8 -13 -1z', t, FINE) +
    fill(circle(66, 166, 3), '#fbd463'),
  square: (t: Tones) => tone('M50 184l5 -12l6 7l7 -9l4 14z', t, FINE),
  star: (t: Tones) => tone('M62 164l4 8l9 1l-7 6l2 9l-8 -5l-8 5l2 -9l-7 -6l9 -1z', t, FINE),
  medal: (t: Tones) => tone('M56 168h14l-2 12H58z', CLOTH.sky, FINE) + tone(circle(63, 185, 6), t, FINE),
} satisfies Record<string, (tones: Tones) => string>
export type PinName = keyof typeof PINS
