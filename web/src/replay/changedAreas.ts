/**
 * The layout of a page, its changes since the frame before, and a copy of only these, because drawing a whole board
 * takes several times as long.
 */

export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** Pixels by which shadows and outlines extend beyond an element. */
const INK = 16
/** Areas of more than `LARGE` pixels in all are drawn in strips, each `STRIP` pixels high. */
const LARGE = 400_000
const STRIP = 380

/** A page as it is laid out now. */
export interface Laid {
  page: Element
  /** Each element by its markup and its place; an element that is drawn or written in one piece counts as one. */
  marks: Map<string, Area>
  /** The area of each element including everything in it. */
  extents: Map<Element, Area>
}

const around = (areas: Area[]): Area => ({
  left: Math.min(...areas.map(({ left }) => left)),
  top: Math.min(...areas.map(({ top }) => top)),
  right: Math.max(...areas.map(({ right }) => right)),
  bottom: Math.max(...areas.map(({ bottom }) => bottom)),
})
const grown = ({ left, top, right, bottom }: Area): Area => ({
  left: left - INK,
  top: top - INK,
  right: right + INK,
  bottom: bottom + INK,
})
const meet = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
const within = (one: Area, other: Area): boolean =>
  one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom
const shown = ({ left, top, right, bottom }: Area): boolean => right > left && bottom > top

/** Returns whether text flows around an element's content, so that its parts move together. */
const flows = (one: Element): boolean =>
  [...one.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.nodeValue!.trim())
const drawn = (one: Element): boolean => one.localName === 'svg'
/** For ears only. */
const unseen = (one: Element): boolean => one.classList.contains('unseen')

/** Returns an element's markup, without parts for screen readers. */
const written = (one: Element): string =>
  one.localName +
  [...one.attributes].map(({ name, value }) => (name === 'aria-label' ? '' : `\n${name}=${value}`)).join('')

/** Returns the area of an element's words, including those that overflow it. */
function words(one: Element): Area {
  const range = document.createRange()
  range.selectNodeContents(one)
  return range.getBoundingClientRect()
}

export function lay(page: Element): Laid {
  const laid: Laid = { page, marks: new Map(), extents: new Map() }
  const visit = (one: Element): Area => {
    const box = one.getBoundingClientRect()
    const whole = drawn(one) || flows(one)
    const inside = whole
      ? drawn(one)
        ? []
        : [words(one)]
      : [...one.children].filter((child) => !unseen(child)).map(visit)
    const extent = around([box, ...inside].filter(shown))
    const own = whole ? extent : box
    laid.marks.set(`${own.left} ${own.top} ${own.right} ${own.bottom} ${whole ? one.outerHTML : written(one)}`, own)
    laid.extents.set(one, extent)
    return extent
  }
  visit(page)
  return laid
}

/** Returns the areas where a page differs from the frame before; the whole page if there is none. */
export function changed(before: Laid | undefined, now: Laid): Area[] {
  if (!before) return [now.page.getBoundingClientRect()]
  const gone = [...before.marks].filter(([mark]) => !now.marks.has(mark))
  const come = [...now.marks].filter(([mark]) => !before.marks.has(mark))
  const areas = [...gone, ...come].map(([, area]) => area).filter(shown)
  return areas
    .filter((one, i) => !areas.some((other, j) => within(one, other) && (j < i || !within(other, one))))
    .map(grown)
}

/**
 * Groups areas so that each group can be drawn in one go without blocking the page: all together, or strip by strip.
 */
export function inTurns(areas: Area[]): Area[][] {
  const { top, bottom } = around(areas)
  const size = areas.reduce((sum, one) => sum + (one.right - one.left) * (one.bottom - one.top), 0)
  if (size < LARGE) return [areas]
  const strips = Array.from({ length: Math.ceil((bottom - top) / STRIP) }, (_, i) => top + i * STRIP)
  return strips.map((from) =>
    areas
      .map((one) => ({
        left: one.left,
        right: one.right,
        top: Math.max(one.top, from),
        bottom: Math.min(one.bottom, from + STRIP),
      }))
      .filter(shown),
  )
}

/** A document in which copies load nothing, unlike in a page, which would fetch each pictogram. */
const PAPER = document.implementation.createHTMLDocument()

/**
 * Returns a copy of a page that leaves out the content of elements outside these areas. Emptied elements keep their
 * size, so that the rest keeps its place, except where lines wrap, because their parts share the room.
 */
export function part({ page, extents }: Laid, areas: Area[]): Element {
  const { getComputedStyle } = page.ownerDocument.defaultView!
  const touched = (one: Element): boolean => {
    const extent = extents.get(one)
    return !!extent && areas.some((area) => meet(area, grown(extent)))
  }
  const copy = (one: Element, wraps: boolean): Element => {
    if (flows(one) || drawn(one)) return PAPER.importNode(one, flows(one) || touched(one))
    const out = PAPER.importNode(one as HTMLElement, false)
    if (!touched(one)) out.removeAttribute('src') // a picture out of sight is not worth its bytes
    const { width, height, flexWrap } = getComputedStyle(one)
    if (width === 'auto' || wraps || touched(one))
      out.append(...[...one.children].map((child) => copy(child, flexWrap !== 'nowrap')))
    else Object.assign(out.style, { width, height, flex: 'none' })
    return out
  }
  return copy(page, false)
}
