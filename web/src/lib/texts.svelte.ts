/**
 * Texts in the player's language: the terminal's Fluent files, and `web.*.ftl` next to them for texts that only the
 * browser needs.
 */

import { FluentBundle, FluentNumber, type FluentVariable } from '@fluent/bundle'
import { unpacked, type PackedEntries } from './packedTexts'

/**
 * `web.*.ftl` is bundled with the file next to it. The house's file also has each game's title and introduction
 * (tools/fluent.ts).
 */
const FILES = import.meta.glob<PackedEntries>(
  [
    '../../../src/skulduggery/locale/*.ftl',
    '../../../src/skulduggery/games/*/text/locale/*.ftl',
    '!../../../src/skulduggery/**/{web,terminal}.*.ftl',
  ],
  { import: 'default' },
)

/** Files of a game that are long or seldom read, and files of the house for some of its pages. */
export type Part = 'rules' | 'lessons' | 'problems' | 'review' | 'pages' | 'dialogs' | 'options' | 'hints'
export type Args = Record<string, FluentVariable>

/** The hyphen that browsers write as the sign of a negative number, in all our languages. */
const MINUS = /(?<![^\s(])-(?=\d)/gu
/**
 * A number that looks the same in all our languages, so that it needs no `Intl` formatter, which is slow to start.
 */
class Small extends FluentNumber {
  override toString = (): string => String(this.value)
}
const PLAIN = 1000
const plain = (one: FluentVariable): FluentVariable =>
  typeof one === 'number' && Number.isInteger(one) && Math.abs(one) < PLAIN ? new Small(one) : one
/**
 * Keeps a figure and its unit, a range, words like `3-mal` and a Russian word of one letter with its next on one line,
 * and dashes off the start of a line.
 */
export const bound = (text: string): string =>
  text
    .replace(/([\d?]) (?=\$)|(?<![\p{L}\d$])(\d+) (?=\p{L})/gu, '$1$2\u00a0')
    .replace(/(\d-)(?=\p{L})|(\d–)(?=\d)/gu, '$1$2\u2060')
    .replace(/ (?=[—%])/gu, '\u00a0')
    .replace(/(?<!\p{L})([авикосуя]) (?=[\p{L}\d«])/giu, '$1\u00a0')

/** The texts of the house or of one game, whose words may mean something else in another game. */
interface Shelf {
  bundle: FluentBundle
  ids: string[]
  /** The parts that are loaded too. */
  parts: Part[]
}

async function fetchShelf(language: string, game: string, parts: Part[]): Promise<Shelf> {
  const folder = game ? `/games/${game}/text/locale/` : '/skulduggery/locale/'
  const names = [language, ...parts.map((part) => `${part}.${language}`)].map((name) => `${folder}${name}.ftl`)
  const wanted = Object.keys(FILES).filter((path) => names.some((name) => path.endsWith(name)))
  const bundle = new FluentBundle(language, { useIsolating: false })
  const ids: string[] = []
  for (const entries of await Promise.all(wanted.map((path) => FILES[path]!()))) {
    const body = unpacked(entries)
    for (const entry of body) ids.push(entry.id)
    bundle.addResource({ body })
  }
  // A game from another package has no texts here.
  if (game && !wanted.length) bundle.addResource({ body: [{ id: `${game}-title`, value: game, attributes: {} }] })
  return { bundle, ids, parts }
}

class Texts {
  language = $state('en')
  #shelves = $state.raw<Record<string, Shelf>>({})
  /** The games whose texts are wanted, with their parts. */
  #games = new Map<string, Part[]>([['', []]])
  #wanted = 'en'
  #loading: Promise<void> = Promise.resolve()

  /** The language with the country that the browser names, for times and dates. */
  get region(): string {
    return navigator.languages.find((one) => one.startsWith(`${this.language}-`)) ?? this.language
  }

  /** Stands for all texts there are now: another object whenever some are loaded. */
  get edition(): object {
    return this.#shelves
  }

  load(language: string): Promise<void> {
    return (this.#loading = this.#load(language))
  }

  async #load(language: string): Promise<void> {
    this.#wanted = language
    const shelves: Record<string, Shelf> = {}
    const lacking = (): [string, Part[]][] =>
      [...this.#games].filter(
        ([game, parts]) => !parts.every((part) => shelves[game]?.parts.includes(part)) || !shelves[game],
      )
    for (let some = lacking(); some.length; some = lacking())
      // more may be needed by then
      await Promise.all(some.map(async ([game, parts]) => (shelves[game] = await fetchShelf(language, game, parts))))
    if (language !== this.#wanted) return // another language was chosen by then
    this.#shelves = shelves
    this.language = language
    document.documentElement.lang = language
  }

  /** Loads the texts of a game, now and for every language chosen later. */
  async need(game: string, ...more: Part[]): Promise<void> {
    this.#games.set(game, [...new Set([...(this.#games.get(game) ?? []), ...more])])
    await Promise.resolve() // a language chosen in the same moment comes with them
    await this.#loading.catch(() => undefined)
    const wanted = (): Part[] => this.#games.get(game)!
    const there = (): boolean => {
      const shelf = this.#shelves[game]
      return shelf?.bundle.locales[0] === this.language && more.every((part) => shelf.parts.includes(part))
    }
    while (!there()) {
      const shelf = await fetchShelf(this.language, game, wanted())
      // else load what is wanted by now
      if (shelf.parts.length === wanted().length) this.#shelves = { ...this.#shelves, [game]: shelf }
    }
  }

  #find(id: string, game: string): FluentBundle | undefined {
    return [game, ''].map((name) => this.#shelves[name]?.bundle).find((bundle) => bundle?.hasMessage(id))
  }

  has(id: string, game = ''): boolean {
    return this.#find(id, game) !== undefined
  }

  /** Returns a text, its id if there is none, or an empty text while the game's texts are loading. */
  say(id: string, args?: Args, game = ''): string {
    const bundle = this.#find(id, game)
    const pattern = bundle?.getMessage(id)?.value
    if (!bundle || !pattern) return this.#shelves[game] ? id : ''
    const faults: Error[] = []
    const given = args && Object.fromEntries(Object.entries(args).map(([name, one]) => [name, plain(one)]))
    const text = bundle.formatPattern(pattern, given ?? null, faults)
    faults.forEach(reportError) // report it, and let the game go on
    return id.startsWith('problem-') ? text : bound(text.replace(MINUS, '−')) // these texts quote what can be typed
  }

  money(n: number): string {
    return n >= 0 ? this.say('money', { n }) : this.say('money-unknown')
  }

  /** `a, b and c` */
  all(items: string[]): string {
    const last = items.at(-1) ?? ''
    return items.length > 1 ? this.say('list-and', { first: items.slice(0, -1).join(', '), last }) : last
  }

  /** Returns players in a sentence, one of whom may be the reader; `role`: that of the text `you-listed`. */
  people(players: string[], seats: number[], reader: number | null, role: string): string {
    return this.all(seats.map((seat) => (seat === reader ? this.say('you-listed', { role }) : (players[seat] ?? '?'))))
  }

  /** Returns the text of a rule of any game; null if its game isn't loaded. */
  rule(id: string): string | null {
    const game = Object.keys(this.#shelves).find((name) => this.#shelves[name]!.bundle.hasMessage(`rule-${id}`))
    return game === undefined ? null : this.say(`rule-${id}`, undefined, game)
  }

  /** Returns the parts of a game's rules, in order, each with its rules; those after `fine-print` are `fine`. */
  parts(game: string): { id: string; rules: string[]; fine: boolean }[] {
    const parts: { id: string; rules: string[]; fine: boolean }[] = []
    let fine = false
    for (const id of this.#shelves[game]?.ids ?? []) {
      if (id === 'fine-print') fine = true
      else if (id.startsWith('part-')) parts.push({ id: id.slice('part-'.length), rules: [], fine })
      else if (id.startsWith('rule-')) parts.at(-1)!.rules.push(id.slice('rule-'.length))
    }
    return parts
  }
}

export const texts = new Texts()
export const t = (id: string, args?: Args): string => texts.say(id, args)
