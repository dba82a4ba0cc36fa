/** Clothes of the West, drawn as those of the city: for a neck at 100, 152. */
import { FINE, circle, clip, fill, line, tone, type Tones } from '../../draw.ts'
import { CLOTH, STUFF } from '../../palette.ts'
import type { Outfit } from '../bodies.ts'

type Wear = (outfit: Outfit) => string
const SHOULDERS = 'M8 206C10 178 34 164 72 152H128C166 164 190 178 192 206z'
const SLOPE = 'M22 206C24 176 48 162 78 152H122C152 162 176 176 178 206z'
const V = 'M80 150L100 204L120 150z'
const folds = (t: Tones): string => line('M34 206Q32 192 40 182M166 206Q168 192 160 182', 2.4, t[2])
const follow = (turn: number, inside: string): string =>
  Math.abs(turn) < 0.1 ? inside : `<g transform="translate(${Math.round(5 * turn)})">${inside}</g>`
const neckerchief = (t: Tones): string =>
  tone('M76 144Q100 166 124 144L131 158Q118 170 112 186Q104 194 96 186Q84 168 69 158z', t) +
  line('M86 164h.1m13 4h.1m13 -5h.1m-19 16h.1m12 -2h.1', 4.4, t[0])
const stringTie = (t: Tones): string =>
  line('M99 164Q86 178 90 202M101 164Q116 178 110 202', 6) +
  line('M99 164Q86 178 90 202M101 164Q116 178 110 202', 3, t[1]) +
  tone(circle(100, 164, 6), STUFF.brass, FINE)
const collar = (t: Tones): string =>
  tone('M82 146L76 154L90 172L100 160L110 172L124 154L118 146Q100 168 82 146z', t, FINE)
const lapels = (t: Tones): string =>
  tone(
    'M80 146L62 156L56 178L69 180L62 188L98 208L100 198Q88 172 80 146zM120 146L138 156L144 178L131 180L138 188L102 208L100 198Q112 172 120 146z',
    t,
  )

