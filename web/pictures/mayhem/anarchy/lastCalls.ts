/** What Last Calls show, by the id of the card. */
import { box, circle, fill, group, inked, line, path } from '../../draw.ts'
import { all, at, fade, rect, row, sparkle, spot, spots } from '../../scenery.ts'
import { BRICK, WAD } from '../things.ts'
import { put, ground, youth, gavel, drop, paper, hand } from './parts.ts'

const cuff = (x: number, y: number): string =>
  line(circle(x, y, 24), 14) +
  line(circle(x, y, 24), 8.5, '#9aa5b0') +
  line(path`M${x - 20} ${y - 10}a23 23 0 0 1 20-13`, 3, '#eef3f6')
const bars = (x: number, y: number, w: number, h: number): string =>
  row(5, (i) => line(path`M${x + (w * i) / 4} ${y}v${h}`, 8)).join('') +
  line(path`M${x} ${y}h${w}M${x} ${y + h}h${w}`, 9) +
  line(
    row(5, (i) => path`M${x + (w * i) / 4} ${y}v${h}`).join('') + path`M${x} ${y}h${w}M${x} ${y + h}h${w}`,
    4,
    '#8f9daa',
  )

export const LAST_CALLS: Record<string, () => string> = {
  'arrest-warrant': () =>
    all(
      cuff(66, 66),
      cuff(134, 58),
      line('M88 58q12 12 24 2', 11) +
        line('M88 58q12 12 24 2', 6, '#9aa5b0').replace('fill', 'stroke-dasharray="7 5" fill'),
      inked(box(54, 34, 22, 15, 3) + box(124, 26, 22, 15, 3), '#7a8692', 2),
    ),
  'racketeering-probe': () =>
    all(
      line('M128 82L164 114', 17) + line('M128 82L164 114', 11, '#8a4f26'),
      inked(circle(98, 54, 44), '#c9862c', 3) + inked(circle(98, 54, 36), '#bfe2f4', 2),
      fill('M68 76V50h14v-12h16v10h12V32h14v40q-10 18-26 18t-30-14z', '#2a3a5a') +
        line('M74 56h3M88 46h3M88 56h3M102 58h3M116 42h3M116 54h3', 4, '#ffd25c'),
      line('M70 44q6-18 24-20', 4, '#fff', 0.8),
    ),
  'inside-man': () =>
    all(
      rect(56, 14, 88, 90, '#14121a'),
      inked('M72 104V80q0-16 16-18h24q16 2 16 18v24z', '#e8862a', 2.5) +
        fill('M74 78h52v6H74zM73 90h54v6H73z', '#5a2a0c') +
        inked(circle(100, 48, 17, 18), '#e0a878', 2.5) +
        fill('M84 44q2-16 16-16t16 16q-16-8-32 0z', '#2a1a12') +
        spots(
          [
            [94, 48],
            [106, 48],
          ],
          2,
          '#17110e',
        ) +
        line('M94 56h12', 2.5),
      bars(56, 12, 88, 92),
    ),
  'clean-hands': () =>
    all(
      group('translate(70 64) rotate(-10)', hand('#e0a878')),
      group('translate(132 64) rotate(10) scale(-1 1)', hand('#c98c5a')),
      fill(sparkle(100, 26, 14) + sparkle(40, 30, 9) + sparkle(166, 34, 9), '#fff'),
      spots(
        [
          [60, 100],
          [84, 104],
          [116, 104],
          [140, 100],
          [100, 98],
        ],
        7,
        '#bfe8f4',
      ) +
        spots(
          [
            [58, 98],
            [82, 102],
            [114, 102],
            [138, 98],
          ],
          2,
          '#fff',
        ),
    ),
  'protection-money': () =>
    all(
      ground(),
      inked('M100 8Q122 20 146 18V56Q142 88 100 106Q58 88 54 56V18Q78 20 100 8z', fade('#5a86c0', '#22365e'), 3) +
        line('M100 17Q120 27 138 26V56Q134 82 100 97Q66 82 62 56V26Q80 27 100 17z', 2, '#bfd6f4'),
      put(WAD, 70, 48, 1.3) + put(WAD, 70, 38, 1.3),
    ),
  'hospital-bills': () =>
    all(
      ground(),
      paper(84, 58, 74, 92, -6),
      at(84, 58, fill('M-28-36h8v-8h8v8h8v8h-8v8h-8v-8h-8z', '#e0362c') + line('M4-34h24M4-26h16', 3, '#9a8c72'), -6),
      put(WAD, 112, 78, 1.2) + put(WAD, 113, 68, 1.2),
    ),
  deserters: () =>
    all(
      inked(box(18, 24, 48, 82), '#3a2418', 2.5) + inked('M22 28h40v74H22z', fade('#ffe6a0', '#f08a3a'), 2),
      fill('M22 104h40l60 16H0z', '#ffb04a', 0.4),
      youth(120, 108, '#2db57a'),
      line('M140 78H172M162 68L174 78L162 88', 7) + line('M140 78H172M162 68L174 78L162 88', 3.5, '#fff3c4'),
    ),
  'new-blood': () =>
    all(
      ground(100, 34),
      youth(100, 108, '#e8503f', '#c08a5c'),
      drop(150, 52, 0.9),
      line('M150 44v20M140 54h20', 4, '#fff'),
      fill(sparkle(46, 40, 12) + sparkle(60, 72, 7), '#fff6d0'),
    ),
  'street-tax': () =>
    all(
      line('M38 106V40q0-14 14-14h14', 7) +
        line('M38 106V40q0-14 14-14h14', 3, '#6a7280') +
        spot(68, 28, 6, '#fff3c4', 2) +
        fill('M62 32L34 106h72L74 32z', '#ffe9a8', 0.45),
      put(hand('#c98c5a'), 142, 78, 1.1, -84),
      put(WAD, 66, 68, 1.15) + put(WAD, 66, 58, 1.15),
      line('M122 42l-12-8M126 34l-4-12M116 52l-14-2', 3, '#fff3c4'),
    ),
  rico: () =>
    all(
      group('translate(-26 0) scale(.9)', gavel()),
      put(BRICK, 122, 52, 1.4),
      line('M148 30L152 112', 6) +
        line('M148 30L152 112', 3, '#ffe9a0').replace('fill', 'stroke-dasharray="7 6" fill'),
    ),
}
