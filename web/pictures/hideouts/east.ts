/** The houses F to I. */
import { box, circle, fill, inked, line } from '../draw.ts'
import { all, awning, bricks, fade, glow, ledge, places, rect, row, spot, THIN, wall } from '../scenery.ts'
import { doorway, plate } from './doorway.ts'
import { bulbs, courses, house, lantern, windows } from './parts.ts'

const CREAM = ['#fff3d6', '#e2cfa5', '#a28a5d'] as const

/** F: a warehouse with a stepped gable and a hoist. */
export function warehouse(lit: boolean): string {
  const rust = ['#e08a55', '#b55b34', '#6d2f1c'] as const
  const shape = 'M6 200V58H22V40H38V24H52V10H83V24H97V40H113V58H129V200z'
  return house(lit, [
    inked(shape, rust[1], THIN),
    fill(shape, bricks('#8a3f24'), 0.7),
    fill('M7 199V59h8v140zM23 57V41h6v16zM39 40V25h6v15z', rust[0]) +
      fill('M121 199V59h7v140zM107 57V41h5v16zM91 40V25h5v15z', rust[2]),
    inked(
      'M3 54h22v6H3zM19 36h22v6H19zM35 20h20v6H35zM49 6h37v7H49zM80 20h20v6H80zM94 36h22v6H94zM110 54h22v6h-22z',
      CREAM[1],
      1.5,
    ),
    // the loft, with a barrel at the hoist
    inked('M54 78V50q13-12 27 0v28z', '#2b1c18', THIN),
    lit
      ? fill('M57 77V52q10-9 21 0v25z', fade('#fff0b8', '#f0a040'))
      : fill('M57 77V52q10-9 21 0v25z', '#6d5a4c') + line('M67 48v29', THIN),
    line('M50 40h30', 5) + line('M50 40h30', THIN, '#8a6a4a'),
    line('M68 40v12', 1.5),
    inked('M61 54q-2 8 0 16h14q2-8 0-16z', '#8a5a34', 1.5) +
      line('M60 59h16M60 65h16', 1.5, '#3b2a20') +
      line('M61 54l7-4l7 4', 1.2),
    windows(lit, places(20, 62, 98, 62), { w: 18, h: 16, light: '01', frame: CREAM[1] }),
    doorway(lit, { arch: 'low', frame: ['#a8b0a0', '#6a7468', '#39423a'], steps: 'ramp', sight: shelf() }),
    inked('M4 106l6-10q43-16 86 0l6 10q-49-16-98 0z', '#4f6a58', THIN) +
      fill('M6 104l5-7q20-7 36-8v6q-20 1-41 9z', '#86a58c'),
    plate(),
    barrel(104, 166) + barrel(112, 134),
  ])
}

const barrel = (x: number, y: number): string =>
  all(
    inked(`M${x} ${y}q-4 15 0 32h20q4-17 0-32z`, '#9a5c30', THIN),
    fill(`M${x + 1} ${y + 1}q-3 15 0 30h4q-3-15 0-30z`, '#c98a52'),
    line(`M${x - 1} ${y + 9}h22M${x - 1} ${y + 23}h22`, 2.5, '#3b3340'),
  )

const shelf = (): string =>
  all(
    line('M30 130H76', 2.5, '#8c4a1a'),
    fill('M34 128v-8l2-3v-4h3v4l2 3v8zM46 128v-8l2-3v-4h3v4l2 3v8zM60 128v-6h10v6z', '#8c4a1a', 0.7),
  )

/** G: a hotel with a water tank on its roof. */
export function hotel(lit: boolean): string {
  const slate = ['#7d95b5', '#4a6080', '#293850'] as const
  return house(lit, [
    line('M88 40V28M112 40V28M88 40l24-12M112 40L88 28', 3),
    inked('M84 30V10h32v20z', '#8a5a34', THIN) +
      fill('M86 29V11h7v18z', '#c08a52') +
      line('M84 17h32M84 24h32', 1.5, '#3b2110'),
    inked('M81 10L100 0L119 10z', '#5d3a20', THIN),
    wall(6, 44, 123, 156, slate, 8),
    ledge(2, 38, 131, 8, ['#dfe6ee', '#a3b1c2', '#5d6b80']),
    courses(14, 90, 106, 12, 9, slate[2]),
    windows(lit, places(15, 52, 37, 52, 59, 52, 81, 52, 103, 52), {
      w: 14,
      h: 22,
      light: '10110',
      frame: '#dfe6ee',
      sill: '#a3b1c2',
    }),
    doorway(lit, { arch: 'flat', frame: ['#f0d488', '#c2963e', '#745013'], steps: 'carpet', sight: chandelier() }),
    inked('M-2 90H108V103H-2z', '#7a2034', THIN) + rect(-1, 91, 108, 4, '#c04a5c'),
    line('M20 90V78M88 90V78', THIN),
    bulbs(
      lit,
      row(10, (i) => [5 + i * 10.6, 99]),
    ),
    lit ? glow(53, 104, 58, '#ffd060', 0.5, 14) : '',
    plate(),
    lantern(lit, 115, 114),
    inked('M107 197v-22q0-9 8-9t8 9v22z', '#c8402f', THIN) +
      fill('M108 196v-20q0-7 4-8v28z', '#f07a55') +
      inked('M103 178h24v6h-24zM104 192h22v5h-22z', '#9a2a1f', 1.5),
  ])
}

