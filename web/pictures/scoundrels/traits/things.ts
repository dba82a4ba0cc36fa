/** Traits that a thing of daily life stands for. */
import { FINE, box, circle, fill, group, inked, line, tone } from '../../draw.ts'
import { CLOTH, STUFF } from '../../palette.ts'
import { cord, mirrored, sticker, type Front } from './sticker.ts'

const HEART = 'M0 34Q-38 8 -32 -16Q-26 -34 -8 -28Q-2 -26 0 -18Q2 -26 8 -28Q26 -34 32 -16Q38 8 0 34z'
const little = (x: number, y: number, k: number): string =>
  group(`translate(${x} ${y}) scale(${k})`, inked(HEART, '#e2573f', 6))
const BARS = 'M-36 30l6 -20h8l6 -20h32l6 20h8l6 20z'
const SHOE = 'M-30 -34H-14V-4Q-14 18 0 18T14 -4V-34H30V0Q30 36 0 36T-30 0z'
const leaf = (x: number, y: number, turn: number): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    tone('M0 0Q-14 -6 -10 -15Q-4 -20 0 -12Q4 -20 10 -15Q14 -6 0 0z', CLOTH.green, FINE),
  )
const clover = (x: number, y: number): string => [0, 90, 180, 270].map((turn) => leaf(x, y, turn)).join('')
const MUG = 'M-26 -18Q-30 -36 -12 -34Q-2 -42 8 -34Q24 -36 22 -18V-12Q40 -14 38 8Q36 22 22 22V34H-26z'
const POT = 'M-20 -20L-26 34H22L18 4L36 -14L28 -20L14 -8L12 -20L10 -28H-14z'
const ROSE =
  'M-4 -6q-22 -6 -14 -22q14 -14 30 -4q16 12 2 24l-4 4Q22 -2 24 8Q14 14 6 8L4 36H-2L-2 18Q-18 22 -22 10Q-14 2 -4 6z'
const CLOUD =
  'M-30 6Q-42 -8 -26 -16Q-24 -36 -4 -30Q12 -42 22 -24Q40 -20 32 -2Q30 8 18 8H12L18 16L4 38L6 22H-6L2 8H-22Q-28 8 -30 6z'
const BOX = 'M-30 -10H-14Q-24 -30 -8 -32Q0 -32 0 -18Q0 -32 10 -32Q24 -30 14 -10H30V34H-30z'
const WATCH = `${circle(0, 8, 28)}M-8 -18V-34H8V-18z`
const BUNCH = 'M-4 10L-30 -4Q-36 -24 -18 -26Q-10 -40 4 -32Q22 -38 26 -22Q38 -10 22 4L8 12L14 36H-12z'

