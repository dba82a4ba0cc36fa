/**
 * The Anarchy cards of Men of Mayhem, 200x120, by id: what happens, before a backdrop that tells the kind of the card.
 * Opportunities are places (sites/opportunities.ts). `kind-obstacle` and the others are backdrops for unknown cards.
 */
import { box, circle, fill, grain, group, inked, line, path } from './draw.ts'
import { all, at, around, fade, glow, rect, row, scene, sparkle, spot, spots } from './scenery.ts'
import { town } from './sites/frame.ts'
import { BADGE, BRICK, FIRE, GUN, WAD } from './things.ts'

const [WIDTH, HEIGHT] = [200, 120]
type Kind = 'obstacle' | 'hassle' | 'last-call' | 'opportunity'

const BACKDROPS: Record<Kind, () => string> = {
  obstacle: () =>
    all(
      rect(0, 0, WIDTH, HEIGHT, fade('#3a1620', '#a83a2c', '#f0924a')),
      group('translate(0 -14)', town('obstacle', '#30141c')),
      rect(0, 98, WIDTH, 22, '#1c191f') + rect(0, 98, WIDTH, 2.5, '#6a4a48'),
      fill(row(9, (i) => path`M${i * 25 - 6} 120l8-8h12l-8 8z`).join(''), '#f2b632'),
    ),
  hassle: () =>
    all(
      rect(0, 0, WIDTH, HEIGHT, fade('#0a1024', '#22305a', '#4a5a8c')),
      group('translate(0 -14)', town('hassle', '#101a34')),
      glow(14, 54, 76, '#ff3b3b', 0.8) + glow(186, 54, 76, '#3b7bff', 0.9),
      rect(0, 98, WIDTH, 22, '#14161c') + rect(0, 98, WIDTH, 2.5, '#4a5268'),
    ),
  'last-call': () =>
    all(
      rect(0, 0, WIDTH, HEIGHT, fade('#120a22', '#3a1f52', '#8a4a6a')),
      glow(100, 52, 90, '#ffe9c0', 0.5) + spot(100, 50, 42, '#f2e6cc') + spots([[80, 34], [122, 58], [92, 78]], 5, '#dccdb0'),
      group('translate(0 -2)', town('last call', '#1c1028')),
      rect(0, 106, WIDTH, 14, '#120c1a'),
    ),
  opportunity: () =>
    all(rect(0, 0, WIDTH, HEIGHT, fade('#0c2226', '#1f6660', '#e8b85a')), group('translate(0 -14)', town('opportunity', '#0f2c30')), rect(0, 98, WIDTH, 22, '#14191c')),
}

// things that several cards have
const put = (thing: string, x: number, y: number, k = 1, turn = 0): string =>
  group(path`translate(${x} ${y})${turn ? path` rotate(${turn})` : ''} scale(${k})`, thing)
const ground = (x = 100, rx = 50): string => glow(x, 103, rx, '#000000', 0.9, 6)
const forbidden = (x: number, y: number, r: number): string => {
  const ring = path`${circle(x, y, r)}M${x - r * 0.7} ${y - r * 0.7}l${r * 1.4} ${r * 1.4}`
  return line(ring, 11) + line(ring, 7, '#e0362c') + line(path`M${x - r + 2} ${y - 6}q3-${Math.round(r * 0.5)} ${Math.round(r * 0.55)}-${Math.round(r * 0.72)}`, 2, '#ff9a8a')
}
const youth = (x: number, y: number, shirt: string, skin = '#e0a878'): string =>
  at(
    x,
    y,
    all(
      inked('M-10-46Q-1-50 10-46Q15-40 15-22l-5 1l-1-9l1 30H2L0-18L-3 0h-8l1-30l-1 9l-5-1q0-18 6-24z', shirt, 2),
      fill('M-9-45L-3-46L0-34L3-46L9-45L10-22H-10z', '#1c1a20', 0.7),
      inked(circle(0, -56, 8), skin, 2) + inked('M-9-57q0-9 9-9t9 8l5 2H-9z', shirt, 2),
    ),
  )
const plus = (x: number, y: number): string =>
  inked(circle(x, y, 11), '#2db57a', 2) + line(path`M${x - 6} ${y}h12M${x} ${y - 6}v12`, 4, '#fff')
