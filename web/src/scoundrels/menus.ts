/** The questions of 3000 Scoundrels as menus: what the server offers, put into buttons. No rule is known here. */

import { texts } from '../lib/texts.svelte'
import type { Ask, Words } from '../lib/wire'
import type { Choice, Menu, Probe } from '../room'
import { abilityCode, faceOf, leaderCode, pokerCode, safeCode, scoundrelCode, slotCode, strategyCode, type Deck } from './deck'
import { RULES } from './rules'
import { t } from './texts'
import { FACES, HIDDEN, SLOTS, find, seatsOf, used, type ScoundrelsView, type Shown } from './view'
import type { Teller } from './words'

const KEYS = '123456789abcdefghijklmnopq'
const SEATS = ['order', 'dawn', 'opponent', 'free']
const SAFES = ['scout', 'mark-any', 'steal', 'abandon', 'swap-safe']
const CARDS = ['peek', 'place', 'destroy', 'recall']
const USES = ['start', 'abilities', 'end', 'react', 'use', 'use-leader']
const SWAPS = ['swap-jobs', 'swap-traits']
/** Where the places of a board are. */
const CORNERS = ['↖', '↑', '↗', '↙', '↓', '↘']
/** With more options than these there is no room for a card beside them. */
const FEW = 8
/** In the arguments of a question: what would do nothing, counted as options are. */
const STRATEGY = 64
const LEADER = 96

/** Answers by what they have in common, in the order in which it first comes. */
function grouped(all: Words[], named: (words: Words) => string): [string, Words[]][] {
  const groups = new Map<string, Words[]>()
  for (const words of all) groups.set(named(words), [...(groups.get(named(words)) ?? []), words])
  return [...groups]
}

type Body = Pick<Menu, 'question' | 'choices'> & Partial<Menu>

export class Menus {
  constructor(
    readonly deck: Deck,
    readonly teller: Teller,
  ) {}

  menu(ask: Ask, view: ScoundrelsView): Menu {
    const family = ask.kind.startsWith('may-') ? 'may' : ask.kind.startsWith('choose-') ? 'choose' : ask.kind.replace(/-to$/, '')
    const body = this.body(ask, view, ask.options.map((option) => option.words))
    const menu: Menu = { id: ask.id, rules: RULES[family] ?? [], ...body }
    const source = ['guard', 'last-look', 'plan', 'act'].includes(ask.kind) ? undefined : find(view, ask.args[0] ?? -1)
    if (source && menu.hand === undefined) {
      menu.question = t('ask-by', { scoundrel: this.deck.label(source), question: menu.question })
      if (menu.choices.length <= FEW) menu.hand = scoundrelCode(source)
    }
    return menu
  }

  private body(ask: Ask, view: ScoundrelsView, all: Words[]): Body {
    const { kind } = ask
    if (USES.includes(kind)) return this.uses(ask, view, all)
    if (SEATS.includes(kind)) return this.seats(kind, view, all)
    if (SAFES.includes(kind)) return this.safes(ask, view, all)
    if (CARDS.includes(kind)) return this.cards(ask, view, all)
    if (SWAPS.includes(kind)) return this.swaps(kind, view, all)
    if (kind === 'again' || kind === 'use-hired') return this.yesNo(t(`ask-${kind}`), all)
    if (kind.startsWith('may-')) return this.yesNo(this.part(ask, view, 0) ?? t('ask-may'), all)
    if (kind.startsWith('choose-')) return this.choose(ask, view, all)
    switch (kind) {
      case 'plan':
        return this.plan(view, all)
      case 'act':
        return this.act(view, all)
      case 'hire':
      case 'room':
        return this.hire(kind, view, all)
      case 'arrange':
        return this.arrange(ask, view, all)
      case 'guard':
      case 'last-look':
        return this.henchman(ask, view, all)
      case 'mark':
        return this.mark(ask, view, all)
      case 'move-mark':
        return this.moveMark(all)
      case 'move-mark-to':
        return this.moveMarkTo(ask, view, all)
      case 'sheriff':
        return this.sheriff(all)
      case 'leader':
        return { question: t('ask-leader'), choices: all.map((words, i) => this.card(words, i, leaderCode(this.leader(words[1]!)), this.deck.leader(this.leader(words[1]!)))) }
      case 'strategy':
        return { question: t('ask-strategy'), choices: all.map((words, i) => this.strategy(words, i)) }
      case 'spend':
        return { question: t('ask-spend'), choices: all.map((words) => ({ id: words[1]!, label: texts.money(Number(words[1])), keys: [words[1]!], words })) }
      default:
        return { question: kind, choices: all.map((words, i) => ({ id: words.join(' '), label: words.join(' '), keys: [KEYS[i]!], words })) }
    }
  }

