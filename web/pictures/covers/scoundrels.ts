/** High noon before the saloon: a leader with a glass eye that shines. */
import { box, circle, clip, fill, group, halftone, INK, inked, line, path } from '../draw.ts'
import { all, at, fade, glow, places, rect, row, spot, spots, THIN } from '../scenery.ts'
import { cover, WIDTH } from './frame.ts'

const sky = (): string => {
  const rays = row(14, (i) => group(`rotate(${i * 25.7} 150 150)`, fill('M150 150l-22-330h44z', '#fff0c0', 0.5))).join(
    '',
  )
  return all(
    rect(0, 0, WIDTH, 400, fade('#6fb8b4', '#e9d08b', '#f3b25e')),
    clip(box(0, 0, WIDTH, 300), rays),
    spot(150, 150, 104, '#fff3c8'),
    clip(circle(150, 150, 104), halftone(WIDTH, 270, '#f0b84e', { from: 0.4, step: 8 })),
    inked('M-6 262V222h14l6-30h34l8 34h12l6 36zM226 262l8-40h16l6-44h26l6 40h20v44z', '#b8593a', THIN),
    fill('M9 222l6-28h12l-4 68h-20zM251 220l6-40h8l-2 82h-26z', '#e08a5a'),
    rect(0, 258, WIDTH, 142, fade('#e0a75e', '#a8653a')),
  )
}

/** The saloon at the left, in perspective: a false front with a balcony and swing doors. */
const saloon = (): string =>
  all(
    inked('M-4 120L92 176V296L-4 340z', '#b8452f', 2.5),
    fill('M-4 120L92 176v12L-4 140z', '#f0cf8a') + line('M-4 120L92 176M-4 142L92 189', THIN),
    line('M-4 160L92 203M-4 186L92 219M-4 262L92 262M-4 290L92 278', 1.5, '#7a281c'),
    inked('M10 176l22 10v30l-22-4zM48 192l18 8v24l-18-3z', '#ffe3a0', THIN),
    inked('M-4 222L100 238V246L-4 234z', '#7a4a28', THIN) +
      line('M8 206v22M24 210v20M40 213v19M56 216v18M72 219v18M88 222v17M-4 206L98 224', 2.5, '#5a3218'),
    inked('M20 340V252l44 2v72z', '#3a1a14', THIN) +
      inked('M22 316v-46q14-6 20 2v42zM45 312v-38q10-6 18 0v34z', '#d98a3e', THIN),
    line('M26 282l13-1M26 292l13-1M26 302l13-2M48 282l12-1M48 292l12-2M48 301l12-2', 1.5, '#7a4a1c'),
    // the sign: a foaming mug
    inked('M22 92h48v44H22z', '#2f4f4c', 2.5) + line('M30 136v5M62 136v24', 3.5),
    inked('M34 104h20v26H34z', '#f2b83c', THIN) +
      line('M54 110q10-2 9 8q-1 7-9 6', 3.5, '#f2b83c') +
      line('M40 112v14M47 112v14', 2.5, '#b9781c'),
    line('M36 104h0m8-3h0m8 3h0', 9, '#fff8e4'),
  )