const gavel = (): string =>
  all(
    ground(104, 64),
    inked(box(58, 88, 84, 14, 4), '#6b3a1c', 2.5) + fill('M62 90h76v4H62z', '#a8683a'),
    group('rotate(-28 100 60)', inked(box(98, 52, 76, 9, 4), '#8a4f26', 2.5) + inked(box(66, 32, 34, 50, 5), '#8a4f26', 2.5) + fill('M68 35h9v44h-9z', '#c07c48') + inked(box(63, 38, 40, 7) + box(63, 68, 40, 7), '#e0a930', 2)),
    line('M52 82l-10-6M50 92H38M148 84l10-8', 3, '#fff3c4'),
  )
const drop = (x: number, y: number, k: number): string =>
  put(inked('M0-26Q20 4 20 16A20 20 0 0 1-20 16Q-20 4 0-26z', fade('#f0564a', '#8c1512'), 2.5) + line('M-11 14q0 10 8 13', 3.5, '#ffb0a0'), x, y, k)
const paper = (x: number, y: number, w: number, h: number, turn: number): string =>
  at(x, y, inked(box(-w / 2, -h / 2, w, h, 2), '#f6eeda', 2.2) + line(row(4, (i) => path`M${-w / 2 + 8} ${-h / 2 + 34 + i * 8}h${w - 16 - (i % 2) * 10}`).join(''), 2.4, '#9a8c72'), turn)
const hand = (tone: string): string =>
  inked('M-20 34V4q-6-10-2-14q5-1 8 10l2 4v-28q0-6 4.500-6t5 6v20v-26q0-6 4.500-6t5 6v26v-20q0-6 4.500-5.500t4.500 6v22l2-6q3-6 7-3q3 3 0 9l-9 24v12z', tone, 2.5)

