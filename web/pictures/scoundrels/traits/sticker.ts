/** What all badges of traits share. A badge is drawn around 0, 0 within 38 to each side. */
import { fill, group, INK, line } from '../../draw.ts'

/** What lies before a scoundrel: a badge at the lower left, and things at the edges of the picture, below the badge. */
export interface Front {
  badge: string
  edge?: string
}

const CREAM = '#fff3d6'
/** Set a badge off from the person by a rim of paper around its outline. */
export const sticker = (outline: string, inside: string): string =>
  line(outline, 14, INK) + line(outline, 10, CREAM) + fill(outline, CREAM) + inside

export const placed = (badge: string): string => group('translate(40 160)', badge)
/** Draw a line with an ink outline. */
export const cord = (shape: string, width: number, colour: string): string =>
  line(shape, width + 4) + line(shape, width, colour)
/** Draw the same at the right edge, mirrored. */
export const mirrored = (part: string): string => part + group('matrix(-1 0 0 1 200 0)', part)
