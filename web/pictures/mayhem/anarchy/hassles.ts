/** What Hassles show, by the id of the card. */
import { box, circle, fill, inked, line, path } from '../../draw.ts'
import { all, at, around, fade, glow, row, spot, spots } from '../../scenery.ts'
import { BADGE, BRICK, FIRE, GUN, WAD } from '../things.ts'
import { put, ground, forbidden, drop } from './parts.ts'

export const HASSLES: Record<string, () => string> = {
  'gung-ho-local-cop': () =>
    all(
      inked('M48 120Q50 88 84 82h32q34 6 36 38z', '#2b3f72', 2.5) +
        inked('M84 82l16 20l16-20l-6-6H90z', '#1c2a50', 2) +
        put(BADGE, 120, 90, 0.4),
      inked('M76 44q-2 40 24 44q26-4 24-44z', '#e0a878', 2.5) +
        inked('M84 72q16-8 32 0q-4 4-16 3t-16-3z', '#4a2a18', 2) +
        line('M92 80q8 2 16-2', 2.6),
      inked('M76 52h22q2 12-10 13t-12-13zM102 52h22q0 12-12 13t-10-13z', '#14161a', 2) +
        line('M80 55l8 0M106 55l8 0', 2.4, '#8fcdd8'),
      inked('M66 30q34-28 68 0l-8 14H74z', '#2b3f72', 2.5) +
        inked('M70 44q30-10 60 0l2 8q-32-12-64 0z', '#14161a', 2) +
        fill('M100 20l3 7h7l-6 5l2 7l-6-4l-6 4l2-7l-6-5h7z', '#f2b632'),
      put(FIRE, 146, 34, 0.8),
    ),
  'sellers-market': () =>
    all(
      ground(80, 56),
      put(WAD, 34, 78, 1.2) + put(WAD, 36, 66, 1.2) + put(WAD, 34, 54, 1.2),
      inked('M132 98V52H114L143 18L172 52H154V98z', fade('#7ce08a', '#1f7a4a'), 2.5) +
        line('M136 94V48H126L143 28', 3, '#c8ffd0', 0.7),
    ),
  'gun-embargo': () => all(put(GUN, 64, 38, 1.3), forbidden(100, 60, 44)),
  'dry-streets': () => all(put(BRICK, 64, 36, 1.7), forbidden(100, 60, 44)),
  'supply-cut': () =>
    all(
      line('M100 0V44', 5, '#c9a05a') + line('M100 0l-3 8M100 14l-3 8', 2, '#6b4a1c'),
      inked(box(62, 60, 76, 42, 2), '#a8743c', 2.5) +
        line('M62 60l76 42M138 60L62 102', 3, '#6b4418') +
        line('M100 60q-4-6 2-10M100 60q6-4 4-12', 3, '#c9a05a'),
      put(
        line('M-4 0L34-12M-4 0L34 12', 7) +
          line('M-4 0L34-12M-4 0L34 12', 3.5, '#dbe5ec') +
          line(circle(-14, -8, 8) + circle(-14, 8, 8), 7) +
          line(circle(-14, -8, 8) + circle(-14, 8, 8), 3.5, '#e0362c'),
        70,
        40,
        1.1,
        -8,
      ),
    ),
  'road-blocks': () =>
    all(
      ground(100, 84),
      row(
        2,
        (i) =>
          line(path`M${46 + i * 108} 102L${36 + i * 108} 46M${30 + i * 108} 102L${40 + i * 108} 46`, 7) +
          line(path`M${46 + i * 108} 102L${36 + i * 108} 46M${30 + i * 108} 102L${40 + i * 108} 46`, 3, '#c8d2d8'),
      ).join(''),
      inked(box(12, 46, 176, 22), '#f4f0e4', 2.5) + inked(box(12, 76, 176, 12), '#f4f0e4', 2.5),
      fill(
        row(6, (i) => path`M${20 + i * 30} 46h14l-12 22h-8l-2 0z`).join('') +
          row(6, (i) => path`M${20 + i * 30} 76h14l-7 12h-14z`).join(''),
        '#e0362c',
      ),
      row(3, (i) => glow(38 + i * 62, 34, 22, '#ffb04a', 0.9) + spot(38 + i * 62, 36, 8, '#ffc24a', 2)).join(''),
    ),
  truce: () =>
    all(
      ground(70, 30),
      line('M70 12V104', 8) + line('M70 12V104', 4, '#c9a05a'),
      inked('M72 14Q96 4 116 16T164 18L154 42L166 68Q140 76 118 66T72 66z', '#f8f4ea', 2.5) +
        fill('M116 17Q124 36 118 65Q140 74 164 67L153 42L162 19Q138 24 116 17z', '#d4cdbb'),
      line('M80 24Q96 18 110 26', 3, '#fff'),
    ),
  'stake-out': () =>
    all(
      inked('M20 100V84q2-8 16-10l20-4l22-26q4-6 12-6h44q10 0 16 8l18 26q12 2 14 12v16z', '#2a303c', 2.5) +
        fill('M82 48h24v22H64zM114 48h20q6 0 10 6l12 16h-42z', '#0c1018'),
      fill('M84 66q0-10 8-10t8 10zM118 66q0-10 8-10t8 10z', '#3a4458') +
        line('M86 60h5M94 60h5M120 60h5M128 60h5', 3, '#ffe9a0'),
      spots(
        [
          [52, 100],
          [154, 100],
        ],
        13,
        '#0b0c10',
      ) +
        spots(
          [
            [52, 100],
            [154, 100],
          ],
          5,
          '#8f99a6',
        ) +
        line('M30 82h10', 4, '#ffe9a0'),
      at(140, 26, fill('M-12 0h20v12q0 6-10 6t-10-6z', '#e8e4da') + line('M-8-5q-3-5 0-9M2-5q3-5 0-9', 2, '#e8e4da')),
    ),
  'cops-look-away': () =>
    all(
      put(BADGE, 34, 20, 1.4),
      line('M20 56L128 44', 18) +
        line('M20 56L128 44', 13, '#1c1e26') +
        inked('M20 50l-12-10l-2 12l4 14z', '#1c1e26', 2),
      inked(circle(150, 74, 28), '#d98a4a', 2.5) +
        fill(circle(150, 71, 25, 23), '#f08ab0') +
        inked(circle(150, 73, 9), '#2a3050', 2.5) +
        line('M134 60l4 3M160 56l5-2M166 74l4 2M138 84l4-2M156 90l2 4', 3, '#fff3c4'),
    ),
  'bled-out': () =>
    all(
      drop(100, 50, 1.7),
      line('M12 82H62L70 70L80 96L88 76L94 82H188', 7) + line('M12 82H62L70 70L80 96L88 76L94 82H188', 3.5, '#ffe9e4'),
    ),
  curfew: () =>
    all(
      inked(circle(84, 58, 42), '#f6eeda', 3) +
        inked(circle(84, 58, 35), '#fffaf0', 1.5) +
        spots(around(84, 58, 29, 12), 1.8, '#3b3340') +
        line('M84 58V32M84 58L100 68', 5),
      inked(box(118, 62, 50, 40, 5), fade('#ffd25c', '#c9862c'), 2.5) +
        line('M128 62V50a15 15 0 0 1 30 0v12', 11) +
        line('M128 62V50a15 15 0 0 1 30 0v12', 6, '#c8d2d8') +
        inked('M143 74a5 5 0 0 1 3 9l3 10h-12l3-10a5 5 0 0 1 3-9z', '#2c1c08', 1),
    ),
}
