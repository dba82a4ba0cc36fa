/** How somebody plays, in words. */

import { texts } from '../lib/texts.svelte'
import type { Standing } from '../lib/wire'

const percent = (n: number, of: number): number => Math.round((100 * n) / of)

/** What was hidden, found out and doubted: only what the game has, and what came up. */
export function figures({ game, tally }: Standing): string[] {
  const { could, hid, caught, doubted, right } = tally as Required<typeof tally>
  const all: [what: string, n: number, of: number][] = [
    ['hid', hid, could],
    ['caught', caught, hid],
    ['right', right, doubted],
  ]
  return all
    .filter(([what, , of]) => of && texts.has(`web-figure-${what}`, game))
    .map(([what, n, of]) => texts.say(`web-figure-${what}`, { n, of, share: percent(n, of) }, game))
}
