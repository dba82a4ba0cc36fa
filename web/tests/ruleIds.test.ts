import { beforeAll, describe, expect, it } from 'vitest'
import { RULE_IDS as CROOKS } from '../src/crooks/ruleIds'
import { texts } from '../src/lib/texts.svelte'
import { RULE_IDS as MAYHEM, OWN } from '../src/mayhem/ruleIds'
import type { RuleIds } from '../src/room'
import { about, book, found } from '../src/rules/book'
import { RULE_IDS as SCOUNDRELS } from '../src/scoundrels/ruleIds'

const GAMES: [string, RuleIds][] = [
  ['crooks', CROOKS],
  ['scoundrels', SCOUNDRELS],
  ['mayhem', MAYHEM],
]

describe.each(GAMES)('%s', (game, ruleIds) => {
  beforeAll(async () => {
    await texts.load('en')
    await texts.need(game, 'rules')
  })

  it('names rules that there are', () => {
    const known = new Set(book(game).flatMap(({ rules }) => rules.map(({ id }) => id)))
    const named = [...Object.values(ruleIds.things).flat(), ...Object.values(ruleIds.events)].map(
      (id) => `${ruleIds.letters}-${id}`,
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
    const answers = Object.values(ruleIds.answers ?? {}).map((ids) => rules(ids!))
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
