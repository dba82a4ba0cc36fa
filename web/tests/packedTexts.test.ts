import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { packed, unpacked } from '../src/lib/packedTexts'

const ROOT = fileURLToPath(new URL('../../src/skulduggery/', import.meta.url))
const read = (source: string): FluentResource => new FluentResource(source)

/** Returns what a bundle says of a text for each of some numbers and for a name. */
function said(body: FluentResource['body'], id: string): string[] {
  const bundle = new FluentBundle('ru', { useIsolating: false })
  bundle.addResource({ body })
  const { value } = bundle.getMessage(id)!
  return [0, 1, 2, 5, 'Ada'].map((one) => bundle.formatPattern(value!, { n: one, who: one }, []))
}

/** Returns entries in which a quoted word in braces, `{ "a" }`, is a word like others. */
function inWords(of: unknown): unknown {
  if (Array.isArray(of)) return of.map((one) => inWords(one?.type === 'str' ? one.value : one))
  if (typeof of !== 'object' || of === null) return of
  return Object.fromEntries(Object.entries(of).map(([name, one]) => [name, inWords(one)]))
}

describe('packed texts', () => {
  it('say what their file says', () => {
    const { body } = read(`
plain = Words
name = { $who } and { name-of }, { "{" }as they are{ "}" }
name-of = others
many =
    { $n ->
        [0] none
        [one] { $n ->
            [1] one
           *[other] { $n } one
        }
        [few] { $n } few
       *[other] { $n } many
    } for { $who }
`)
    const again = unpacked(JSON.parse(JSON.stringify(packed(body))))
    expect(again.map((one) => one.id)).toEqual(['plain', 'name', 'name-of', 'many'])
    for (const { id } of body) expect(said(again, id), id).toEqual(said(body, id))
    expect(said(again, 'many')).toEqual(['none for 0', 'one for 1', '2 few for 2', '5 many for 5', 'Ada many for Ada'])
  })

  it('are refused if they have more than can be packed', () => {
    for (const more of ['a = { NUMBER($n) }', 'a = { 7 }', 'a = b\n    .c = d', 'a = { b.c }', 'a = { -b }'])
      expect(() => packed(read(more).body), more).toThrow()
    expect(() => packed(read('a = { $n ->\n    [1.5] b\n   *[other] c\n    }').body)).toThrow('fraction')
  })

  it('are all texts there are', () => {
    const paths = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.ftl'))
    expect(paths.length).toBeGreaterThan(40)
    for (const path of paths) {
      const { body } = read(readFileSync(ROOT + path, 'utf8'))
      expect(unpacked(packed(body)), path).toEqual(inWords(body))
    }
  })
})
