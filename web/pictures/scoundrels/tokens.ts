/** Backs of cards (120x168) by deck, and the chip that is flicked onto a card to suspect it (100x100). */
import { box, circle, fill, group, inked, INK, line, path, picture, tone } from '../draw.ts'
import { CLOTH, STUFF } from '../palette.ts'
import { card } from '../scenery.ts'
import { cogs } from './land.ts'

const [WIDTH, HEIGHT] = [120, 168]
const CREAM = '#f6ead0'

/** A back: a frame, a trellis, and a sign in an oval. */
function back(id: string, deep: string, tint: string, sign: string): string {
  const lattice = Array.from(
    { length: 13 },
    (_, i) => path`M${-60 + i * 20} 168l168 -168M${i * 20 - 60} 0l168 168`,
  ).join('')
  return card(WIDTH, HEIGHT, id, [
    fill(box(0, 0, WIDTH, HEIGHT), CREAM),
    inked(box(6, 6, 108, 156, 6), deep, 2.4),
    `<clipPath id="inside"><path d="${box(10, 10, 100, 148, 4)}"/></clipPath><g clip-path="url(#inside)">${line(lattice, 1.6, tint)}</g>`,
    line(box(10, 10, 100, 148, 4), 2.4, STUFF.brass[1]),
    tone(circle(60, 84, 37, 46), STUFF.brass),
    inked(circle(60, 84, 31, 40), deep, 2.2),
    line(circle(60, 84, 27, 36), 1.4, STUFF.brass[0]),
    group('translate(60 84)', sign),
    fill('M60 24l4 8l-4 8l-4 -8zM60 128l4 8l-4 8l-4 -8z', STUFF.brass[0]),
    line('M20 30Q20 20 30 20M100 30Q100 20 90 20M20 138Q20 148 30 148M100 138Q100 148 90 148', 3, STUFF.brass[0]),
  ])
}

// somebody in a hat, with a neckerchief over the nose
const MASK =
  fill('M-18 -6Q-18 22 0 26Q18 22 18 -6z', '#17110e') +
  fill('M-12 -1q5 -5 10 0q-5 4 -10 0zM2 -1q5 -5 10 0q-5 4 -10 0z', '#fff3c4') +
  tone('M-18 6Q0 0 18 6L14 18L2 34L-14 18z', CLOTH.red, 2) +
  line('M-8 12h.1m8 0h.1m8 0h.1m-12 8h.1m7 0h.1', 3.4, CREAM) +
  tone('M-15 -8Q-18 -32 -9 -31Q-4 -30 0 -27Q4 -30 9 -31Q18 -32 15 -8z', CLOTH.brown, 2) +
  fill('M-16 -14Q0 -8 16 -14V-8Q0 -2 -16 -8z', '#dba63a') +
  tone('M-28 -16Q-22 -7 -15 -8Q0 -2 15 -8Q22 -7 28 -16Q30 4 0 4T-28 -16z', CLOTH.brown, 2)
// a star in a cog
const COG =
  tone(cogs(0, 0), STUFF.brass, 2) +
  inked(circle(0, 0, 17), '#17110e', 1) +
  fill(
    'M0 -15l4.400 9.600l10.400 1.200l-7.800 7.200l2.200 10.400l-9.200 -5.200l-9.200 5.200l2.200 -10.400l-7.800 -7.200l10.400 -1.200z',
    '#fff3c4',
  )

function chip(): string {
  return picture(100, 100, [
    fill(circle(50, 54, 46, 44), INK, 0.35),
    tone(circle(50, 49, 46), CLOTH.red, 3),
    `<g stroke-dasharray="12 21">${line(circle(50, 49, 39.5), 12, CREAM)}</g>`,
    inked(circle(50, 49, 32), '#a5321e', 2) + line(circle(50, 49, 28), 1.8, STUFF.brass[0]),
    // an eye that doubts
    inked('M24 52Q50 26 76 52Q50 72 24 52z', '#fffaf0', 2.4) +
      fill(circle(53, 51, 10), '#17110e') +
      fill(circle(50, 47, 3), '#fff'),
    line('M22 44Q50 14 78 38', 4.4),
  ])
}

export const tokens = (): Record<string, string> => ({
  'job-back': back('job-back', '#11524e', '#1f6f69', MASK),
  'trait-back': back('trait-back', '#7a2418', '#9a3a28', COG),
  chip: chip(),
})
