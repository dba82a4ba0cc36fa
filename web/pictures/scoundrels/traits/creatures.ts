/** Traits that a beast stands for. */
import { FINE, circle, fill, group, inked, line, tone, type Tones } from '../../draw.ts'
import { CLOTH, HAIR, STUFF } from '../../palette.ts'
import { cord, mirrored, sticker, type Front } from './sticker.ts'

const eyes = (x1: number, x2: number, y: number, r = 3.4): string =>
  line(`M${x1} ${y}h.1M${x2} ${y}h.1`, 2 * r) + line(`M${x1 - 1} ${y - 1}h.1M${x2 - 1} ${y - 1}h.1`, r * 0.7, '#fff')

const ROOSTER = 'M-8 34Q-24 18 -18 -8Q-16 -24 0 -26Q18 -24 18 -4Q20 18 26 34z'
const MULE = 'M-16 -6L-26 -36Q-10 -36 -8 -14H10Q12 -38 28 -34L18 -4L20 18Q18 36 2 36Q-14 36 -16 18z'
const FOX = 'M-34 -30L-14 -16Q0 -22 14 -16L34 -30L30 2Q20 20 0 34Q-20 20 -30 2z'
const LAMB = 'M-18 -16q-8 -14 8 -16q4 -8 12 -4q10 -4 14 6q14 2 6 16l-2 10q-2 28 -19 28q-18 0 -19 -28z'
const SNAIL = 'M-36 26Q-36 16 -26 14Q-20 -24 8 -22Q30 -18 26 12L30 -2Q30 -14 36 -14Q40 26 20 30H-30Q-36 30 -36 26z'
const HARE =
  'M-12 -8Q-30 -30 -22 -44Q-8 -42 -4 -14H4Q8 -42 22 -44Q30 -30 12 -8Q26 4 22 20Q16 36 0 36T-22 20Q-26 4 -12 -8z'
const BULL =
  'M-14 -18Q-34 -14 -38 -34Q-30 -26 -14 -28Q0 -34 14 -28Q30 -26 38 -34Q34 -14 14 -18L16 14Q16 34 0 34Q-16 34 -16 14z'
const SNAKE = `${circle(0, 26, 34, 11)}${circle(2, 12, 26, 10)}${circle(6, -24, 20, 14)}M-14 12Q-20 -20 2 -24L10 -10Q-2 -4 6 10z`
const MOSQUITO =
  'M-30 -22Q-8 -34 2 -8Q12 -34 34 -22Q36 -6 10 2Q18 20 4 30Q-12 24 -8 4L-22 20Q-28 8 -14 -2Q-34 -4 -30 -22z'
const PARROT = 'M-12 36L-20 6Q-24 -32 4 -34Q28 -34 30 -12Q30 0 22 2Q16 -4 10 -4Q20 12 10 28L2 36z'
const DOVE = 'M-38 12Q-20 16 -12 6Q-22 -20 -12 -38Q8 -28 14 -8Q20 -20 30 -16L38 -9L31 -6Q30 16 8 22Q-12 28 -38 12z'
const PIG = 'M-34 2Q-34 -20 -4 -20L8 -32L14 -18Q24 -12 26 -4H34V12H26Q22 18 16 20V32H4V24H-14V32H-26V18Q-34 12 -34 2z'
const PEARLY: Tones = ['#fffdf5', '#e2dcd0', '#a39c90']

