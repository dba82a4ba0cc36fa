/** The houses A to E. */
import { box, circle, fill, inked, line } from '../draw.ts'
import { STUFF } from '../palette.ts'
import { all, awning, bricks, fade, glow, ledge, places, rect, row, spot, THIN, wall } from '../scenery.ts'
import { doorway, plate } from './doorway.ts'
import { block, bulbs, courses, house, lantern, windows } from './parts.ts'

const STONE = ['#efdcae', '#c4a875', '#846a44'] as const
const RED = ['#e8614a', '#c03a2b', '#701c16'] as const

/** A: bricks, a fire escape, a red awning. */
export function tenement(lit: boolean): string {
  const escape =
    'M8 82H127M8 72H127M14 72v10M26 72v10M38 72v10M50 72v10M62 72v10M74 72v10M86 72v10M98 72v10M110 72v10M122 72v10'
  const ladder = 'M108 82V150M122 82V150M108 92h14M108 102h14M108 112h14M108 122h14M108 132h14M108 142h14'
  return house(lit, [
    wall(4, 24, 127, 176, STUFF.brick, 8, rect(4, 24, 127, 176, bricks('#6b271f'), 0.8)),
    inked('M40 16q27-16 55 0v6H40z', STONE[1], THIN) + fill('M44 15q22-11 44 0z', STONE[0]),
    ledge(0, 18, 135, 10, STONE),
    fill(row(10, (i) => box(7 + i * 13, 28, 5, 5)).join(''), STONE[2]),
    windows(lit, places(14, 40, 56, 40, 98, 40), { w: 24, h: 30, light: '101', frame: '#efdcae', sill: STONE[1] }),
    lit ? fill('M57 41h9q0 16-9 22z', '#e3b04b', 0.7) : '',
    line(ladder, 3, '#20222c'),
    line(escape, 3.5) + line('M8 71H127', 1.2, '#8d97a6'),
    doorway(lit, { arch: 'round', frame: STONE, steps: 'stone', sight: hats() }),
    awningOver(RED),
    plate(),
    inked('M104 164h22l-3 32h-16z', STUFF.iron[1], THIN) +
      line('M110 168l1 26M115 168v26M120 168l-1 26', 1.5, STUFF.iron[2]),
    inked('M101 164q14-10 28 0z', STUFF.iron[0], THIN),
  ])
}

/** A round awning over the door. */
const awningOver = ([light, middle, dark]: readonly [string, string, string]): string =>
  all(
    inked('M0 124Q6 92 53 84Q100 92 106 124l-8-2Q90 102 53 97Q16 102 8 122z', middle, THIN),
    fill('M2 122Q8 94 53 85v6Q14 96 5 121z', light),
    fill('M104 122Q98 96 62 86l-4 4Q92 98 100 121z', dark),
  )

/** Hats on hooks. */
const hats = (): string =>
  all(
    line('M30 118H76', THIN, '#8c4a1a'),
    fill('M34 126q9-3 18 0v-2h-3q-1-7-6-5q-5-2-6 5h-3zM58 126q9-3 18 0v-2h-3q-1-7-6-5q-5-2-6 5h-3z', '#8c4a1a'),
  )

/** B: a mansard roof with dormers. */
export function mansard(lit: boolean): string {
  const slate = ['#8fa0b8', '#596a86', '#2f3b54'] as const
  const blue = ['#8fb2cf', '#567a9c', '#2d4663'] as const
  return house(lit, [
    ledge(22, 4, 22, 6, STUFF.brick) + block(25, 10, 16, 18, STUFF.brick),
    inked('M8 48L20 16H115L127 48z', slate[1], THIN),
    fill('M9 47L21 17h10L22 47z', slate[0]) + fill('M126 47L114 17h-8l8 30z', slate[2]),
    courses(18, 24, 99, 3, 7, slate[2]),
    line('M20 14H115M26 14v-5M40 14v-5M54 14v-5M68 14v-5M82 14v-5M96 14v-5M110 14v-5', THIN),
    inked('M30 46V30q11-14 22 0v16zM82 46V30q11-14 22 0v16z', STONE[1], THIN),
    windows(lit, places(35, 27, 87, 27), { w: 12, h: 17, arched: true, light: '01', frame: STONE[2] }),
    wall(8, 50, 119, 150, blue, 8),
    fill('M16 96h6v8h-6zM110 60h9v6h-9zM112 120h10v6h-10zM118 150h8v6h-8z', blue[0], 0.6),
    ledge(3, 46, 129, 8, STONE),
    windows(lit, places(19, 58, 45, 58, 74, 58, 101, 58), {
      w: 15,
      h: 24,
      arched: true,
      light: '1101',
      frame: STONE[0],
      sill: STONE[1],
    }),
    doorway(lit, { arch: 'round', frame: STONE, steps: 'stone', sight: stairs() }),
    inked(
      'M2 112q4-26 51-30q47 4 51 30q-8-5-17 0q-9-5-17 0q-8-5-17 0q-9-5-17 0q-8-5-17 0q-8-5-17 0z',
      '#2f6694',
      THIN,
    ),
    fill('M4 108q6-20 40-25q-16 8-22 27q-9-4-18-2zM53 83q14 8 17 27q-8-4-16 0z', '#f3e6c8'),
    plate(),
    lantern(lit, 115, 112),
    inked('M104 196l-2-16h24l-2 16z', '#b5643c', THIN),
    inked('M114 180q-16-4-9-16q-4-10 6-14q2-8 6 0q9 4 5 14q7 12-8 16z', '#4f8a56', THIN) +
      fill('M106 170q-2-12 6-16q-2 10-1 20z', '#86b878'),
  ])
}

