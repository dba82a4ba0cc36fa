/** What the terminal has said (tests/promises/test_wording.py writes it down), said again by the browser. */

import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Ask, Message } from '../../src/lib/wire'
import { capital } from '../../src/lib/capital'
import { texts } from '../../src/lib/texts.svelte'
import { enter } from '../../src/rooms'

interface Line {
  seat: number
  message?: Message
  ask?: Ask
  answer?: [string, ...unknown[]]
  view?: unknown
  said: Record<string, string>
}
interface Played {
  game: string
  cards: unknown
  players: string[]
  lines: Line[]
}

/** An answer by the table of words, which are behind the room of each game. */
function answered({ ask, view, answer }: Line, game: string, room: any): string {
  return game === 'crooks' ? room.teller.answer(ask, view, ...answer!) : room.teller.answer(...answer!)
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
      await texts.need(game, 'hints')
      const { open } = await enter(game)
      for (const line of lines) {
        const { seat, message, ask, answer, view, said } = line
        const room = open(cards, players, seat < 0 ? null : seat)
        let here: string | undefined
        if (message) here = room.say(message)?.text
        else if (answer) here = answered(line, game, room)
        else here = ask ? room.question(ask, view) : room.notes(view).join('\n')
        sentences++
        const there = answer ? capital(said[language]!) : said[language]
        if (here !== undefined && spelled(answer ? capital(here) : here) !== there)
          different.push(
            `${language} ${JSON.stringify(message ?? ask)}\n  terminal: ${said[language]}\n  browser:  ${here}`,
          )
      }
    }
  }
  expect(different.join('\n')).toBe('')
  writeFileSync(`${FILE}.compared`, JSON.stringify({ sentences }))
})
