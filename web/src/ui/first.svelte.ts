/**
 * What the page shows before any script, where it is a sign that it is on its way: it stands until there is something
 * else to show.
 */

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
