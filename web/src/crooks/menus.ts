/** The questions of Crooks as menus: what the server offers, put into buttons. No rule is known here. */

import { texts } from '../lib/texts.svelte'
import type { Ask, Words } from '../lib/wire'
import type { Choice, Menu, Probe } from '../room'
import type { Deck } from './deck'
import { QUESTION_RULES } from './questionRules'
import { t } from './texts'
import { LETTERS, lying, type CrooksView } from './view'
import type { Teller } from './words'

/** Returns the same answers, with those that do nothing last. */
const last = (all: Words[], word: string): Words[] => [
  ...all.filter((words) => !words.includes(word)),
  ...all.filter((words) => words.includes(word)),
]

/** Returns the explanation of a warning sign, if a choice has one. */
const warned = (choices: Choice[]): string => (choices.some(({ warning }) => warning) ? t('web-last-crook-about') : '')

/** Returns several details as one. */
const details = (...all: string[]): Pick<Menu, 'detail'> => {
  const detail = all.filter(Boolean).join(' ')
  return detail ? { detail } : {}
}

export class Menus {
  constructor(
    readonly deck: Deck,
    readonly teller: Teller,
  ) {}

  menu(ask: Ask, view: CrooksView): Menu {
    const all = ask.options.map((option) => option.words)
    const base = { id: ask.id, rules: QUESTION_RULES[ask.kind] ?? [], question: this.teller.question(ask, view) }
    const [about = 0] = ask.args
    switch (ask.kind) {
      case 'recruit':
        return { ...base, ...this.recruit(ask, all, view) }
      case 'take':
        return { ...base, ...this.take(ask, all, view) }
      case 'place':
        return { ...base, ...this.place(ask, all, view, base.rules) }
      case 'swap':
        return { ...base, choices: all.map((words) => this.target(words, words[1]!)) }
      case 'kill':
        return { ...base, choices: all.map((words, i) => this.victim(words, i, about, view)), at: `column ${about}` }
      case 'spy': {
        const choices = last(all, 'nothing').map((words) => this.spy(ask, view, words))
        return { ...base, choices, places: choices.flatMap((choice) => this.hidden(choice, view)) }
      }
      default:
        return {
          ...base,
          choices: all.map((words, i) => ({
            id: words.join(' '),
            label: words.join(' '),
            keys: [String(i + 1)],
            words,
          })),
        }
    }
  }

  /** Returns things on the table that aren't offered: hideouts to recruit at, targets to place under or to move to. */
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

  /** Returns a warning, before money is spent, that the rest pays for none of these piles. */
  private warning(left: number, piles: number[]): string | undefined {
    const price = Math.min(...piles.filter(Boolean))
    return left < price && price < Infinity
      ? t('web-last-crook', { left: texts.money(left), price: texts.money(price) })
      : undefined
  }

  /** Returns what comes next, for a player who has no crook on the table yet. */
  private next(kind: 'recruit' | 'take' | 'place', { rows, seat }: CrooksView): string {
    const { length } = this.deck.targets
    return rows.slice(seat * length, (seat + 1) * length).some((crooks) => crooks.length) ? '' : t(`web-first-${kind}`)
  }

