/** What the terminal has said (tests/promises/test_wording.py writes it down), said again by the browser. */

import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Ask, Message } from '../../src/lib/wire'
import { texts } from '../../src/lib/texts.svelte'
import { enter } from '../../src/rooms'

interface Line {
  seat: number
  message?: Message
  ask?: Ask
  view?: unknown
  said: Record<string, string>
}
interface Played {
  game: string
  cards: unknown
  players: string[]
  lines: Line[]
}

const FILE = process.env['SKULDUGGERY_SAID']!
const spelled = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

it('is the same', { timeout: 120_000 }, async () => {
  const games = JSON.parse(readFileSync(FILE, 'utf8')) as Played[]
  const different: string[] = []
  let sentences = 0
  for (const language of Object.keys(games[0]!.lines[0]!.said)) {
    await texts.load(language)
    for (const { game, cards, players, lines } of games) {
      const { open } = await enter(game)
      for (const { seat, message, ask, view, said } of lines) {
        const room = open(cards, players, seat < 0 ? null : seat)
        const here = message ? room.say(message)?.text : room.question(ask!, view)
        sentences++
        if (here !== undefined && spelled(here) !== said[language])
          different.push(
            `${language} ${JSON.stringify(message ?? ask)}\n  terminal: ${said[language]}\n  browser:  ${here}`,
          )
      }
    }
  }
  expect(different.join('\n')).toBe('')
  writeFileSync(`${FILE}.compared`, JSON.stringify({ sentences }))
})
