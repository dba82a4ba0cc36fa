/** Things that several Anarchy cards show. */
import { box, circle, fill, group, inked, line, path } from '../../draw.ts'
import { all, at, fade, glow, row, spots } from '../../scenery.ts'

export const put = (thing: string, x: number, y: number, k = 1, turn = 0): string =>
  group(path`translate(${x} ${y})${turn ? path` rotate(${turn})` : ''} scale(${k})`, thing)
export const ground = (x = 100, rx = 50): string => glow(x, 103, rx, '#000000', 0.9, 6)
export const forbidden = (x: number, y: number, r: number): string => {
  const ring = path`${circle(x, y, r)}M${x - r * 0.7} ${y - r * 0.7}l${r * 1.4} ${r * 1.4}`
  return (
    line(ring, 11) +
    line(ring, 7, '#e0362c') +
    line(
      path`M${x - r + 2} ${y - 6}q3-${Math.round(r * 0.5)} ${Math.round(r * 0.55)}-${Math.round(r * 0.72)}`,
      2,
      '#ff9a8a',
    )
  )
}
export const youth = (x: number, y: number, shirt: string, skin = '#e0a878'): string =>
  at(
    x,
    y,
    all(
      inked('M-10-46Q-1-50 10-46Q15-40 15-22l-5 1l-1-9l1 30H2L0-18L-3 0h-8l1-30l-1 9l-5-1q0-18 6-24z', shirt, 2),
      fill('M-9-45L-3-46L0-34L3-46L9-45L10-22H-10z', '#1c1a20', 0.7),
      inked(circle(0, -55, 8), skin, 2) +
        spots(
          [
            [0, -53],
            [5, -53],
          ],
          1,
          '#17110e',
        ) +
        inked('M-9-58q0-9 9-9t9 8l5 2H-9z', shirt, 2),
    ),
  )
export const plus = (x: number, y: number): string =>
  inked(circle(x, y, 11), '#2db57a', 2) + line(path`M${x - 6} ${y}h12M${x} ${y - 6}v12`, 4, '#fff')
export const gavel = (): string =>
  all(
    ground(104, 64),
    inked(box(58, 88, 84, 14, 4), '#6b3a1c', 2.5) + fill('M62 90h76v4H62z', '#a8683a'),
    group(
      'rotate(-28 100 60)',
      inked(box(98, 52, 76, 9, 4), '#8a4f26', 2.5) +
        inked(box(66, 32, 34, 50, 5), '#8a4f26', 2.5) +
        fill('M68 35h9v44h-9z', '#c07c48') +
        inked(box(63, 38, 40, 7) + box(63, 68, 40, 7), '#e0a930', 2),
    ),
    line('M52 82l-10-6M50 92H38M148 84l10-8', 3, '#fff3c4'),
  )
export const drop = (x: number, y: number, k: number): string =>
  put(
    inked('M0-26Q20 4 20 16A20 20 0 0 1-20 16Q-20 4 0-26z', fade('#f0564a', '#8c1512'), 2.5) +
      line('M-11 14q0 10 8 13', 3.5, '#ffb0a0'),
    x,
    y,
    k,
  )
export const paper = (x: number, y: number, w: number, h: number, turn: number): string =>
  at(
    x,
    y,
    inked(box(-w / 2, -h / 2, w, h, 2), '#f6eeda', 2.2) +
      line(
        row(4, (i) => path`M${-w / 2 + 8} ${-h / 2 + 34 + i * 8}h${w - 16 - (i % 2) * 10}`).join(''),
        2.4,
        '#9a8c72',
      ),
    turn,
  )
export const hand = (tone: string): string =>
  inked(
    'M-20 34V4q-6-10-2-14q5-1 8 10l2 4v-28q0-6 4.5-6t5 6v20v-26q0-6 4.5-6t5 6v26v-20q0-6 4.5-5.5t4.5 6v22l2-6q3-6 7-3q3 3 0 9l-9 24v12z',
    tone,
    2.5,
  )
