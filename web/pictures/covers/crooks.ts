/** A gang by night: their boss before the moon, two friends in the dark beside him. */
import { circle, clip, fill, halftone, INK, inked, line, path, random, type Tones } from '../draw.ts'
import { CLOTH } from '../palette.ts'
import { all, at, fade, glow, places, rect, row, spot, spots, THIN } from '../scenery.ts'
import { cover, HEIGHT, WIDTH } from './frame.ts'

function tower(x: number, w: number, top: number, colours: Tones, roll: () => number, lit: number): string {
  const windows = row(Math.floor((w - 8) / 9), (i) =>
    roll() < lit
      ? path`M${x + 8 + i * 9} ${top + 10 + 10 * Math.floor(roll() * 3)}v${30 + 10 * Math.floor(roll() * 12)}`
      : '',
  )
  return all(
    rect(x, top, w, HEIGHT - top, colours[1]) +
      rect(x, top, 4, HEIGHT - top, colours[0]) +
      rect(x + w - 6, top, 6, HEIGHT - top, colours[2]),
    `<path stroke="#ffc766" stroke-width="4" stroke-linecap="butt" stroke-dasharray="5 5 5 15" d="${windows.join('') || 'M0 0'}"/>`,
  )
}

function city(): string {
  const roll = random('crooks cover')
  const far = ['#4d5a8f', '#3b4778', '#2d3661'] as const
  const near = ['#2b3763', '#1d2749', '#131a33'] as const
  const farOnes = places(0, 150, 44, 118, 236, 104, 268, 160)
  const nearOnes = places(-8, 210, 34, 176, 82, 228, 204, 216, 250, 186)
  return all(
    fill('M44 120v-22h10v-20h8v-22h5l2-34l2 34h5v22h8v42zM236 106V86h14V66l8-14l8 14v20h6v20z', far[1]),
    ...farOnes.map(([x, top]) => tower(x, 40, top, far, roll, 0.4)),
    ...nearOnes.map(([x, top]) => tower(x, 46, top, near, roll, 0.55)),
  )
}

const sky = (): string =>
  all(
    rect(0, 0, WIDTH, HEIGHT, fade('#0b1026', '#2a2f66', '#8a3f6b', '#f08a4a')),
    spots(places(24, 30, 60, 62, 96, 20, 140, 44, 214, 26, 270, 58, 284, 20, 180, 12, 12, 96), 1.3, '#fff'),
    glow(150, 150, 170, '#ffe9b0', 0.7),
    spot(150, 150, 96, '#ffe3a0'),
    spots(places(118, 92, 138, 76), 9, '#f7d48a') + spots(places(104, 116, 176, 84, 150, 98), 5, '#f7d48a'),
    clip(circle(150, 150, 96), halftone(WIDTH, 270, '#f2b45a', { from: 0.45, step: 8 })),
  )

/** A woman with a cloche and a diamond, in the light of the moon from behind. */
const lady = (): string =>
  all(
    inked('M-10 408C-8 330 20 308 52 300H84C112 308 128 330 128 408z', '#3a1f4d'),
    fill('M-8 398C-6 332 20 311 50 302q-30 30-36 96z', '#6a3a7d'),
    inked('M38 300q2-10 0-22h40q-2 12 4 22q-20 18-44 0z', '#9a5a58', THIN),
    inked('M28 240q-4 26 4 44q8-6 10-16l46-6q2 10 8 14q8-20 0-46z', '#2a1422', THIN),
    inked('M32 236q-2 46 26 58q30-10 30-56z', '#c98468', THIN),
    fill('M34 238q0 42 24 54q-8-24-6-54z', '#eeb08a'),
    inked('M24 262C12 200 34 178 62 178c30 0 44 24 34 68q-4-20-30-18q-28 0-32 34q-6 6-10 0z', '#7a2448'),
    fill('M26 258C16 204 36 182 60 180q-26 14-24 56q-2 12-10 22z', '#b8446a'),
    line('M30 236q30-22 66-8', 5, '#e3b04b'),
    inked('M45 257q8-8 15 0q-8 5-15 0zM70 255q7-7 14 0q-7 5-14 0z', '#fff6e4', 1.2),
    spots(places(53, 256, 77, 254), 2.6, '#2f5a4a'),
    line('M43 256q9-10 18 0M69 254q8-9 16 0M43 248q8-6 17-3M70 244q7-4 14 1M66 258l3 11h-6', THIN),
    fill('M58 276q8-5 16 0q-8 8-16 0z', '#b3202f'),
    spots(places(40, 306, 48, 312, 57, 315, 66, 315, 75, 312, 82, 306), 3, '#fff6de'),
  )

/** A broad man with a flat cap. */
const bruiser = (): string =>
  all(
    inked('M178 408C178 330 200 306 226 300L262 298C292 306 312 330 314 408z', '#2c3f5c'),
    fill('M180 398C180 334 200 312 222 303q-20 40-20 95z', '#4a6690'),
    inked('M214 226q-4 62 10 74q22 12 40-2q14-14 10-72z', '#a86a42', THIN),
    fill('M216 228q-2 52 10 68q6 4 10 5q-12-36-4-73z', '#d99a68'),
    inked('M206 230C204 196 226 184 248 184C276 184 286 206 280 232Q240 214 206 230z', '#5a6b4a'),
    fill('M208 226C208 198 226 188 244 186q-20 14-20 34z', '#8a9c6c'),
    inked('M200 236q40-24 82-4q-2 8-10 8q-32-14-64 2q-8 0-8-6z', '#3b4732', THIN),
    inked('M222 251q7-6 14 0q-7 4-14 0zM249 250q7-6 14 0q-7 4-14 0z', '#fff6e4', 1.2),
    spots(places(228, 250, 255, 249), 2.4, '#17110e'),
    line('M218 245l19 3M248 247l18-5M242 252l-4 16h8M230 284q12-6 24 0', 3),
    fill('M217 268q8 6 14 4q14-8 28 0q8 0 14-8q0 40-18 42q-30 6-38-38z', '#5a3520', 0.4),
    line('M262 262l6 14', 1.5, '#5a2a1c'),
  )

