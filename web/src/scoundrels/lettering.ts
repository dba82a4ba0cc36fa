/** How big letters may be for names to fit on a card; lengths are hundredths of its width. */

const ROOM = 91
const LEAST = 7.6

/** A very long name takes two lines. */
export function parted(name: string): string[] {
  if (name.length < 20 || !name.includes(' ')) return [name]
  const spaces = [...name.matchAll(/ /g)].map((match) => match.index)
  const at = spaces.reduce((best, now) => (Math.abs(now - name.length / 2) < Math.abs(best - name.length / 2) ? now : best))
  return [name.slice(0, at), name.slice(at + 1)]
}

/** About how many ems a text takes: letters are wide, narrow, or neither. */
const wide = (text: string): number => [...text].reduce((sum, letter) => sum + (/[mwMWшщюжмфыШЩЮЖМФ]/.test(letter) ? 0.74 : /[iljtfrI ,/-]/.test(letter) ? 0.36 : 0.52), 0)

/** The size of a line, `most` at most. */
export const fit = (text: string, most: number): number => Math.min(most, Math.max(LEAST, ROOM / wide(text)))

/** The length to which a line that is too long even so must be squeezed. */
export const squeezed = (text: string, most: number): number | undefined => (wide(text) * fit(text, most) > ROOM ? ROOM : undefined)
