/** Orders and Rides, which are chosen step by step because there are too many answers for one row of buttons. */

import { capital } from '../lib/capital'
import { low, medium, narrow } from '../lib/screen.svelte'
import type { Words } from '../lib/wire'
import type { Choice, Menu, Probe } from '../room'
import type { Deck } from './deck'
import { KEYS, dudesOf, idle, type Body } from './menus'
import { QUESTION_RULES } from './questionRules'
import { t } from './texts'
import { emergency, type MayhemView } from './view'
import type { Teller } from './words'

/** In the order of their buttons. */
const KINDS = ['exploit', 'ride', 'throw-down', 'ambush', 'recruit', 'patch-in', 'club', 'convoy', 'sit']

/** The orders that name no place, because they are given in one's own clubhouse. */
const HOME = ['recruit', 'club', 'convoy']

/** The most choices that are shown in one step. On a low screen, more would hide the question. */
const few = (): number => (low.current && !narrow.current ? 5 : 8)

/** Returns answers grouped by one of their words, in the order in which each word first comes. */
export function grouped(all: Words[], by: number): [string, Words[]][] {
  const groups = new Map<string, Words[]>()
  for (const words of all) groups.set(words[by]!, [...(groups.get(words[by]!) ?? []), words])
  return [...groups]
}

