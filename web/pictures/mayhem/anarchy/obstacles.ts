/** What Obstacles show, by the id of the card. */
import { box, circle, fill, group, inked, line } from '../../draw.ts'
import { all, at, around, fade, glow, row, sparkle, spot, spots } from '../../scenery.ts'
import { BADGE, BRICK, FIRE, GUN, WAD } from '../things.ts'
import { put, ground, youth, plus, gavel } from './parts.ts'

export const OBSTACLES: Record<string, () => string> = {
  'all-points-bulletin': () =>
    all(
      line('M86 98L100 34L114 98M92 72h16M96 54h8M90 82l18 16M110 82L92 98M96 56l12 16M104 56L92 72', 5) +
        line(
          'M86 98L100 34L114 98M92 72h16M96 54h8M90 82l18 16M110 82L92 98M96 56l12 16M104 56L92 72',
          2.2,
          '#e8dccb',
        ),
      spot(100, 32, 6, '#ff5a4a', 2) + glow(100, 32, 24, '#ff8a7a', 0.9),
      line(
        'M84 18a20 20 0 0 0 0 28M116 18a20 20 0 0 1 0 28M74 10a32 32 0 0 0 0 44M126 10a32 32 0 0 1 0 44',
        4,
        '#fff3c4',
      ),
      put(FIRE, 18, 50, 0.82) + put(FIRE, 134, 50, 0.82),
    ),
  'gun-drop': () =>
    all(
      inked('M40 48Q44 8 100 6Q156 8 160 48Q146 38 130 48Q114 38 100 48Q84 38 70 48Q54 38 40 48z', '#f0e2cf', 2.5),
      fill('M70 47Q76 10 100 7Q124 10 130 47Q114 38 100 47Q84 38 70 47z', '#c4352b') +
        line('M42 48L84 74M70 48L92 72M100 48V72M130 48L108 72M158 48L116 74', 1.5, '#f6eeda'),
      inked(box(68, 72, 64, 28, 2), '#7a6a3c', 2.5) + line('M68 81h64M68 92h64', 1.5, '#4a3e1c'),
      put(GUN, 74, 62, 0.86, -6),
    ),
  payday: () =>
    all(
      ground(),
      row(3, (i) => put(WAD, [42, 88, 66][i]!, [78, 78, 66][i]!, 1.3)).join(''),
      put(WAD, 68, 54, 1.3) + put(WAD, 70, 42, 1.3),
      put(WAD, 30, 24, 0.7, -20) + put(WAD, 140, 20, 0.7, 24),
      fill(sparkle(124, 40, 10) + sparkle(54, 62, 8) + sparkle(154, 66, 7), '#fff6d0'),
    ),
  'loose-shipment': () =>
    all(
      inked('M8 100V44H84V88H92V100z', '#5c6674', 2.5) +
        fill('M11 47h70v6H11z', '#8f9baa') +
        fill('M84 46l14-8v44l-14 6z', '#39414c'),
      spot(34, 100, 10, '#14161a', 2) + spot(34, 100, 4, '#8f99a6'),
      put(BRICK, 88, 40, 0.9, 18) + put(BRICK, 120, 56, 0.95, 44) + put(BRICK, 132, 78, 0.86, -6),
      line('M94 34q14-10 30-4M118 46q14-2 22 6', 2.5, '#fff3c4'),
    ),
  raid: () =>
    all(
      inked(box(60, 12, 80, 88), '#3a2418', 2.5) +
        inked('M68 18h30l-8 16l10 12l-14 14l12 12l-10 10l6 18H68z', '#8a4f26', 2) +
        inked('M132 18h-26l6 14l-12 14l14 12l-10 14l12 10l-6 18h22z', '#7a4420', 2),
      fill(
        'M98 18l8 0l6 14l-12 14l14 12l-10 14l12 10l-6 18h-16l-6-18l10-10l-12-12l14-14l-10-12z',
        fade('#fff3c4', '#ffb04a'),
      ),
      put(BADGE, 72, 34, 0.92),
      line('M50 20l-12-8M46 56H30M50 90l-12 8M150 20l12-8M154 56h16M150 90l12 8', 4, '#fff3c4'),
    ),
  'slow-news-day': () =>
    all(
      ground(),
      at(
        84,
        66,
        inked(box(-44, -32, 88, 62, 2), '#f6eeda', 2.5) +
          fill('M-38-26h76v9h-76z', '#3b3340') +
          fill('M-38-12h34v26h-34z', '#b9ad94') +
          line('M4-10h34M4-2h34M4 6h26M4 14h34M-38 20h76', 3, '#9a8c72'),
        -7,
      ),
      inked('M134 62h34v26q0 14-17 14t-17-14z', '#e8e4da', 2.5) +
        line('M168 68h8q6 8-8 16', 6) +
        line('M168 68h8q6 8-8 16', 2.5, '#e8e4da') +
        fill(circle(151, 63, 15, 4), '#5a3418') +
        line('M144 54q-6-8 0-14M156 54q6-8 0-16', 3, '#f6eeda', 0.8),
    ),
  'fresh-faces': () =>
    all(
      ground(),
      youth(66, 102, '#4fa9e6', '#c08a5c') + youth(134, 102, '#ef8e2c') + youth(100, 104, '#e8503f', '#8a5a3c'),
      plus(156, 30),
    ),
  'club-dues': () =>
    all(
      ground(),
      inked('M58 56h84v44H58z', '#7a2a24', 2.5) +
        fill('M60 58h80v7H60z', '#b8483c') +
        inked('M52 48l12-12h72l12 12v10H52z', '#8c352c', 2.5),
      line('M80 47h40', 6, '#120808') +
        put(WAD, 76, 18, 0.9, 8) +
        inked(circle(100, 80, 11), '#f2b632', 2) +
        line('M100 76v8', 4, '#5c3c08'),
    ),
  'called-in': () =>
    all(
      ground(),
      inked('M62 100q0-34 18-40h40q18 6 18 40z', '#23262e', 2.5) +
        fill('M66 96q2-28 16-33h10q-16 6-16 34z', '#4a505c') +
        inked(circle(100, 80, 15), '#e8e4da', 2) +
        spots(around(100, 80, 10, 8), 2, '#23262e'),
      group(
        'rotate(-12 100 44)',
        inked('M48 46q0-16 14-16h76q14 0 14 16v8h-24v-8q0-4-4-4H76q-4 0-4 4v8H48z', '#2c303a', 2.5) +
          line('M60 36h74', 3, '#6a7280'),
      ),
      line('M38 22q-8 8-8 18M28 14q-12 12-12 28M162 14q10 6 12 16M170 4q14 8 16 24', 4, '#fff3c4'),
    ),
  'grand-jury': gavel,
}
