/** Things of Men of Mayhem that lie on cards and in piles. */
import { circle, fill, group, inked, line, tone, type Tones } from '../draw.ts'
import { all, fade } from '../scenery.ts'
import { SIGNS } from './signs.ts'

/** A wad of notes from above, 46 wide. */
export const WAD = all(
  inked('M0 9L23 0L46 9V14L24 24L0 14z', '#3e6e47', 1.5),
  fill('M24 19V24L46 14V9z', '#2c5236'),
  fill('M0 9L23 0L46 9L24 19z', '#84bd82'),
  line('M4 9L23 2L42 9L24 16z', 1, '#4d8657'),
  fill(circle(23.5, 9.3, 5.5, 2.6), '#4d8657'),
  fill('M10 5L16 2.7L39 12L33 15z', '#efe4c2') + fill('M33 15L39 12V17L33 20z', '#c9bc94'),
  line('M2 12L23.5 21.5', 0.8, '#6ba170'),
)
/** A wrapped brick of contraband, 42 wide. */
export const BRICK = all(
  inked('M0 9L20 0L42 9V21L22 31L0 21z', '#b98f58', 1.5),
  fill('M22 18V31L42 21V9z', '#8a6535'),
  fill('M0 9L20 0L42 9L22 18z', '#e8cda0'),
  fill('M9 5L13.5 3L35 12L31 14z', '#f7edd6') + fill('M31 14L35 12V25L31 27z', '#d9c9a5'),
  line('M1 14L22 24L41 14.5', 1.6, '#6b4a24', 0.6),
  line('M4 9L20 1.8', 1, '#fff', 0.6),
)

const STEEL: Tones = ['#dbe5ec', '#8b97a4', '#454f5b']
const WOOD: Tones = ['#c07c48', '#8a4f26', '#4f2a10']
/** A revolver, 60 wide. */
export const GUN = all(
  tone('M8 14L11 34Q12 40 8 42H-1Q-6 41-4 36L2 24L0 16z', WOOD, 2),
  line('M1 38L5 26M5 39L8 28', 1.2, '#5c3012', 0.7),
  tone('M0 8L7 3L12 4H54L55 1H58V12H32L30 17Q24 20 16 18L9 20L2 19Q3 13 0 8z', STEEL, 2),
  line('M34 8.5H54', 1.4, '#454f5b'),
  inked('M15 3H30V15H15z', '#7a8693', 1.5) +
    line('M15 7H30M15 11H30', 1.4, '#39424d') +
    fill('M16 4H29V6H16z', '#e6edf2'),
  line('M13 20Q16 27 24 24Q27 22 26 18', 2.4, '#5a646f') + line('M18 18Q17 21 20 23', 2, '#39424d'),
  line('M2 5L-3 3', 3, '#454f5b'),
)

export const FLAME = 'M30 4C34 16 48 22 48 38Q48 54 30 54Q13 54 13 38Q13 28 20 20Q21 26 26 28Q24 14 30 4z'
/** Heat, 64x56. */
export const FIRE = all(
  inked(FLAME, fade('#ff9a3a', '#e0361f'), 2.5),
  fill('M30 24C32 32 40 34 40 42Q40 51 30.5 51Q21 51 21 42Q21 38 24 34Q26 38 28 38Q27 30 30 24z', '#ffd25c'),
  fill('M31 38Q36 42 35 46Q33 50 30 50Q25 49 26 44Q29 44 31 38z', '#fff6d0'),
)

const SHIELD = 'M32 3Q40 8 52 7L56 12Q52 22 54 30Q54 44 32 53Q10 44 10 30Q12 22 8 12L12 7Q24 8 32 3z'
/** The badge of the police, 64x56. */
export const BADGE = all(
  tone(SHIELD, ['#ffe9a0', '#e0a930', '#80550f'], 2.5),
  line('M32 8Q40 12 50 11Q47 22 49 30Q49 41 32 48Q15 41 15 30Q17 22 14 11Q24 12 32 8z', 1.2, '#80550f'),
  inked(circle(32, 28, 11), '#2b4a8a', 2) + group('translate(32 29) scale(.5)', fill(SIGNS.star, '#fff3c4')),
)
