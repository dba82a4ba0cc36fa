import type { Rolldown } from 'vite'

/** The grouping of modules into files: a page needs few, because each costs a phone a round trip. */

/**
 * Modules that every page needs, and those that tables and reviews share. All others are in the file of their page.
 */
const HOUSE =
  /\/node_modules\/(svelte|esm-env|clsx|@fluent)\/|\/src\/(App|styles|ui|rooms|pages|lobby\/(Parts|bots)|table\/terms|lib\/(account|animation|api|asyncAction|build|capital|input|router|screen|serviceWorker|settings|shownNames|sounds|texts|transport))\b/
/** The book of rules that opens over a table or a review. */
const RULES = /\/src\/(rules|table\/RuleBook)\b/
const BOARD = /\/src\/(lib|table|sound)\//
/** What the board of a game shares with its shows. */
const CROOKS = /\/src\/crooks\/|virtual:pictures\/(hideouts|targets)/
const MAYHEM = /\/src\/mayhem\/|virtual:pictures\/(anarchy|gangs|goods|meeples|opportunities|sites)/
const SCOUNDRELS = /\/src\/scoundrels\/|virtual:pictures\/(leaders|town)/

/** Groups of modules, the first that fits. */
export const GROUPS = [
  // everything that loads before the page is seen
  { name: 'start', test: /vite\/preload-helper|\/src\/lib\/fonts\b/, priority: 3 },
  { name: 'house', test: HOUSE, priority: 2 },
  { name: 'rules', test: RULES, minShareCount: 2, priority: 2 },
  { name: 'board', test: BOARD, minShareCount: 2, priority: 1 },
  { name: 'gangs', test: CROOKS, minShareCount: 2 },
  { name: 'mayhem', test: MAYHEM, minShareCount: 2 },
  { name: 'scoundrels', test: SCOUNDRELS, minShareCount: 2 },
]

/** Returns the files that load with a chunk: the chunks that it imports, and their styles. */
export function reached(bundle: Rolldown.OutputBundle, from: string[]): { chunks: Set<string>; sheets: Set<string> } {
  const chunks = new Set<string>()
  const sheets = new Set<string>()
  const follow = (name: string): void => {
    const one = bundle[name]
    if (one?.type !== 'chunk' || chunks.has(name)) return
    chunks.add(name)
    one.viteMetadata?.importedCss.forEach((css) => sheets.add(css))
    one.imports.forEach(follow)
  }
  from.forEach(follow)
  return { chunks, sheets }
}