  /** An open offer. */
  offer(ask: Ask): Choice {
    const [owner = 0, slot = 0] = ask.args
    return {
      id: ask.id,
      label: t('web-suspect'),
      spoken: t('choice-suspect-now', { card: this.teller.card(owner, slot, 'on') }),
      keys: ['!'],
      spot: `card ${owner} ${slot}`,
      words: ask.options[0]!.words,
    }
  }

  /** What lies on the table and isn't offered now: press it and the server says why. */
  probes(ask: Ask, view: ScoundrelsView): Probe[] {
    const offered = new Set(ask.options.map(({ words }) => words.join(' ')))
    const out: Probe[] = []
    const add = (spot: string, ...words: string[]): void => {
      if (!offered.has(words.join(' '))) out.push({ spot, keys: [], words })
    }
    const mine = view.sheets[view.seat]
    const named = (one: Shown): string => this.deck.trait(one.trait).id
    if (['start', 'abilities', 'end'].includes(ask.kind) && mine) {
      for (const one of mine.board) if (one) add(`scoundrel ${one.trait}`, 'use', named(one))
      if (mine.strategy >= 0) add(`strategy ${mine.strategy}`, 'card', this.deck.cards.strategies[mine.strategy]!.id)
      for (const ability of new Set(this.deck.cards.leaders[mine.leader]?.abilities)) if (ability >= 0) add(`ability ${ability}`, 'leader', this.deck.cards.abilities[ability]!.id)
    }
    if (ask.kind === 'act' || ask.kind === 'hire') for (const one of view.saloon) if (one) add(`scoundrel ${one.trait}`, 'hire', named(one))
    if (ask.kind === 'use') for (const sheet of view.sheets) for (const one of sheet.board) if (one) add(`scoundrel ${one.trait}`, 'use', named(one))
    if (SAFES.includes(ask.kind)) for (const safe of view.safes) add(`safe ${safe.cell}`, 'safe', this.deck.cellWord(safe.cell))
    return out
  }

  // Small things

  private shown(view: ScoundrelsView, id: string): Shown | undefined {
    return find(view, this.deck.traitNumber(id))
  }

  private leader(id: string): number {
    return this.deck.cards.leaders.findIndex((one) => one.id === id)
  }

  private card(words: Words, i: number, card: number, label: string, more: Partial<Choice> = {}): Choice {
    return { id: words.join(' '), label, spoken: label, keys: [KEYS[i]!], card, words, ...more }
  }

  private scoundrel(words: Words, i: number, one: Shown, more: Partial<Choice> = {}): Choice {
    return this.card(words, i, scoundrelCode(one), this.deck.name(one), { spoken: this.deck.spoken(one), spot: `scoundrel ${one.trait}`, ...more })
  }

  private strategy(words: Words, i: number, more: Partial<Choice> = {}): Choice {
    const card = this.deck.cards.strategies.findIndex((one) => one.id === words[1])
    const { moment, text } = this.deck.cards.strategies[card]!
    const spoken = [this.deck.strategy(card), this.deck.said(moment), this.deck.said(text)].join('. ')
    return this.card(words, i, strategyCode(card), this.deck.strategy(card), { spoken, spot: `strategy ${card}`, ...more })
  }

