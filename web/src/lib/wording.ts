/**
 * Sentences from a table: the text of each event, question, answer and note of a game, and its nouns. Terminal and
 * browser read the same table, `text/wording.toml` in the package of a game; `skulduggery/wording/tables.py` explains
 * its lines.
 */

import { capital } from './capital'
import { texts, type Args } from './texts.svelte'

/** Nouns by name, which are put into sentences. */
export type Nouns = Record<string, (...given: any[]) => string | number>
interface Line {
  id?: string
  doer?: number
  seen?: number
  capital?: boolean
  [word: string]: string | number | boolean | undefined
}
export type Table = Record<string, Record<string, Line>>

const PREFIXES: Record<string, string> = { events: 'event-', questions: 'ask-', answers: 'choice-', notes: 'note-' }
const KEYS = ['id', 'doer', 'seen', 'capital']

/** Returns a noun with its arguments, taken from an event; null if the reader wasn't told one of them. */
function named(said: string, nouns: Nouns, args: readonly unknown[]): string | number | null {
  const [noun = '', ...words] = said.split(' ')
  const given: unknown[] = []
  for (const word of words) {
    const [, digits, more] = /^(\d+)([*?]?)$/.exec(word) ?? []
    if (digits === undefined) given.push(word)
    else if (more === '*') given.push(args.slice(Number(digits)))
    else if ((args[Number(digits)] ?? null) === null && more !== '?') return null
    else given.push(args[Number(digits)] ?? null)
  }
  return nouns[noun]!(...given)
}

/** The wording of a game. `t` gives its texts. */
export class Wording {
  constructor(
    readonly table: Table,
    readonly t: (id: string, args: Args) => string,
  ) {}

  /**
   * Returns an event as `reader` was told it: the action of `doer`, or a whole sentence; null if there is no text for
   * it.
   */
  event(
    nouns: Nouns,
    players: readonly string[],
    reader: number | null,
    kind: string,
    args: readonly unknown[],
  ): { doer: number | null; text: string } | null {
    const line = this.table['events']?.[kind]
    if (!line) return null
    const seat = args[line.doer ?? 0]
    const doer = typeof seat === 'number' && seat in players ? seat : null
    const words: Args = doer === null ? {} : { you: doer === reader ? 'yes' : 'no' }
    return { doer, text: this.#say('events', kind, nouns, args, words) }
  }

  question(nouns: Nouns, kind: string, args: readonly unknown[] = []): string {
    return this.#say('questions', kind, nouns, args)
  }

  /** Returns whether there is a question of this kind. */
  asks(kind: string): boolean {
    return kind in (this.table['questions'] ?? {})
  }

  answer(nouns: Nouns, kind: string, args: readonly unknown[] = []): string {
    return this.#say('answers', kind, nouns, args)
  }

  note(nouns: Nouns, kind: string, args: readonly unknown[]): string {
    return this.#say('notes', kind, nouns, args)
  }

  #say(section: string, kind: string, nouns: Nouns, args: readonly unknown[], words: Args = {}): string {
    const line = this.table[section]![kind]!
    let id = PREFIXES[section]! + (line.id ?? kind).replace(/{(.*?)}/g, (_, said) => String(named(said, nouns, args)))
    if (line.seen !== undefined && (args[line.seen] ?? null) !== null) id += '-seen'
    for (const [name, said] of Object.entries(line)) {
      const word = KEYS.includes(name) ? null : named(String(said), nouns, args)
      if (word !== null) words[name] = word
    }
    const text = this.t(id, words)
    return line.capital ? capital(text) : text
  }
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** Returns a comparison with the move played, for n below 0, or with the other good moves; an empty text for 0. */
const beats = (t: (id: string, args?: Args) => string, id: string, n: number, by: string): string =>
  n ? t(id, { n: by, than: n < 0 ? 'move' : 'moves' }) : ''

/** The nouns that every game can use, for one reader. */
export const common = (t: (id: string, args?: Args) => string, players: string[], reader: number | null): Nouns => ({
  number: (n: number) => n,
  digits: String,
  size: Math.abs,
  count: (things: unknown[]) => things.length,
  signed,
  money: (n: number) => texts.money(n),
  more: (n: number) => beats(t, 'fact-more', n, String(Math.abs(n))),
  more_money: (n: number) => beats(t, 'fact-more', n, texts.money(Math.abs(n))),
  less: (n: number) => beats(t, 'fact-less', n, String(Math.abs(n))),
  later: (n: number) => (n ? t('fact-later') : ''),
  points: (n: number) => t('fact-points', { n }),
  pick: (i: number, ...words: string[]) => words[i]!,
  either: (isSo: unknown, yes: string, no = '') => ((Array.isArray(isSo) ? isSo.length : isSo) ? yes : no),
  player: (seat: number) => players[seat] ?? '?',
  name: (seat: number) => (seat === reader ? t('you') : (players[seat] ?? '?')),
  who: (seat: number) => (seat === reader ? 'you' : 'other'),
  whom: (seat: number, doer = -1) => (seat === reader ? 'you' : seat === doer ? 'self' : 'other'),
  people: (seats: number[], role: string) => texts.people(players, seats, reader, role),
})
