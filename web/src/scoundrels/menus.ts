/** The questions of 3000 Scoundrels as menus: what the server offers, put into buttons. No rule is known here. */

import { capital } from '../lib/capital'
import { texts } from '../lib/texts.svelte'
import type { Ask, Message, Words } from '../lib/wire'
import type { Choice, Menu, Probe } from '../room'
import { cause, pointed } from './causes'
import { Choices, KEYS, warned, type Body } from './choices'
import { CrewMenus } from './crewMenus'
import { abilityCode, leaderCode, scoundrelCode, type Deck } from './deck'
import { CARDS, PokerMenus } from './pokerMenus'
import { QUESTION_RULES } from './questionRules'
import { SAFES, SafeMenus } from './safeMenus'
import { t } from './texts'
import { find, stolen, type ScoundrelsView, type Shown } from './view'
import { SWAPS, type Asked, type Teller } from './words'

const SEATS = ['order', 'dawn', 'opponent', 'free']
/** Those that come between the steps of a turn. */
const EXTRA = ['start', 'end', 'react']
const USES = ['start', 'abilities', 'end', 'react', 'use', 'use-leader']
/** The most options that leave room for a card next to them. */
const FEW = 8
/** Offsets of options in the arguments of a question that name those without effect. */
const STRATEGY = 64
const LEADER = 96
/** The option of the Sheriff's Office in its event. */
const BAIL_TWO = 2

export class Menus {
  readonly choices: Choices
  readonly safes: SafeMenus
  readonly crew: CrewMenus
  readonly poker: PokerMenus

  constructor(
    readonly deck: Deck,
    readonly teller: Teller,
  ) {
    this.choices = new Choices(deck)
    this.safes = new SafeMenus(deck)
    this.crew = new CrewMenus(this.choices)
    this.poker = new PokerMenus(deck, teller)
  }

  menu(ask: Ask, view: ScoundrelsView, told: readonly Message[] = []): Menu {
    const asked = this.teller.asked(ask, view)
    const base = { id: ask.id, rules: QUESTION_RULES[asked.family.replace(/-to$/, '')] ?? [] }
    const body = this.body(
      asked,
      ask.options.map((option) => option.words),
    )
    const menu: Menu = { ...base, question: asked.question(), ...body }
    if (ask.kind === 'react') menu.question = [...this.causes(ask, view, told), menu.question].join(' ')
    if (ask.options.length === 1 || (ask.kind === 'free' && this.freesAll(view, told)))
      menu.passes = ask.options[0]!.words
    const source = ['guard', 'last-look'].includes(ask.kind) ? undefined : find(view, ask.args[0] ?? -1)
    if (source && menu.hand === undefined) {
      if (menu.choices.length <= FEW) menu.hand = scoundrelCode(source)
      const user = view.sheets.findIndex(({ board }) => board.some((one) => one?.trait === source.trait))
      if (user >= 0 && user !== view.seat) menu.detail ??= t('web-used-by', { player: this.teller.name(user) })
    }
    const [only, ...others] = menu.choices
    // my last poker card is chosen like the others
    return only?.sub && !others.length && ask.kind !== 'plan' ? { ...menu, ...only.sub, id: ask.id } : menu
  }

  /** Returns whether bail has been paid for both henchmen in jail, so that their order alone is asked for. */
  private freesAll({ sheets }: ScoundrelsView, told: readonly Message[]): boolean {
    const last = told.findLast(([kind]) => kind === 'sheriff' || kind === 'free')
    return last?.[0] === 'sheriff' && last[2] === BAIL_TWO && sheets.reduce((sum, { jail }) => sum + jail, 0) === 2
  }

  private body(asked: Asked, all: Words[]): Body {
    const { family, view } = asked
    if (USES.includes(family)) return this.uses(asked, all)
    if (SEATS.includes(family)) return this.seats(asked, all)
    if (SAFES.includes(family)) return this.safes.safes(asked, all)
    if (CARDS.includes(family)) return this.poker.cards(asked, all)
    if (SWAPS.includes(family)) return this.crew.swaps(asked, all)
    switch (family) {
      case 'may':
      case 'again':
      case 'use-hired':
        return this.yesNo(asked, all)
      case 'choose':
        return this.choose(asked, all)
      case 'plan':
        return this.poker.plan(asked, all)
      case 'act':
        return this.act(view, all)
      case 'hire':
        return this.crew.hire(asked, all)
      case 'room':
        return this.crew.room(asked, all)
      case 'arrange':
        return this.crew.arrange(asked, all)
      case 'guard':
      case 'last-look':
        return this.poker.henchman(asked, all)
      case 'mark':
        return this.safes.mark(asked, all)
      case 'move-mark':
        return this.safes.moveMark(asked, all)
      case 'move-mark-to':
        return this.safes.moveMarkTo(asked, all)
      case 'sheriff':
        return this.sheriff(view, all)
      case 'leader':
        return { choices: all.map((words, i) => this.leader(words, i)), fan: true }
      case 'strategy':
        return { choices: all.map((words, i) => this.choices.strategy(words, i)), fan: true }
      case 'spend':
        return {
          choices: all.map((words) => ({
            id: words[1]!,
            label: texts.money(Number(words[1])),
            keys: [words[1]!],
            words,
          })),
        }
      default:
        return {
          choices: all.map((words, i) => ({ id: words.join(' '), label: words.join(' '), keys: [KEYS[i]!], words })),
        }
    }
  }