const stairs = (): string => fill('M40 176v-8h8v-8h8v-8h8v-8h8v-8h8v40z', '#8c4a1a', 0.5)

/** C: a cinema with steps and fins. */
export function cinema(lit: boolean): string {
  const sand = ['#f2d79a', '#cfa257', '#8a6230'] as const
  const glowing = lit ? '#5fe0ff' : '#3f5a68'
  return house(lit, [
    inked('M4 200V52H24V34H44V18H91V34H111V52H131V200z', sand[1], THIN),
    fill('M5 199V53h9v146zM25 53V35h7v18zM45 35V19h7v16z', sand[0]) +
      fill('M122 199V53h8v146zM104 52V35h6v17zM84 34V19h6v15z', sand[2]),
    inked('M56 18V8h23v10z', sand[2], THIN) + line('M67 8V2', 3),
    // a rising sun above the door
    fill(
      row(7, (i) => `M67 68L${[14, 27, 46, 63, 80, 99, 112][i]} ${[58, 38, 26, 22, 26, 38, 58][i]}h8z`).join(''),
      sand[0],
    ),
    lit ? glow(67, 62, 44, '#ffe9a8', 0.8) : '',
    inked('M47 70q0-22 20-22t20 22z', '#c8402f', THIN) + fill('M50 69q1-16 16-19q-9 6-10 19z', '#f07a55'),
    line('M16 58V76M22 56V76M112 56V76M118 58V76', 2.5, glowing),
    ledge(1, 78, 133, 7, sand),
    doorway(lit, { arch: 'flat', frame: ['#7fc4c0', '#2f7f80', '#164647'], steps: 'carpet', sight: ticket() }),
    inked('M2 84H104L98 100H8z', '#3b1d3a', THIN),
    bulbs(
      lit,
      row(9, (i) => [11 + i * 10.5, 96]),
    ),
    plate(),
    inked(box(102, 104, 25, 40), '#3b1d3a', THIN) + rect(105, 107, 19, 34, lit ? '#ffe3a0' : '#6d6a60'),
    fill('M108 138q0-12 6-13q-4-2-3-7q3-5 7 0q1 5-3 7q7 1 7 13zM108 116l12-2v-3H109z', '#8c3b2a'),
    block(104, 168, 24, 30, ['#c9b290', '#8a7350', '#52432c']),
  ])
}

const ticket = (): string => fill('M32 112h42v14H32z', '#c8402f', 0.5) + line('M36 119h34', 3, '#fff3c4')