/** What a choice does. */
const leads = ({ sub, words }: Pick<Choice, 'sub' | 'words'>): Pick<Choice, 'sub' | 'words'> =>
  sub ? { sub } : { words: words! }

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
      quiet: kind === 'sit' || some.every((words) => this.note(words, view).quiet),
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
    const rides = all.filter(([kind]) => kind === 'ride')
    return {
      choices,
      places: [this.token(all, barred, view), ...this.atPlaces(all, view), ...this.crews(rides, view)],
    }
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

  /** An order without its place. */
  private verb(kind: string): string {
    return this.teller.answer(`some-${kind}`).replace(/…$/, '')
  }

  /** All orders of a kind as one button; where the bar is small, without the place, which is in sight and lit. */
  private kind(kind: string, all: Words[], view: MayhemView): Choice {
    const some = (): string => this.teller.answer(`some-${kind}`)
    if (kind === 'ride') return { ...this.ride(this.sources(all, view)), label: some() }
    if (all.length === 1) {
      const only = { id: kind, keys: [], ...this.note(all[0]!, view) }
      const label = this.label(all[0]!, view)
      const tight = low.current || (medium.current && !narrow.current)
      const does = kind === 'club' && this.deck.clubOrder(view.gangs[view.seat]!.side, Number(all[0]![1]) - 1)
      if (!all[0]![1]) return { ...only, label, words: all[0]! }
      const verb = this.verb(kind)
      const said = tight
        ? { label: verb, spoken: label, ...(does && { detail: does }) }
        : { label, brief: [verb, does || this.where(all[0]!, view)] }
      return { ...only, ...said, words: all[0]! }
    }
    const listed = all.map((words, i) => this.placed(words, i, view))
    return {
      id: kind,
      keys: [],
      ...(kind === 'patch-in' && this.note(all[0]!, view)),
      label: some(),
      sub: this.menu(kind, this.teller.question(`where-${kind}`), listed),
    }
  }

  /** Returns the place of an order, and the note on it. */
  private where(words: Words, view: MayhemView): string {
    const { detail } = this.note(words, view)
    return [this.deck.alone(this.deck.found(words[1]!)), ...(detail ? [detail] : [])].join(' · ')
  }

  /** Returns the price of an order in addition to its token; or that it would do nothing now, which makes it grey. */
  private note([kind, what]: Words, view: MayhemView): Pick<Choice, 'detail' | 'quiet'> {
    if (kind === 'patch-in') return { detail: this.deck.patchIn }
    if (kind !== 'exploit') return {}
    const place = this.deck.found(what!)
    return this.deck.services(place).every((number) => this.deck.idle(view, place, number)) ? idle() : {}
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
    const note = words[0] === 'exploit' ? this.note(words, view) : {}
    return { ...base, ...note, label: this.deck.alone(place), spot: `place ${place}` }
  }

  private label([kind, what]: Words, view: MayhemView): string {
    if (kind === 'club') return this.teller.answer(kind, view.gangs[view.seat]!.side, Number(what) - 1)
    return this.teller.answer(kind!, ...(what ? [this.deck.found(what)] : []))
  }

  // On the board: at a place, by an Order token, by a group of Dudes

  /** Returns the orders for one place, shown when it is pressed on the board. */
  private atPlaces(all: Words[], view: MayhemView): Choice[] {
    return this.places(view).flatMap((place): Choice[] => {
      const word = this.deck.word(place)
      const rides = all.filter(([kind, from]) => kind === 'ride' && from === word)
      const orders = this.here(place, all, view)
      const choices = [...orders]
      if (rides.length) choices.push(this.some('ride', choices.length, this.source(word, rides, 0, view)))
      if (!choices.length) return []
      const sub = (orders.length ? undefined : choices[0]!.sub) ?? this.menu(`at ${word}`, this.what(place), choices)
      const spot = `place ${place}`
      const quiet = orders.every((one) => one.quiet)
      return [{ id: `at ${word}`, label: this.deck.alone(place), keys: [], spot, quiet, sub: { ...sub, at: spot } }]
    })
  }

  /** An Order token, and the places where it can be dropped: for an order there, or for a Ride that leads there. */
  private token(all: Words[], barred: Choice[], view: MayhemView): Choice {
    const goals = this.places(view).flatMap((place): Choice[] => {
      const word = this.deck.word(place)
      const rides = all.filter(([kind, , goal]) => kind === 'ride' && goal === word)
      const choices = this.here(place, all, view)
      if (rides.length) choices.push(this.some('ride-here', choices.length, this.towards(word, rides)))
      if (!choices.length) return []
      const refused = barred.flatMap(({ words }) => (words ? [words] : []))
      choices.push(...this.here(place, refused, view).map((one) => ({ ...one, keys: [], barred: true })))
      const spot = `place ${place}`
      const sub = { ...this.menu(`token ${word}`, this.what(place), choices), at: spot }
      const only = { id: `token ${word}`, label: this.deck.alone(place), keys: [], spot }
      return [{ ...only, ...(choices.length > 1 ? { sub } : leads(choices[0]!)) }]
    })
    const probes = this.probes(goals, view, (word) => [
      view.sites.includes(this.deck.found(word)) ? 'exploit' : 'throw-down',
      word,
    ])
    const listed = goals.map((one, i) => ({ ...one, keys: [KEYS[i]!] }))
    const sub = { ...this.menu('token', t('web-token-where'), listed), probes }
    return { id: 'token', label: t('web-drop-token'), keys: [], spot: 'tokens', sub }
  }

  /** Groups of Dudes, and the places to which they can be dragged. */
  crews(rides: Words[], view: MayhemView): Choice[] {
    return grouped(rides, 1).map(([word, some]) => {
      const spot = `crew ${this.deck.found(word)}`
      return { ...this.source(word, some, 0, view), id: spot, spot, quiet: true }
    })
  }

  /** The places where I may give orders. */
  private places(view: MayhemView): number[] {
    return [...view.sites, view.seat]
  }

  private what(place: number): string {
    return capital(t('web-order-at', { place: this.deck.place(place) }))
  }

  /** Probes for the places that aren't among some goals; a rival's clubhouse is at their strip. */
  private probes(goals: Choice[], view: MayhemView, words: (place: string) => Words): Probe[] {
    const spots = [...view.sites, emergency(view), ...view.gangs.keys()].map((place) => ({
      spot: place < view.gangs.length && place !== view.seat ? `seat ${place}` : `place ${place}`,
      keys: [],
      words: words(this.deck.word(place)),
    }))
    return spots.filter(({ spot }) => !goals.some((one) => one.spot === spot))
  }

  /** Returns those of some orders that are chosen at a place, except Rides. */
  private here(place: number, all: Words[], view: MayhemView): Choice[] {
    const word = this.deck.word(place)
    const there = ([kind, what]: Words): boolean => (HOME.includes(kind!) ? place === view.seat : what === word)
    return all
      .filter((words) => words[0] !== 'ride' && there(words))
      .map((words, i): Choice => {
        const note = this.note(words, view)
        return {
          id: words.join(' '),
          label: this.label(words, view),
          ...(!HOME.includes(words[0]!) && { brief: [this.verb(words[0]!), ...(note.detail ? [note.detail] : [])] }),
          keys: [KEYS[i]!],
          spot: `do ${words.join(' ')}`,
          words,
          ...note,
        }
      })
  }

  /** Returns Rides as one of the orders at a place. */
  private some(kind: 'ride' | 'ride-here', i: number, rides: Pick<Choice, 'sub' | 'words'>): Choice {
    const label = kind === 'ride' ? this.teller.answer('some-ride') : t('web-ride-here')
    return { id: 'ride', label, keys: [KEYS[i]!], spot: `do ${kind}`, ...leads(rides) }
  }

  // Rides: from where, where to, who

  sources(rides: Words[], view: MayhemView): Choice[] {
    return grouped(rides, 1).map(([word, some], i) => this.source(word, some, i, view))
  }

  /** Rides to one place: from where, who. */
  private towards(goal: string, rides: Words[]): Pick<Choice, 'sub' | 'words'> {
    const sources = grouped(rides, 1).map(([word, some], i) => {
      const place = this.deck.found(word)
      const spot = `place ${place}`
      const base = { id: `from ${word} to ${goal}`, label: this.deck.alone(place), keys: [KEYS[i]!], spot }
      return this.counted(base, some, 3, place)
    })
    const from = this.menu(`ride to ${goal}`, this.teller.question('ride-from'), sources)
    const to = `place ${this.deck.found(goal)}`
    return sources.length > 1 ? { sub: { ...from, at: to, to } } : leads(sources[0]!)
  }

  private source(word: string, rides: Words[], i: number, view: MayhemView): Choice {
    const place = this.deck.found(word)
    const base: Choice = {
      id: `from ${word}`,
      label: this.deck.alone(place),
      keys: [KEYS[i]!],
      spot: `place ${place}`,
    }
    const [kind, , , who] = rides[0]!
    if (kind === 'back-up') return this.counted(base, rides, 2, place)
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
    const probes = this.probes(choices, view, (goal) => [kind!, word, goal, who!])
    const from = `place ${place}`
    return { ...base, sub: { ...this.menu(`ride ${word}`, question, choices), at: from, from, probes } }
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
        ...(members &&
          prospects && { brief: [this.deck.dudes(members, 0, 'nom'), this.deck.dudes(0, prospects, 'nom')] }),
        keys: [KEYS[i]!],
        words,
      }
    }
    const goal = rides[0]![0] === 'back-up' ? undefined : this.deck.found(rides[0]![2]!)
    const question =
      goal === undefined ? this.teller.question('back-up-who', from) : this.teller.question('ride-who', from, goal)
    const start = `place ${from}`
    const step = (id: string, choices: Choice[]): Menu => ({
      ...this.menu(id, question, choices),
      at: start,
      from: start,
      ...(goal !== undefined && { to: `place ${goal}` }),
    })
    if (rides.length <= few()) return { ...base, sub: step(id, sorted.map(choice)) }
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
