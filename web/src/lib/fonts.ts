/** Draws a board once, in its own fonts. With fallback fonts first, a phone would lay out all of it twice. */

/** Milliseconds after which it is drawn in the fonts that are loaded by then. */
const PATIENCE = 700
/** The weights of the fonts that boards use. */
const WEIGHTS = { '--text-font': [400, 700], '--plain-font': [400], '--show-font': [400] }

/** Waits until the fonts of the page are loaded, for the scripts on it, or until they take too long. */
export async function fontsLoaded(): Promise<void> {
  const style = getComputedStyle(document.documentElement)
  const fonts = Object.entries(WEIGHTS).flatMap(([name, weights]) =>
    weights.map((weight) => `${weight} 1rem ${style.getPropertyValue(name)}`),
  )
  const there = Promise.all(fonts.map((font) => document.fonts.load(font, document.body.textContent))).catch(
    () => undefined,
  )
  await Promise.race([there, new Promise((late) => setTimeout(late, PATIENCE))])
}