/** The other side of the street: a bank's front and a water tower. */
const street = (): string =>
  all(
    line('M252 190V120M290 196V120M252 150l38 30M290 150l-38 30', 4),
    inked('M244 122V84h54v38z', '#9a6238', 2.5) +
      line('M256 84v38M270 84v38M284 84v38', 1.5, '#5a3218') +
      line('M244 94h54M244 112h54', 2.5, '#4a4a50') +
      inked('M238 84l33-22l33 22z', '#6a3a22', 2.5),
    inked('M306 164L210 196V290L306 330z', '#4f8a84', 2.5) + fill('M210 196l14-5v104l-14-5z', '#86c0b4'),
    inked('M304 152l-38 14v-8l-20 6v10l-38 14v10l96-32z', '#f0dcae', THIN),
    inked('M224 216l18-6v26l-18 3z', '#ffe3a0', THIN) + line('M233 213v25', THIN),
    inked('M228 290V262l18-1v34z', '#3a1a14', THIN) + fill('M230 288v-24l14-1v28z', '#ffe3a0', 0.8),
    inked('M214 250L306 240V252L214 258z', '#7a4a28', THIN) + line('M218 258v32M252 256v50M288 254v66', 4, '#5a3218'),
    // a horseshoe over the smithy
    inked('M258 206l30-10v38l-30 6z', '#2f3f4c', THIN) + line('M266 228q-4-18 7-20q11 0 8 17', 4.5, '#dfe8ea'),
    inked('M268 300q-3 14 0 28h22q3-14 0-28z', '#9a5c30', THIN) + line('M266 308h26M266 320h26', 2.5, '#3b3340'),
  )

const PONCHO = ['#d8503a', '#a82e28', '#5f1519'] as const

/** A band of zigzags over the poncho. */
const zigzag = (y: number, colour: string): string =>
  line(path`M34 ${y + 30}` + row(9, (i) => `l13-${i < 4 ? 13 : 5}l13 ${i < 4 ? 5 : 13}`).join(''), 5, colour)

const body = (): string => {
  const shape = 'M26 404C34 344 84 318 120 312H180C216 318 266 344 274 404z'
  return all(
    inked(shape, PONCHO[1], 3.5),
    clip(
      shape,
      all(
        fill('M20 404C34 344 84 318 122 312L96 404z', PONCHO[0]),
        fill('M280 404C266 344 216 318 180 312l28 92z', PONCHO[2]),
        zigzag(352, '#f2c658') + zigzag(374, '#2f8f83'),
      ),
    ),
    inked('M112 304q38 20 76 0l10 18q-12 16-34 20l-14 26l-14-26q-24-4-34-20z', '#2f7f80', 3),
    fill('M113 308q10 6 22 8q-6 12-4 26q-18-6-26-20z', '#6fc0b4'),
    spots(places(120, 322, 134, 330, 150, 334, 166, 330, 180, 322, 150, 350), 2.5, '#fff3d0'),
  )
}

const braids = (): string => {
  const braid = (x: number, side: number): string =>
    line(row(5, (i) => path`M${x + i * side} ${262 + i * 17}h${side * 3}`).join(''), 21) +
    line(row(5, (i) => path`M${x + i * side} ${262 + i * 17}h${side * 3}`).join(''), 15.5, '#5a3020') +
    line(row(5, (i) => path`M${x - 3 + i * side} ${258 + i * 17}h1`).join(''), 5, '#9a5c34') +
    line(path`M${x + 4.5 * side - 5} 344h12`, 10) +
    line(path`M${x + 4.5 * side - 5} 344h12`, 6, '#e3b04b')
  const hair =
    inked('M96 200Q84 240 88 262q12 8 34 0V200zM204 200q12 40 8 62q-12 8-34 0V200z', '#5a3020', 3) +
    fill('M98 204q-9 34-7 56q6 3 12 2q-6-30 6-58z', '#9a5c34')
  return hair + braid(98, -2) + braid(202, 2)
}

