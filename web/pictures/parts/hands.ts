/** Hands with the arm that they belong to. A hand's wrist is at 0, 0; its fingers point up. */
import { FINE, inked, group, line, path, tone, type Tones } from '../draw.ts'

export interface Sleeve {
  skin: Tones
  cloth: Tones
  cuff: string
}

const HANDS = {
  /** Around something upright. */
  grip: (t: Tones) =>
    tone('M-14 2V-24Q-14 -34 -6 -34H9Q17 -33 16 -26Q19 -22 16 -18Q19 -14 16 -10Q18 -4 12 -2L10 2z', t) +
    line('M0 -26H14M-1 -18H15M0 -10H14M-14 -20Q-8 -18 -6 -28', 2.2, t[2]),
  /** Knuckles to us. */
  fist: (t: Tones) =>
    tone('M-17 -4V-24Q-17 -32 -9 -32Q-4 -36 0 -32Q5 -36 9 -31Q17 -31 17 -22V-4Q16 3 9 3H-10Q-17 3 -17 -4z', t) +
    line('M-8 -30V-17M0 -31V-17M9 -30V-17', 2.2, t[2]) +
    tone('M-16 -13Q-4 -18 8 -14Q13 -8 7 -5Q-4 -4 -15 -3z', t, FINE),
  /** A palm: stop, or a greeting. */
  open: (t: Tones) =>
    tone(
      'M-11 2L-14 -12L-26 -24Q-28 -31 -21 -30L-11 -22V-43Q-9 -49 -4 -43V-48Q0 -54 4 -48V-45Q8 -50 11 -43L12 -36Q17 -39 18 -33L16 -8L11 2z',
      t,
    ) + line('M-4 -42V-28M4 -46V-28M11.500 -40L11 -26', 2.2, t[2]),
  /** A finger up. */
  point: (t: Tones) =>
    tone('M-14 2V-22Q-13 -29 -9 -30L-8 -54Q-4 -60 0 -54V-31H8Q17 -31 16 -22V-6L11 2z', t) +
    line('M0 -31V-19M8 -30V-19', 2.2, t[2]) +
    tone('M-14 -10Q-4 -18 7 -15Q12 -10 6 -7Q-4 -6 -12 -2z', t, FINE),
  /** Something small between thumb and finger. */
  pinch: (t: Tones) =>
    tone('M-12 2Q-17 -16 -10 -26L-1 -42Q4 -47 6 -41L1 -28L7 -39Q13 -42 13 -36L9 -24Q17 -30 18 -23Q14 -10 10 2z', t) +
    line('M9 -24Q6 -16 6 -10M1 -28Q-1 -20 0 -14', 2.2, t[2]),
  /** Around something that lies: fingers side by side. */
  hold: (t: Tones) =>
    tone('M-17 0V-15Q-17 -24 -10 -24Q-5 -28 -1 -24Q4 -28 8 -24Q17 -24 17 -15V0Q10 6 0 5Q-10 6 -17 0z', t) +
    line('M-9 -23V-8M-1 -24V-8M8 -23V-8', 2.2, t[2]),
  /** A thumb up. */
  thumb: (t: Tones) =>
    tone(
      'M-15 0V-26L-10 -48Q-7 -58 1 -54Q4 -50 0 -34H11Q18 -33 16 -27Q20 -23 16 -19Q19 -14 15 -11Q17 -4 10 -2L8 2z',
      t,
    ) + line('M2 -27H15M2 -19H15M2 -11H14', 2.2, t[2]),
  /** Palm up, for what stands on it. */
  tray: (t: Tones) => tone('M-9 2L-14 -8Q-30 -12 -30 -18Q-26 -22 -14 -18H16Q30 -22 32 -16Q30 -10 16 -8L9 2z', t),
} satisfies Record<string, (tones: Tones) => string>
export type HandName = keyof typeof HANDS

/** Draw an arm from below the picture to a hand at x, y, turned by degrees. */
export function arm(name: HandName, x: number, y: number, turn: number, sleeve: Sleeve): string {
  const { skin, cloth, cuff } = sleeve
  return group(
    path`translate(${x} ${y})` + (turn ? path` rotate(${turn})` : ''),
    tone('M-15 6Q-24 50 -24 110H24Q24 50 15 6z', cloth) +
      inked('M-14 -2H14L17 9H-17z', cuff, FINE) +
      HANDS[name](skin),
  )
}

/** Draw a hand without an arm. */
export function hand(name: HandName, x: number, y: number, turn: number, skin: Tones): string {
  return group(path`translate(${x} ${y})` + (turn ? path` rotate(${turn})` : ''), HANDS[name](skin))
}