const OBSTACLES: Record<string, () => string> = {
  'all-points-bulletin': () =>
    all(
      line('M100 98L88 98L100 34L112 98zM93 74h14M96 56h8M92 80l14 14', 3, '#1c1419') + line('M100 40V98', 1.5, '#c8d2d8'),
      spot(100, 32, 6, '#ff5a4a', 2) + glow(100, 32, 24, '#ff8a7a', 0.9),
      line('M84 18a20 20 0 0 0 0 28M116 18a20 20 0 0 1 0 28M74 10a32 32 0 0 0 0 44M126 10a32 32 0 0 1 0 44', 4, '#fff3c4'),
      put(FIRE, 18, 50, 0.82) + put(FIRE, 134, 50, 0.82),
    ),
  'gun-drop': () =>
    all(
      inked('M40 48Q44 8 100 6Q156 8 160 48Q146 38 130 48Q114 38 100 48Q84 38 70 48Q54 38 40 48z', '#f0e2cf', 2.5),
      fill('M70 47Q76 10 100 7Q124 10 130 47Q114 38 100 47Q84 38 70 47z', '#c4352b') + line('M42 48L84 74M70 48L92 72M100 48V72M130 48L108 72M158 48L116 74', 1.5, '#f6eeda'),
      inked(box(68, 72, 64, 28, 2), '#7a6a3c', 2.5) + line('M68 81h64M68 92h64', 1.5, '#4a3e1c'),
      put(GUN, 74, 62, 0.86, -6),
    ),
  payday: () =>
    all(ground(), row(3, (i) => put(WAD, [42, 88, 66][i]!, [78, 78, 66][i]!, 1.3)).join(''), put(WAD, 68, 54, 1.3) + put(WAD, 70, 42, 1.3), put(WAD, 30, 24, 0.7, -20) + put(WAD, 140, 20, 0.7, 24), fill(sparkle(124, 40, 10) + sparkle(54, 62, 8) + sparkle(154, 66, 7), '#fff6d0')),
  'loose-shipment': () =>
    all(
      inked('M8 100V44H84V88H92V100z', '#5c6674', 2.5) + fill('M11 47h70v6H11z', '#8f9baa') + fill('M84 46l14-8v44l-14 6z', '#39414c'),
      spot(34, 100, 10, '#14161a', 2) + spot(34, 100, 4, '#8f99a6'),
      put(BRICK, 88, 40, 0.9, 18) + put(BRICK, 120, 56, 0.95, 44) + put(BRICK, 132, 78, 0.86, -6),
      line('M94 34q14-10 30-4M118 46q14-2 22 6', 2.5, '#fff3c4'),
    ),
  raid: () =>
    all(
      inked(box(60, 12, 80, 88), '#3a2418', 2.5) + inked('M68 18h30l-8 16l10 12l-14 14l12 12l-10 10l6 18H68z', '#8a4f26', 2) + inked('M132 18h-26l6 14l-12 14l14 12l-10 14l12 10l-6 18h22z', '#7a4420', 2),
      fill('M98 18l8 0l6 14l-12 14l14 12l-10 14l12 10l-6 18h-16l-6-18l10-10l-12-12l14-14l-10-12z', fade('#fff3c4', '#ffb04a')),
      put(BADGE, 72, 34, 0.92),
      line('M50 20l-12-8M46 56H30M50 90l-12 8M150 20l12-8M154 56h16M150 90l12 8', 4, '#fff3c4'),
    ),
  'slow-news-day': () =>
    all(
      ground(),
      at(84, 66, inked(box(-44, -32, 88, 62, 2), '#f6eeda', 2.5) + fill('M-38-26h76v9h-76z', '#3b3340') + fill('M-38-12h34v26h-34z', '#b9ad94') + line('M4-10h34M4-2h34M4 6h26M4 14h34M-38 20h76', 3, '#9a8c72'), -7),
      inked('M134 62h34v26q0 14-17 14t-17-14z', '#e8e4da', 2.5) + line('M168 68h8q6 8-8 16', 6) + line('M168 68h8q6 8-8 16', 2.5, '#e8e4da') + fill(circle(151, 63, 15, 4), '#5a3418') + line('M144 54q-6-8 0-14M156 54q6-8 0-16', 3, '#f6eeda', 0.8),
    ),
  'fresh-faces': () => all(ground(), youth(66, 102, '#4fa9e6', '#c08a5c') + youth(134, 102, '#ef8e2c') + youth(100, 104, '#e8503f', '#8a5a3c'), plus(156, 30)),
  'club-dues': () =>
    all(
      ground(),
      inked('M58 56h84v44H58z', '#7a2a24', 2.5) + fill('M60 58h80v7H60z', '#b8483c') + inked('M52 48l12-12h72l12 12v10H52z', '#8c352c', 2.5),
      line('M80 47h40', 6, '#120808') + put(WAD, 76, 18, 0.9, 8) + inked(circle(100, 80, 11), '#f2b632', 2) + line('M100 76v8', 4, '#5c3c08'),
    ),
  'called-in': () =>
    all(
      ground(),
      inked('M62 100q0-34 18-40h40q18 6 18 40z', '#23262e', 2.5) + fill('M66 96q2-28 16-33h10q-16 6-16 34z', '#4a505c') + inked(circle(100, 80, 15), '#e8e4da', 2) + spots(around(100, 80, 10, 8), 2, '#23262e'),
      group('rotate(-12 100 44)', inked('M48 46q0-16 14-16h76q14 0 14 16v8h-24v-8q0-4-4-4H76q-4 0-4 4v8H48z', '#2c303a', 2.5) + line('M60 36h74', 3, '#6a7280')),
      line('M38 22q-8 8-8 18M28 14q-12 12-12 28M162 14q10 6 12 16M170 4q14 8 16 24', 4, '#fff3c4'),
    ),
  'grand-jury': gavel,
}

