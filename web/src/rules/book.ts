/** A game's rules as a book: its parts, each with its rules in words. */

import { tick } from 'svelte'
import type { RenderQueue } from '../lib/renderQueue.svelte'
import { texts } from '../lib/texts.svelte'

export interface Rule {
  id: string
  text: string
}
export interface Part {
  id: string
  title: string
  rules: Rule[]
  /** It is about variants and details, which newcomers can do without. */
  fine: boolean
}

/** Returns a rule's ID without the game's letters. */
export const short = (id: string): string => id.replace(/^[A-Z]+-/, '')

/** Brings an element into sight and focuses it, once all is drawn, and unfolds what it lies in. */
export async function reveal(
  opening: Pick<RenderQueue, 'done'>,
  find: () => HTMLElement | null | undefined,
  block: ScrollLogicalPosition,
): Promise<void> {
  await opening.done
  await tick()
  const at = find()
  at?.closest('details')?.setAttribute('open', '')
  at?.scrollIntoView({ block })
  at?.focus({ preventScroll: true })
}

/** Returns the whole book; empty while the texts are loading. */
export const book = (game: string): Part[] =>
  texts
    .parts(game)
    .map(({ id, rules, fine }) => ({
      id,
      fine,
      title: texts.say(`part-${id}`, undefined, game),
      rules: rules.map((rule) => ({ id: rule, text: texts.rule(rule) ?? '' })),
    }))

/** Returns the parts with only the wanted rules, without parts that have none. */
export function only(parts: Part[], wanted: (rule: Rule, part: Part) => boolean): Part[] {
  return parts.flatMap((part) => {
    const rules = part.rules.filter((rule) => wanted(rule, part))
    return rules.length ? [{ ...part, rules }] : []
  })
}

/**
 * Returns the rules that contain words that begin with all of these, in their text, their ID or their part's title; if
 * there are none, those that contain any of them.
 */
export function found(parts: Part[], said: string): Part[] {
  const small = (text: string): string => text.toLocaleLowerCase(texts.language)
  const words = small(said).split(/\s+/).filter(Boolean)
  if (!words.length) return parts
  const has = (rule: Rule, part: Part) => {
    const text = small(`${rule.id} ${rule.text} ${part.title}`)
    return (word: string): boolean =>
      text.startsWith(word) ||
      text.split(word).some((before, i, all) => i < all.length - 1 && !/[\p{L}\p{N}]$/u.test(before))
  }
  const all = only(parts, (rule, part) => words.every(has(rule, part)))
  return all.length ? all : only(parts, (rule, part) => words.some(has(rule, part)))
}

/** Returns the rules by their IDs without the game's letters, or by the first part of several. */
export const about = (parts: Part[], ids: string[]): Part[] =>
  only(parts, ({ id }) => ids.some((one) => short(id) === one || short(id).startsWith(`${one}-`)))