  private recruit(ask: Ask, all: Words[], view: CrooksView): Pick<Menu, 'choices' | 'detail'> {
    const choices: Choice[] = []
    for (const words of last(all, 'pass')) {
      if (words[0] === 'pass') {
        const pass: Choice = {
          id: 'pass',
          label: this.teller.answer(ask, view, 'pass'),
          keys: ['0', 'p', 'п'],
          quiet: true,
        }
        pass.sub = {
          id: 'pass',
          question: t('web-pass-sure'),
          detail: t('web-pass-what'),
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
    return { choices, ...details(this.next('recruit', view), warned(choices)) }
  }

  private take(ask: Ask, all: Words[], view: CrooksView): Pick<Menu, 'choices' | 'fan' | 'detail'> {
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
    if (nothing)
      choices.push({ id: 'nothing', label: this.teller.answer(ask, view, 'nothing'), keys: ['0'], words: nothing })
    return { choices, fan: true, ...(nothing ? {} : details(this.next('take', view))) }
  }

  private place(ask: Ask, all: Words[], view: CrooksView, rules: string[]): Omit<Menu, 'id' | 'rules' | 'question'> {
    const ability = this.deck.ability(view.hand)
    const detail = ability ? `${ability}: ${this.deck.abilityText(view.hand)}` : ''
    const targets = [...new Set(all.map((words) => words[1]!))]
    const choices = targets.map((target): Choice => {
      const sides = all.filter((words) => words[1] === target)
      const used = sides.some((words) => words[2] === 'ability')
      const choice = this.target(undefined, target)
      if (sides.length === 1) {
        if (used) choice.note = t('web-only-so', { ability: this.deck.card(view.hand).ability! })
        const kills = used && this.deck.card(view.hand).ability === 'killer'
        return { ...choice, ...(kills ? { sub: this.ownKill(sides[0]!, target, view, rules) } : { words: sides[0]! }) }
      }
      choice.sub = {
        id: `place ${target}`,
        question: this.teller.question(ask, view, 'side', [this.deck.targets.indexOf(Number(target))]),
        rules,
        hand: view.hand,
        held: true,
        at: `target ${this.deck.targets.indexOf(Number(target))}`,
        choices: [...sides, ...(sides.some((words) => words[2] === 'down') ? [] : [['place', target, 'down']])]
          .map((words) => ({
            ...this.side(ask, view, words, used),
            ...(sides.includes(words) ? { warning: this.spends(words, view) } : { barred: true }),
          }))
          .sort((a, b) => Number(a.keys[0]) - Number(b.keys[0])),
      }
      Object.assign(choice.sub, details(detail, warned(choice.sub.choices)))
      return choice
    })
    return { choices, hand: view.hand, held: true, ...details(detail, this.next('place', view)) }
  }

  /** Returns the question whether a Killer may remove crooks of mine, because that can’t be undone. */
  private ownKill(words: Words, target: string, view: CrooksView, rules: string[]): Menu {
    const at = this.deck.targets.indexOf(Number(target))
    return {
      id: `kill-own ${target}`,
      question: t('web-kill-own-sure', { target }),
      detail: t('web-kill-own-what', { crooks: this.crooks(view.seat, at, view) }),
      rules,
      hand: view.hand,
      held: true,
      choices: [{ id: 'yes', label: t('web-kill-own-yes'), keys: ['1'], words }],
    }
  }

  /** Returns a player's crooks at a target, by what is seen. */
  private crooks(seat: number, target: number, { rows }: CrooksView): string {
    const row = rows[seat * this.deck.targets.length + target] ?? []
    const said = row.map((crook) => {
      const { card } = lying(crook)
      return card === null ? t('card-hidden') : this.deck.label(card)
    })
    return said.join(', ')
  }

  /** Returns the warning if the dollar for face down is the one that would be missing. */
  private spends([, , side]: Words, view: CrooksView): string | undefined {
    const money = view.money[view.seat] ?? 0
    return side === 'down' && !this.warning(money, view.piles) ? this.warning(money - 1, view.piles) : undefined
  }

  /** Face up, with its ability if it can be `used`, always has the same key, and so has face down. */
  private side(ask: Ask, view: CrooksView, words: Words, used: boolean): Choice & { keys: string[] } {
    const [, target, id = ''] = words
    const named = this.teller.answer(ask, view, 'place', this.deck.targets.indexOf(Number(target)), id)
    const base = { id, label: t('choice-up'), named, spot: `side ${id}`, words }
    if (id === 'down')
      return { ...base, label: t('web-face-down'), detail: t('web-side-down', { money: texts.money(1) }), keys: ['2'] }
    if (id === 'ability') return { ...base, detail: t(`web-side-${this.deck.card(view.hand).ability}`), keys: ['1'] }
    return used
      ? { ...base, detail: t('web-side-without'), keys: ['3'] }
      : { ...base, detail: t('web-side-up'), keys: ['1'] }
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
    return {
      id: words[1]!,
      label: this.teller.name(seat),
      detail: this.crooks(seat, target, view),
      keys: [String(i + 1)],
      spot: `cell ${seat} ${target}`,
      words,
    }
  }

  /** Returns the rivals' face-down crooks that a Spy can look at by this choice: a press on one chooses it too. */
  private hidden(choice: Choice, { rows, seat }: CrooksView): Choice[] {
    const { length } = this.deck.targets
    return rows.flatMap((crooks, at) => {
      const owner = Math.floor(at / length)
      if (owner === seat || choice.spot !== `column ${at % length}` || !crooks.some((one) => lying(one).down))
        return []
      const spot = `cell ${owner} ${at % length}`
      return [{ ...choice, id: spot, spot, keys: [] }]
    })
  }

  private spy(ask: Ask, view: CrooksView, words: Words): Choice {
    const [, where = '', place = ''] = words
    const group = this.teller.answer(ask, view, 'spy', where)
    if (where === 'nothing') return { id: '-', label: group, keys: ['0'], quiet: true, words }
    const target = where === 'target'
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