  /** An open offer. */
  offer(ask: Ask): Choice {
    const [owner = 0, slot = 0] = ask.args
    return {
      id: ask.id,
      label: t('web-suspect'),
      spoken: this.teller.answer('suspect-now', owner, slot),
      keys: ['!'],
      spot: `card ${owner} ${slot}`,
      words: ask.options[0]!.words,
    }
  }

  /** Returns things on the table that aren't offered now; pressing one asks the server why. */
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
      for (const ability of new Set(this.deck.cards.leaders[mine.leader]?.abilities))
        if (ability >= 0) add(`ability ${ability}`, 'leader', this.deck.cards.abilities[ability]!.id)
    }
    if (ask.kind === 'hire') for (const one of view.saloon) if (one) add(`scoundrel ${one.trait}`, 'hire', named(one))
    if (ask.kind === 'use')
      for (const sheet of view.sheets)
        for (const one of sheet.board) if (one) add(`scoundrel ${one.trait}`, 'use', named(one))
    if (SAFES.includes(ask.kind))
      for (const safe of view.safes) add(`safe ${safe.cell}`, 'safe', this.deck.cellWord(safe.cell))
    return out
  }

  private leader(words: Words, i: number): Choice {
    const leader = this.deck.cards.leaders.findIndex((one) => one.id === words[1])
    return this.choices.card(words, i, leaderCode(leader), this.deck.leader(leader))
  }

  // The turn

  /** Returns scoundrels, leader abilities and the strategy card, then uses without effect, then the end. */
  private uses({ ask, view }: Asked, all: Words[]): Body {
    const idle = new Set(ask.args.slice(1))
    const inVain = (words: Words): boolean => idle.has(this.number(words))
    const useful = all.filter((words) => words[0] !== 'pass' && !inVain(words))
    const none = this.teller.answer('idle')
    const things = [...useful, ...all.filter(inVain)].map((words, i) =>
      this.used(words, i, view, inVain(words) ? { detail: none, note: none } : {}),
    )
    const pass = all.find((words) => words[0] === 'pass')
    const end: Choice[] = pass
      ? [
          {
            id: 'pass',
            label: this.teller.answer(`done-${ask.kind}`),
            keys: ['0'],
            quiet: useful.length > 0,
            words: pass,
          },
        ]
      : []
    const details = [
      ...(ask.kind === 'react' ? [this.moments(all)] : []),
      ...(pass && things.length && !useful.length ? [t('web-idle-only')] : []),
    ]
    const detail = details.length ? { detail: details.join('. ') } : {}
    if (!EXTRA.includes(ask.kind)) return { choices: [...things, ...end], ...detail }
    // nobody expects these questions, so the bar names what they are about, wherever it lies
    const named = things.map((thing) => {
      const one = { ...thing }
      delete one.spot
      delete one.card
      delete one.note
      return one
    })
    const hand = things.length === 1 ? things[0]!.card : undefined
    return { choices: [...named, ...end], places: things, ...(hand === undefined ? {} : { hand }), ...detail }
  }

  /** Returns the thing that is used, as questions count it in their arguments. */
  private number([word, id = '']: Words): number {
    const { abilities, strategies } = this.deck.cards
    if (word === 'leader') return LEADER + abilities.findIndex((one) => one.id === id)
    if (word === 'card') return STRATEGY + strategies.findIndex((one) => one.id === id)
    return word === 'use' ? this.deck.traitNumber(id) : -1
  }

  private used(words: Words, i: number, view: ScoundrelsView, more: Partial<Choice>): Choice {
    const number = this.number(words)
    if (words[0] === 'card') return this.choices.strategy(words, i, more)
    if (words[0] === 'use') return this.choices.scoundrel(words, i, find(view, number)!, more)
    const ability = number - LEADER
    const label = this.deck.abilityName(ability)
    const spoken = `${label}: ${this.deck.said(this.deck.cards.abilities[ability]!.text)}`
    return this.choices.card(words, i, abilityCode(ability), label, { spoken, spot: `ability ${ability}`, ...more })
  }

  /** Returns the events that I may react to, in sentences. */
  private causes(ask: Ask, view: ScoundrelsView, told: readonly Message[]): string[] {
    const found = ask.options.flatMap(({ words: [word, id = ''] }) => {
      const number = word === 'use' ? this.deck.traitNumber(id) : -1
      const trait = number < 0 ? undefined : this.deck.trait(number)
      const event = trait ? trait.event : this.deck.cards.strategies.find((one) => one.id === id)?.event
      const message = event
        ? cause(told, view.seat, event)
        : trait && pointed(told, view.seat, number, trait.arrows, view.sheets[view.seat]!.board)
      const said = message && this.teller.say(message)
      return said
        ? [
            capital(`${said.doer === null ? '' : `${this.teller.name(said.doer)} `}${said.text}`).replace(
              /[.!]?$/,
              '.',
            ),
          ]
        : []
    })
    return [...new Set(found)]
  }

  /** Returns the moments at which the offered cards react. */
  private moments(all: Words[]): string {
    const { strategies } = this.deck.cards
    const moments = all.flatMap(([word, id]) => {
      if (word === 'card') return this.deck.said(strategies.find((one) => one.id === id)!.moment)
      if (word !== 'use') return []
      const { timing, moment } = this.deck.trait(this.deck.traitNumber(id!))
      return timing === 'arrow' ? t('web-react-arrow') : this.deck.said(moment)
    })
    return capital([...new Set(moments)].join('; '))
  }

  /** Hire, or the Sheriff's Office. */
  private act(view: ScoundrelsView, all: Words[]): Body {
    const open = new Set(all.map((words) => words.join(' ')))
    const choices = view.saloon.flatMap((one, i): Choice[] => {
      if (!one) return []
      const words = ['hire', this.deck.trait(one.trait).id]
      return [this.choices.hire(words, i, view, one, texts.money(one.cost), !open.has(words.join(' ')))]
    })
    const sheriff = all.find((words) => words[0] === 'sheriff')
    const goes = view.saloon.findLast((one) => one)
    const detail = goes ? t('event-gone', { scoundrel: this.deck.label(goes) }) : ''
    if (sheriff)
      choices.push({
        id: 'sheriff',
        label: this.teller.answer('sheriff'),
        detail,
        keys: ['0', 's', 'ы'],
        words: sheriff,
      })
    const places = choices.slice(-1).map((one) => ({ ...one, spot: 'sheriff' }))
    return { choices, fan: true, ...(sheriff && { places }), ...warned(choices) }
  }

  private sheriff(view: ScoundrelsView, all: Words[]): Body {
    const { sell, bail, bribe } = this.deck.cards
    const prices: Record<string, number | undefined> = { sell, bail: bail[0], 'bail-two': bail[1], bribe }
    const open = new Set(all.map((words) => words[1]))
    const full = stolen(view, view.seat).length >= view.limit
    const choices = Object.entries(prices).map(([id, price], i): Choice => ({
      id,
      label: this.teller.answer(id, price ?? 0),
      keys: [KEYS[i]!],
      ...(id === 'bribe' && full && { detail: t('web-bribe-full') }),
      ...(!open.has(id) && { barred: true, detail: this.refused(id, view) }),
      words: ['sheriff', id],
    }))
    return { choices: [...choices.filter((one) => !one.barred), ...choices.filter((one) => one.barred)] }
  }

  /** Returns why the Sheriff refuses something, in few words. */
  private refused(id: string, { day, days, sheets, seat }: ScoundrelsView): string {
    const { bail, bribe } = this.deck.cards
    const { money } = sheets[seat]!
    const short = t('web-money-held', { money: texts.money(money) })
    if (id === 'bribe') return day < days ? t('why-SC-SHER-05') : money < bribe ? short : t('why-SC-SHER-06')
    const [need, price] = id === 'bail' ? [1, bail[0]] : [2, bail[1]]
    return sheets.reduce((sum, { jail }) => sum + jail, 0) >= need && money < price! ? short : t('why-SC-SHER-04')
  }

  // Yes or no

  private yesNo({ ask }: Asked, all: Words[]): Body {
    const order = ['yes', 'no'].flatMap((word) => all.filter((words) => words[0] === word))
    const choices = order.map((words): Choice => {
      const yes = words[0] === 'yes'
      return {
        id: words[0]!,
        label: this.teller.answer(words[0]!),
        ...(yes && ask.args[1] === 1 ? { detail: this.teller.answer('idle') } : {}),
        keys: yes ? ['1', 'y'] : ['0', 'n'],
        words,
      }
    })
    return { choices }
  }

  private choose(asked: Asked, all: Words[]): Body {
    const order = asked.ask.kind.slice('choose-'.length).split('-or-')
    const choices = all.map((words, i): Choice => ({
      id: words[1]!,
      label: asked.part(order.indexOf(words[1]!)) ?? words[1]!,
      keys: [KEYS[i]!],
      words,
    }))
    return { choices }
  }

  // People

  private seats({ ask, view }: Asked, all: Words[]): Body {
    const choices = all.map((words, i): Choice => {
      const seat = Number(words[1]) - 1
      const { money, rep, supply, jail } = view.sheets[seat]!
      const detail = this.teller.answer('player', money, rep, supply, jail)
      return { id: words[1]!, label: this.teller.name(seat), detail, keys: [KEYS[i]!], spot: `seat ${seat}`, words }
    })
    return { choices, ...(ask.kind === 'order' ? { detail: t('web-order') } : {}) }
  }
}