  /** What a question within an ability says: of the scoundrel that asks it, else of any card that asks so. */
  private part(ask: Ask, view: ScoundrelsView, i: number): string | null {
    const source = find(view, ask.args[0] ?? -1)
    const { jobs, strategies, abilities } = this.deck.cards
    const from = [...(source ? [jobs[source.job]!] : []), ...strategies, ...abilities, ...jobs].find((one) => one.parts[ask.kind])
    const words = from?.parts[ask.kind]?.[i]
    return words ? this.deck.said(words) : null
  }

  // The turn

  /** First the card, then its slot. */
  private plan(view: ScoundrelsView, all: Words[]): Body {
    const side = view.sheets[view.seat]!
    const suit = this.deck.suit(side.leader)
    const symbols = [...new Set(all.map((words) => words[1]!))]
    const choices = symbols.map((symbol): Choice => {
      const face = FACES.indexOf(symbol as (typeof FACES)[number])
      const slots = all.filter((words) => words[0] === 'play' && words[1] === symbol).map((words) => this.slot(view, words))
      const up = all.find((words) => words[0] === 'show' && words[1] === symbol)
      if (up) slots.push({ id: 'up', label: t('choice-face-up'), keys: ['f', 'а'], words: up })
      return {
        id: symbol,
        label: symbol,
        spoken: symbol,
        keys: [symbol.toLowerCase(), ...(symbol === 'A' ? ['а', '1'] : [])],
        card: pokerCode(view.seat, suit, face),
        spot: `hand ${face}`,
        sub: { id: `slot ${symbol}`, question: t('ask-slot', { card: symbol }), choices: slots, rules: RULES['plan']!, hand: pokerCode(view.seat, suit, face), at: `hand ${face}` },
      }
    })
    return { question: t('ask-plan'), choices }
  }

  /** A slot, and what it would open. */
  private slot(view: ScoundrelsView, words: Words): Choice {
    const symbol = words[2]!
    const slot = SLOTS.indexOf(symbol as (typeof SLOTS)[number])
    const side = view.sheets[view.seat]!
    const ability = this.deck.slotAbility(side.leader, slot)
    const crew = side.board.filter((one) => one !== null && this.deck.trait(one.trait).numbers.includes(symbol)) as Shown[]
    const bluff = faceOf(words[1]!) !== slot + 1
    const detail = t(bluff ? 'bluff' : 'web-honest')
    const opens = [...(ability >= 0 ? [this.deck.said(this.deck.cards.abilities[ability]!.text)] : []), ...crew.map((one) => this.deck.name(one))]
    return {
      id: symbol,
      label: symbol,
      detail,
      spoken: [symbol, ...opens].join('. '),
      keys: [symbol.toLowerCase(), ...(symbol === 'A' ? ['а', '1'] : [])],
      card: slotCode({ slot, ability, crew: crew.length, bluff }),
      spot: `slot ${slot}`,
      words,
    }
  }

  /** Scoundrels, leader abilities, the strategy card; nothing last. */
  private uses(ask: Ask, view: ScoundrelsView, all: Words[]): Body {
    const idle = new Set(ask.args.slice(1))
    const warn = (option: number): Partial<Choice> => (idle.has(option) ? { detail: t('web-no-effect') } : {})
    const choices: Choice[] = []
    for (const words of all) {
      const i = choices.length
      if (words[0] === 'leader') {
        const ability = this.deck.cards.abilities.findIndex((one) => one.id === words[1])
        const label = t('web-leader-ability', { slots: this.deck.slots(ability) })
        const spoken = `${label}: ${this.deck.said(this.deck.cards.abilities[ability]!.text)}`
        choices.push(this.card(words, i, abilityCode(ability), label, { spoken, spot: `ability ${ability}`, ...warn(LEADER + ability) }))
      } else if (words[0] === 'card') {
        const card = this.deck.cards.strategies.findIndex((one) => one.id === words[1])
        choices.push(this.strategy(words, i, warn(STRATEGY + card)))
      } else if (words[0] === 'use') {
        const one = this.shown(view, words[1]!)
        if (one) choices.push(this.scoundrel(words, i, one, warn(one.trait)))
      }
    }
    const pass = all.find((words) => words[0] === 'pass')
    if (pass) choices.push({ id: 'pass', label: t(`choice-done-${ask.kind}`), keys: ['0'], words: pass })
    return { question: t(`ask-${ask.kind}`), choices }
  }