const face = (): string =>
  all(
    inked('M126 280q2 18-4 30q28 22 56 0q-6-12-4-30z', '#8f5432', 3),
    inked('M106 206C102 252 114 278 134 294Q150 304 166 294C188 276 198 250 194 206z', '#b87244', 3.5),
    fill('M109 210C106 250 116 274 135 290q6 4 11 6q-16-40-10-86z', '#dc9e68'),
    fill('M191 212c3 38-6 62-27 79q-5 4-9 5q20-34 20-84z', '#7d4526'),
    fill('M107 200q42 14 86 0q0 20-3 28q-40-8-80 3q-3-12-3-31z', '#3a1a14', 0.55),
    // her own eye
    inked('M116 244q12-10 25 1q-13 7-25-1z', '#fff6e4', 1.5) + spot(130, 243, 4.2, '#2a1a12'),
    line('M112 234q14-9 30-1', 4.5) + line('M116 243q-5-1-7-4', 2.5),
    // the glass eye
    glow(172, 242, 42, '#5ff0d8', 0.9),
    line('M190 234q10 8 8 30', 2.5, '#8a5d16'),
    spot(172, 242, 16, '#dba63a', 3) +
      spot(172, 242, 10.5, '#0f4a48', THIN) +
      spot(172, 242, 6.5, '#5ff0d8') +
      spot(170, 239.5, 2.2, '#fff'),
    line('M172 224v4M172 256v4M154 242h4M186 242h4', 2.5, '#8a5d16'),
    line('M152 244q4 12 5 20q-5 5-13 3', 2.5),
    fill('M130 280q10-6 18-3q9-3 19 3q-18 12-37 0z', '#9a2a2a') + line('M130 280q18 3 37 0', THIN),
  )

const hat = (): string =>
  all(
    inked(
      'M98 198C98 150 106 108 128 106Q140 104 150 118Q160 104 172 106C194 108 202 150 202 198Q150 214 98 198z',
      '#5a3420',
      3.5,
    ),
    fill('M101 196C101 150 108 112 126 109q10 0 14 10q-22 24-18 84z', '#9a643a') +
      fill('M199 196C199 152 192 114 176 109q8 40 4 92z', '#341a0e'),
    inked('M98 178Q150 196 202 178V198Q150 216 98 198z', '#e3b04b', 2.5) +
      fill('M100 182q12 4 24 6v17q-12-2-24-6z', '#ffe9a0'),
    // a star on the band
    inked('M150 168l7 14l15 1l-11 11l3 16l-14-8l-14 8l3-16l-11-11l15-1z', '#dfe8ea', THIN) +
      fill('M150 171v29l-12 7l3-13l-10-9l13-2z', '#fff'),
    inked(
      'M24 176Q34 168 50 186Q76 206 104 198Q150 210 196 198Q224 206 250 186Q266 168 276 176Q282 186 262 206Q220 234 150 232Q80 234 38 206Q18 186 24 176z',
      '#6a3f26',
      3.5,
    ),
    fill('M28 180Q36 174 50 190Q76 210 104 202Q128 207 150 207q-60 6-84 12Q40 206 28 180z', '#9a643a'),
    fill('M272 180Q276 188 258 204Q218 230 150 229q70-6 122-49z', '#341a0e'),
    // a feather
    inked('M196 186Q214 120 252 96Q262 134 206 196z', '#f6ead0', 2.5) +
      line('M199 190Q222 140 246 106', THIN, '#a88a5c') +
      fill('M236 108q10-8 15-10q2 12-4 28z', '#c8402f'),
  )

/** Cards: an open one and one face down. */
const cards = (): string => {
  const front =
    inked(box(-17, -50, 34, 50, 4), '#fff6de', 2.5) +
    fill('M0-38q11 9 5 16q-3 3-5-1l2 8h-4l2-8q-2 4-5 1q-6-7 5-16z', INK)
  const back =
    inked(box(-17, -50, 34, 50, 4), '#11524e', 2.5) +
    line(box(-12, -45, 24, 40, 2), 1.5, '#e3b04b') +
    fill('M0-36l8 11l-8 11l-8-11z', '#e3b04b')
  return all(
    at(222, 396, back, 34) + at(216, 396, front, 10),
    inked('M190 404q-4-22 12-28q7-4 12 2q8-4 13 2q8 0 9 8q6 3 4 16z', '#b87244', 3),
    fill('M193 402q-2-16 9-22q3-2 6 0q-8 8-7 22z', '#dc9e68'),
    line('M214 378l-2 10M227 381l-2 10', THIN),
  )
}

export const scoundrels = (): string =>
  cover('scoundrels', sky(), street(), saloon(), body(), braids(), face(), at(0, -9, hat()), cards())
