/** How much room there is: where the style sheets break, the pages do. */

class Screen {
  width = $state(innerWidth)
  /** The log stands beside the table. */
  wide = $derived(this.width > 1100)
  /** The board scrolls sideways. */
  narrow = $derived(this.width <= 640)

  constructor() {
    addEventListener('resize', () => (this.width = innerWidth))
  }
}

export const screen = new Screen()
