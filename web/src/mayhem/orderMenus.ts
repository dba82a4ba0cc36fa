/** Orders and Rides, which are chosen step by step because there are too many answers for one row of buttons. */

import { capital } from '../lib/capital'
import type { Words } from '../lib/wire'
import type { Choice, Menu } from '../room'
import type { Deck } from './deck'
import { KEYS, dudesOf, type Body } from './menus'
import { QUESTION_RULES } from './questionRules'
import { t } from './texts'
import type { MayhemView } from './view'
import type { Teller } from './words'

/** In the order of their buttons. */
const KINDS = ['exploit', 'ride', 'throw-down', 'ambush', 'recruit', 'patch-in', 'club', 'convoy', 'sit']

/** The most choices that are shown in one step. */
const FEW = 8

/** Returns answers grouped by one of their words, in the order in which each word first comes. */
export function grouped(all: Words[], by: number): [string, Words[]][] {
  const groups = new Map<string, Words[]>()
  for (const words of all) groups.set(words[by]!, [...(groups.get(words[by]!) ?? []), words])
  return [...groups]
}

export class OrderMenus {
  constructor(
    readonly deck: Deck,
    readonly teller: Teller,
  ) {}

  order(all: Words[], view: MayhemView): Body {
    const kinds = grouped(all, 0).sort(([a], [b]) => KINDS.indexOf(a) - KINDS.indexOf(b))
    const choices = kinds.map(([kind, some], i) => ({
      ...this.kind(kind, some, view),
      keys: [KEYS[i]!],
      quiet: kind === 'sit',
    }))
    const barred = this.barred(all, view)
    if (barred.length)
      choices.push({
        id: 'not-now',
        label: t('web-not-now'),
        keys: ['n', 'н'],
        quiet: true,
        sub: this.menu('not-now', t('web-not-now-ask'), barred),
      })
    return { choices, places: this.atPlaces(all, view) }
  }

  /** Orders that one might think of, though not now: pressed, the server says why. */
  private barred(all: Words[], view: MayhemView): Choice[] {
    const mine = view.gangs[view.seat]
    if (!mine) return []
    const open = new Set(all.map((words) => words.slice(0, 2).join(' ')))
    const kinds = new Set(all.map(([kind]) => kind))
    const home = this.deck.word(view.seat)
    const held = view.sites
      .filter((place) => mine.dudes.some(([where]) => where === place))
      .map((place) => this.deck.word(place))
    const wanted: Words[] = ['exploit', 'throw-down'].flatMap((kind) => held.map((place) => [kind, place]))
    wanted.push(['recruit'], ...(kinds.has('patch-in') ? [] : [['patch-in', home]]))
    if (this.deck.side(mine.side).orders.length && !['club', 'convoy', 'ambush'].some((kind) => kinds.has(kind)))
      wanted.push(['club', '1'])
    return wanted
      .filter((words) => !open.has(words.join(' ')))
      .map((words, i) => ({
        id: words.join(' '),
        label: this.label(words, view),
        keys: [KEYS[i]!],
        barred: true,
        words,
      }))
  }

  /** All orders of a kind as one button. */
  private kind(kind: string, all: Words[], view: MayhemView): Choice {
    const some = (): string => this.teller.answer(`some-${kind}`)
    if (kind === 'ride') return { ...this.ride(this.sources(all)), label: some() }
    const only = { id: kind, keys: [], ...this.cost(kind) }
    if (all.length === 1)
      return { ...only, label: this.label(all[0]!, view), words: all[0]!, ...(kind === 'club' && { brief: some() }) }
    const listed = all.map((words, i) => this.placed(words, i, view))
    return { ...only, label: some(), sub: this.menu(kind, this.teller.question(`where-${kind}`), listed) }
  }

  /** Returns the price of an order in addition to its token. */
  private cost(kind: string): Pick<Choice, 'detail'> {
    return kind === 'patch-in' ? { detail: this.deck.patchIn } : {}
  }

  /** From where, if that is to be chosen. */
  private ride(sources: Choice[]): Omit<Choice, 'label'> {
    const { spot: _, ...only } = sources[0]!
    const from = this.teller.question('ride-from')
    return { ...(sources.length === 1 ? only : { keys: [], sub: this.menu('ride', from, sources) }), id: 'ride' }
  }

  /** `id`: its own among all menus of the question; its first word names its rules. */
  private menu(id: string, question: string, choices: Choice[]): Menu {
    return { id, question, choices, rules: QUESTION_RULES[id.split(' ')[0]!] ?? QUESTION_RULES['order']! }
  }

  private placed(words: Words, i: number, view: MayhemView): Choice {
    const base = { id: words.join(' '), keys: [KEYS[i]!], words }
    if (words[0] === 'club') return { ...base, label: this.label(words, view) }
    const place = this.deck.found(words[1]!)
    return { ...base, label: this.deck.alone(place), spot: `place ${place}` }
  }

