/** The form in which the entries of Fluent files come to a browser: without the names that each entry repeats. */

import type { FluentResource } from '@fluent/bundle'

export type Entries = FluentResource['body']
type Pattern = NonNullable<Entries[number]['value']>
type Expression = Exclude<Exclude<Pattern, string>[number], string>
type Key = Extract<Expression, { type: 'select' }>['variants'][number]['key']

/**
 * What stands in a text: words; another text; a variable; or a choice by a variable, with the number of the variant
 * marked `*`.
 */
type PackedPart =
  | string
  | { text: string }
  | [variable: string]
  | [variable: string, star: number, variants: [Key['value'], PackedText][]]
type PackedText = string | PackedPart[]
/** The ids, with spaces between them, and their texts. */
export type PackedEntries = [ids: string, ...texts: PackedText[]]

function packedKey(key: Key): Key['value'] {
  if (key.type === 'num' && key.precision) throw Error('a fraction as the key of a variant has no packed form')
  return key.value
}

function packedPart(part: string | Expression): PackedPart {
  if (typeof part === 'string') return part
  if (part.type === 'str') return part.value
  if (part.type === 'mesg' && part.attr === null) return { text: part.name }
  if (part.type === 'var') return [part.name]
  if (part.type === 'select' && part.selector.type === 'var')
    return [part.selector.name, part.star, part.variants.map((one) => [packedKey(one.key), packedText(one.value)])]
  throw Error(`this has no packed form: ${JSON.stringify(part)}`)
}
const packedText = (text: Pattern): PackedText => (typeof text === 'string' ? text : text.map(packedPart))

/** Packs the entries of Fluent files: texts with variables and choices, and no more of what Fluent knows. */
export function packed(entries: Entries): PackedEntries {
  for (const { id, value, attributes } of entries)
    if (value === null || Object.keys(attributes).length) throw Error(`${id} must have a text and no attributes`)
  return [entries.map((one) => one.id).join(' '), ...entries.map((one) => packedText(one.value!))]
}

const key = (value: Key['value']): Key =>
  typeof value === 'string' ? { type: 'str', value } : { type: 'num', value, precision: 0 }

function part(one: PackedPart): string | Expression {
  if (typeof one === 'string') return one
  if ('text' in one) return { type: 'mesg', name: one.text, attr: null }
  const selector = { type: 'var', name: one[0] } as const
  if (one.length === 1) return selector
  const [, star, variants] = one
  return {
    type: 'select',
    selector,
    star,
    variants: variants.map(([value, said]) => ({ key: key(value), value: text(said) })),
  }
}
const text = (one: PackedText): Pattern => (typeof one === 'string' ? one : one.map(part))

/** Returns the entries that were packed. */
export function unpacked([ids, ...texts]: PackedEntries): Entries {
  return ids.split(' ').map((id, i) => ({ id, value: text(texts[i]!), attributes: {} }))
}
