/** Parked motorbikes, 30 wide, whose wheels stand at y 0: grey, because the figures have the colours. */
import { fill, line, path } from '../../draw.ts'
import { glow, spots } from '../../scenery.ts'

const PARKED =
  glow(15, 1, 18, '#000000', 0.8, 3) +
  line('M5.5-10.5a5.5 5.5 0 1 0 .1 0zM25-10.5a5.5 5.5 0 1 0 .1 0z', 2.4, '#050608') +
  line('M5.5-9.5a4.5 4.5 0 1 0 .1 0zM25-9.5a4.5 4.5 0 1 0 .1 0z', 0.9, '#9aa4b2') +
  line('M25-5L20-17l-3-1M4-11h8l5-3', 1.8, '#c8d2d8') +
  fill('M3-10q6-3 10 0l6-4l4 3l-3 7H9q-1-4-6-6z', '#3c424e') +
  fill('M13-11q4-4 9-3l1 3l-6 3z', '#8a93a2') +
  line('M0-3h10', 1.4, '#c8d2d8') +
  spots([[23.5, -14]], 1.6, '#fff2c0')

/** Motorbikes side by side. */
export const parked = (...where: [x: number, y: number][]): string =>
  `<defs><g id="bike">${PARKED}</g></defs>` +
  where.map(([x, y]) => path`<use href="#bike" x="${x}" y="${y}"/>`).join('')
