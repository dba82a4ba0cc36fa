import type { Plugin } from 'vite'
import { BREAKPOINTS } from '../src/styles/breakpoints.ts'

const NAMED = Object.entries(BREAKPOINTS)
  .map(([name, query]) => `@custom-media --${name} ${query};`)
  .join('')

/** Lets each style sheet ask for the breakpoints by their names. */
export function breakpoints(): Plugin {
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform: { filter: { id: /\.css($|\?)/ }, handler: (code) => ({ code: NAMED + code, map: null }) },
  }
}
