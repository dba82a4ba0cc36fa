/** The questions of Crooks as menus: what the server offers, put into buttons. No rule is known here. */

import { texts } from '../lib/texts.svelte'
import type { Ask, Words } from '../lib/wire'
import type { Choice, Menu, Probe } from '../room'
import type { Deck } from './deck'
import { QUESTION_RULES } from './questionRules'
import { t } from './texts'
import { LETTERS, lying, type CrooksView } from './view'
import type { Teller } from './words'

/** The same answers with those that do nothing at the end. */
const last = (all: Words[], word: string): Words[] => [
  ...all.filter((words) => !words.includes(word)),
  ...all.filter((words) => words.includes(word)),
]

/** What the mark of a warning means, where there is one. */
const warned = (choices: Choice[]): Pick<Menu, 'detail'> =>
  choices.some(({ warning }) => warning) ? { detail: t('web-last-crook-about') } : {}

export class Menus {
  constructor(
    readonly deck: Deck,
    readonly teller: Teller,
  ) {}

  menu(ask: Ask, view: CrooksView): Menu {
    const choices = ask.options.map((option) => option.words)
    const at = (i: number): number => this.deck.targets[ask.args[i] ?? 0] ?? 0
    const base = { id: ask.id, rules: QUESTION_RULES[ask.kind] ?? [] }
    switch (ask.kind) {
      case 'recruit':
        return { ...base, ...this.recruit(choices, view) }
      case 'take':
        return { ...base, ...this.take(choices, view, LETTERS[ask.args[0] ?? 0]!) }
      case 'place':
        return { ...base, ...this.place(choices, view, base.rules) }
      case 'swap': {
        const row = view.rows[view.seat * this.deck.targets.length + (ask.args[0] ?? 0)] ?? []
        const cards = row.slice(0, -1).flatMap((crook) => lying(crook).card ?? [])
        return {
          ...base,
          question: t('ask-swap', { cards: this.deck.labels(cards), target: at(0) }),
          choices: choices.map((words) => this.target(words, words[1]!)),
        }
      }
      case 'kill':
        return {
          ...base,
          question: t('ask-kill', { target: at(0) }),
          choices: choices.map((words, i) => this.victim(words, i, ask.args[0] ?? 0, view)),
          at: `column ${ask.args[0]}`,
        }
      case 'spy':
        return { ...base, question: t('ask-spy'), choices: last(choices, 'nothing').map((words) => this.spy(words)) }
      default:
        return {
          ...base,
          question: ask.kind,
          choices: choices.map((words, i) => ({
            id: words.join(' '),
            label: words.join(' '),
            keys: [String(i + 1)],
            words,
          })),
        }
    }
  }

  /** What lies on the table and isn't offered: hideouts to recruit at, targets to place under or to move to. */
  probes(ask: Ask, view: CrooksView): Probe[] {
    const offered = new Set(ask.options.map(({ words }) => words[1]))
    if (ask.kind === 'recruit')
      return view.piles.flatMap((_, hideout) => {
        const letter = LETTERS[hideout]!
        return offered.has(letter)
          ? []
          : [
              {
                spot: `hideout ${hideout}`,
                keys: [letter.toLowerCase(), String(hideout + 1)],
                words: ['recruit', letter],
              },
            ]
      })
    if (ask.kind !== 'place' && ask.kind !== 'swap') return []
    return this.deck.targets.flatMap((number, target) => {
      const said = String(number)
      const words = ask.kind === 'place' ? ['place', said, 'up'] : ['swap', said]
      return offered.has(said) ? [] : [{ spot: `target ${target}`, keys: [said], words }]
    })
  }

  /** What is to be known before money is spent: what is then left pays for none of these piles. */
  private warning(left: number, piles: number[]): string | undefined {
    const price = Math.min(...piles.filter(Boolean))
    return left < price && price < Infinity
      ? t('web-last-crook', { left: texts.money(left), price: texts.money(price) })
      : undefined
  }

  private recruit(all: Words[], view: CrooksView): Pick<Menu, 'question' | 'choices'> {
    const choices: Choice[] = []
    for (const words of last(all, 'pass')) {
      if (words[0] === 'pass') {
        const pass: Choice = { id: 'pass', label: t('choice-pass'), keys: ['0', 'p', 'п'], quiet: true }
        pass.sub = {
          id: 'pass',
          question: t('web-pass-sure'),
          rules: ['TURN'],
          choices: [{ id: 'yes', label: t('web-pass-yes'), keys: ['1'], words }],
        }
        choices.push(pass)
        continue
      }
      const letter = words[1]!
      const hideout = LETTERS.indexOf(letter)
      const size = view.piles[hideout] ?? -1
      const price = texts.money(size)
      choices.push({
        id: letter,
        label: letter,
        detail: price,
        spoken: t('web-spoken-recruit', { hideout: letter, price }),
        keys: [letter.toLowerCase(), String(hideout + 1)],
        spot: `hideout ${hideout}`,
        warning: this.warning(
          (view.money[view.seat] ?? 0) - size,
          view.piles.map((pile, one) => pile - Number(one === hideout)),
        ),
        words,
      })
    }
    const broke = choices.every((choice) => choice.id === 'pass')
    return { question: t(broke ? 'ask-recruit-broke' : 'ask-recruit'), choices, ...warned(choices) }
  }

