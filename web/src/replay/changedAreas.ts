/** What lies where on a page, what of it differs from a moment before, and a copy of that alone: a whole board takes a
 * browser several times as long. */

export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** How far shadows and outlines reach beyond what casts them. */
const INK = 16
/** So many pixels are more than should be drawn in one go, and so high is then what is drawn instead. */
const LARGE = 400_000
const STRIP = 380

/** A page as it is laid out now. */
export interface Laid {
  page: Element
  /** Each element by how it is written and where it lies; what is drawn or written in one piece is one. */
  marks: Map<string, Area>
  /** How far it reaches with all that is in it. */
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

/** Text flows on around what is in it, so that what lies there moves together. */
const flows = (one: Element): boolean =>
  [...one.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.nodeValue!.trim())
const drawn = (one: Element): boolean => one.localName === 'svg'
/** For ears only. */
const unseen = (one: Element): boolean => one.classList.contains('unseen')

/** How it is written, but for what is heard only. */
const written = (one: Element): string =>
  one.localName +
  [...one.attributes].map(({ name, value }) => (name === 'aria-label' ? '' : `\n${name}=${value}`)).join('')

/** Where the words in it are, also those that run out of it. */
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

/** Where a page differs from a moment before; all of it, if there was none. */
export function changed(before: Laid | undefined, now: Laid): Area[] {
  if (!before) return [now.page.getBoundingClientRect()]
  const gone = [...before.marks].filter(([mark]) => !now.marks.has(mark))
  const come = [...now.marks].filter(([mark]) => !before.marks.has(mark))
  const areas = [...gone, ...come].map(([, area]) => area).filter(shown)
  return areas
    .filter((one, i) => !areas.some((other, j) => within(one, other) && (j < i || !within(other, one))))
    .map(grown)
}

/** Of these areas what can be drawn in one go, for a page answers nobody meanwhile: all, or strip by strip. */
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

/** Where a copy fetches nothing, as a page would for each pictogram. */
const PAPER = document.implementation.createHTMLDocument()

/** A copy of a page with nothing in what doesn't touch these areas. What is emptied keeps its size, so that all the rest
 * keeps its place; not where lines wrap, for those share what room is left by what is in them. */
export function part({ page, extents }: Laid, areas: Area[]): Element {
  const { getComputedStyle } = page.ownerDocument.defaultView!
  const touched = (one: Element): boolean => {
    const extent = extents.get(one)
    return !!extent && areas.some((area) => meet(area, grown(extent)))
  }
  const copy = (one: Element, wraps: boolean): Element => {
    if (flows(one) || drawn(one)) return PAPER.importNode(one, flows(one) || touched(one))
    const out = PAPER.importNode(one as HTMLElement, false)
    const { width, height, flexWrap } = getComputedStyle(one)
    if (width === 'auto' || wraps || touched(one))
      out.append(...[...one.children].map((child) => copy(child, flexWrap !== 'nowrap')))
    else Object.assign(out.style, { width, height, flex: 'none' })
    return out
  }
  return copy(page, false)
}