const chandelier = (): string =>
  all(
    line('M53 104v10M36 118q17 10 34 0M36 118v-4M53 124v-6M70 118v-4', 2.2, '#8c4a1a'),
    line('M36 112h0M53 116h0M70 112h0', 5, '#fff'),
  )

/** H: a corner shop; on its roof a billboard with a hat, lit from below. */
export function shop(lit: boolean): string {
  const ochre = ['#d8a86a', '#a3713c', '#5f3c1c'] as const
  const hat = 'M38 27q9-4 16-4q-1-16 8-15q5 2 9 0q10-1 8 15q8 0 17 4q-1 4-29 4t-29-4z'
  return house(lit, [
    line('M30 48V36M104 48V36', 4),
    inked(box(20, 2, 94, 36), '#1f4a4c', 2.5) + line(box(24, 6, 86, 28), 1.2, '#7fc4b8'),
    lit ? glow(67, 22, 48, '#ffe9a8', 0.6, 22) : '',
    inked(hat, '#f2c658', 1.5) + line('M54 21q12 3 25 0', 3.5, '#c8402f'),
    line('M40 44l-4-5M67 44v-5M94 44l4-5', 3) + (lit ? line('M34 38h5M65 38h5M96 38h5', 3, '#fff3c4') : ''),
    wall(6, 50, 123, 150, ochre, 8, rect(6, 50, 123, 150, bricks('#7d5228'), 0.7)),
    ledge(2, 45, 131, 8, CREAM),
    windows(lit, places(16, 58, 58, 58, 92, 58), { w: 22, h: 20, light: '110', frame: CREAM[0] }),
    lit ? fill('M23 77q0-9 4-9q-3-5 1-7q5 1 2 7q5 0 5 9z', '#5f3c1c', 0.8) : '',
    doorway(lit, { arch: 'flat', frame: CREAM, steps: 'wood', sight: clockface() }),
    awning(8, 86, 90, 12, 8, ['#f3e6c8', '#2f6694', '#141a2c'], 8),
    plate(),
    inked(box(102, 120, 25, 54), '#5f3c1c', THIN) +
      rect(105, 123, 19, 36, lit ? fade('#fff0b8', '#f0a040') : '#5b6070'),
    lit
      ? fill('M108 159v-12q3-4 6 0v12zM116 159v-8h7v8z', '#8c3b2a')
      : line('M105 130h19M105 138h19M105 146h19', THIN, '#3a3f4e'),
    inked(box(101, 176, 27, 20), '#8a5a34', THIN) +
      line('M104 174h0m7-2h0m7 2h0m6-1h0', 7, '#e2694e') +
      line('M107 173h0m8 1h0', 5, '#f2c658'),
  ])
}

const clockface = (): string => spot(53, 118, 10, 'none', 2.5, '#8c4a1a') + line('M53 112v6h5', THIN, '#8c4a1a')

/** I: a corner turret with a pointed roof. */
export function turret(lit: boolean): string {
  const teal = ['#7fbcb4', '#3f7f7c', '#1f4a4c'] as const
  const tiles = ['#e0705a', '#a83a34', '#5f1c1e'] as const
  return house(lit, [
    line('M106 14V0', THIN) + inked('M106 2h-16l4 4l-4 4h16z', '#e3b04b', 1.2),
    inked('M4 58L18 32H84V58z', tiles[1], THIN) +
      fill('M6 57L19 33h12L22 57z', tiles[0]) +
      courses(14, 40, 70, 2, 8, tiles[2]),
    inked('M34 54V40l9-10l9 10v14z', CREAM[1], THIN),
    windows(lit, places(38, 41), { w: 10, h: 12, light: '1', frame: CREAM[2] }),
    wall(6, 58, 90, 142, teal, 8),
    ledge(2, 54, 90, 7, CREAM),
    // the turret
    inked('M82 200V52H131V200z', teal[1], THIN) + rect(83, 52, 10, 147, teal[0]) + rect(116, 52, 14, 147, teal[2]),
    inked('M76 52L106 10L136 52z', tiles[1], THIN) +
      fill('M78 51L106 12l-8 39z', tiles[0]) +
      fill('M134 51L106 12l14 39z', tiles[2]),
    ledge(78, 49, 56, 7, CREAM),
    ledge(80, 88, 53, 5, CREAM),
    windows(lit, places(88, 60, 102, 60, 116, 60), { w: 9, h: 24, arched: true, light: '111', frame: CREAM[0] }),
    windows(lit, places(14, 64, 38, 64, 62, 64), {
      w: 14,
      h: 16,
      arched: true,
      light: '011',
      frame: CREAM[0],
      sill: CREAM[1],
    }),
    doorway(lit, { arch: 'pointed', frame: CREAM, steps: 'stone', sight: mirror() }),
    inked('M4 128Q8 98 53 84Q98 98 102 128l-7-2Q90 106 53 96Q16 106 11 126z', '#6b3a78', THIN) +
      fill('M6 125Q12 100 50 87v5Q16 104 9 124z', '#a870b8'),
    plate(),
    windows(lit, places(106, 106), { w: 16, h: 32, arched: true, light: '1', frame: CREAM[0], sill: CREAM[1] }),
    inked('M104 197v-14h24v14z', '#8a4a2c', THIN) +
      line('M108 180h0m8-4h0m8 4h0m-12-8h0', 10, '#3f7a4c') +
      line('M108 177h0m9-5h0m7 6h0', 4, '#e88aa0'),
  ])
}

const mirror = (): string => fill(circle(53, 120, 9, 12), '#8c4a1a', 0.5) + fill(circle(53, 120, 6, 9), '#fff')
