/** Questions about safes and marks as menus. */

import type { Words } from '../lib/wire'
import type { Choice, Menu } from '../room'
import { KEYS, grouped, type Body } from './choices'
import { safeCode, type Deck } from './deck'
import { QUESTION_RULES } from './questionRules'
import { t } from './texts'
import { HIDDEN } from './view'
import type { Asked } from './words'

export const SAFES = ['scout', 'mark-any', 'steal', 'abandon', 'swap-safe']

export class SafeMenus {
  constructor(readonly deck: Deck) {}

  safes(asked: Asked, all: Words[]): Body {
    const { kind, args } = asked.ask
    const choices = all.map((words, i) => this.safe(asked, this.deck.cell(words[1]!), { words, keys: [KEYS[i]!] }))
    return { choices, ...(kind === 'swap-safe' ? { at: `safe ${args[1]}` } : {}) }
  }

  private safe({ view }: Asked, cell: number, more: Partial<Choice>): Choice {
    const safe = view.safes[cell]!
    const known = safe.safe !== HIDDEN
    const label = this.deck.key(cell)
    const content = known ? this.deck.content(safe.safe) : ''
    return {
      id: String(cell),
      label,
      keys: [],
      group: this.deck.location(safe.location),
      ...(known
        ? {
            detail: String(this.deck.value(safe.safe)),
            spoken: content,
            named: t('web-place', { where: label, what: content }),
          }
        : {}),
      spot: `safe ${cell}`,
      ...more,
    }
  }

  /** A number; with all marks out another mark moves here, or none. */
  mark(asked: Asked, all: Words[]): Body {
    const cell = asked.ask.args[1] ?? 0
    const { safe, location } = asked.view.safes[cell]!
    const numbers = all.filter((one) => one.length === 2 && one[1] !== 'none')
    const about = { at: `safe ${cell}`, ...(safe === HIDDEN ? {} : { hand: safeCode(safe) }) }
    if (numbers.length) {
      const said = (number: number): string => {
        if (safe !== HIDDEN && this.deck.value(safe) === number) return t('web-true')
        return this.deck.values(location).includes(number) ? '' : t('web-no-such-safe')
      }
      const choices = numbers.map((one): Choice => ({
        id: one[1]!,
        label: one[1]!,
        keys: [one[1]!],
        words: one,
        ...(said(Number(one[1])) ? { detail: said(Number(one[1])) } : {}),
      }))
      return { choices, ...about }
    }
    const choices = this.marks(
      asked,
      all.filter((one) => one.length > 2),
      (one) => [one[3]!, one[4]!],
    )
    const none = all.find((one) => one[1] === 'none')
    if (none) choices.push({ id: 'none', label: asked.teller.answer('no-mark'), keys: ['0'], words: none })
    return { choices, ...about }
  }

  /** Returns my own marks by cell and number, each with the numbers that it may show. */
  private marks(asked: Asked, all: Words[], of: (words: Words) => [cell: string, number: string]): Choice[] {
    return grouped(all, (words) => of(words).join(' ')).map(([id, options], i): Choice => {
      const [word, number] = of(options[0]!)
      const cell = this.deck.cell(word)
      const mark = 10 * cell + Number(number)
      const base = { id, label: asked.teller.mark(mark), keys: [KEYS[i]!], spot: `safe ${cell}` }
      return options.length === 1
        ? { ...base, words: options[0]! }
        : { ...base, sub: { id, ...this.faces(asked, options, 'mark-face', mark) } }
    })
  }

  /** The numbers that a mark may show. */
  private faces(asked: Asked, options: Words[], kind: string, about: number): Omit<Menu, 'id'> {
    const choices = options.map((words): Choice => ({ id: words[1]!, label: words[1]!, keys: [words[1]!], words }))
    return { question: asked.further(kind, about), choices, rules: QUESTION_RULES['mark']! }
  }

  moveMark(asked: Asked, all: Words[]): Body {
    return { choices: this.marks(asked, all, (words) => [words[3]!, words[1]!]) }
  }

  /** Another safe and one of two numbers, or the other face where it lies. */
  moveMarkTo(asked: Asked, all: Words[]): Body {
    const from = Math.floor((asked.ask.args[1] ?? 0) / 10)
    const choices = grouped(all, (words) => words[3]!).map(([id, options], i): Choice => {
      const cell = this.deck.cell(id)
      const keys = [KEYS[i]!]
      const turn = asked.teller.answer('turn', Number(options[0]![1]))
      if (cell === from)
        return this.safe(asked, cell, { keys, label: turn, named: turn, note: turn, words: options[0]! })
      const sub = { id, ...this.faces(asked, options, 'move-mark-face', cell), at: `safe ${cell}` }
      return this.safe(asked, cell, { keys, sub })
    })
    return { choices, at: `safe ${from}` }
  }
}