const boss = (): string =>
  all(
    // the coat
    inked('M34 404C36 350 74 326 118 318H186C232 326 266 350 268 404z', CLOTH.tan[1], 3.5),
    fill('M36 402C40 352 76 330 114 321L80 402z', CLOTH.tan[0]),
    fill('M266 402C262 356 232 332 196 323L236 402z', CLOTH.tan[2]),
    // a flower, shirt and tie
    spots(places(219, 366, 226, 374, 217, 376, 224, 364, 213, 370), 8.5, INK),
    spots(places(219, 366, 226, 374, 217, 376, 224, 364, 213, 370), 6, '#d8402f'),
    spot(220, 370, 3.5, '#ffd45e'),
    inked('M118 314L150 404L186 314z', '#fff6e4', THIN),
    fill('M186 314l-32 90l-14-30z', '#c9b9ae'),
    inked('M143 336h18l-4 16l10 52h-30l10-52z', '#b8281f', 2.5) + fill('M144 337h8l-4 15l-6 50h-5l9-50z', '#e8614a'),
    // head, with the brim's shadow
    inked('M104 214C102 262 112 296 132 314Q152 328 172 314C192 296 200 262 196 210z', '#d9955f'),
    fill('M107 222C106 262 114 294 133 311q8 6 14 7q-18-40-12-96z', '#f6c690'),
    fill('M194 216c2 40-4 76-24 97q-6 4-10 5q24-36 18-102z', '#8f5230'),
    fill('M105 206q46 14 91-6q1 32-2 48q-14-6-30 0q-8 4-14 2q-8-6-22-2q-14 0-21 6q-3-20-2-48z', '#3a1f1a', 0.9),
    inked('M118 240q12-9 24 1q-12 7-24-1zM160 238q12-9 24 0q-12 8-24 0z', '#fff6e4', 1.5),
    spot(133, 240, 4, '#17110e') + spot(174, 238, 4, '#17110e'),
    line('M114 232q14-8 28 0M158 230q14-9 28-2', 4.5),
    line('M152 246q6 14 8 24q-5 6-14 4', 2.5),
    line('M128 292q18 5 40-6', 3.5) + line('M168 286q5-2 6-7', 2.5),
    line('M116 282q-2 8 2 16M184 276q2 8-2 14', 1.5, '#8f5230'),
    // collar, turned up
    inked('M106 288L70 262Q60 300 66 340L126 402L146 404z', CLOTH.tan[1], 3.5) +
      fill('M104 291L72 266Q64 300 69 336L96 366z', CLOTH.tan[0]),
    inked('M192 284L230 258Q242 300 236 338L180 402L154 404z', CLOTH.tan[1], 3.5) +
      fill('M230 264Q240 300 234 336L182 400h-10q46-60 58-136z', CLOTH.tan[2]),
    at(0, -13, hat()),
  )

const hat = (): string =>
  all(
    inked('M96 206C92 158 108 122 134 128Q150 138 166 126C192 116 206 158 202 200Q150 222 96 206z', '#5b3a6b', 3.5),
    fill('M99 204C96 160 110 128 130 130q-14 30-12 78z', '#8f649c') +
      fill('M200 198C202 164 192 130 176 126q10 36 6 80z', '#351d45'),
    line('M134 129q12 14 16 36', 2.5, '#351d45'),
    inked('M96 186Q150 208 202 180L202 200Q150 224 96 207z', '#c8402f', 2.5) +
      fill('M98 190q14 6 26 8v13q-14-1-26-5z', '#f07a55'),
    inked(
      'M54 222Q74 192 102 201Q150 216 198 197Q226 184 248 204Q252 214 234 220Q194 239 150 238Q106 243 74 235Q56 231 54 222z',
      '#5b3a6b',
      3.5,
    ),
    fill('M57 221Q76 196 102 204Q124 211 148 212q-46 10-80 20q-11-4-11-11z', '#8f649c'),
    fill('M246 206Q250 213 232 218Q194 236 150 236q56-8 96-30z', '#351d45'),
  )

/** A glove with a fan of bank notes. */
const loot = (): string => {
  const note = (turn: number): string =>
    at(
      84,
      392,
      inked('M-13-66h26v62h-26z', '#b9d6a0', THIN) +
        line('M-8-61h16v50h-16z', 1.5, '#5a8a52') +
        spot(0, -36, 6, '#5a8a52'),
      turn,
    )
  return all(
    ...[-44, -26, -8].map(note),
    inked('M62 402q-8-24 8-32q8-4 12 2q6-6 13 0q8-2 11 5q8 1 7 10l-3 16z', '#4a3226'),
    fill('M65 400q-6-20 7-27q4-2 7 0q-8 10-6 28z', '#84603f'),
    line('M82 374l-2 12M95 373l-1 13M106 379l-2 10', THIN),
  )
}

export const crooks = (): string =>
  cover('crooks', sky(), city(), at(-14, 8, lady()), at(18, 0, bruiser()), boss(), loot())