  /** Hire, or the Sheriff's Office. */
  private act(view: ScoundrelsView, all: Words[]): Body {
    const choices = all.flatMap((words, i): Choice[] => {
      const one = words[0] === 'hire' ? this.shown(view, words[1]!) : undefined
      return one ? [this.scoundrel(words, i - 1, one, { detail: texts.money(one.cost), spoken: `${texts.money(one.cost)}. ${this.deck.spoken(one)}` })] : []
    })
    const sheriff = all.find((words) => words[0] === 'sheriff')
    if (sheriff) choices.push({ id: 'sheriff', label: t('choice-sheriff'), keys: ['0', 's', 'ы'], spot: 'sheriff', words: sheriff })
    return { question: t('ask-act'), choices }
  }

  private sheriff(all: Words[]): Body {
    const { sell, bail, bribe } = this.deck.cards
    const prices: Record<string, number | undefined> = { sell, bail: bail[0], 'bail-two': bail[1], bribe }
    const choices = all.map((words, i): Choice => ({ id: words[1]!, label: t(`choice-${words[1]}`, { money: texts.money(prices[words[1]!] ?? 0) }), keys: [KEYS[i]!], words }))
    return { question: t('ask-sheriff'), choices }
  }

  // Yes or no

  private yesNo(question: string, all: Words[]): Body {
    const order = ['yes', 'no'].flatMap((word) => all.filter((words) => words[0] === word))
    return { question, choices: order.map((words) => ({ id: words[0]!, label: t(`choice-${words[0]}`), keys: words[0] === 'yes' ? ['1', 'y'] : ['0', 'n'], words })) }
  }

  private henchman(ask: Ask, view: ScoundrelsView, all: Words[]): Body {
    const [owner = 0, slot = 0] = ask.args
    const choices = ['suspect', 'trust'].flatMap((word, i) =>
      all.filter((words) => words[0] === word).map((words): Choice => ({ id: word, label: t(`choice-${word}`), keys: i ? ['0'] : ['1', '!'], ...(i ? {} : { spot: `card ${owner} ${slot}` }), words })),
    )
    const men = seatsOf(view.sheets[owner]?.men[slot] ?? 0, view.sheets.length).map((seat) => this.teller.name(seat))
    return {
      question: t(`ask-${ask.kind}`, { card: this.teller.card(owner, slot, 'on') }),
      ...(men.length ? { detail: t('web-men-of', { players: texts.all(men) }) } : {}),
      choices,
      at: `card ${owner} ${slot}`,
    }
  }

  private choose(ask: Ask, view: ScoundrelsView, all: Words[]): Body {
    const order = ask.kind.slice('choose-'.length).split('-or-')
    const choices = all.map((words, i): Choice => ({ id: words[1]!, label: this.part(ask, view, order.indexOf(words[1]!)) ?? words[1]!, keys: [KEYS[i]!], words }))
    return { question: t('ask-choose'), choices }
  }

  // People

  private seats(kind: string, view: ScoundrelsView, all: Words[]): Body {
    const choices = all.map((words, i): Choice => {
      const seat = Number(words[1]) - 1
      const { money, rep, supply, jail } = view.sheets[seat]!
      const detail = t('choice-player', { money: texts.money(money), rep: String(rep), men: supply, jail })
      return { id: words[1]!, label: this.teller.name(seat), detail, keys: [KEYS[i]!], spot: `seat ${seat}`, words }
    })
    return { question: t(`ask-${kind}`), choices }
  }

  // Safes and marks

  private safes(ask: Ask, view: ScoundrelsView, all: Words[]): Body {
    const about = ask.kind === 'swap-safe' ? (ask.args[1] ?? -1) : -1
    const choices = all.map((words, i) => this.safe(view, this.deck.cell(words[1]!), { words, keys: [KEYS[i]!] }))
    const question = about >= 0 ? t('ask-swap-safe', { safe: this.deck.key(about) }) : t(`ask-${ask.kind}`)
    return { question, choices, ...(about >= 0 ? { at: `safe ${about}` } : {}) }
  }

