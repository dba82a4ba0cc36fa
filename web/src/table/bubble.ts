/** Where a lesson's bubble stands: next to what it is about, and over nothing that must be seen. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}
/** What a lesson's note is about, as far as it is seen: its places, the main one last, and the recommended button. */
export interface Sights {
  places: Box[]
  button: Box | null
  /** What its bubble never covers. */
  avoid: Box[]
  /** What its bubble leaves clear, if there is room elsewhere. */
  clear: Box[]
}
export type Side = 'above' | 'below' | 'left' | 'right'

/** Pixels between a bubble and its box, and between a bubble and the edge of the screen. */
const GAP = 16
const EDGE = 10

export const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

/** Returns the least box around two. */
export function hull(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)]
  return { x, y, width: right - x, height: bottom - y }
}

/** Returns boxes of which no two overlap, and which together cover what these cover. */
export function disjoint(boxes: readonly Box[]): Box[] {
  const out: Box[] = []
  for (const one of boxes) {
    let parts = [one]
    for (const other of out.slice()) parts = parts.flatMap((part) => without(part, other))
    out.push(...parts)
  }
  return out
}

/** Returns what is left of a box without what another covers. */
function without(a: Box, b: Box): Box[] {
  if (apart(a, b)) return [a]
  const [right, bottom] = [a.x + a.width, a.y + a.height]
  const [top, foot] = [Math.max(a.y, b.y), Math.min(bottom, b.y + b.height)]
  return [
    { ...a, height: top - a.y },
    { ...a, y: foot, height: bottom - foot },
    { x: a.x, y: top, width: b.x - a.x, height: foot - top },
    { x: b.x + b.width, y: top, width: right - b.x - b.width, height: foot - top },
  ].filter(({ width, height }) => width > 0 && height > 0)
}

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

/** Returns the boxes between those that stand in one column. */
export function between(boxes: readonly Box[]): Box[] {
  return boxes.flatMap((a) =>
    boxes.flatMap((b) => {
      const [x, y] = [Math.max(a.x, b.x), a.y + a.height]
      const [width, height] = [Math.min(a.x + a.width, b.x + b.width) - x, b.y - y]
      return width > 0 && height > 0 ? [{ x, y, width, height }] : []
    }),
  )
}

/**
 * Returns a place for a bubble of a size on a screen, next to the last of the boxes for which there is one, else the
 * nearest to the last box. It covers none of them, nor anything to `avoid`: above a box, it stands above that too.
 * Returns null if there is no such place.
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
    const over = avoid.filter((one) => !apart(one, { x, y: box.y - GAP - height, width, height: height + GAP }))
    const places: [Side, number, number][] = [
      ['above', x, Math.min(box.y, ...over.map((one) => one.y)) - GAP - height],
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
  return nearest({ width, height }, boxes, avoid, screen)
}

/** Returns the free place that is nearest to the last box, at which it does not point. */
function nearest(
  { width, height }: { width: number; height: number },
  boxes: readonly Box[],
  avoid: readonly Box[],
  screen: { width: number; height: number },
): Place | null {
  const to = boxes.at(-1)!
  let best: Place | null = null
  let least = Infinity
  for (let x = EDGE; x + width <= screen.width - EDGE; x += EDGE)
    for (let y = EDGE; y + height <= screen.height - EDGE; y += EDGE) {
      const far = Math.hypot(x + width / 2 - to.x - to.width / 2, y + height / 2 - to.y - to.height / 2)
      const place: Place = { x, y, width, height, side: 'above', tip: null }
      if (far >= least || ![...boxes, ...avoid].every((one) => apart(place, one))) continue
      ;[best, least] = [place, far]
    }
  return best
}
