import { beforeAll, describe, expect, it } from 'vitest'
import { LAWS as CROOKS } from '../src/crooks/laws'
import { texts } from '../src/lib/texts.svelte'
import { LAWS as MAYHEM, OWN } from '../src/mayhem/laws'
import type { Laws } from '../src/room'
import { about, book, found } from '../src/rules/book'
import { LAWS as SCOUNDRELS } from '../src/scoundrels/laws'

const GAMES: [string, Laws][] = [
  ['crooks', CROOKS],
  ['scoundrels', SCOUNDRELS],
  ['mayhem', MAYHEM],
]

describe.each(GAMES)('%s', (game, laws) => {
  beforeAll(async () => {
    await texts.load('en')
    await texts.need(game, 'rules')
  })

  it('names rules that there are', () => {
    const known = new Set(book(game).flatMap(({ rules }) => rules.map(({ id }) => id)))
    const named = [...Object.values(laws.things).flat(), ...Object.values(laws.events)].map(
      (id) => `${laws.letters}-${id}`,
    )
    expect(named.filter((id) => !known.has(id))).toEqual([])
  })

  it('names the own rules of what lies on the table', () => {
    const parts = book(game)
    const own = game === 'mayhem' ? Object.values(OWN) : []
    expect(own.filter((id) => !about(parts, [id!]).length)).toEqual([])
  })

  it('names what an answer does, and nothing else that could be done then', () => {
    const parts = book(game)
    const rules = (ids: string[]): string[] => about(parts, ids).flatMap((part) => part.rules.map(({ id }) => id))
    const answers = Object.values(laws.answers ?? {}).map((ids) => rules(ids!))
    expect(answers.filter((ids) => !ids.length)).toEqual([])
    const all = new Set(answers.flat())
    expect(answers.filter((ids) => ids.length === all.size)).toEqual([])
  })

  it('has its rules in parts, each with a title, and finds them', () => {
    const parts = book(game)
    expect(parts.length).toBeGreaterThan(10)
    expect(parts.every(({ title, rules }) => title && rules.length)).toBe(true)
    const [{ id, text }] = parts[2]!.rules as [{ id: string; text: string }]
    expect(found(parts, id).flatMap(({ rules }) => rules.map((rule) => rule.id))).toContain(id)
    expect(found(parts, text).flatMap(({ rules }) => rules)).toHaveLength(1)
    expect(about(parts, ['NO-SUCH'])).toEqual([])
  })
})
