/** Questions about safes and marks as menus. */

import type { Ask, Words } from '../lib/wire'
import type { Choice } from '../room'
import { KEYS, grouped, type Body } from './choices'
import { safeCode, type Deck } from './deck'
import { QUESTION_RULES } from './questionRules'
import { t } from './texts'
import { HIDDEN, type ScoundrelsView } from './view'

export const SAFES = ['scout', 'mark-any', 'steal', 'abandon', 'swap-safe']

export class SafeMenus {
  constructor(readonly deck: Deck) {}

  safes(ask: Ask, view: ScoundrelsView, all: Words[]): Body {
    const about = ask.kind === 'swap-safe' ? (ask.args[1] ?? -1) : -1
    const choices = all.map((words, i) => this.safe(view, this.deck.cell(words[1]!), { words, keys: [KEYS[i]!] }))
    const question = about >= 0 ? t('ask-swap-safe', { safe: this.deck.key(about) }) : t(`ask-${ask.kind}`)
    return { question, choices, ...(about >= 0 ? { at: `safe ${about}` } : {}) }
  }

  private safe(view: ScoundrelsView, cell: number, more: Partial<Choice>): Choice {
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
  mark(ask: Ask, view: ScoundrelsView, all: Words[]): Body {
    const cell = ask.args[1] ?? 0
    const { safe } = view.safes[cell]!
    const words = { safe: this.deck.key(cell), content: safe === HIDDEN ? '' : this.deck.content(safe) }
    const numbers = all.filter((one) => one.length === 2 && one[1] !== 'none')
    const at = `safe ${cell}`
    const hand = safe === HIDDEN ? {} : { hand: safeCode(safe) }
    if (numbers.length) {
      const location = view.safes[cell]!.location
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
      return { question: t(safe === HIDDEN ? 'ask-mark' : 'ask-mark-seen', words), choices, at, ...hand }
    }
    const moves = all.filter((one) => one.length > 2)
    const choices = this.marks(moves, (one) => `${one[3]} ${one[4]}`)
    const none = all.find((one) => one[1] === 'none')
    if (none) choices.push({ id: 'none', label: t('choice-no-mark'), keys: ['0'], words: none })
    return { question: t('ask-mark-none', words), choices, at, ...hand }
  }

  /** Own marks, named `cell number`, and under each what it may show then. */
  private marks(all: Words[], named: (words: Words) => string): Choice[] {
    return grouped(all, named).map(([name, options], i): Choice => {
      const [cell = '', number = ''] = name.split(' ')
      const label = t('choice-mark', { number, safe: this.deck.key(this.deck.cell(cell)) })
      const base = { id: name, label, keys: [KEYS[i]!], spot: `safe ${this.deck.cell(cell)}` }
      if (options.length === 1) return { ...base, words: options[0]! }
      return {
        ...base,
        sub: {
          id: name,
          question: t('ask-mark-face', { mark: label }),
          choices: options.map((words) => this.number(words)),
          rules: QUESTION_RULES['mark']!,
        },
      }
    })
  }

  private number(words: Words): Choice {
    return { id: words[1]!, label: words[1]!, keys: [words[1]!], words }
  }

  moveMark(all: Words[]): Body {
    return { question: t('ask-move-mark'), choices: this.marks(all, (words) => `${words[3]} ${words[1]}`) }
  }

  /** Another safe and one of two numbers, or the other face where it lies. */
  moveMarkTo(ask: Ask, view: ScoundrelsView, all: Words[]): Body {
    const source = ask.args.at(-1) ?? 0
    const from = Math.floor(source / 10)
    const mark = t('choice-mark', { number: String(source % 10), safe: this.deck.key(from) })
    const choices = grouped(all, (words) => words[3]!).map(([word, options], i): Choice => {
      const cell = this.deck.cell(word)
      const keys = [KEYS[i]!]
      const turn = t('choice-turn', { number: options[0]![1]! })
      if (cell === from) return this.safe(view, cell, { keys, label: turn, named: turn, words: options[0]! })
      const question = t('ask-move-mark-face', { safe: this.deck.key(cell) })
      return this.safe(view, cell, {
        keys,
        sub: {
          id: word,
          question,
          choices: options.map((words) => this.number(words)),
          rules: QUESTION_RULES['mark']!,
          at: `safe ${cell}`,
        },
      })
    })
    return { question: t('ask-move-mark-to', { mark }), choices, at: `safe ${from}` }
  }
}
