/** Sizes of letters so that names fit on a card; lengths are hundredths of its width. */

const ROOM = 91
const LEAST = 7.6

/** A name in two lines, parted near its middle: at a space, or after a stroke between two whole words. */
export function halves(name: string): string[] {
  const ends = [...name.matchAll(/(?= )|(?<=\/)(?=.{6})/g)].map((match) => match.index)
  if (!ends.length) return [name]
  const at = ends.reduce((best, now) =>
    Math.abs(now - name.length / 2) < Math.abs(best - name.length / 2) ? now : best,
  )
  return [name.slice(0, at), name.slice(at).trimStart()]
}

/** Only a very long name takes two lines. */
export const parted = (name: string): string[] =>
  name.length < (name.includes(' ') ? 20 : 16) ? [name] : halves(name)

/** About how many ems a text takes: letters are wide, narrow, or neither. */
const wide = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (/[mwMWшщюжмфыШЩЮЖМФ]/.test(letter) ? 0.74 : /[iljtfrI ,/-]/.test(letter) ? 0.36 : 0.52),
    0,
  )

/** The size of a line, `most` at most. */
export const fit = (text: string, most: number): number => Math.min(most, Math.max(LEAST, ROOM / wide(text)))

/** The length to which a line that is too long even so must be squeezed. */
export const squeezed = (text: string, most: number): number | undefined =>
  wide(text) * fit(text, most) > ROOM ? ROOM : undefined
