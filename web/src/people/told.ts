/** A person's style of play, in words. */

import { texts } from '../lib/texts.svelte'
import type { Standing } from '../lib/wire'

const percent = (n: number, of: number): number => Math.round((100 * n) / of)

/** Returns what was hidden, found out and doubted, as far as the game has it and it came up. */
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