const HASSLES: Record<string, () => string> = {
  'gung-ho-local-cop': () =>
    all(
      inked('M48 120Q50 88 84 82h32q34 6 36 38z', '#2b3f72', 2.5) + inked('M84 82l16 20l16-20l-6-6H90z', '#1c2a50', 2) + put(BADGE, 120, 90, 0.4),
      inked('M76 44q-2 40 24 44q26-4 24-44z', '#e0a878', 2.5) + inked('M84 72q16-8 32 0q-4 4-16 3t-16-3z', '#4a2a18', 2) + line('M92 80q8 2 16-2', 2.6),
      inked('M76 52h22q2 12-10 13t-12-13zM102 52h22q0 12-12 13t-10-13z', '#14161a', 2) + line('M80 55l8 0M106 55l8 0', 2.4, '#8fcdd8'),
      inked('M66 30q34-28 68 0l-8 14H74z', '#2b3f72', 2.5) + inked('M70 44q30-10 60 0l2 8q-32-12-64 0z', '#14161a', 2) + fill('M100 20l3 7h7l-6 5l2 7l-6-4l-6 4l2-7l-6-5h7z', '#f2b632'),
      put(FIRE, 146, 34, 0.8),
    ),
  'sellers-market': () =>
    all(ground(80, 56), put(WAD, 34, 78, 1.2) + put(WAD, 36, 66, 1.2) + put(WAD, 34, 54, 1.2), inked('M132 98V52H114L143 18L172 52H154V98z', fade('#7ce08a', '#1f7a4a'), 2.5) + line('M136 94V48H126L143 28', 3, '#c8ffd0', 0.7)),
  'gun-embargo': () => all(put(GUN, 64, 38, 1.3), forbidden(100, 60, 44)),
  'dry-streets': () => all(put(BRICK, 64, 36, 1.7), forbidden(100, 60, 44)),
  'supply-cut': () =>
    all(
      line('M100 0V44', 5, '#c9a05a') + line('M100 0l-3 8M100 14l-3 8', 2, '#6b4a1c'),
      inked(box(62, 60, 76, 42, 2), '#a8743c', 2.5) + line('M62 60l76 42M138 60L62 102', 3, '#6b4418') + line('M100 60q-4-6 2-10M100 60q6-4 4-12', 3, '#c9a05a'),
      put(line('M-4 0L34-12M-4 0L34 12', 7) + line('M-4 0L34-12M-4 0L34 12', 3.5, '#dbe5ec') + line(circle(-14, -8, 8) + circle(-14, 8, 8), 7) + line(circle(-14, -8, 8) + circle(-14, 8, 8), 3.5, '#e0362c'), 70, 40, 1.1, -8),
    ),
  'road-blocks': () =>
    all(
      ground(100, 84),
      row(2, (i) => line(path`M${46 + i * 108} 102L${36 + i * 108} 46M${30 + i * 108} 102L${40 + i * 108} 46`, 7) + line(path`M${46 + i * 108} 102L${36 + i * 108} 46M${30 + i * 108} 102L${40 + i * 108} 46`, 3, '#c8d2d8')).join(''),
      inked(box(12, 46, 176, 22), '#f4f0e4', 2.5) + inked(box(12, 76, 176, 12), '#f4f0e4', 2.5),
      fill(row(6, (i) => path`M${20 + i * 30} 46h14l-12 22h-8l-2 0z`).join('') + row(6, (i) => path`M${20 + i * 30} 76h14l-7 12h-14z`).join(''), '#e0362c'),
      row(3, (i) => glow(38 + i * 62, 34, 22, '#ffb04a', 0.9) + spot(38 + i * 62, 36, 8, '#ffc24a', 2)).join(''),
    ),
  truce: () =>
    all(ground(70, 30), line('M70 12V104', 8) + line('M70 12V104', 4, '#c9a05a'), inked('M72 14Q96 4 116 16T164 18L154 42L166 68Q140 76 118 66T72 66z', '#f8f4ea', 2.5) + fill('M116 17Q124 36 118 65Q140 74 164 67L153 42L162 19Q138 24 116 17z', '#d4cdbb'), line('M80 24Q96 18 110 26', 3, '#fff')),
  'stake-out': () =>
    all(
      inked('M20 100V84q2-8 16-10l20-4l22-26q4-6 12-6h44q10 0 16 8l18 26q12 2 14 12v16z', '#2a303c', 2.5) + fill('M82 48h24v22H64zM114 48h20q6 0 10 6l12 16h-42z', '#0c1018'),
      fill('M84 66q0-10 8-10t8 10zM118 66q0-10 8-10t8 10z', '#3a4458') + line('M86 60h5M94 60h5M120 60h5M128 60h5', 3, '#ffe9a0'),
      spots([[52, 100], [154, 100]], 13, '#0b0c10') + spots([[52, 100], [154, 100]], 5, '#8f99a6') + line('M30 82h10', 4, '#ffe9a0'),
      at(140, 26, fill('M-12 0h20v12q0 6-10 6t-10-6z', '#e8e4da') + line('M-8-5q-3-5 0-9M2-5q3-5 0-9', 2, '#e8e4da')),
    ),
  'cops-look-away': () =>
    all(put(BADGE, 34, 20, 1.4), line('M20 56L128 44', 18) + line('M20 56L128 44', 13, '#1c1e26') + inked('M20 50l-12-10l-2 12l4 14z', '#1c1e26', 2), inked(circle(150, 74, 28), '#d98a4a', 2.5) + fill(circle(150, 71, 25, 23), '#f08ab0') + inked(circle(150, 73, 9), '#2a3050', 2.5) + line('M134 60l4 3M160 56l5-2M166 74l4 2M138 84l4-2M156 90l2 4', 3, '#fff3c4')),
  'bled-out': () => all(drop(100, 50, 1.7), line('M12 82H62L70 70L80 96L88 76L94 82H188', 7) + line('M12 82H62L70 70L80 96L88 76L94 82H188', 3.5, '#ffe9e4')),
  curfew: () =>
    all(inked(circle(84, 58, 42), '#f6eeda', 3) + inked(circle(84, 58, 35), '#fffaf0', 1.5) + spots(around(84, 58, 29, 12), 1.8, '#3b3340') + line('M84 58V32M84 58L100 68', 5), inked(box(118, 62, 50, 40, 5), fade('#ffd25c', '#c9862c'), 2.5) + line('M128 62V50a15 15 0 0 1 30 0v12', 11) + line('M128 62V50a15 15 0 0 1 30 0v12', 6, '#c8d2d8') + inked('M143 74a5 5 0 0 1 3 9l3 10h-12l3-10a5 5 0 0 1 3-9z', '#2c1c08', 1)),
}