  private safe(view: ScoundrelsView, cell: number, more: Partial<Choice>): Choice {
    const safe = view.safes[cell]!
    const known = safe.safe !== HIDDEN
    return {
      id: String(cell),
      label: this.deck.key(cell),
      keys: [],
      group: this.deck.location(safe.location),
      ...(known ? { detail: String(this.deck.value(safe.safe)), spoken: this.deck.content(safe.safe) } : {}),
      spot: `safe ${cell}`,
      ...more,
    }
  }

  /** A number; with all marks out another mark moves here, or none. */
  private mark(ask: Ask, view: ScoundrelsView, all: Words[]): Body {
    const cell = ask.args[1] ?? 0
    const { safe } = view.safes[cell]!
    const words = { safe: this.deck.key(cell), content: safe === HIDDEN ? '' : this.deck.content(safe) }
    const numbers = all.filter((one) => one.length === 2 && one[1] !== 'none')
    const at = `safe ${cell}`
    const hand = safe === HIDDEN ? {} : { hand: safeCode(safe) }
    if (numbers.length) {
      const choices = numbers.map((one): Choice => ({ id: one[1]!, label: one[1]!, keys: [one[1]!], words: one, ...(safe !== HIDDEN && this.deck.value(safe) === Number(one[1]) ? { detail: t('web-true') } : {}) }))
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
      return { ...base, sub: { id: name, question: t('ask-mark-face', { mark: label }), choices: options.map((words) => this.number(words)), rules: RULES['mark']! } }
    })
  }

  private number(words: Words): Choice {
    return { id: words[1]!, label: words[1]!, keys: [words[1]!], words }
  }

  private moveMark(all: Words[]): Body {
    return { question: t('ask-move-mark'), choices: this.marks(all, (words) => `${words[3]} ${words[1]}`) }
  }

  /** Another safe and one of two numbers, or the other face where it lies. */
  private moveMarkTo(ask: Ask, view: ScoundrelsView, all: Words[]): Body {
    const source = ask.args.at(-1) ?? 0
    const from = Math.floor(source / 10)
    const mark = t('choice-mark', { number: String(source % 10), safe: this.deck.key(from) })
    const choices = grouped(all, (words) => words[3]!).map(([word, options], i): Choice => {
      const cell = this.deck.cell(word)
      const keys = [KEYS[i]!]
      if (cell === from) return this.safe(view, cell, { keys, label: t('choice-turn', { number: options[0]![1]! }), words: options[0]! })
      const question = t('ask-move-mark-face', { safe: this.deck.key(cell) })
      return this.safe(view, cell, { keys, sub: { id: word, question, choices: options.map((words) => this.number(words)), rules: RULES['mark']!, at: `safe ${cell}` } })
    })
    return { question: t('ask-move-mark-to', { mark }), choices, at: `safe ${from}` }
  }

  // Poker cards on the table

  private cards(ask: Ask, view: ScoundrelsView, all: Words[]): Body {
    const choices = all.map((words, i): Choice => {
      const owner = Number(words[1]) - 1
      const base = { id: words.join(' '), keys: [KEYS[i]!], group: this.teller.name(owner), words }
      if (words[0] === 'deck') return { ...base, label: t('web-deck'), spoken: this.teller.card(owner, 6, 'name'), spot: `deck ${owner}` }
      const slot = SLOTS.indexOf(words[2] as (typeof SLOTS)[number])
      const men = seatsOf(view.sheets[owner]?.men[slot] ?? 0, view.sheets.length).map((seat) => this.teller.name(seat))
      return { ...base, label: words[2]!, ...(men.length ? { detail: texts.all(men) } : {}), spoken: this.teller.card(owner, slot, 'name'), spot: `card ${owner} ${slot}` }
    })
    const question = ask.kind === 'place' ? t('ask-place', this.teller.whom(ask.args[1] ?? 0)) : t(`ask-${ask.kind}`)
    return { question, choices }
  }

  // Scoundrels

  private hire(kind: string, view: ScoundrelsView, all: Words[]): Body {
    const choices = all.flatMap((words, i): Choice[] => {
      const one = this.shown(view, words[1]!)
      if (!one) return []
      const detail = kind === 'hire' ? texts.money(one.cost) : i === 0 ? t('web-just-hired') : used(one) ? t('why-SC-USE-02') : ''
      return [this.scoundrel(words, i, one, detail ? { detail } : {})]
    })
    return { question: t(`ask-${kind}`), choices }
  }

  /** One scoundrel, then the other; a pair can be named from either end. */
  private swaps(kind: string, view: ScoundrelsView, all: Words[]): Body {
    const pairs = new Map<string, [string, Words][]>()
    const add = (one: string, other: string, words: Words): void => void pairs.set(one, [...(pairs.get(one) ?? []), [other, words]])
    const only = new Set(all.map((words) => words[1])).size === 1
    for (const words of all) {
      add(words[1]!, words[2]!, words)
      if (!only) add(words[2]!, words[1]!, words)
    }
    const choices = [...pairs].flatMap(([id, others], i): Choice[] => {
      const one = this.shown(view, id)
      if (!one) return []
      const partners = others.flatMap(([other, words], j): Choice[] => {
        const shown = this.shown(view, other)
        return shown ? [this.scoundrel(words, j, shown)] : []
      })
      const sub: Menu = { id: `${kind} ${id}`, question: t(`ask-${kind}-with`, { scoundrel: this.deck.label(one) }), choices: partners, rules: RULES[kind]!, at: `scoundrel ${one.trait}`, hand: scoundrelCode(one) }
      const { words: _, ...choice } = this.scoundrel([id], i, one)
      return [{ ...choice, sub }]
    })
    return { question: t(`ask-${kind}`), choices }
  }

  /** Which two places change what lies there, and the end of it. */
  private arrange(ask: Ask, view: ScoundrelsView, all: Words[]): Body {
    const board: (Shown | null)[] = [...view.sheets[view.seat]!.board]
    for (const step of ask.args.slice(1)) {
      const [a, b] = [Math.floor(step / 8), step % 8]
      ;[board[a], board[b]] = [board[b]!, board[a]!]
    }
    const where = (place: number): string => t(`web-place-${place}`)
    const swaps = all.filter((words) => words[0] === 'swap').map((words) => ({ places: words.slice(1).map((word) => Number(word.slice(1))), words }))
    const done = all.find((words) => words[1] === 'done')
    const again = all.find((words) => words[1] === 'again')
    const at = (place: number, i: number): Choice => {
      const one = board[place]
      const base = { id: `place ${place}`, keys: [KEYS[i]!], spot: `place ${place}` }
      if (!one) return { ...base, label: where(place), spoken: t('web-free') }
      return { ...base, label: this.deck.name(one), spoken: t('web-place', { where: where(place), what: this.deck.name(one) }), card: scoundrelCode(one), detail: CORNERS[place]! }
    }
    const choices: Choice[] = []
    for (const [place, one] of board.entries()) {
      const steps = swaps.filter(({ places }) => places.includes(place))
      if (!one || !steps.length) continue
      const others = steps.map(({ places, words }, i): Choice => ({ ...at(places[0] === place ? places[1]! : places[0]!, i), words }))
      const sub: Menu = { id: `place ${place}`, question: t('web-arrange-with', { scoundrel: this.deck.label(one) }), choices: others, rules: RULES['arrange']!, hand: scoundrelCode(one), at: `place ${place}` }
      choices.push({ ...at(place, choices.length), sub })
    }
    if (done) choices.unshift({ id: 'done', label: t('choice-arranged'), keys: ['0'], words: done })
    if (again) choices.push({ id: 'again', label: t('choice-rearrange'), keys: ['x', 'ч'], quiet: true, words: again })
    return { question: t('ask-arrange'), choices }
  }
}
