/**
 * Safes of 100x100, shut and open, in the style of each location. The number or the worth of an open one is written by
 * the page, on PLATE.
 */
import { box, circle, fill, inked, line, path, picture, tone, type Tones } from '../draw.ts'
import { STUFF } from '../palette.ts'
import { around, glow, scene } from '../scenery.ts'

/** The bright plate in an open safe. */
export const PLATE = { x: 22, y: 20, width: 44, height: 56 }

interface Style {
  steel: Tones
  /** What is on the door besides the dial. */
  trim: string
}
const STYLES: Record<string, Style> = {
  depot: {
    steel: ['#6f8db0', '#456185', '#24364f'],
    trim: line('M14 30H86M14 70H86', 3, '#24364f') + line('M20 24h.1m60 0h.1m-60 52h.1m60 0h.1', 5, '#a9c0d8'),
  },
  estate: {
    steel: ['#b8574a', '#83302c', '#4a1716'],
    trim:
      line('M20 32Q20 20 32 20M80 32Q80 20 68 20M20 68Q20 80 32 80M80 68Q80 80 68 80', 3, '#f2c658') +
      line(box(14, 14, 72, 72, 4), 1.8, '#f2c658'),
  },
  laboratory: {
    steel: ['#5fb0a4', '#2f7a72', '#124440'],
    trim:
      line('M14 22H34M66 22H86M14 78H34M66 78H86', 4, '#dba63a') +
      fill(circle(22, 50, 5) + circle(78, 50, 5), '#5ff0d8'),
  },
}

const RAYS = around(50, 50, 20, 12)
  .map(
    ([x, y], i) => path`M${x} ${y}L${50 + (x - 50) * (i % 3 ? 0.86 : 0.76)} ${50 + (y - 50) * (i % 3 ? 0.86 : 0.76)}`,
  )
  .join('')

const shell = (steel: Tones): string =>
  fill('M12 94h16v5H12zM72 94h16v5H72z', '#17110e') + tone(box(3, 3, 94, 92, 7), steel, 3.4)

function shut({ steel, trim }: Style): string {
  return picture(100, 100, [
    shell(steel),
    tone(box(10, 10, 80, 78, 4), steel),
    trim,
    fill('M86 24h7v12h-7zM86 62h7v12h-7z', '#17110e'),
    tone(circle(50, 50, 26), STUFF.brass),
    inked(circle(50, 50, 20), '#20242c', 2),
    line(RAYS, 1.8, '#f6ead0'),
    line('M50 39V61M39 50H61', 7) + line('M50 39V61M39 50H61', 3.4, STUFF.brass[1]),
    tone(circle(50, 50, 6), STUFF.brass, 2),
    fill('M46 22h8l-4 6z', '#e2573f'),
  ])
}

function open({ steel }: Style): string {
  const { x, y, width, height } = PLATE
  return scene(100, 100, [
    shell(steel),
    inked(box(10, 10, 68, 78, 4), '#1a0f08', 2.4),
    glow(44, 54, 46, '#ffd67a', 0.9),
    fill('M10 10H78L68 18H20V80L10 88z', '#000', 0.4),
    inked(box(x, y, width, height, 3), '#fff3d0', 2.4),
    line(box(x + 3.5, y + 3.5, width - 7, height - 7, 2), 1.4, '#c9963b'),
    line('M14 84h12M30 85h8M62 84h12', 7) + line('M14 84h12M30 85h8M62 84h12', 4, '#f2c658'),
    tone('M78 8L98 2V98L78 90z', steel),
    tone(circle(88, 50, 5, 12), STUFF.brass, 2),
    line('M88 42V58M84 50H92', 2.4),
  ])
}

export const safes = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(STYLES).flatMap(([id, style]) => [
      [id, shut(style)],
      [`${id}-open`, open(style)],
    ]),
  )
