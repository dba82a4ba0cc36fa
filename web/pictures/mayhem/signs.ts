/** Neon signs without words, as single lines around 0, 0: about 48 wide and 40 high. */
import { box, circle } from '../draw.ts'

const HEART = 'M0 18C-26 0-20-18-8-16Q-2-15 0-8Q2-15 8-16C20-18 26 0 0 18z'
const bullet = (x: number): string => `M${x} 17V-5q0-10 5-14q5 4 5 14V17zM${x} 10h10`

export const SIGNS = {
  anchor: `${circle(0, -15, 4)}M0-11V18M-9-4H9M-12 9l-6-4q2 13 18 13q16 0 18-13l-6 4`,
  arrow: 'M-22-14H8V2H16L3 18L-10 2H-2V-4H-22z',
  balls: `${circle(-11, -8, 8)}${circle(11, -8, 8)}${circle(0, 10, 8)}M-14-20H14`,
  bottle: 'M-13-20h8v10q6 4 6 10v20h-20v-20q0-6 6-10zM9-2h14l-2 11q-5 4-10 0zM16 11v9M10 20h12',
  bullets: bullet(-20) + bullet(-5) + bullet(10),
  cactus:
    'M-4 20V9h-9q-4 0-4-4v-9q0-4 3.5-4t3.5 4v6h6v-15q0-6 4-6t4 6v10h6v-8q0-4 3.5-4t3.5 4v11q0 4-4 4h-9V20M-15 20H15',
  chevrons: 'M-20-4L0-17L20-4M-20 7L0-6L20 7M-20 18L0 5L20 18',
  cloche: `${circle(0, -14, 3.5)}M-22 10a22 20 0 0 1 44 0zM-27 17H27M-13 3q2-7 8-8`,
  cross: 'M-7-19H7V-7H19V7H7V19H-7V7H-19V-7H-7z',
  crown: 'M-22 16L-24-12L-11 0L0-18L11 0L24-12L22 16zM-20 9H20',
  dog: 'M-26-4L-22-10L-19-17L-16-11H-11L-7-6L-3-8L0-5L4-8L7-5L12-7Q18-7 18-16L24-18Q26-6 20 0L21 6L18 8V19H11V11L8 14L5 9L2 14L-1 9L-4 14L-6 11V19H-13V8L-15 4L-13 0Q-18 3-22 1zM-19-5h0',
  flask: 'M-7-20H7M-4-20V-6L-16 14q-1 5 4 5h24q5 0 4-5L4-6V-20M-11 7H11M-3 13h0M4 1h0',
  heart: `${HEART}M-26 10l12-5M13-6l13-5l-6-2M26-11l-3 6`,
  hourglass: 'M-15-19H15M-15 19H15M-12-19q0 12 9 19q-9 7-9 19M12-19q0 12-9 19q9 7 9 19M-6 14q6-6 12 0',
  key: `${circle(-13, 0, 9)}M-4 0H24V9M15 0v7`,
  lantern:
    'M-9-14H9M-9 12H9M-9-14q-12 13 0 26M9-14q12 13 0 26M0-14v26M-4.5-14q-4 13 0 26M4.5-14q4 13 0 26M0-22v8M0 12v9M-4 12v5M4 12v5',
  lips: 'M-24-2Q-10-14-5-12Q-2-11 0-9Q2-11 5-12Q10-14 24-2Q10 14 0 14T-24-2zM-24-2Q-8-4 0-1Q8-4 24-2',
  mug: 'M-16-7h22v26h-22zM6-1h9v14H6M-16-7q-6-8 3-10q5-6 11-1q9-2 8 6q2 5-2 5M-9 1v11M-1 1v11',
  padlock: `${box(-15, -3, 30, 22, 3)}M-9-3v-8a9 9 0 0 1 18 0v8M0 5v6`,
  pulse: 'M-27 2H-14L-9-7L-3 17L4-18L10 6L13 2H27',
  pyramid: 'M-25 18V10h7V2h7v-8h7v-6H4v6h7v8h7v8h7v8zM-5 18V8h10v10M0-20v3M-12-18l3 4M12-18l-3 4',
  revolver: 'M-25-11H24V-3H4q0 7-8 8h-5l-6 14h-11l6-16q-7-3-5-14zM-6 5q9 6 10-5M-3-3h-10v-7',
  scales: 'M0-19V17M-10 18H10M-20-10Q0-18 20-10M-20-10l-6 14q6 6 12 0zM20-10l-6 14q6 6 12 0z',
  scissors: `${circle(-16, -10, 7)}${circle(-16, 10, 7)}M-10-6L24 14M-10 6L24-14`,
  shamrock: 'M0 0C-15-7-9-22 0-14C9-22 15-7 0 0C-7 15-22 9-14 0C-22-9-7-14 0 0C7 15 22 9 14 0C22-9 7-14 0 0q1 12 8 19',
  skull: `${circle(-7, 0, 4)}${circle(7, 0, 4)}M-9 19v-7q-10-4-10-13q0-18 19-18t19 18q0 9-10 13v7zM-3 19v-5M3 19v-5M0 5l-2 4h4z`,
  spade: 'M0-19C6-8 19-4 19 5C19 14 6 14 3 7L6 18H-6L-3 7C-6 14-19 14-19 5C-19-4-6-8 0-19z',
  star: 'M0-20L5.5-7H20L9 2L13 17L0 8L-13 17L-9 2L-20-7H-5.5z',
  target: `${circle(0, 0, 17)}${circle(0, 0, 8)}M0-22V-4M0 4V22M-22 0H-4M4 0H22`,
  truck: `${circle(-15, 13, 4.5)}${circle(13, 13, 4.5)}M-20 13h-6v-27H4v27H-10M4-6h10l8 9v10h-4M8 13H-10`,
  wrench: 'M-22 13L4-8q-3-9 5-13q4-1 7 1l-6 6l2 5l5 2l6-6q3 6-2 11q-5 5-12 2L-16 19q-5 1-6-6z',
} satisfies Record<string, string>
export type SignName = keyof typeof SIGNS
export const SIGN_NAMES = Object.keys(SIGNS) as SignName[]
