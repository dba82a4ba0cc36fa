/**
 * The portraits of crooks: those of the house are files. Others, of cards that designers write, are drawn here, each by
 * its id, so that a card has the same face everywhere.
 */

import portraits from 'virtual:pictures/crooks'

let drawn = $state.raw<Record<string, string>>({})
const begun = new Set<string>()

async function draw(id: string): Promise<void> {
  begun.add(id)
  try {
    const { crook } = await import('../../pictures/crooks.ts')
    drawn = { ...drawn, [id]: `data:image/svg+xml,${encodeURIComponent(crook(id))}` }
  } catch {
    // the card keeps its pictogram
  }
}

/** The address of a crook's portrait; undefined while it has none. */
export function portrait(id: string): string | undefined {
  const address = portraits[id] ?? drawn[id]
  if (!address && !begun.has(id)) void draw(id)
  return address
}
