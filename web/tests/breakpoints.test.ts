/** Pages change their shape at five breakpoints at most, and ask for them by name. */

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BREAKPOINTS } from '../src/styles/breakpoints'

const MOST = 5
const SOURCE = new URL('../src/', import.meta.url)

/** Return the media queries of a file that ask for a size, or for a breakpoint that there is not. */
function unnamed(text: string): string[] {
  const queries = text.matchAll(/@media([^{;]*)|(?:matchMedia|MediaQuery)\((['"`][^'"`]*['"`])/g)
  return Array.from(queries, ([, style, script]) => (style ?? script)!.trim()).filter(
    (query) =>
      /\b(width|height|aspect-ratio|inline-size|block-size)\b/.test(query) ||
      Array.from(query.matchAll(/--([\w-]+)/g)).some(([, name]) => !Object.hasOwn(BREAKPOINTS, name!)),
  )
}

test('there are five breakpoints at most', () => {
  expect(Object.keys(BREAKPOINTS).length).toBeLessThanOrEqual(MOST)
})

test.each([
  ['@media (max-width: 700px) { p { margin: 0 } }', ['(max-width: 700px)']],
  ['@media (700px <= width) and (--low) {', ['(700px <= width) and (--low)']],
  ['@media (--tiny) {', ['(--tiny)']],
  ["if (matchMedia('(min-height: 500px)').matches)", ["'(min-height: 500px)'"]],
  ["new MediaQuery('max-width: 800px')", ["'max-width: 800px'"]],
  ['@media (--narrow), (--low) { @container (max-width: 60px) {} } @media (hover: none) {', []],
])('a new breakpoint is found: %s', (text, found) => {
  expect(unnamed(text)).toEqual(found)
})

test('style sheets and scripts ask for breakpoints by name', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(svelte|css|ts|js)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(
    files.flatMap((name) => unnamed(readFileSync(new URL(name, SOURCE), 'utf8')).map((at) => `${name}: ${at}`)),
  ).toEqual([])
})
