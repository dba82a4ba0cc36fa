/** Watches whether elements are in sight once the page has come to rest. */

/** The part of an element that is enough. */
const ENOUGH = 0.5
/** Frames without scrolling after which the page rests; on a busy machine they take longer, and so does what they draw. */
const REST = 24

export class Sight {
  readonly #out = new Set<Element>()
  #frame = 0
  #left = 0

  /** `lost`: called when an element is out of sight. */
  constructor(readonly lost: () => void) {}

  /** Watches an element; returns a function that ends this. */
  watch(node: Element): () => void {
    const watch = new IntersectionObserver(
      ([now]) => {
        if (now!.intersectionRatio < ENOUGH && node.getClientRects().length) this.#out.add(node)
        else this.#out.delete(node)
        this.#wait()
      },
      { threshold: ENOUGH },
    )
    watch.observe(node)
    return () => {
      watch.disconnect()
      this.#out.delete(node)
      this.#wait()
    }
  }

  /** A board that is still being drawn is hidden, and scrolls once it is whole. */
  #look = (): void => {
    if (this.#left-- > 0) this.#frame = requestAnimationFrame(this.#look)
    else if ([...this.#out].some((one) => one.checkVisibility({ visibilityProperty: true }))) this.lost()
    else this.#wait()
  }

  #wait = (): void => {
    cancelAnimationFrame(this.#frame)
    removeEventListener('scroll', this.#wait, true)
    if (!this.#out.size) return
    this.#left = REST
    this.#frame = requestAnimationFrame(this.#look)
    addEventListener('scroll', this.#wait, true)
  }
}
