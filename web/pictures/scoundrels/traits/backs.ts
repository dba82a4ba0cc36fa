/** What lies behind a scoundrel by trait: a scene in the colours of the trait. */
import { circle } from '../../draw.ts'
import * as land from '../land.ts'
import type { Motif, PRINTS } from '../land.ts'

const { beads, bills, bubbles, cacti, cave, clouds, columns, curtain, fence, gears, ground, hills, mesas } = land
const { paper, peaks, pipes, planks, poles, rails, rays, shape, specks, street, stroke, sun, waves } = land

export interface Back {
  print: keyof typeof PRINTS
  parts: Motif[]
}
const back = (print: keyof typeof PRINTS, ...parts: Motif[]): Back => ({ print, parts })

const HEARTS =
  'M24 50q-20 -16 -12 -28q8 -8 12 2q4 -10 12 -2q8 12 -12 28zM176 70q-22 -18 -13 -31q9 -8 13 3q4 -11 13 -3q9 13 -13 31zM158 24q-12 -10 -7 -17q5 -4 7 2q2 -6 7 -2q5 7 -7 17zM20 112q-14 -11 -8 -20q6 -5 8 2q2 -7 8 -2q6 9 -8 20z'
const BOLTS = 'M6 10H40L24 60H46L4 130L14 78H-6zM160 4H196L180 52H204L158 130L168 74H146z'
// no coins: those of the trait are its price
const GEMS =
  'M22 22l11 12l-11 16l-11 -16zM48 62l8 9l-8 12l-8 -12zM12 92l10 11l-10 15l-10 -15zM176 18l10 11l-10 15l-10 -15zM152 52l8 9l-8 12l-8 -12zM188 78l12 13l-12 17l-12 -17z'
const BUNTING =
  'M4 24l22 8l-14 22zM34 36l22 5l-14 22zM66 43l22 2l-12 22zM112 45l22 -2l-10 24zM144 41l22 -5l-8 26zM174 32l22 -8l-8 30z'