export const WESTERN_BODIES = {
  duster: ({ cloth, shirt, accent, turn }) =>
    tone(SHOULDERS, cloth) +
    folds(cloth) +
    follow(turn, tone('M72 150H128L116 208H84z', shirt, 0) + lapels(cloth) + neckerchief(accent)),
  cowhand: ({ cloth, shirt, accent, turn }) =>
    tone(SHOULDERS, shirt) +
    folds(shirt) +
    follow(turn, tone('M58 157L78 151L88 208H44zM142 157L122 151L112 208H156z', cloth) + neckerchief(accent)),
  poncho: ({ cloth, accent, shirt, turn }) => {
    const shape = 'M2 208C8 178 40 160 76 148H124C160 160 192 178 198 208z'
    return (
      tone(shape, cloth) +
      clip(
        shape,
        line(
          'M-6 200l14 -14l14 12l14 -14l14 12l14 -14l14 12l14 -14l14 12l14 -14l14 12l14 -14l14 12l14 -14l14 12l14 -14l14 12',
          5,
          accent[1],
        ) + line('M20 176Q100 150 180 176', 4, shirt[0]),
      ) +
      follow(turn, tone('M74 144Q100 166 126 144L132 158Q100 186 68 158z', cloth))
    )
  },
  overalls: ({ cloth, shirt, turn }) =>
    tone(SHOULDERS, shirt) +
    folds(shirt) +
    line('M30 186H56M144 186H170M44 172V206M156 172V206', 2, shirt[2]) +
    follow(
      turn,
      line('M68 157L72 182M132 157L128 182', 14) +
        line('M68 157L72 182M132 157L128 182', 9, cloth[1]) +
        tone('M64 178H136L142 208H58z', cloth) +
        tone(circle(74, 184, 5) + circle(126, 184, 5), STUFF.brass, FINE) +
        line('M86 194H114V208', 2.2, cloth[2]) +
        collar(shirt),
    ),
  longjohns: ({ cloth, accent, turn }) =>
    tone(SHOULDERS, cloth) +
    folds(cloth) +
    follow(
      turn,
      tone('M78 146Q100 160 122 146L126 156Q100 174 74 156z', cloth) +
        line('M92 168V208M108 168V208', 2, cloth[2]) +
        line('M100 176h.1m0 14h.1m0 14h.1', 5, '#fff6de') +
        line('M62 157L54 208M138 157L146 208', 10) +
        line('M62 157L54 208M138 157L146 208', 5.4, accent[1]),
    ),
  cassock: ({ cloth, turn }) =>
    tone(SHOULDERS, cloth) +
    folds(cloth) +
    follow(
      turn,
      tone('M78 144Q100 160 122 144L125 158Q100 174 75 158z', cloth) +
        tone('M91 154Q100 158 109 154V166Q100 170 91 166z', CLOTH.white, FINE) +
        line('M100 178h.1m0 13h.1m0 13h.1', 5, cloth[0]),
    ),
  labcoat: ({ cloth, shirt, accent, turn }) =>
    tone(SHOULDERS, CLOTH.white) +
    folds(CLOTH.white) +
    follow(
      turn,
      tone(V, shirt, 0) +
        tone('M94 158H106L104 168L110 206H90L96 168z', accent, FINE) +
        lapels(CLOTH.white) +
        line('M142 196h18', 2.4) +
        line('M146 196v-9M153 196v-11', 4, cloth[1]),
    ),
  frock: ({ cloth, shirt, accent, turn }) =>
    tone(SHOULDERS, cloth) +
    folds(cloth) +
    follow(
      turn,
      tone(V, CLOTH.white, 0) +
        tone('M78 172L100 192L122 172L118 208H82z', shirt) +
        collar(CLOTH.white) +
        stringTie(accent) +
        tone(
          'M80 147Q58 156 58 178Q70 196 96 208Q84 180 80 147zM120 147Q142 156 142 178Q130 196 104 208Q116 180 120 147z',
          cloth,
        ),
    ),
  waistcoat: ({ cloth, shirt, accent, turn }) =>
    tone(SHOULDERS, shirt) +
    folds(shirt) +
    line('M26 178l16 6M174 178l-16 6', 8, accent[1]) +
    follow(
      turn,
      tone('M60 156L78 151L100 190L122 151L140 156L150 208H50z', cloth) +
        collar(shirt) +
        tone('M100 166l-17 -9q-3 9 0 18zM100 166l17 -9q3 9 0 18z', accent, FINE) +
        line('M66 190Q86 206 100 198', 3, STUFF.brass[0]) +
        line('M100 202h.1', 4),
    ),
  buckskin: ({ cloth, accent, turn }) =>
    tone(SHOULDERS, cloth) +
    follow(
      turn,
      line('M26 182Q60 190 100 186Q140 190 174 182', 2.6, cloth[2]) +
        line(
          'M32 184v14M44 186v14M56 188v14M68 188v14M80 188v14M120 188v14M132 188v14M144 188v14M156 186v14M168 184v14',
          2.6,
          cloth[2],
        ) +
        tone('M78 148L100 190L122 148L130 154L102 206H98L70 154z', cloth) +
        line('M90 172L110 178M110 170L90 180', 2.6, accent[1]),
    ),
  robe: ({ cloth, turn }) =>
    tone('M2 208C6 172 36 158 72 150H128C164 158 194 172 198 208z', cloth) +
    line('M40 208Q44 180 62 166M160 208Q156 180 138 166M70 208L76 184M130 208L124 184', 2.4, cloth[2]) +
    follow(
      turn,
      tone('M78 146Q100 164 122 146L126 158Q100 176 74 158z', CLOTH.white, FINE) +
        tone('M99 168L82 204H98zM101 168L118 204H102z', CLOTH.white, FINE),
    ),
  sash: ({ cloth, shirt, accent, turn }) =>
    tone(SHOULDERS, cloth) +
    follow(
      turn,
      tone(V, CLOTH.white, 0) +
        collar(CLOTH.white) +
        tone('M94 162H106L110 206H90z', shirt, FINE) +
        lapels(cloth) +
        tone('M44 160L62 154L154 208H118z', accent) +
        tone(circle(132, 200, 10), STUFF.brass, FINE),
    ),
  straps: ({ cloth, accent, turn }) =>
    tone(SHOULDERS, cloth) +
    folds(cloth) +
    follow(
      turn,
      tone('M78 144Q100 158 122 144L126 158Q100 174 74 158z', cloth) +
        line('M100 172V208', 2.2, cloth[2]) +
        line('M22 188Q100 172 178 188', 14) +
        line('M22 188Q100 172 178 188', 8.6, accent[1]) +
        tone('M92 172h18v18h-18z', STUFF.brass, FINE) +
        fill('M97 177h8v8h-8z', accent[2]),
    ),
  bodice: ({ cloth, skin, accent, turn }) =>
    tone(SLOPE, skin) +
    line('M64 166q14 6 24 4M136 166q-14 6 -24 4', 2.2, skin[2]) +
    follow(
      turn,
      tone('M42 208L52 172Q76 190 100 186Q124 190 148 172L158 208z', cloth) +
        tone(
          'M22 200q-4 -18 10 -24q4 -12 18 -10l8 18q-14 4 -16 22zM178 200q4 -18 -10 -24q-4 -12 -18 -10l-8 18q14 4 16 22z',
          cloth,
        ) +
        line('M52 173q8 10 14 5q8 10 16 5q8 8 18 3q10 5 18 -3q8 5 16 -5q6 5 14 -5', 6, accent[0]) +
        line('M84 160Q100 166 116 160', 6) +
        line('M84 160Q100 166 116 160', 3, accent[1]) +
        tone(circle(100, 168, 5, 6), STUFF.brass, FINE),
    ),
  prairie: ({ cloth, accent, turn }) =>
    tone(SLOPE, cloth) +
    line('M50 206q-4 -14 6 -24M150 206q4 -14 -6 -24', 2.4, cloth[2]) +
    line('M40 190h.1m22 -14h.1m6 22h.1m16 -12h.1m-30 24h.1m70 -24h.1m16 12h.1m6 -22h.1m18 18h.1', 4.4, accent[0]) +
    follow(
      turn,
      tone('M78 148Q100 166 122 148Q134 156 128 170Q112 178 100 172Q88 178 72 170Q66 156 78 148z', accent) +
        tone(circle(100, 170, 6, 7), CLOTH.wine, FINE),
    ),
} satisfies Record<string, Wear>