  private label([kind, what]: Words, view: MayhemView): string {
    if (kind === 'club') return this.teller.answer(kind, view.gangs[view.seat]!.side, Number(what) - 1)
    return this.teller.answer(kind!, ...(what ? [this.deck.found(what)] : []))
  }

  /** Returns the orders for one place, shown when it is pressed on the board. */
  private atPlaces(all: Words[], view: MayhemView): Choice[] {
    const places = [...view.sites, ...view.gangs.map((_, seat) => seat)]
    return places.flatMap((place): Choice[] => {
      const word = this.deck.word(place)
      const here = all.filter((words) => words[1] === word && words[0] !== 'club')
      const [rides, others] = [here.filter(([kind]) => kind === 'ride'), here.filter(([kind]) => kind !== 'ride')]
      if (!here.length) return []
      const question = t('web-order-at', { place: this.deck.place(place) })
      const choices = others.map(
        (words, i) =>
          ({
            id: words.join(' '),
            label: this.label(words, view),
            keys: [KEYS[i]!],
            words,
            ...this.cost(words[0]!),
          }) as Choice,
      )
      if (rides.length)
        choices.push({
          ...this.source(word, rides, choices.length),
          label: this.teller.answer('some-ride'),
          id: 'ride',
        })
      const only =
        choices.length === 1 && choices[0]!.sub ? choices[0]!.sub : this.menu(`at ${word}`, question, choices)
      return [
        {
          id: `at ${word}`,
          label: this.deck.alone(place),
          keys: [],
          spot: `place ${place}`,
          quiet: !others.length,
          sub: { ...only, at: `place ${place}` },
        },
      ]
    })
  }

  // Rides: from where, where to, who

  sources(rides: Words[]): Choice[] {
    return grouped(rides, 1).map(([word, some], i) => this.source(word, some, i))
  }

  private source(word: string, rides: Words[], i: number): Choice {
    const place = this.deck.found(word)
    const base: Choice = {
      id: `from ${word}`,
      label: this.deck.alone(place),
      keys: [KEYS[i]!],
      spot: `place ${place}`,
    }
    const to = rides[0]![0] === 'back-up'
    if (to) return this.counted(base, rides, 2, place)
    const goals = grouped(rides, 2)
    const question = this.teller.question('ride-to', place)
    const choices = goals.map(([goal, some], k) => {
      const number = this.deck.found(goal)
      return this.counted(
        { id: `to ${goal}`, label: this.deck.alone(number), keys: [KEYS[k]!], spot: `place ${number}` },
        some,
        3,
        place,
      )
    })
    if (choices.length === 1)
      return { ...base, ...(choices[0]!.sub ? { sub: choices[0]!.sub } : { words: choices[0]!.words! }) }
    return { ...base, sub: { ...this.menu(`ride ${word}`, question, choices), at: `place ${place}` } }
  }

  /** Returns groups of riders, the largest first; with many choices, first the Members, then the Prospects. */
  private counted(base: Choice, rides: Words[], by: number, from: number): Choice {
    if (rides.length === 1) return { ...base, words: rides[0]! }
    const who = (words: Words): [number, number] => dudesOf(words[by]!)
    const size = (words: Words): number => who(words)[0] + who(words)[1]
    const sorted = [...rides].sort((a, b) => size(b) - size(a))
    const id = `ride ${this.deck.word(from)} ${base.id}`
    const choice = (words: Words, i: number): Choice => {
      const [members, prospects] = who(words)
      return {
        id: words.join(' '),
        label: capital(this.deck.dudes(members, prospects, 'nom')),
        brief: t('web-dudes-short', { members, prospects }),
        keys: [KEYS[i]!],
        words,
      }
    }
    const question =
      rides[0]![0] === 'back-up'
        ? this.teller.question('back-up-who', from)
        : this.teller.question('ride-who', from, this.deck.found(rides[0]![2]!))
    const step = (id: string, choices: Choice[]): Menu => ({
      ...this.menu(id, question, choices),
      at: `place ${from}`,
    })
    if (rides.length <= FEW) return { ...base, sub: step(id, sorted.map(choice)) }
    const members = [...new Set(sorted.map((words) => who(words)[0]))].sort((a, b) => b - a)
    const choices = members.map((n, i): Choice => {
      const some = sorted.filter((words) => who(words)[0] === n)
      const label = n ? capital(this.deck.dudes(n, 0, 'nom')) : t('web-no-members')
      return { id: `members ${n}`, label, keys: [KEYS[i]!], sub: step(`${id} members ${n}`, some.map(choice)) }
    })
    return {
      ...base,
      sub: step(id, [
        choice(sorted[0]!, 0),
        ...choices.map((one, i) => ({ ...one, label: `${one.label}…`, keys: [KEYS[i + 1]!] })),
      ]),
    }
  }
}
