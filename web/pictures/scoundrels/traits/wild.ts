/** Traits of the wild and of the machine: arms, fire, wounds, gears and stars. */
import { FINE, box, circle, fill, group, inked, line, tone } from '../../draw.ts'
import { CLOTH, STUFF } from '../../palette.ts'
import { cogs } from '../land.ts'
import { cord, mirrored, sticker, type Front } from './sticker.ts'

const MUD = ['#9a7444', '#6b4a24', '#3d2810'] as const
const GLOW = '#5ff0d8'
const BOOT = 'M-24 -36H4L6 -6Q10 4 24 6Q38 10 36 26H-24L-22 0z'
const PLASTERS = 'M-34 -20L-20 -34L34 20L20 34zM34 -20L20 -34L-34 20L-20 34z'
const SKULL = 'M-28 -6Q-28 -36 0 -36T28 -6Q28 8 18 14V30H-18V14Q-28 8 -28 -6z'
const BOMB = `${circle(-4, 10, 26)}M8 -22L20 -30L34 -26L24 -8z`
const LOCO = 'M-22 -12V-24H-12V-36H8V-24H22V10L32 36H-32L-22 10z'
const BOLT = 'M8 -38H-20L-30 4H-8L-18 38L30 -12H6L22 -38z'
const GEM = 'M-36 -8L-20 -30H20L36 -8L0 34z'
const BRAIN =
  'M-2 -26Q-16 -38 -26 -24Q-40 -18 -34 -2Q-40 12 -26 20Q-18 34 -2 26Q16 36 26 22Q40 16 34 0Q42 -14 28 -22Q18 -36 4 -28z'
const BALL = circle(0, -6, 27)
const DEVIL = 'M-22 -14L-34 -36Q-14 -34 -8 -26H8Q14 -34 34 -36L22 -14Q30 0 22 16Q12 36 0 36T-22 16Q-30 0 -22 -14z'
const CROWN = 'M-32 28L-34 -6L-17 8L0 -18L17 8L34 -6L32 28z'
const FIST = 'M-26 -8Q-28 -28 -16 -28Q-8 -34 -2 -28Q6 -34 12 -27Q26 -28 26 -12V10Q22 22 12 24V36H-16V24Q-26 16 -26 -8z'
const EYE = 'M-38 0Q0 -46 38 0Q0 42 -38 0z'
const TREFOIL = [0, 120, 240]
  .map((turn) => group(`rotate(${turn})`, fill('M-12 -24Q0 -30 12 -24L5 -8H-5z', '#17110e')))
  .join('')