/** D: boards, a gable and a chimney with smoke. */
export function gable(lit: boolean): string {
  const boards = ['#9cc49a', '#5f8f6a', '#335440'] as const
  const roof = ['#a06a48', '#6b3f28', '#3c2114'] as const
  return house(lit, [
    lit ? fill('M100 20q-8-4-2-9q-4-8 7-9q10-4 18 1q6 5-4 8q4 8-7 9z', '#c9cbd6', 0.6) : '',
    block(96, 20, 15, 34, STUFF.brick),
    inked('M14 200V64L67 12L121 64V200z', boards[1], THIN),
    fill('M15 199V64l8-8v143zM67 14l6 6L30 62h-8z', boards[0]) + fill('M112 199V56l8 8v135z', boards[2]),
    courses(16, 62, 104, 16, 9, boards[2]),
    courses(44, 44, 46, 2, 9, boards[2]),
    inked('M67 4L130 64l-6 7L67 17L10 71l-6-7z', roof[1], THIN) + fill('M67 6L6 64l3 3L67 11z', roof[0]),
    spot(67, 36, 10, lit ? fade('#fff0b8', '#f6b04c') : '#5b6070', 4) + line(circle(67, 36, 10), THIN, '#fbf1d9'),
    line('M67 26v20M57 36h20', 1.2, '#fbf1d9'),
    windows(lit, places(24, 56, 91, 56), { w: 20, h: 24, light: '10', frame: '#fbf1d9' }),
    flowers(22, 82) + flowers(89, 82),
    doorway(lit, { arch: 'low', frame: ['#fbf1d9', '#d9c9a0', '#9b8459'], steps: 'wood', sight: picture() }),
    inked('M2 110L10 92H96L104 110z', roof[1], THIN) +
      fill('M4 108L11 93h20l-6 15z', roof[0]) +
      line('M2 110H104', 4, '#fbf1d9'),
    plate(),
    lantern(lit, 112, 118),
    line('M108 199v-34', 4) +
      inked('M100 166v-8q0-6 6-6h14q6 0 6 6v8z', '#3f6fa0', THIN) +
      fill('M121 152q4 1 4 6v7h-7z', '#274a70') +
      line('M103 158h9', 1.5, '#bcd4ea'),
  ])
}

const flowers = (x: number, y: number): string =>
  all(
    inked(box(x, y, 24, 6), '#8a4a2c', 1.2),
    line(`M${x + 3} ${y - 1}h0m6-2h0m6 2h0m6-2h0`, 5.5, '#4f8a56'),
    line(`M${x + 3} ${y - 3}h0m6-1h0m6 1h0m6-1h0`, 3, '#f07a6a'),
  )

const picture = (): string => fill('M40 112h26v20H40z', '#8c4a1a', 0.55) + fill('M44 128l7-9l5 5l3-3l4 7z', '#ffe9a8')

/** E: a theatre with a dome. */
export function theatre(lit: boolean): string {
  const plum = ['#b870a6', '#7d3f70', '#46203f'] as const
  const copper = ['#8fd6b8', '#4c9a80', '#245a4c'] as const
  return house(lit, [
    line('M67 12V1', 3) + inked('M68 1l16 4l-16 4z', '#e3b04b', 1.2),
    inked('M38 44q-4-24 29-32q33 8 29 32z', copper[1], THIN),
    fill('M40 42q-2-20 22-28q-12 12-12 28z', copper[0]) + fill('M94 42q2-20-16-27q8 10 8 27z', copper[2]),
    line('M58 43q-2-18 9-30M76 43q2-18-9-30', 1.2, copper[2]),
    inked('M8 52q6-14 18-14q8 0 10 14zM127 52q-6-14-18-14q-8 0-10 14z', copper[1], THIN),
    wall(6, 52, 123, 148, plum, 8),
    ledge(2, 44, 131, 9, ['#f7dc92', '#d0a24a', '#7d5818']),
    windows(lit, places(16, 58, 41, 58, 78, 58, 103, 58), {
      w: 16,
      h: 22,
      arched: true,
      light: '1111',
      frame: '#f7dc92',
    }),
    masks(),
    doorway(lit, { arch: 'round', frame: ['#f7dc92', '#d0a24a', '#7d5818'], steps: 'carpet', sight: curtain() }),
    inked('M2 86H104L110 102H-4z', '#2a1030', THIN),
    bulbs(
      lit,
      row(10, (i) => [7 + i * 10.3, 99]),
    ),
    lit ? glow(53, 98, 60, '#ffd060', 0.5, 16) : '',
    plate(),
    lantern(lit, 115, 112),
    awning(102, 146, 26, 8, 4, ['#f3e6c8', '#c8402f', '#200c18'], 2),
    inked(box(103, 157, 24, 40), '#2a1030', THIN) + rect(106, 160, 18, 20, lit ? '#ffd67a' : '#4c4a58'),
  ])
}

const curtain = (): string =>
  fill('M15 128q8-26 36-31q-20 14-22 50l-14 12zM91 128q-8-26-36-31q20 14 22 50l14 12z', '#b8382f', 0.75)
const masks = (): string =>
  inked('M60 60q7 3 14 0v9q-1 7-7 9q-6-2-7-9z', '#f7dc92', 1.2) + line('M63 66h2M69 66h2M64 71q3 3 6 0', 1.2)
