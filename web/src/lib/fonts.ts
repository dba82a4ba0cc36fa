/** Draw a board once, in its own fonts: with fallback fonts first, a phone would lay all of it out twice. */

/** Milliseconds after which it is drawn in whatever letters are there. */
const PATIENCE = 700
/** That boards are written in. */
const WEIGHTS = { '--text-font': [400, 700], '--plain-font': [400], '--show-font': [400] }

/**
 * Until the letters that the page is dressed in are there, in the scripts that stand in it; or they don't come soon.
 */
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