export const BACKS: Record<string, Back> = {
  filthy: back(
    'mud',
    paper(20, true),
    sun(100, 84, 62, 0.5),
    fence,
    ground,
    shape(
      'deep',
      'M-4 -4H60Q50 20 40 12Q36 44 26 14Q10 40 8 12L-4 20zM204 -4H140Q150 26 160 10Q168 36 176 12Q190 44 204 20z',
      0.7,
    ),
  ),
  cybernetic: back(
    'teal',
    paper(),
    gears,
    sun(100, 88, 64, 0.55),
    stroke('light', 'M-4 176H40L56 160H70M204 180H160L146 166H130M-4 100H26L34 92', 4, 0.8),
  ),
  cruel: back(
    'blood',
    paper(-30, true),
    sun(100, 84, 64, 0.5),
    peaks,
    stroke('deep', 'M20 34q12 -12 20 0q8 -12 20 0M146 24q10 -10 17 0q7 -10 17 0M164 50q8 -8 13 0q5 -8 13 0', 5),
  ),
  cocky: back('clay', paper(15), rays(100, 200, 20, 0.5), sun(100, 96, 68, 0.8), hills),
  wealthy: back('brass', paper(30), columns, rays(100, 90, 18, 0.4), sun(100, 90, 62), beads()),
  seductive: back('rose', paper(), sun(100, 86, 66, 0.7), curtain),
  lucky: back(
    'sage',
    paper(-15),
    stroke('light', 'M2 204A98 110 0 0 1 198 204', 12),
    stroke('dots', 'M16 204A84 98 0 0 1 184 204', 10),
    stroke('deep', 'M-10 204A110 122 0 0 1 210 204', 8, 0.5),
    clouds,
    sun(100, 92, 60, 0.7),
    hills,
  ),
  stubborn: back('sepia', paper(-30), sun(100, 80, 62, 0.8), peaks, ground),
  thirsty: back('noon', paper(15), rays(100, 70, 22, 0.6), sun(100, 70, 58), beads(100, 70, 70), cacti, ground),
  clumsy: back(
    'lilac',
    paper(30),
    planks,
    sun(100, 90, 62, 0.7),
    stroke('deep', 'M-4 58L56 40M144 66L204 84', 8),
    shape('deep', 'M10 50l4 -24l18 -4l6 20zM160 68l2 -26l20 4l2 28z', 0.7),
  ),
  grumpy: back(
    'steel',
    paper(-15, true),
    shape('deep', 'M-4 -4H204V40q-14 22 -34 8q-16 22 -40 6q-20 18 -42 -2q-20 20 -44 2q-24 14 -44 -12z', 0.85),
    stroke(
      'light',
      'M20 70l-8 22M46 64l-8 22M160 70l-8 22M186 64l-8 22M22 120l-8 22M180 120l-8 22M40 150l-6 16',
      4,
      0.9,
    ),
  ),
  scarred: back(
    'clay',
    paper(30, true),
    sun(100, 86, 62, 0.6),
    mesas,
    ground,
    stroke('deep', 'M14 10L44 74M30 4L58 60M-2 24L28 86', 6),
  ),
  gentle: back(
    'sky',
    paper(-15),
    clouds,
    sun(100, 90, 62, 0.9),
    hills,
    stroke('light', 'M14 150h.1m22 -10h.1m-14 30h.1m130 -34h.1m24 10h.1m-10 24h.1m24 -30h.1', 8),
  ),
  loyal: back(
    'sky',
    paper(15),
    rays(100, 150, 18, 0.5),
    sun(100, 92, 64, 0.8),
    stroke('deep', 'M14 204V30M186 204V30', 6),
    shape('deep', 'M14 30H58L46 46L58 62H14zM186 30H142L154 46L142 62H186z'),
  ),
  rowdy: back(
    'blood',
    paper(20),
    street,
    shape(
      'light',
      'M100 -10L112 30L140 4L142 44L182 30L166 66L206 74L170 94L200 124L156 120L164 160L130 138L100 170L70 138L36 160L44 120L0 124L30 94L-6 74L34 66L18 30L58 44L60 4L88 30z',
      0.85,
    ),
  ),
  cunning: back(
    'dusk',
    paper(-30),
    sun(134, 62, 50, 0.9),
    shape('deep', 'M-4 204V30L10 70L16 50L28 96L36 80L50 204zM204 204V50L192 84L186 60L174 104L164 84L152 204z', 0.85),
    stroke('light', 'M14 130h.1m12 0h.1m150 14h.1m12 0h.1', 5),
  ),
  patient: back(
    'sage',
    paper(15),
    clouds,
    sun(100, 86, 62, 0.8),
    waves,
    stroke('deep', 'M204 24L132 70M132 70V140', 3.4),
  ),
  mysterious: back(
    'night',
    paper(-18),
    specks('mysterious'),
    sun(134, 66, 54, 0.9),
    shape('deep', 'M-4 204V120L14 96L24 112L40 84L60 140V204zM204 204V110L186 90L176 110L156 140V204z'),
    stroke('light', 'M-4 120q40 -12 70 0t70 -4t70 6', 8, 0.35),
  ),
  helpful: back(
    'noon',
    paper(-18),
    rays(100, 90, 16, 0.5),
    sun(100, 90, 62),
    hills,
    shape('deep', 'M4 140V96L26 76L48 96V140z'),
    shape('light', 'M18 140V112H34V140z'),
  ),
  anxious: back(
    'lilac',
    paper(20, true),
    sun(100, 88, 60, 0.6),
    stroke(
      'deep',
      'M8 -4Q28 20 8 44T8 92T8 140T8 188M30 -4Q50 20 30 44T30 92T30 140M192 -4Q172 20 192 44T192 92T192 140T192 188M170 -4Q150 20 170 44T170 92T170 140',
      6,
      0.7,
    ),
  ),
  compassionate: back(
    'rose',
    paper(-18),
    rays(100, 90, 16, 0.5),
    sun(100, 90, 64, 0.8),
    shape('deep', HEARTS, 0.7),
    hills,
  ),
  tireless: back(
    'steel',
    paper(18),
    clouds,
    sun(100, 80, 60, 0.7),
    rails,
    shape('deep', 'M128 112V84H144V66H156V84H176V72H198V112z'),
  ),
  elderly: back(
    'sepia',
    paper(18),
    shape('light', circle(100, 96, 88, 92), 0.75),
    stroke('deep', circle(100, 96, 92, 96), 7, 0.8),
    stroke('dots', circle(100, 96, 82, 86), 3),
  ),
  generous: back(
    'brass',
    paper(-18),
    rays(100, 90, 20, 0.5),
    sun(100, 96, 62, 0.8),
    stroke('deep', 'M-4 18Q100 66 204 18', 4),
    shape('light', BUNTING),
    shape('deep', BUNTING, 0.25),
    hills,
  ),
  punctual: back(
    'teal',
    paper(),
    shape('light', circle(100, 92, 92), 0.9),
    stroke('deep', circle(100, 92, 94), 9),
    stroke(
      'deep',
      'M100 6v14M143 18l-6 12M57 18l6 12M26 49l12 7M174 49l-12 7M14 92h14M186 92h-14M26 135l12 -7M174 135l-12 -7',
      7,
    ),
  ),
  charming: back(
    'rose',
    paper(30),
    columns,
    sun(100, 88, 66, 0.85),
    beads(100, 88, 76, 24),
    shape('dots', 'M-4 204V176Q20 160 40 176T80 172T120 172T160 176T204 170V204z'),
  ),
  'quick-draw': back(
    'clay',
    paper(-18),
    sun(100, 84, 60),
    street,
    stroke('light', 'M-4 84H40M-4 116H30M160 76H204M168 104H204M-4 150H24M176 140H204', 5),
  ),
  talkative: back(
    'sky',
    paper(18),
    sun(100, 92, 60, 0.7),
    bubbles,
    stroke('light', 'M10 108h34M6 122h26M164 122h30M172 136h24', 5),
  ),
  daring: back(
    'clay',
    paper(-18),
    rays(100, 70, 18, 0.4),
    sun(100, 76, 60, 0.8),
    shape('deep', 'M-4 204V110L40 104L46 126L34 150L52 204zM204 204V96L164 90L152 112L166 146L148 204z', 0.85),
    stroke('deep', 'M40 106Q100 128 162 92', 3.4),
  ),
  greedy: back('acid', paper(18), sun(100, 90, 62, 0.7), cave, shape('light', GEMS, 0.9)),
  lying: back('dusk', paper(30, true), sun(100, 88, 62, 0.7), curtain, stroke('light', 'M60 204V176H140V204', 4, 0.6)),
  annoying: back(
    'acid',
    paper(-18),
    sun(100, 90, 62, 0.6),
    stroke(
      'deep',
      'M6 30q22 -28 40 -4q10 26 -14 26q-18 -4 -8 -18M194 50q-22 -28 -40 -4q-10 26 14 26q18 -4 8 -18M20 110q20 -10 18 10t-22 8M184 120q-20 -10 -18 10t22 8',
      4,
      0.8,
    ),
    hills,
  ),
  curious: back(
    'teal',
    paper(18),
    planks,
    shape('light', 'M100 -30A70 70 0 0 1 146 132L172 204H28L54 132A70 70 0 0 1 100 -30z', 0.85),
  ),
  jealous: back(
    'acid',
    paper(-30),
    shape('deep', 'M-4 -4H204V204H170Q196 100 150 40Q100 0 50 40Q4 100 30 204H-4z', 0.85),
    shape(
      'light',
      'M6 46Q24 30 44 46Q24 60 6 46zM156 46Q176 30 194 46Q176 60 156 46zM2 120Q14 110 28 120Q14 130 2 120zM172 120Q186 110 198 120Q186 130 172 120z',
    ),
    stroke('deep', 'M25 40v12M175 40v12M15 116v8M185 116v8', 6),
  ),
  proud: back(
    'teal',
    paper(18),
    stroke(
      'dots',
      'M100 150L6 30M100 150L40 6M100 150L100 -6M100 150L160 6M100 150L194 30M100 150L-6 80M100 150L206 80M100 150L-4 136M100 150L204 136',
      20,
    ),
    shape(
      'light',
      circle(16, 42, 15, 17) +
        circle(48, 14, 15, 17) +
        circle(152, 14, 15, 17) +
        circle(184, 42, 15, 17) +
        circle(8, 86, 14, 16) +
        circle(192, 86, 14, 16) +
        circle(8, 136, 13) +
        circle(192, 136, 13),
    ),
    shape(
      'deep',
      circle(16, 42, 8) +
        circle(48, 14, 8) +
        circle(152, 14, 8) +
        circle(184, 42, 8) +
        circle(8, 86, 7) +
        circle(192, 86, 7) +
        circle(8, 136, 7) +
        circle(192, 136, 7),
    ),
    sun(100, 92, 58, 0.75),
  ),
  gloating: back(
    'blood',
    paper(18),
    shape('light', 'M70 -4H130L190 204H10z', 0.75),
    stroke(
      'light',
      'M20 24l8 8M32 60l-8 6M170 22l-6 10M182 66l-10 -4M14 104l8 4M186 112l-8 6M46 30l4 -8M152 48l6 6',
      6,
    ),
  ),
  cowardly: back(
    'brass',
    paper(-18, true),
    shape('deep', 'M20 204Q10 90 60 50Q70 -2 100 10Q134 -4 142 50Q192 90 180 204z', 0.55),
    sun(100, 98, 54, 0.7),
    hills,
  ),
  corrupt: back(
    'sage',
    paper(-18),
    columns,
    sun(100, 90, 58, 0.6),
    stroke('deep', 'M14 76l8 16l-8 12l10 18M184 96l-8 14l10 12l-8 18', 3),
  ),
  sleepy: back(
    'night',
    paper(15),
    specks('sleepy', 4.4, 26),
    shape('light', 'M160 14A40 40 0 1 0 190 76A46 46 0 0 1 160 14z'),
    sun(100, 96, 56, 0.3),
    hills,
  ),
  honest: back('sky', paper(-18), rays(100, 14, 22, 0.65), clouds, sun(100, 92, 60, 0.9), fence),
  stunning: back(
    'dusk',
    paper(18),
    rays(100, 90, 10, 0.7),
    shape('light', 'M100 -6L122 62L196 62L138 104L160 176L100 132L40 176L62 104L4 62H78z', 0.75),
  ),
  brilliant: back(
    'sky',
    paper(-18),
    stroke('light', 'M-4 40H204M-4 80H204M-4 120H204M-4 160H204M20 -4V204M60 -4V204M140 -4V204M180 -4V204', 1.8, 0.8),
    stroke('light', `${circle(32, 50, 22)}M32 28V72M10 50H54M150 70L196 70L173 28zM150 130Q166 96 176 130T204 130`, 4),
    sun(100, 90, 62, 0.75),
  ),
  radioactive: back(
    'acid',
    paper(18),
    rays(100, 100, 12, 0.6),
    sun(100, 92, 64, 0.8),
    stroke(
      'deep',
      'M28 48a30 11 30 1 0 .1 0M28 48a30 11 -30 1 0 .1 0M170 60a30 11 30 1 0 .1 0M170 60a30 11 -30 1 0 .1 0',
      3.4,
    ),
    hills,
  ),
  legendary: back('brass', paper(-18), rays(100, 92, 24, 0.5), sun(100, 92, 68), beads(100, 92, 80, 36), peaks),
  augmented: back('clay', paper(18), pipes, sun(100, 88, 60, 0.7)),
  unstoppable: back('steel', paper(-18), rays(100, 150, 18, 0.5), mesas, rails, sun(100, 88, 56, 0.6)),
  notorious: back('sepia', paper(18), planks, bills, sun(100, 92, 56, 0.6)),
  energetic: back(
    'brass',
    paper(18),
    rays(100, 100, 16, 0.6),
    shape('light', BOLTS),
    stroke('deep', BOLTS, 3.4),
    sun(100, 92, 58, 0.8),
  ),
  reckless: back(
    'blood',
    paper(-18),
    sun(100, 86, 60, 0.6),
    shape('deep', 'M-4 204V124H44L38 146L52 160L40 204zM204 204V150L150 204z', 0.85),
    shape(
      'light',
      'M-4 10Q30 20 26 50Q44 40 40 16Q62 40 52 76Q40 96 16 92Q-4 88 -4 70zM204 10Q170 20 174 50Q156 40 160 16Q138 40 148 76Q160 96 184 92L204 80z',
      0.8,
    ),
  ),
  selfish: back(
    'lilac',
    paper(18),
    rays(100, 90, 20, 0.4),
    shape('light', circle(100, 94, 74, 84), 0.9),
    stroke('dots', circle(100, 94, 84, 94), 9),
    stroke('deep', circle(100, 94, 77, 87) + circle(100, 94, 91, 101), 3),
  ),
}

/** Scenes for traits that nobody has described. */
export const ANY: Back[] = [
  back('noon', paper(15), rays(), sun(), mesas, ground),
  back('sky', paper(-15), clouds, sun(), hills),
  back('dusk', paper(30), sun(), poles, ground),
  back('clay', paper(), rays(100, 90, 18), sun(), street),
  back('teal', paper(-30), gears, sun(100, 88, 62, 0.7)),
  back('brass', paper(18), rays(), sun(), cacti, ground),
]
