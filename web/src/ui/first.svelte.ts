/** The first view of a page, if it is a loading sign: it stays until there is something else to show. */

class First {
  shown = $state.raw<Element | null>(null)
  /** The client has begun with such a sign, too. */
  taken = false

  leave = (): void => {
    this.shown?.remove()
    this.shown = null
  }
}

export const first = new First()