export const THINGS: Record<string, Front> = {
  wealthy: {
    badge: sticker(
      BARS,
      tone('M-18 10l6 -20h24l6 20z', STUFF.brass) +
        tone('M-37 30l6 -20h26l6 20zM-1 30l6 -20h26l6 20z', STUFF.brass) +
        fill('M-8 -6h16l2 5h-20zM-27 14h18l2 5h-22zM9 14h18l2 5h-22z', '#fff3c0') +
        fill('M20 -34l4 10l10 4l-10 4l-4 10l-4 -10l-10 -4l10 -4z', '#fffbe6'),
    ),
    edge:
      mirrored(line('M8 198h18M32 200h14M4 188h16', 12) + line('M8 198h18M32 200h14M4 188h16', 8, '#f2c658')) +
      fill('M186 100l4 11l11 4l-11 4l-4 11l-4 -11l-11 -4l11 -4zM16 92l3 8l8 3l-8 3l-3 8l-3 -8l-8 -3l8 -3z', '#fffbe6'),
  },
  seductive: {
    badge: sticker(
      ROSE,
      cord('M2 4Q6 22 0 36', 4, CLOTH.green[1]) +
        tone('M4 18q18 -14 22 -4q-8 12 -22 8zM-2 22q-18 -12 -22 -2q8 10 22 6z', CLOTH.green, FINE) +
        tone('M-20 -18Q-20 -36 0 -36T22 -18Q22 6 0 8Q-20 6 -20 -18z', CLOTH.red) +
        line('M-8 -18q8 -12 16 -2q2 10 -8 8q-14 -2 -14 -10M-18 -12q8 14 18 12M20 -14q-4 12 -14 14', 2.8, CLOTH.red[2]),
    ),
    edge: little(18, 92, 0.3) + little(34, 64, 0.2) + little(186, 116, 0.26) + little(172, 84, 0.18),
  },
  lucky: {
    badge: sticker(
      SHOE,
      tone(SHOE, CLOTH.steel) + line('M-22 -24v.1m0 14v.1m4 14v.1m36 0v.1m4 -14v.1m0 -14v.1', 4.4) + clover(0, -6),
    ),
    edge:
      cord('M2 108Q20 140 2 200M198 84Q178 140 196 200', 3, CLOTH.green[1]) +
      clover(14, 110) +
      clover(186, 104) +
      clover(190, 178) +
      clover(12, 76),
  },
  thirsty: {
    badge: sticker(
      MUG,
      cord('M22 -6Q34 -6 32 6Q30 16 22 14', 5, '#e8c58a') +
        tone('M-26 -18H22V34H-26z', ['#fbd463', '#dd9a33', '#9a5f18']) +
        line('M-14 0v24M-2 0v24M10 0v24', 3.4, '#fff1b8') +
        tone(
          'M-30 -14q-6 -14 8 -16q6 -10 18 -4q12 -8 18 2q16 -2 12 14q-6 10 -14 2q-8 8 -16 0q-10 8 -26 2z',
          CLOTH.white,
        ),
    ),
    edge: mirrored(inked('M14 84q-12 20 0 24q12 -4 0 -24zM30 52q-9 15 0 18q9 -3 0 -18z', '#9fdcf2', FINE)),
  },
  clumsy: {
    badge: sticker(
      'M-24 -30Q-2 -40 10 -22L6 -8L36 8L30 34H-34L-36 6L-24 -8z',
      tone('M-24 -30Q-8 -38 6 -28L-2 -14L8 -2L-6 6L2 18L-14 34H-32Q-38 8 -24 -12z', STUFF.brick) +
        tone('M14 -20L26 -12L36 10L30 34H-4L12 18L4 6L18 -4z', STUFF.brick) +
        line('M-32 6Q-24 12 -16 8M28 14Q22 18 18 16', 4, '#fff1cf') +
        line('M-20 -26Q-8 -32 2 -27', 3, '#f0b090'),
    ),
    edge:
      fill(
        'M150 20l5 11l12 1l-9 8l3 12l-11 -6l-11 6l3 -12l-9 -8l12 -1zM178 52l4 8l9 1l-7 6l2 9l-8 -5l-8 5l2 -9l-7 -6l9 -1z',
        '#ffe27a',
      ) + tone('M136 208Q150 184 174 186Q166 192 168 198Q184 186 198 196Q186 198 184 208z', CLOTH.gold),
  },
  grumpy: {
    badge: sticker(
      CLOUD,
      tone('M4 4H-8L-14 24H-4L-8 38L18 16H6L14 4z', CLOTH.gold) +
        tone(
          'M-30 6Q-42 -8 -26 -16Q-24 -36 -4 -30Q12 -42 22 -24Q40 -20 32 -2Q30 8 18 8H-22Q-28 8 -30 6z',
          CLOTH.grey,
        ) +
        line('M-16 -14l9 5M14 -14l-9 5', 3.4) +
        line('M-10 -6h.1m18 0h.1', 5) +
        line('M-8 4Q-1 -3 6 4', 3),
    ),
    edge: mirrored(line('M6 70l-5 16M22 96l-5 16M10 120l-5 16', 4.4, '#9fdcf2')),
  },
  loyal: {
    badge: sticker(
      `${HEART}M-18 -20V-30Q-14 -44 0 -44T18 -30V-20z`,
      cord('M-14 -18V-26Q-12 -38 0 -38T14 -26V-18', 5, CLOTH.steel[1]) +
        tone(HEART, CLOTH.red) +
        line('M-24 -14q2 -8 10 -8', 4, '#ffb9a6') +
        tone('M-6 -2a7 7 0 1 1 12 0l4 18h-20z', CLOTH.black, FINE),
    ),
    edge: `<g stroke-dasharray="9 9">${cord('M-4 132Q10 190 60 204M204 132Q190 190 140 204', 7, '#dfe6ea')}</g>`,
  },
  compassionate: {
    badge: sticker(
      HEART,
      tone(HEART, CLOTH.rose) +
        line('M-22 -14q2 -8 9 -9', 4, '#fff') +
        group(
          'rotate(-28)',
          tone(box(-34, -7, 68, 16, 7), CLOTH.cream, FINE) +
            fill(box(-9, -6, 18, 14), '#f6e2b8') +
            line('M-3 -1h.1m6 0h.1m-6 5h.1m6 0h.1', 2.4, '#a98555'),
        ),
    ),
    edge: little(186, 178, 0.4) + little(166, 194, 0.26) + little(12, 100, 0.28) + little(190, 144, 0.22),
  },
  helpful: {
    badge: sticker(
      'M-36 -2H-22L-24 -34H-4L-8 -10L10 -12V-34L26 -36L22 -2H36V32H-36z',
      cord('M-14 0V-26', 6, STUFF.wood[1]) +
        tone('M-28 -36H-2V-22H-28z', STUFF.iron, FINE) +
        tone('M10 2V-16Q2 -26 10 -36V-26H20V-36Q28 -26 20 -16V2z', CLOTH.steel, FINE) +
        tone('M-36 0H36V32H-36z', CLOTH.red) +
        line('M-36 10H36', 3) +
        tone(box(-8, 4, 16, 12, 2), STUFF.brass, FINE) +
        line('M-30 24H-14', 3, '#ff9a80'),
    ),
    edge: mirrored(line('M16 84v20M6 94h20', 12) + line('M16 84v20M6 94h20', 7, '#fffaf0')),
  },
  tireless: {
    badge: sticker(
      POT,
      cord('M-22 -12Q-42 -8 -34 14L-26 18', 4.4, CLOTH.navy[1]) +
        tone('M14 -2L30 -22L38 -16L20 14z', CLOTH.navy) +
        tone('M-18 -20H12L22 34H-28z', CLOTH.navy) +
        tone('M-16 -28H10L14 -18H-20z', CLOTH.navy) +
        line('M-3 -30v-3', 6) +
        line('M-16 -4h.1m12 10h.1m-14 10h.1m18 6h.1m-6 -22h.1m12 12h.1m-34 14h.1', 3.4, '#dff0fa'),
    ),
    edge: line('M16 104q-10 -12 0 -24t0 -24M34 112q-8 -10 0 -20t0 -20', 6, '#fffaf0', 0.85),
  },
  elderly: {
    badge: sticker(
      `${circle(-16, 2, 17)}${circle(18, 2, 17)}M-30 36L16 -30Q34 -40 36 -20L30 -16L-22 38z`,
      cord('M-28 36L12 -26Q22 -40 32 -30Q36 -24 32 -18', 7, STUFF.wood[1]) +
        `<g fill-opacity=".75">${inked(circle(-17, 2, 17) + circle(19, 2, 17), '#dff6f8', 6)}</g>` +
        line(`${circle(-17, 2, 17)}${circle(19, 2, 17)}M0 0q1 -4 2 0M-34 -2l-4 -10M36 -2l4 -10`, 3, '#f2c658') +
        line('M-26 2l10 -8M10 2l10 -8', 3, '#fff'),
    ),
    edge:
      tone('M-4 -4H60Q20 6 14 60L-4 66zM204 -4H140Q180 6 186 60L204 66z', STUFF.wood) +
      line('M0 56Q10 10 50 4M200 56Q190 10 150 4', 3, STUFF.brass[0]),
  },
  generous: {
    badge: sticker(
      BOX,
      tone(box(-28, 2, 56, 32, 2), CLOTH.teal) +
        tone(box(-33, -10, 66, 14, 2), CLOTH.teal) +
        fill('M-6 -9H6V33H-6z', '#fbd463') +
        tone('M-2 -10Q-28 -12 -22 -26Q-14 -36 -2 -10zM2 -10Q28 -12 22 -26Q14 -36 2 -10z', CLOTH.gold, FINE) +
        line('M-28 6H28', 2.4),
    ),
    edge:
      line('M18 70h12M170 74h12M12 104h10M184 112h10M40 96h8', 13) +
      line('M18 70h12M170 74h12M12 104h10M184 112h10M40 96h8', 9, '#f2c658'),
  },
  punctual: {
    badge: sticker(
      WATCH,
      tone(box(-6, -32, 12, 12, 3), STUFF.brass, FINE) +
        line(circle(0, -34, 6), 3, STUFF.brass[1]) +
        tone(circle(0, 8, 29), STUFF.brass) +
        inked(circle(0, 8, 21), '#fffaf0', FINE) +
        line('M0 -8v4M0 20v4M-16 8h4M12 8h4', 3) +
        line('M0 8V-4M0 8L9 12', 3.6) +
        line('M0 8h.1', 6, '#b23222'),
    ),
    edge: `<g stroke-dasharray="6 7">${cord('M44 112Q60 90 30 76Q2 64 -4 40', 4, '#f2c658')}</g>`,
  },
  charming: {
    badge: sticker(
      BUNCH,
      tone('M-24 2L4 8L26 0L12 36H-10z', CLOTH.cream) +
        line('M-8 34L-4 8M8 34L8 8', 2, '#a28a5d') +
        tone(circle(-20, -12, 12) + circle(18, -10, 13), CLOTH.rose) +
        tone(circle(-2, -22, 13), CLOTH.red) +
        tone(circle(-2, -2, 12), CLOTH.gold) +
        line('M-20 -12h.1M18 -10h.1M-2 -22h.1M-2 -2h.1', 7, '#fff6de') +
        tone('M-8 18q8 4 18 0l2 8q-10 4 -20 0z', CLOTH.sky, FINE),
    ),
    edge: fill(
      'M16 84l4 11l11 4l-11 4l-4 11l-4 -11l-11 -4l11 -4zM180 92l3 9l9 3l-9 3l-3 9l-3 -9l-9 -3l9 -3zM36 60l3 7l7 3l-7 3l-3 7l-3 -7l-7 -3l7 -3z',
      '#fffbe6',
    ),
  },
  corrupt: {
    badge: sticker(
      'M0 -38l10 22l24 2l-18 16l10 6l8 24l-30 8l-34 -6l4 -24l8 -6l-16 -18l24 -2z',
      tone('M-30 16L26 4L34 26L-22 38z', ['#d7ecc4', '#a8cf9a', '#6d9a68']) +
        fill(circle(2, 22, 8), '#4d7d52') +
        tone('M0 -38l9 19l21 3l-15 15l4 21l-19 -10l-19 10l4 -21l-15 -15l21 -3z', STUFF.brass) +
        line(circle(0, -8, 8), 2.6, '#875a12') +
        line('M-4 -34l6 14l-8 8l10 12l-4 12', 3) +
        line('M0 -38h.1M30 -16h.1M-30 -16h.1M19 20h.1M-19 20h.1', 6, '#fff3c0'),
    ),
    edge:
      group(
        'rotate(-14 180 190)',
        tone(box(150, 178, 56, 30, 2), ['#d7ecc4', '#a8cf9a', '#6d9a68']) + fill(circle(178, 193, 8), '#4d7d52'),
      ) +
      group(
        'rotate(24 14 96)',
        tone(box(-8, 84, 44, 24, 2), ['#d7ecc4', '#a8cf9a', '#6d9a68'], FINE) + fill(circle(14, 96, 6), '#4d7d52'),
      ),
  },
  sleepy: {
    badge: sticker(
      'M-36 6Q-32 -4 -22 2Q0 -8 14 -4Q16 -28 0 -40Q38 -38 34 -6L36 8Q40 28 32 36Q0 28 -32 36Q-40 22 -36 6z',
      tone('M0 -40Q38 -38 34 -4Q28 18 -6 14Q14 6 14 -12Q14 -30 0 -40z', STUFF.lit) +
        tone(
          'M-36 4Q-32 -4 -24 4Q0 -2 24 4Q34 -4 36 6Q30 20 36 34Q30 38 24 34Q0 28 -24 34Q-32 40 -36 34Q-30 20 -36 4z',
          CLOTH.white,
        ) +
        line('M-24 10Q0 6 20 10M-22 26Q-8 22 4 24', 2.2, '#9b9a9e') +
        line('M16 -16q4 3 7 0', 2.4),
    ),
    edge: mirrored(
      fill('M24 88l3 8l8 3l-8 3l-3 8l-3 -8l-8 -3l8 -3zM10 60l2 6l6 2l-6 2l-2 6l-2 -6l-6 -2l6 -2z', '#ffe9a8'),
    ),
  },
  cowardly: {
    badge: sticker(
      'M-26 36L-18 -36L36 -30Q28 -18 36 -2L-12 2L-18 36z',
      cord('M-24 36L-16 -36', 5, STUFF.wood[1]) +
        tone('M-14 -34Q2 -40 14 -32T38 -30Q28 -16 36 2Q20 4 8 0T-16 2z', CLOTH.white) +
        line('M-6 -26Q6 -30 16 -24M0 -14Q12 -18 24 -12', 2.2, '#9b9a9e'),
    ),
    edge:
      mirrored(inked('M26 60q-12 20 0 24q12 -4 0 -24z', '#9fdcf2', FINE) + line('M8 40l8 8l-8 8l8 8', 3.4)) +
      tone('M150 206Q158 180 190 172Q192 196 156 206z', CLOTH.gold) +
      line('M154 204Q170 188 186 178', 2, CLOTH.gold[2]),
  },
  selfish: {
    badge: sticker(
      `${circle(2, -10, 26)}M-10 12L-18 36H-4L8 16z`,
      cord('M-6 14L-16 36', 8, STUFF.brass[1]) +
        tone(circle(2, -10, 27), STUFF.brass) +
        inked(circle(2, -10, 20), '#bfe3ea', FINE) +
        fill('M-12 -12Q-8 -28 8 -28L-4 4Q-12 0 -12 -12z', '#f2fcff') +
        group('translate(5 -8) scale(.36)', inked(HEART, '#e2573f', 6)),
    ),
  },
  curious: {
    badge: sticker(
      'M-26 -34Q0 -42 26 -34L30 36H-30z',
      tone('M-26 -34Q0 -42 26 -34L30 36H-30z', STUFF.brass) +
        line('M-20 -28h.1M20 -28h.1M-23 29h.1M23 29h.1', 5, '#6f4912') +
        fill('M0 -26A20 20 0 0 1 11 10L16 32H-16L-11 10A20 20 0 0 1 0 -26z', '#17110e') +
        inked('M-17 -6Q0 -20 17 -6Q0 8 -17 -6z', '#fffaf0', 1) +
        fill(circle(2, -6, 6.5), '#2f837a') +
        line('M3 -6h.1', 5) +
        line('M1 -8h.1', 2, '#fff'),
    ),
  },
}