const cuff = (x: number, y: number): string =>
  line(circle(x, y, 24), 14) + line(circle(x, y, 24), 8.5, '#9aa5b0') + line(path`M${x - 20} ${y - 10}a23 23 0 0 1 20-13`, 3, '#eef3f6')
const bars = (x: number, y: number, w: number, h: number): string =>
  row(5, (i) => line(path`M${x + (w * i) / 4} ${y}v${h}`, 8)).join('') + line(path`M${x} ${y}h${w}M${x} ${y + h}h${w}`, 9) + line(row(5, (i) => path`M${x + (w * i) / 4} ${y}v${h}`).join('') + path`M${x} ${y}h${w}M${x} ${y + h}h${w}`, 4, '#8f9daa')

const LAST_CALLS: Record<string, () => string> = {
  'arrest-warrant': () => all(cuff(66, 66), cuff(134, 58), line('M88 58q12 12 24 2', 11) + line('M88 58q12 12 24 2', 6, '#9aa5b0').replace('fill', 'stroke-dasharray="7 5" fill'), inked(box(54, 34, 22, 15, 3) + box(124, 26, 22, 15, 3), '#7a8692', 2)),
  'racketeering-probe': () =>
    all(line('M128 82L164 114', 17) + line('M128 82L164 114', 11, '#8a4f26'), inked(circle(98, 54, 44), '#c9862c', 3) + inked(circle(98, 54, 36), '#bfe2f4', 2), fill('M68 76V50h14v-12h16v10h12V32h14v40q-10 18-26 18t-30-14z', '#2a3a5a') + line('M74 56h3M88 46h3M88 56h3M102 58h3M116 42h3M116 54h3', 4, '#ffd25c'), line('M70 44q6-18 24-20', 4, '#fff', 0.8)),
  'inside-man': () => all(rect(56, 14, 88, 90, '#14121a'), inked('M74 104V78q0-14 16-17a17 17 0 1 1 20 0q16 3 16 17v26z', '#e8a05a', 2.5) + fill('M86 40a16 16 0 0 1 28 0z', '#2a1a12') + fill('M76 80h48v6H76zM76 92h48v6H76z', '#3a3440') + spots([[94, 48], [106, 48]], 2, '#17110e') + line('M94 56h12', 2.5), bars(56, 12, 88, 92)),
  'clean-hands': () => all(group('translate(70 64) rotate(-10)', hand('#e0a878')), group('translate(132 64) rotate(10) scale(-1 1)', hand('#c98c5a')), fill(sparkle(100, 26, 14) + sparkle(40, 30, 9) + sparkle(166, 34, 9), '#fff'), spots([[60, 100], [84, 104], [116, 104], [140, 100], [100, 98]], 7, '#bfe8f4') + spots([[58, 98], [82, 102], [114, 102], [138, 98]], 2, '#fff')),
  'protection-money': () => all(ground(), inked('M100 8Q122 20 146 18V56Q142 88 100 106Q58 88 54 56V18Q78 20 100 8z', fade('#5a86c0', '#22365e'), 3) + line('M100 17Q120 27 138 26V56Q134 82 100 97Q66 82 62 56V26Q80 27 100 17z', 2, '#bfd6f4'), put(WAD, 70, 48, 1.3) + put(WAD, 70, 38, 1.3)),
  'hospital-bills': () => all(ground(), paper(84, 58, 74, 92, -6), at(84, 58, fill('M-28-36h8v-8h8v8h8v8h-8v8h-8v-8h-8z', '#e0362c') + line('M4-34h24M4-26h16', 3, '#9a8c72'), -6), put(WAD, 112, 78, 1.2) + put(WAD, 113, 68, 1.2)),
  deserters: () =>
    all(inked(box(18, 24, 48, 82), '#3a2418', 2.5) + inked('M22 28h40v74H22z', fade('#ffe6a0', '#f08a3a'), 2), fill('M22 104h40l60 16H0z', '#ffb04a', 0.4), youth(120, 108, '#2db57a'), line('M140 78H172M162 68L174 78L162 88', 7) + line('M140 78H172M162 68L174 78L162 88', 3.5, '#fff3c4')),
  'new-blood': () => all(ground(100, 34), youth(100, 108, '#e8503f', '#c08a5c'), drop(150, 52, 0.9), line('M150 44v20M140 54h20', 4, '#fff'), fill(sparkle(46, 40, 12) + sparkle(60, 72, 7), '#fff6d0')),
  'street-tax': () => all(line('M38 106V40q0-14 14-14h14', 7) + line('M38 106V40q0-14 14-14h14', 3, '#6a7280') + spot(68, 28, 6, '#fff3c4', 2) + fill('M62 32L34 106h72L74 32z', '#ffe9a8', 0.45), put(hand('#c98c5a'), 142, 78, 1.1, -84), put(WAD, 66, 68, 1.15) + put(WAD, 66, 58, 1.15), line('M122 42l-12-8M126 34l-4-12M116 52l-14-2', 3, '#fff3c4')),
  rico: () => all(group('translate(-26 0) scale(.9)', gavel()), put(BRICK, 122, 52, 1.4), line('M148 30L152 112', 6) + line('M148 30L152 112', 3, '#ffe9a0').replace('fill', 'stroke-dasharray="7 6" fill')),
}

const HARDCORE = new Set(['grand-jury', 'bled-out', 'curfew', 'rico'])
/** Red stripes at both edges, as cards of the Hardcore option have them. */
const warning = (): string =>
  [0, 188].map((x) => rect(x, 0, 12, HEIGHT, '#14100f') + fill(row(7, (i) => path`M${x} ${i * 20 - 6}l12-10v10l-12 10z`).join(''), '#e0362c')).join('')

const draw = (id: string, kind: Kind, hero = ''): string =>
  scene(WIDTH, HEIGHT, [BACKDROPS[kind](), hero, HARDCORE.has(id) ? warning() : '', grain(WIDTH, HEIGHT, id, '#fff3d6', 0.18)])

const cards = (kind: Kind, table: Record<string, () => string>): [string, string][] =>
  Object.entries(table).map(([id, hero]) => [id, draw(id, kind, hero())])

export const anarchy = (): Record<string, string> =>
  Object.fromEntries([
    ...cards('obstacle', OBSTACLES),
    ...cards('hassle', HASSLES),
    ...cards('last-call', LAST_CALLS),
    ...(Object.keys(BACKDROPS) as Kind[]).map((kind) => [`kind-${kind}`, draw(`kind-${kind}`, kind)] as [string, string]),
  ])
