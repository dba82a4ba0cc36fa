/** The addresses of pictures: files for the cards of the house, drawn here for cards that designers write. */

/**
 * Returns a function from an id to the address of its picture, or to undefined while it has none. `composer` loads what
 * draws the picture of any id, always the same for the same id.
 */
export function composed(
  files: Record<string, string>,
  composer: () => Promise<(id: string) => string>,
): (id: string) => string | undefined {
  let drawn = $state.raw<Record<string, string>>({})
  const begun = new Set<string>()

  async function draw(id: string): Promise<void> {
    begun.add(id)
    try {
      const svg = (await composer())(id)
      drawn = { ...drawn, [id]: `data:image/svg+xml,${encodeURIComponent(svg)}` }
    } catch {
      // the card keeps its pictogram
    }
  }

  return (id) => {
    const address = files[id] ?? drawn[id]
    if (!address && !begun.has(id)) void draw(id)
    return address
  }
}