export const CREATURES: Record<string, Front> = {
  cocky: {
    badge: sticker(
      `${ROOSTER}M-14 -22q-4 -12 6 -12q0 -8 8 -4q8 -4 10 6z`,
      tone('M-14 -20q-6 -12 4 -14q2 -8 9 -3q8 -5 11 4q8 4 2 13z', CLOTH.red) +
        tone(ROOSTER, CLOTH.orange) +
        line('M-6 20q6 8 10 2q6 8 12 0M-2 32q6 -6 12 0', 2.4, '#7c3509') +
        tone('M16 -12L36 -6L17 2z', CLOTH.gold, FINE) +
        tone('M10 4q12 2 8 14q-8 4 -10 -6z', CLOTH.red, FINE) +
        eyes(4, 4, -10, 4) +
        line('M-4 -19l12 4', 3.4),
    ),
    edge:
      cord('M4 128Q-12 90 18 66M14 130Q0 100 30 78', 7, CLOTH.green[1]) +
      cord('M8 128Q-16 70 10 48', 7, CLOTH.teal[1]),
  },
  stubborn: {
    badge: sticker(
      MULE,
      tone(MULE, ['#c8a27a', '#94704c', '#574029']) +
        fill('M-20 -28q8 2 8 14l-3 4zM22 -26q-6 2 -7 14l3 4z', '#e8a08c') +
        tone('M-16 14Q-14 6 2 6T20 16Q18 37 2 37T-16 14z', ['#f6e6cc', '#d8c0a0', '#9a8260']) +
        line('M-6 22h.1m16 0h.1', 5) +
        line('M-8 31Q2 25 12 31', 3) +
        eyes(-7, 11, -2) +
        line('M-14 -10l10 4M18 -10l-10 4', 3.4) +
        tone('M-6 -16q8 -10 14 -2l-4 10z', HAIR.brown, FINE),
    ),
    edge: mirrored(tone('M-2 208V176l14 -12l16 8l6 36z', STUFF.stone)),
  },
  cunning: {
    badge: sticker(
      FOX,
      tone(FOX, ['#f7a04a', '#d5661c', '#8a3a0c']) +
        fill('M-30 2Q-18 -2 -8 8Q0 18 0 34Q-20 20 -30 2zM30 2Q18 -2 8 8Q0 18 0 34Q20 20 30 2z', '#fff6e2') +
        fill('M-30 -24l10 10l-8 8zM30 -24l-10 10l8 8z', '#4a2412') +
        inked('M-18 -2Q-8 -8 -5 4Q-14 6 -18 -2zM18 -2Q8 -8 5 4Q14 6 18 -2z', '#ffe27a', FINE) +
        line('M-10 0v2M10 0v2', 4) +
        fill(circle(0, 31, 5), '#17110e') +
        line('M-21 -9L-6 -3M21 -9L6 -3', 3),
    ),
    edge:
      tone('M2 204Q-8 150 20 118Q34 132 26 204z', ['#f7a04a', '#d5661c', '#8a3a0c']) +
      fill('M14 128Q20 118 20 118Q30 128 28 140Q18 142 14 128z', '#fff6e2'),
  },
  gentle: {
    badge: sticker(
      LAMB,
      tone('M-20 -4Q-38 -10 -36 2Q-30 12 -18 6zM22 -4Q40 -10 38 2Q32 12 20 6z', ['#f6cdb8', '#dda890', '#a4705c']) +
        tone(LAMB, ['#f9dcc8', '#e6b9a0', '#b27e66']) +
        tone(
          'M-20 -8q-10 -10 0 -16q0 -12 12 -10q8 -8 16 0q12 -2 12 10q10 6 0 16q-6 6 -12 0q-8 6 -16 0q-6 6 -12 0z',
          PEARLY,
        ) +
        eyes(-7, 10, 6) +
        line('M-3 18h9M1 18v5M1 24q-4 4 -8 1M1 24q4 4 8 1', 2.6) +
        fill(circle(-11, 15, 4) + circle(14, 15, 4), '#f08a7a', 0.6),
    ),
    edge: mirrored(
      cord('M-4 194q16 -20 30 -6', 4, CLOTH.green[1]) +
        line('M6 182h.1m18 0h.1', 15) +
        line('M6 182h.1m18 0h.1', 11, '#fff6de') +
        line('M6 182h.1m18 0h.1', 5, '#f0b84e'),
    ),
  },
  patient: {
    badge: sticker(
      SNAIL,
      tone('M-36 28Q-36 14 -20 14L22 16L28 -8Q34 -20 38 -8Q38 30 18 31H-32z', ['#e6d39a', '#bda25c', '#776130']) +
        tone(circle(-1, -2, 25), ['#d98a52', '#a85a2c', '#66310f']) +
        line('M-1 -2q6 -6 9 2t-8 12t-17 -8t4 -22t26 0t6 22', 3.2, '#5a2a0c') +
        cord('M32 -14L26 -28M35 -14L38 -28', 2, '#bda25c') +
        line('M32 -4h.1', 5) +
        line('M30 6q4 3 7 0', 2.4),
    ),
    edge: line(
      'M200 40L150 8M200 70Q176 60 166 18M186 -4Q186 36 204 54M168 -4Q174 44 204 62M150 -2Q166 60 204 74',
      1.8,
      '#fff6de',
      0.9,
    ),
  },
  anxious: {
    badge: sticker(
      HARE,
      tone('M-10 -6Q-32 -26 -23 -45Q-6 -42 -3 -12zM10 -6Q32 -26 23 -45Q6 -42 3 -12z', [
        '#cbb89a',
        '#a08a68',
        '#665338',
      ]) +
        fill('M-11 -14Q-22 -28 -19 -38Q-10 -34 -8 -16zM11 -14Q22 -28 19 -38Q10 -34 8 -16z', '#f0b8a4') +
        tone('M-22 12Q-24 -14 0 -14T22 12Q20 36 0 36T-22 12z', ['#cbb89a', '#a08a68', '#665338']) +
        inked(circle(-10, 2, 9) + circle(10, 2, 9), '#fffaf0', FINE) +
        line('M-8 4h.1m16 0h.1', 5) +
        tone('M-4 13H4L0 18z', CLOTH.rose, 1.6) +
        inked('M-5 22H5V32H-5z', '#fffaf0', 1.6) +
        line('M0 22V32M-18 -10l8 -3M18 -10l-8 -3', 2.4),
    ),
    edge: mirrored(
      inked('M14 64q-12 20 0 24q12 -4 0 -24zM30 104q-8 14 0 18q8 -4 0 -18z', '#9fdcf2', FINE) +
        line('M6 20l10 10l-10 10l10 10', 4),
    ),
  },
  daring: {
    badge: sticker(
      BULL,
      tone('M-14 -18Q-34 -14 -38 -36Q-30 -28 -14 -28zM14 -18Q34 -14 38 -36Q30 -28 14 -28z', CLOTH.cream) +
        tone('M-16 -22Q0 -36 16 -22L18 8Q16 34 0 34T-18 8z', ['#8a5a48', '#5c3428', '#331910']) +
        tone('M-16 12Q0 4 16 12Q16 34 0 34T-16 12z', ['#e0a892', '#b87a66', '#7a4436'], FINE) +
        line('M-6 20h.1m12 0h.1', 5) +
        cord('M-6 26a6 7 0 1 0 12 0', 2.6, '#fbd463') +
        inked('M-14 -8L-4 -4L-6 2Q-12 2 -14 -8zM14 -8L4 -4L6 2Q12 2 14 -8z', '#ff6a4a', 1.8) +
        line('M-16 -13L-3 -6M16 -13L3 -6', 3.4),
    ),
    edge: mirrored(fill('M-4 204Q-2 184 12 188Q18 172 32 182Q46 184 42 204z', '#fff1cf', 0.9)),
  },
  lying: {
    badge: sticker(
      SNAKE,
      tone(circle(0, 26, 34, 11), CLOTH.green) +
        tone(circle(2, 13, 26, 10), CLOTH.green) +
        line('M-24 27h.1m16 4h.1m16 0h.1m16 -4h.1m-36 -12h.1m18 0h.1', 5, '#c6d86a') +
        tone('M-14 12Q-20 -20 2 -24L12 -12Q-2 -6 8 12Q-4 18 -14 12z', CLOTH.green) +
        line('M-6 -10h10M-9 0h10', 3, '#c6d86a') +
        tone('M-12 -24Q-10 -38 6 -38Q28 -36 28 -22Q24 -12 6 -12Q-10 -12 -12 -24z', CLOTH.green) +
        inked(circle(4, -27, 6) + circle(18, -27, 6), '#ffe27a', FINE) +
        line('M4 -30v6M18 -30v6', 2.6) +
        line('M26 -17l10 3M32 -15l5 6M32 -15l7 -3', 2.8, '#d8402f'),
    ),
    edge: mirrored(
      inked('M-4 208V168Q6 176 6 188Q14 166 10 154Q28 170 24 190Q32 186 34 176Q44 194 36 208z', '#f0742e', FINE) +
        fill('M-2 206V188Q6 196 8 200Q14 192 14 182Q24 196 22 206z', '#ffd75a'),
    ),
  },
  annoying: {
    badge: sticker(
      MOSQUITO,
      `<g fill-opacity=".8">${inked('M-2 -2Q-36 -4 -32 -24Q-8 -36 0 -8zM4 -2Q38 -4 36 -24Q12 -36 4 -8z', '#dff6f8', FINE)}</g>` +
        line('M-4 8L-20 18M-4 16L-16 30M8 8L22 18M8 16L20 30', 2.6) +
        tone('M-8 -4H10Q14 22 2 34Q-12 22 -8 -4z', CLOTH.grey) +
        line('M-6 8h16M-5 17h13', 3, '#17110e') +
        tone(circle(1, -10, 11), CLOTH.grey) +
        inked(circle(-6, -13, 6) + circle(8, -13, 6), '#ff8a5a', 1.8) +
        line('M-5 -12h.1m12 0h.1', 3.4) +
        line('M1 -2V10', 3),
    ),
    edge:
      mirrored(line('M12 60q14 -12 20 2t-14 12', 2.6, '#2a2b36')) +
      line('M14 62h.1M186 62h.1M26 24h.1M178 100h.1', 9) +
      line('M10 56l-6 -6M16 56l6 -7M182 56l-6 -6M188 56l6 -7', 3, '#dff6f8'),
  },
  talkative: {
    badge: sticker(
      PARROT,
      tone(PARROT, CLOTH.red) +
        tone('M-16 0Q-2 -2 0 14Q0 28 -10 36L-18 18z', CLOTH.teal, FINE) +
        fill('M4 -26Q20 -28 22 -14Q14 -6 6 -12Q0 -20 4 -26z', '#fff6de') +
        tone('M20 -22Q38 -20 32 -2Q26 2 20 -8z', CLOTH.black, FINE) +
        tone('M16 -2Q26 0 24 8Q16 8 14 0z', CLOTH.black, 1.6) +
        eyes(12, 12, -18) +
        line('M-12 20q6 4 10 0', 2.4, '#fff6de'),
    ),
    edge:
      inked('M10 62H50Q58 62 58 70V90Q58 98 50 98H40L34 112L26 98H10Q2 98 2 90V70Q2 62 10 62z', '#fffaf0') +
      line('M18 80h.1m12 0h.1m12 0h.1', 7),
  },
  honest: {
    badge: sticker(
      DOVE,
      tone(DOVE, PEARLY) +
        tone('M-10 8Q-22 -20 -12 -39Q10 -26 14 -4Q6 14 -10 8z', ['#dfe9ee', '#b9c9d2', '#7e929e']) +
        line('M-8 -26Q-2 -12 -4 2M0 -20Q6 -8 4 2', 2.4, '#7e929e') +
        line('M-30 13l-6 -5M-24 15l-6 6', 2.4, '#7e929e') +
        tone('M33 -13L41 -9L33 -6z', CLOTH.gold, 1.6) +
        eyes(26, 26, -10, 3) +
        cord('M36 -4Q40 8 32 18', 2, CLOTH.green[1]) +
        inked('M38 4q9 -2 9 4q-6 4 -9 0zM36 10q-9 0 -9 6q7 3 10 -1z', CLOTH.green[0], 1.6),
    ),
    edge: line(circle(100, 12, 42, 9), 8, '#a87415') + line(circle(100, 12, 42, 9), 5, '#ffe27a'),
  },
  greedy: {
    badge: sticker(
      PIG,
      tone(PIG, CLOTH.rose) +
        tone('M24 -6H36V14H24Q20 4 24 -6z', CLOTH.rose, FINE) +
        line('M30 0v.1m0 7v.1', 4) +
        eyes(15, 15, -5) +
        line('M-12 -18H4', 5) +
        line('M-34 0q-8 -6 -2 -12', 3, '#873440') +
        tone(circle(-4, -28, 9), STUFF.brass, FINE) +
        line('M-4 -32v8', 2.6, '#875a12') +
        line('M18 22l6 -3', 2.4),
    ),
    edge: mirrored(
      line('M6 196h16M26 200h16M4 186h14', 12) +
        line('M6 196h16M26 200h16M4 186h14', 8, '#f2c658') +
        line('M8 193h8M28 197h8M6 183h8', 2, '#fff3c0'),
    ),
  },
  // a rosette of a show, with the eyes of peacock's feathers
  proud: {
    badge: sticker(
      `${circle(0, -8, 26)}M-16 10L-22 36L-8 30L0 38L8 30L22 36L16 10z`,
      tone('M-16 8L-22 37L-9 30L-2 38L2 10zM16 8L22 37L9 30L2 38L-2 10z', CLOTH.navy) +
        tone(circle(0, -8, 27), CLOTH.sky) +
        line(circle(0, -8, 21), 5, '#dff0fa').replace('fill', 'stroke-dasharray="4 5" fill') +
        tone(circle(0, -8, 16), STUFF.brass) +
        fill('M0 -20l4 8l9 1l-7 6l2 9l-8 -5l-8 5l2 -9l-7 -6l9 -1z', '#fff8dc'),
    ),
    edge: mirrored(
      group(
        'translate(0 4)',
        inked('M-6 128Q10 100 30 112Q32 132 -6 150z', '#2f837a', FINE) +
          fill(circle(18, 120, 8), '#f2c658') +
          fill(circle(18, 120, 4), '#28446b'),
      ),
    ),
  },
}
