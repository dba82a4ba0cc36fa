/** Where a lesson's bubble stands: next to what it is about, and over nothing that must be seen. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export type Side = 'above' | 'below' | 'left' | 'right'

/** Pixels between a bubble and its box, and between a bubble and the edge of the screen. */
const GAP = 16
const EDGE = 10

export const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

/** Keeps a tip away from the corners. */
const clamp = (at: number, length: number): number => Math.max(20, Math.min(at, length - 20))

const within = (at: number, size: number, whole: number): number => Math.max(EDGE, Math.min(at, whole - size - EDGE))

/**
 * A place for a bubble; `tip`: pixels from its left or top edge to where its tip is, null where something lies between
 * it and its box, at which the tip would point.
 */
export interface Place extends Box {
  side: Side
  tip: number | null
}

/**
 * Returns a place for a bubble of a size on a screen, next to the last of the boxes for which there is one. It covers
 * none of them, nor anything to `avoid`: above a box, it stands above that too. Returns null if there is no such place.
 */
export function nextTo(
  { width, height }: { width: number; height: number },
  boxes: readonly Box[],
  avoid: readonly Box[],
  screen: { width: number; height: number },
): Place | null {
  for (const box of boxes.toReversed()) {
    const x = within(box.x + box.width / 2 - width / 2, width, screen.width)
    const y = within(box.y + box.height / 2 - height / 2, height, screen.height)
    const between = avoid.filter((one) => !apart(one, { x, y: box.y - GAP - height, width, height: height + GAP }))
    const places: [Side, number, number][] = [
      ['above', x, Math.min(box.y, ...between.map((one) => one.y)) - GAP - height],
      ['right', box.x + box.width + GAP, y],
      ['left', box.x - GAP - width, y],
      ['below', x, box.y + box.height + GAP],
    ]
    for (const [side, left, top] of places) {
      const far = side === 'above' && top + height + GAP < box.y
      const tip = far
        ? null
        : side === 'above' || side === 'below'
          ? clamp(box.x + box.width / 2 - left, width)
          : clamp(box.y + box.height / 2 - top, height)
      const place: Place = { x: left, y: top, width, height, side, tip }
      const fits = left === within(left, width, screen.width) && top === within(top, height, screen.height)
      if (fits && [...boxes, ...avoid].every((one) => apart(place, one))) return place
    }
  }
  return null
}