  private take(all: Words[], view: CrooksView, hideout: string): Pick<Menu, 'question' | 'choices'> {
    const open = new Set(all.filter((words) => words[0] === 'take').map((words) => this.deck.number(words[1]!)))
    const choices: Choice[] = this.deck
      .sorted(view.looking)
      .map((card, i) => ({
        id: this.deck.card(card).id,
        label: this.deck.name(card),
        spoken: this.deck.abilityText(card),
        keys: [String(i + 1)],
        card,
        barred: !open.has(card),
        words: ['take', this.deck.card(card).id],
      }))
    const nothing = all.find((words) => words[0] === 'nothing')
    if (nothing) choices.push({ id: 'nothing', label: t('choice-nothing'), keys: ['0'], words: nothing })
    return { question: t(nothing ? 'ask-take-nothing' : 'ask-take', { hideout }), choices }
  }

  private place(all: Words[], view: CrooksView, rules: string[]): Omit<Menu, 'id' | 'rules'> {
    const card = this.deck.label(view.hand)
    const ability = this.deck.ability(view.hand)
    const detail = ability ? `${ability}: ${this.deck.abilityText(view.hand)}` : ''
    const targets = [...new Set(all.map((words) => words[1]!))]
    const choices = targets.map((target): Choice => {
      const sides = all.filter((words) => words[1] === target)
      const used = sides.some((words) => words[2] === 'ability')
      const choice = this.target(undefined, target)
      if (sides.length === 1)
        return { ...choice, ...(used ? { detail: t('web-only-so', { ability }) } : {}), words: sides[0]! }
      choice.sub = {
        id: `place ${target}`,
        question: t('ask-side', { card, target }),
        rules,
        hand: view.hand,
        at: `target ${this.deck.targets.indexOf(Number(target))}`,
        choices: [...sides, ...(sides.some((words) => words[2] === 'down') ? [] : [['place', target, 'down']])]
          .map((words) => ({
            ...this.side(words, view.hand, used),
            ...(sides.includes(words) ? { warning: this.spends(words, view) } : { barred: true }),
          }))
          .sort((a, b) => Number(a.keys[0]) - Number(b.keys[0])),
      }
      choice.sub.detail = [detail, warned(choice.sub.choices).detail].filter(Boolean).join(' ')
      return choice
    })
    return { question: t('ask-place', { card }), choices, hand: view.hand, detail }
  }

  /** Whether the dollar for face down is the one that would be missing. */
  private spends([, , side]: Words, view: CrooksView): string | undefined {
    const money = view.money[view.seat] ?? 0
    return side === 'down' && !this.warning(money, view.piles) ? this.warning(money - 1, view.piles) : undefined
  }

  /** Face up, with its ability if it can be ``used``, always has the same key, and so has face down. */
  private side(words: Words, hand: number, used: boolean): Choice & { keys: string[] } {
    const id = words[2]!
    const ability = this.deck.ability(hand)
    if (id === 'down') return { id, label: t('choice-down', { money: texts.money(1) }), keys: ['2'], words }
    if (id === 'ability') return { id, label: t('choice-ability', { ability }), short: ability, keys: ['1'], words }
    return used
      ? { id, label: t('choice-without', { ability }), short: t('choice-up'), keys: ['3'], words }
      : { id, label: t('choice-up'), keys: ['1'], words }
  }

  private target(words: Words | undefined, target: string): Choice {
    return {
      id: target,
      label: target,
      spoken: t('score-target', { target }),
      keys: [target],
      spot: `target ${this.deck.targets.indexOf(Number(target))}`,
      ...(words ? { words } : {}),
    }
  }

  private victim(words: Words, i: number, target: number, view: CrooksView): Choice {
    const seat = Number(words[1]) - 1
    const row = view.rows[seat * this.deck.targets.length + target] ?? []
    const crooks = row.map((crook) => {
      const { card } = lying(crook)
      return card === null ? t('card-hidden') : this.deck.label(card)
    })
    return {
      id: words[1]!,
      label: this.teller.name(seat),
      detail: crooks.join(', '),
      keys: [String(i + 1)],
      spot: `cell ${seat} ${target}`,
      words,
    }
  }

  private spy(words: Words): Choice {
    if (words[1] === 'nothing') return { id: '-', label: t('choice-spy-nothing'), keys: ['0'], quiet: true, words }
    const target = words[1] === 'target'
    const place = words[2]!
    const group = t(target ? 'choice-spy-target' : 'choice-spy-hideout')
    return {
      id: place,
      label: place,
      group,
      spoken: `${group} ${place}`,
      keys: [place.toLowerCase()],
      spot: target ? `column ${this.deck.targets.indexOf(Number(place))}` : `hideout ${LETTERS.indexOf(place)}`,
      words,
    }
  }
}
