/** Questions about scoundrels that come, go and change places as menus. */

import { texts } from '../lib/texts.svelte'
import type { Words } from '../lib/wire'
import type { Choice, Menu } from '../room'
import { KEYS, warned, type Body, type Choices } from './choices'
import { scoundrelCode, type Deck } from './deck'
import { QUESTION_RULES } from './questionRules'
import { t } from './texts'
import { arranged, used } from './view'
import type { Asked } from './words'

/** The signs for the places of a board. */
const CORNERS = ['↖', '↑', '↗', '↙', '↓', '↘']

export class CrewMenus {
  readonly deck: Deck

  constructor(readonly choices: Choices) {
    this.deck = choices.deck
  }

  /** Returns scoundrels for hire, with their current prices. */
  hire({ ask: { args }, view }: Asked, all: Words[]): Body {
    const choices = all.flatMap((words, i): Choice[] => {
      const one = this.choices.shown(view, words[1]!)
      return one ? [this.choices.hire(words, i, view, one, texts.money(args[i + 1] ?? one.cost))] : []
    })
    return { choices, fan: true, ...warned(choices) }
  }

  /** The scoundrels that can leave a full board, with the one just hired last. */
  room({ view }: Asked, [hired, ...others]: Words[]): Body {
    const choices = [...others, hired!].flatMap((words, i): Choice[] => {
      const one = this.choices.shown(view, words[1]!)
      if (!one) return []
      const detail = words === hired ? t('web-just-hired') : used(one) ? t('web-used') : ''
      return [
        this.choices.scoundrel(words, i, one, { ...(detail && { detail }), ...(words === hired && { note: detail }) }),
      ]
    })
    return { choices }
  }

  /** Choose one scoundrel, then the other; a pair can be named from either end. */
  swaps(asked: Asked, all: Words[]): Body {
    const { kind } = asked.ask
    const pairs = new Map<string, [string, Words][]>()
    const add = (one: string, other: string, words: Words): void =>
      void pairs.set(one, [...(pairs.get(one) ?? []), [other, words]])
    for (const words of all) {
      add(words[1]!, words[2]!, words)
      if (asked.common < 0) add(words[2]!, words[1]!, words)
    }
    const choices = [...pairs].flatMap(([id, others], i): Choice[] => {
      const one = this.choices.shown(asked.view, id)
      if (!one) return []
      const partners = others.flatMap(([other, words], j): Choice[] => {
        const shown = this.choices.shown(asked.view, other)
        return shown ? [this.choices.scoundrel(words, j, shown)] : []
      })
      const sub: Menu = {
        id: `${kind} ${id}`,
        question: asked.further(`${kind}-with`, one.trait),
        choices: partners,
        rules: QUESTION_RULES[kind]!,
        at: `scoundrel ${one.trait}`,
      }
      const { words: _, ...choice } = this.choices.scoundrel([id], i, one)
      return [{ ...choice, sub }]
    })
    return { choices }
  }

  /** Choose two places to swap, or the end of arranging. The question says whether that can matter. */
  arrange(asked: Asked, all: Words[]): Body {
    const { ask, view, teller } = asked
    const [, matters, ...steps] = ask.args
    const board = arranged(view.sheets[view.seat]!.board, ask)
    const where = (place: number): string => t(`web-place-${place}`)
    const swaps = all
      .filter((words) => words[0] === 'swap')
      .map((words) => ({ places: words.slice(1).map((word) => Number(word.slice(1))), words }))
    const done = all.find((words) => words[1] === 'done')
    const again = all.find((words) => words[1] === 'again')
    const at = (place: number, i: number): Choice => {
      const one = board[place]
      const base = { id: `place ${place}`, keys: [KEYS[i]!], spot: `place ${place}` }
      if (!one) return { ...base, label: where(place), spoken: t('web-free'), named: where(place) }
      const spoken = t('web-place', { where: where(place), what: this.deck.name(one) })
      return {
        ...base,
        label: this.deck.name(one),
        spoken,
        named: spoken,
        card: scoundrelCode(one),
        detail: CORNERS[place]!,
      }
    }
    const choices: Choice[] = []
    for (const [place, one] of board.entries()) {
      const steps = swaps.filter(({ places }) => places.includes(place))
      if (!one || !steps.length) continue
      const others = steps.map(({ places, words }, i): Choice => ({
        ...at(places[0] === place ? places[1]! : places[0]!, i),
        words,
      }))
      const sub: Menu = {
        id: `place ${place}`,
        question: asked.further('arrange-with', place),
        choices: others,
        rules: QUESTION_RULES['arrange']!,
        at: `place ${place}`,
      }
      choices.push({ ...at(place, choices.length), sub })
    }
    if (done) choices.unshift({ id: 'done', label: teller.answer('arranged'), keys: ['0'], words: done })
    if (again)
      choices.push({ id: 'again', label: teller.answer('rearrange'), keys: ['x', 'ч'], quiet: true, words: again })
    return { choices, ...(done && !matters && !steps.length ? { passes: done } : {}) }
  }
}