export const WILD: Record<string, Front> = {
  filthy: {
    badge: sticker(
      `${BOOT}M-36 36Q-30 18 -16 22H30Q40 24 38 36z`,
      tone(BOOT, CLOTH.tan) +
        line('M-22 -28H2M-10 -10q8 4 16 0M-8 0q8 5 16 0', 3, '#7b5828') +
        tone('M-38 37Q-38 22 -26 22Q-28 4 -18 6Q-10 8 -10 18Q0 6 10 12Q22 0 36 14Q42 24 38 37z', MUD) +
        line('M-18 14q4 -2 6 2M14 18q6 -4 12 0', 3.4, '#c49a62') +
        line('M-32 -8h.1M20 -16h.1', 8) +
        line('M-32 -8h.1M20 -16h.1', 4.4, MUD[1]),
    ),
    edge:
      tone('M204 150q-18 4 -14 18q-16 4 -10 18q-14 2 -12 20h40zM-4 60q16 0 12 14q14 2 8 14q-8 6 -20 4z', MUD) +
      line('M22 40q8 -10 14 2q-2 10 10 6M176 56q-10 -8 -12 4q4 10 -8 8', 2, '#2a2b36').replace(
        'fill',
        'stroke-dasharray="1 5" fill',
      ) +
      line('M20 38h.1M178 54h.1M30 104h.1', 9) +
      line('M16 32l-5 -4M24 32l5 -5M174 48l-5 -4M182 48l5 -5', 3, '#dff6f8'),
  },
  cybernetic: {
    badge: sticker(
      cogs(0, 0),
      tone(cogs(0, 0), STUFF.brass) +
        tone(circle(0, 0, 17), CLOTH.black) +
        fill(circle(0, 0, 11), '#0f6f68') +
        fill(circle(0, 0, 6.5), GLOW) +
        fill(circle(-3, -4, 3), '#fff'),
    ),
    edge:
      tone('M-4 208V112Q14 108 22 124L44 134Q58 150 60 208z', STUFF.brass) +
      line('M4 128V200M22 130V204', 2, STUFF.brass[2]) +
      line('M10 120h.1M12 196h.1M56 196h.1', 5, STUFF.brass[2]) +
      group('translate(190 176)', tone(cogs(0, 0), CLOTH.steel) + fill(circle(0, 0, 9), '#2a2b36')) +
      cord('M-4 92Q20 84 30 100T62 136', 4, CLOTH.red[0]),
  },
  cruel: {
    badge: sticker(
      'M0 36Q-38 10 -32 -14Q-26 -32 -8 -26L0 -16L8 -26Q26 -32 32 -14Q38 10 0 36z',
      tone('M0 36Q-38 10 -32 -14Q-26 -32 -8 -26Q-2 -24 0 -16Q2 -24 8 -26Q26 -32 32 -14Q38 10 0 36z', CLOTH.black) +
        line('M2 -16L-8 -4L6 6L-6 16L0 34', 3.4, '#e2573f') +
        group(
          'rotate(38)',
          tone('M-5 -40H5V-18H-5z', CLOTH.wine, FINE) +
            tone('M-14 -20H14V-13H-14z', STUFF.brass, FINE) +
            tone('M-6 -12H6V22L0 36L-6 22z', CLOTH.steel, FINE),
        ),
    ),
    edge:
      cord('M-6 190Q30 204 66 192T136 194T206 186', 3, '#aab4ba') +
      line('M88 186l12 16M100 186l-12 16M134 186l12 16M146 186l-12 16M178 180l12 16M190 180l-12 16', 3, '#3b4248'),
  },
  scarred: {
    badge: sticker(
      PLASTERS,
      group('rotate(45)', tone(box(-38, -11, 76, 22, 10), CLOTH.cream)) +
        group(
          'rotate(-45)',
          tone(box(-38, -11, 76, 22, 10), CLOTH.cream) +
            inked(box(-12, -11, 24, 22), '#f6c9a8', FINE) +
            line('M-5 -4h.1m10 0h.1m-10 8h.1m10 0h.1M-28 0h.1m56 0h.1', 4, '#a98555'),
        ),
    ),
    edge:
      fill('M176 120L204 204H192zM154 132L186 204H176zM196 116L208 160V190z', '#5c150f') +
      line('M176 120L198 204M154 132L181 204M196 116L208 172', 2.4, '#f0a07a'),
  },
  rowdy: {
    badge: sticker(
      FIST,
      fill(
        'M0 -40l6 9l10 -7l1 12l12 -2l-5 10l12 4l-10 6l8 9l-12 0l0 12l-9 -8l-7 10l-5 -11l-10 7l0 -12l-12 2l5 -10l-12 -5l11 -5l-7 -10l12 0l1 -12z',
        '#ffe27a',
      ) +
        tone(FIST, ['#f2c49a', '#d2925f', '#94562c']) +
        line('M-13 -28V-12M-1 -29V-12M12 -27V-12', 2.8, '#7a4422') +
        tone('M-26 -6Q-8 -14 12 -8Q20 0 10 6Q-6 6 -26 8z', ['#f2c49a', '#d2925f', '#94562c'], FINE),
    ),
    edge:
      group(
        'rotate(24 180 180)',
        tone('M170 208V168l5 -12l-3 -14h16l-2 14l6 12V208z', CLOTH.green) + fill('M172 178h20v18h-20z', '#f3e6c8'),
      ) + fill('M16 96l6 -16l8 14zM34 70l10 -8l2 14zM160 142l10 -12l4 14z', '#bfe0b0'),
  },
  mysterious: {
    badge: sticker(
      `${BALL}M-22 16H22L28 36H-28z`,
      tone('M-18 14H18L28 36H-28z', STUFF.brass) +
        tone(BALL, ['#d9c6ff', '#8b6fd0', '#3d2a7a']) +
        fill('M-16 -14Q-12 -28 2 -28Q-6 -18 -8 -4z', '#fff', 0.8) +
        fill('M8 -16a12 12 0 1 0 6 18a14 14 0 0 1 -6 -18z', '#ffe9a8'),
    ),
    edge:
      fill('M-4 204V168Q20 150 46 164Q70 148 96 166Q122 152 146 166Q172 150 204 164V204z', '#cfd6f2', 0.55) +
      fill('M-4 204V186Q30 172 60 184Q100 170 140 186Q170 172 204 184V204z', '#eef0ff', 0.7) +
      line('M-4 110Q20 100 34 108M204 96Q180 88 168 98M150 122Q176 112 204 122', 6, '#eef0ff', 0.5),
  },
  'quick-draw': {
    badge: group(
      'translate(0 6) rotate(-8)',
      sticker(
        'M-38 -20H16V-6H-38zM-4 -24H24V-2L12 2H-4zM4 0L22 -4L30 28L12 32z',
        tone('M-38 -20H16V-6H-38z', STUFF.iron) +
          tone('M-4 -24H24V-2L12 2H-4z', STUFF.iron) +
          line('M4 -22v18M12 -22v18', 2.4, '#c3ccd0') +
          tone('M4 0L22 -4L30 28L12 32z', STUFF.wood) +
          line('M-2 0q0 10 10 8', 3) +
          line('M-34 -24v-4', 5),
      ),
    ),
    edge:
      inked(
        'M4 108L-6 96L12 98L14 80L26 94L40 86L36 102L52 110L36 116L40 130L26 122L14 134L12 118z',
        '#ffd75a',
        FINE,
      ) + line('M150 190h50M160 176h44M166 202h38', 5, '#fff3d6', 0.9),
  },
  jealous: {
    badge: sticker(
      EYE,
      tone(EYE, ['#f5ffe0', '#dcedb8', '#a2b878']) +
        line('M-30 0q8 0 10 -4M30 2q-8 -2 -10 4M-24 8q6 -2 10 2M22 -8q-4 2 -8 -1', 2, '#c23a2a') +
        tone(circle(2, -1, 15), CLOTH.green) +
        fill('M2 -15Q9 -1 2 13Q-5 -1 2 -15z', '#17110e') +
        line('M-4 -8h.1', 5, '#fff') +
        line('M-36 -14Q0 -44 36 -12', 5),
    ),
    edge: mirrored(
      cord('M2 204Q-4 170 14 150Q0 130 16 108', 4, CLOTH.green[1]) +
        inked(
          'M14 150q16 -10 22 2q-10 12 -22 -2zM4 178q14 -8 20 4q-12 8 -20 -4zM16 108q-2 -16 12 -18q4 14 -12 18z',
          CLOTH.green[0],
          FINE,
        ),
    ),
  },
  gloating: {
    badge: sticker(
      DEVIL,
      tone('M-20 -12L-34 -37Q-14 -35 -6 -24zM20 -12L34 -37Q14 -35 6 -24z', CLOTH.cream) +
        tone('M-24 -8Q-20 -28 0 -28T24 -8Q28 4 22 16Q12 36 0 36T-22 16Q-28 4 -24 -8z', CLOTH.red) +
        line('M-18 -10l12 5M18 -10l-12 5', 3.8) +
        line('M-10 0q4 -5 8 0M3 0q4 -5 8 0', 3) +
        inked('M-17 9Q0 15 17 9Q14 28 0 28T-17 9z', '#fffaf0', FINE) +
        line('M-10 12v10M-3 13v14M4 13v14M11 12v9', 1.8),
    ),
    edge: mirrored(line('M8 76l14 4M6 98l14 -4M20 56l10 10', 5, '#ffe27a')),
  },
  stunning: {
    badge: sticker(
      GEM,
      tone(GEM, ['#e8fbff', '#9fdcf2', '#4a9cc4']) +
        fill('M-20 -30L-12 -8L0 -30L12 -8L20 -30zM-12 -8L0 34L12 -8z', '#fff', 0.75) +
        line('M-36 -8H36M-12 -8L0 34L12 -8', 2) +
        fill('M24 -38l4 10l10 4l-10 4l-4 10l-4 -10l-10 -4l10 -4z', '#fffbe6'),
    ),
    edge: fill(
      'M18 70l5 14l14 5l-14 5l-5 14l-5 -14l-14 -5l14 -5zM180 60l5 14l14 5l-14 5l-5 14l-5 -14l-14 -5l14 -5zM186 160l4 11l11 4l-11 4l-4 11l-4 -11l-11 -4l11 -4zM38 36l3 8l8 3l-8 3l-3 8l-3 -8l-8 -3l8 -3z',
      '#fffbe6',
    ),
  },
  brilliant: {
    badge: sticker(
      BRAIN,
      tone(BRAIN, CLOTH.rose) +
        line(
          'M1 -28V26M-8 -22q-8 2 -8 10q-10 0 -10 8M-28 6q8 -4 12 4M-18 20q2 -8 12 -6M10 -22q8 4 6 10q10 0 12 8M30 8q-8 -6 -14 2M18 22q-2 -8 -10 -8',
          3,
          '#873440',
        ),
    ),
    edge:
      mirrored(cord('M8 112L20 94H8L22 72', 3.4, '#ffe27a')) + line('M166 190h34M166 178l10 -16l10 16z', 3, '#fffaf0'),
  },
  radioactive: {
    badge: sticker(
      circle(0, 0, 33),
      inked(circle(0, 0, 33), '#ffe03a') +
        fill('M-26 -12Q-18 -28 0 -29Q-14 -16 -18 4z', '#fff8b0') +
        TREFOIL +
        fill(circle(0, 0, 5), '#17110e'),
    ),
    edge:
      inked(
        'M-4 208V-4H12V40Q12 52 6 52T0 44V84Q10 84 10 96V120Q6 130 2 122zM204 208V-4H186V66Q188 78 193 78T199 68V100Q190 100 190 114V150Q194 160 198 152z',
        '#7ed63c',
        FINE,
      ) +
      line('M4 4V36M194 4V58', 3, '#e0ffb0') +
      line('M186 172h.1M174 190h.1M192 194h.1', 9, '#7ed63c'),
  },
  legendary: {
    badge: sticker(
      CROWN,
      tone(CROWN, STUFF.brass) +
        tone('M-32 18H32V31H-32z', CLOTH.wine) +
        line('M-20 25h.1m20 0h.1m20 0h.1', 6, '#fff3c0') +
        tone(circle(-34, -9, 5) + circle(0, -21, 5) + circle(34, -9, 5), CLOTH.red, FINE),
    ),
    edge: mirrored(
      cord('M70 204Q-2 190 8 96', 3, CLOTH.green[1]) +
        inked(
          'M8 112q-14 -4 -12 -18q12 2 12 18zM8 108q14 -4 14 -18q-14 2 -14 18zM12 142q-16 -2 -16 -16q14 2 16 16zM14 138q14 -6 12 -20q-12 6 -12 20zM24 168q-18 2 -20 -12q14 -4 20 12z',
          '#d9b24a',
          FINE,
        ),
    ),
  },
  augmented: {
    badge: sticker(
      'M-20 36V8L-12 0Q-34 -8 -30 -38H-16L-6 -14H6L16 -38H30Q34 -8 12 0L20 8V36z',
      tone('M-20 10H20V37H-20z', STUFF.brass) +
        tone('M-6 2Q-34 -4 -31 -38L-14 -32Q-16 -18 0 -8zM6 2Q34 -4 31 -38L14 -32Q16 -18 0 -8z', STUFF.iron) +
        tone(circle(0, 1, 13), STUFF.iron) +
        inked(circle(0, 1, 7), GLOW, FINE) +
        line('M-20 20H20M-12 28h.1m12 0h.1m12 0h.1', 3.4, STUFF.brass[2]),
    ),
    edge:
      cord('M192 208V146Q192 128 210 128', 10, STUFF.brass[1]) +
      line('M184 150h12M184 186h12', 5) +
      cord('M8 112V60Q8 46 22 46', 9, STUFF.brass[1]) +
      line('M2 84h12', 5),
  },
  unstoppable: {
    badge: sticker(
      LOCO,
      tone('M-10 -22L-14 -37H12L8 -22z', STUFF.iron) +
        tone(circle(0, -2, 24), CLOTH.black) +
        tone(circle(0, -2, 14), STUFF.brass, FINE) +
        fill(circle(0, -2, 8), '#fff3bf') +
        tone('M-24 14H24L33 36H-33z', CLOTH.red) +
        line('M-14 16L-20 34M-4 16L-6 34M6 16L7 34M15 16L20 34', 2.8),
    ),
    edge:
      fill(circle(30, 86, 12) + circle(14, 72, 13) + circle(28, 56, 10) + circle(12, 44, 8), '#fffaf0', 0.85) +
      group('rotate(18 176 180)', tone('M160 172h30v16h-30z', STUFF.brick, FINE)) +
      group('rotate(-24 186 148)', tone('M174 142h26v14h-26z', STUFF.brick, FINE)) +
      tone('M140 206l10 -14h20l6 14z', STUFF.brick, FINE),
  },
  notorious: {
    badge: sticker(
      SKULL,
      tone(SKULL, CLOTH.cream) +
        fill(circle(-11, -6, 8) + circle(11, -6, 8) + 'M0 2l5 9h-10z', '#17110e') +
        line('M-8 18V30M0 18V30M8 18V30', 2.8) +
        tone('M-32 -18Q0 -30 32 -18L30 -28Q20 -42 0 -40T-30 -28z', CLOTH.red) +
        line('M-20 -26h.1m14 -6h.1m14 0h.1m12 5h.1', 4, '#fff1cf') +
        tone('M30 -22l12 -6l-2 12z', CLOTH.red, FINE),
    ),
    // a tally in chalk, not bullet holes: those of the job lower the price
    edge:
      line('M162 98v22M171 98v22M180 98v22M189 98v22M156 116L196 102', 7) +
      line('M162 98v22M171 98v22M180 98v22M189 98v22M156 116L196 102', 3.6, '#fff3d6') +
      line('M180 140v20M189 140v20', 7) +
      line('M180 140v20M189 140v20', 3.6, '#fff3d6'),
  },
  energetic: {
    badge: sticker(BOLT, tone(BOLT, CLOTH.gold) + fill('M2 -32H-14L-22 -2H-14z', '#fffbe6')),
    edge:
      mirrored(cord('M4 56L22 78H8L28 108', 4.4, '#8fe6ff')) + cord('M196 128L176 150H192L170 184', 4.4, '#8fe6ff'),
  },
  reckless: {
    badge: sticker(
      BOMB,
      cord('M14 -14Q20 -30 32 -26', 3.4, '#e8d7a8') +
        inked('M32 -40l4 8l9 -1l-4 8l6 7l-9 1l-3 8l-6 -7l-9 2l3 -9l-6 -6l9 -2z', '#ffb347', FINE) +
        tone(circle(-4, 10, 27), CLOTH.black) +
        tone('M6 -20l12 7l-4 9l-13 -7z', STUFF.iron, FINE) +
        line('M-22 6q2 -12 14 -14', 4.4, '#8a8f9c'),
    ),
    edge:
      inked(
        'M206 208H130Q132 188 144 196Q142 178 158 172Q156 186 166 190Q164 160 184 146Q180 168 190 176Q192 158 204 150z',
        '#f0742e',
        FINE,
      ) +
      fill('M204 206H146Q150 196 158 200Q162 190 168 202Q176 186 184 178Q186 194 194 192Q196 182 204 178z', '#ffd75a'),
  },
}
