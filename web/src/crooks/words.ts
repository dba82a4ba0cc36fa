/** Events and questions of Crooks in words: the nouns of games/crooks/text/wording.toml. */

import TABLE from '../../../src/skulduggery/games/crooks/text/wording.toml'
import { texts } from '../lib/texts.svelte'
import type { Ask, Message } from '../lib/wire'
import { common, Wording, type Nouns } from '../lib/wording'
import type { Said } from '../room'
import { GANGS, type Deck } from './deck'
import { t } from './texts'
import { LETTERS, lying, SIDES, type CrooksView } from './view'

const WORDING = new Wording(TABLE, t)

export class Teller {
  readonly #nouns: Nouns

  constructor(
    readonly deck: Deck,
    readonly players: string[],
    readonly seat: number | null,
  ) {
    this.#nouns = this.#told()
  }

  name(seat: number): string {
    return seat === this.seat ? t('you') : (this.players[seat] ?? '?')
  }

  /** One event; null for what needs no words. */
  say([kind, ...args]: Message): Said | null {
    const told = WORDING.event(this.#nouns, this.players, this.seat, kind, args)
    return told && { ...told, kind }
  }

  /** A question; one without words of its own is said by its kind. */
  question(ask: Ask, view: CrooksView, kind = ask.kind, args = ask.args): string {
    return WORDING.asks(kind) ? WORDING.question(this.#asked(ask, view), kind, args) : kind
  }

  /** An answer to it, as on its button. */
  answer(ask: Ask, view: CrooksView, kind: string, ...args: (string | number)[]): string {
    return WORDING.answer(this.#asked(ask, view), kind, args)
  }

  /** The nouns of sentences. */
  #told(): Nouns {
    const { deck, players, seat } = this
    const people = (seats: number[]): string => texts.people(players, seats, seat, 'by')
    const at = (numbers: number[], seats: number | number[]): number =>
      numbers[typeof seats === 'number' ? seats : (seats[0] ?? -1)] ?? 0
    return {
      ...common(t, players, seat),
      hideout: (hideout: number) => LETTERS[hideout]!,
      target: (target: number) => deck.targets[target]!,
      gang: (gang: number) => t(`gang-${GANGS[gang]}`),
      crook: (card: number) => deck.label(card),
      crooks: (cards: number[]) => deck.labels(cards),
      ability: (card: number) => deck.ability(card),
      side: (side: number, card: number | null) => (card === null ? 'hidden' : SIDES[side]!),
      moved: (up: number[], down: number[] | null) => {
        const hidden = down ? 'no' : up.length ? 'too' : 'only'
        return t('cards-moved', { hidden, cards: deck.labels([...up, ...(down ?? [])]) })
      },
      race: (mine: number, theirs: number, rivals: number[]) =>
        mine === theirs ? '-tie' : rivals.length ? '-from' : '',
      unseen: (n: number) => (n ? t('fact-unseen', { n }) : ''),
      shared: ({ length }: number[]) => (length ? (length > 1 ? '-tie' : '') : '-nobody'),
      taken: (winner: number) => (winner < 0 ? '-nobody' : ''),
      ending: (scores: number[], winners: number[]) => {
        if (winners.length > 1) return '-shared'
        const tied = scores.filter((score) => score === Math.max(...scores)).length > 1 ? '-money' : ''
        return winners[0] === seat ? `-you${tied}` : tied
      },
      winners: (winners: number[]) => people(winners.filter((one) => one !== seat || winners.length === 1)),
      among: (seats: number[]) => (seat !== null && seats.includes(seat) ? 'you' : 'other'),
      letter: ([hideout]: number[]) => LETTERS[hideout!]!,
      places: (places: number[], hideouts: number) => texts.all(this.#places(places, hideouts)),
      best: (numbers: number[]) => Math.max(...numbers),
      at,
      dollars: (money: number[], seats: number[]) => texts.money(at(money, seats)),
    }
  }

  /** The places where noted crooks lie; `places` as the view gives them. */
  #places(places: number[], hideouts: number): string[] {
    const { targets } = this.deck
    return [...new Set(places)].map((place) => {
      if (place < 0) return t('note-place-box')
      const count = places.filter((one) => one === place).length
      if (place < hideouts) return t('note-place-hideout', { hideout: LETTERS[place]!, count })
      const at = place - hideouts
      const player = this.name(Math.floor(at / targets.length))
      return t('note-place-grid', { player, target: targets[at % targets.length]! })
    })
  }

  /** The nouns of a question and its answers, which may name things on the table of the seat that is asked. */
  #asked({ options }: Ask, view: CrooksView): Nouns {
    const { deck } = this
    const takes = (word: string): boolean => options.some(({ words }) => words[0] === word)
    const mine = (target: number): number[] =>
      (view.rows[view.seat * deck.targets.length + target] ?? []).flatMap((crook) => lying(crook).card ?? [])
    return {
      ...this.#nouns,
      payable: () => (takes('recruit') ? '' : '-broke'),
      takeable: () => (takes('take') ? '' : '-nothing'),
      held: () => deck.label(view.hand),
      displaced: (target: number) => deck.labels(mine(target).slice(0, -1)),
      manner: (target: number, side: string) => {
        const { ability } = deck.card(view.hand)
        if (side === 'ability') return ability === 'killer' && mine(target).length ? 'kill-own' : side
        const used = options.some(({ words }) => Number(words[1]) === deck.targets[target] && words[2] === 'ability')
        return side === 'up' && used ? 'without' : side
      },
      skill: () => deck.ability(view.hand),
      own: (target: number) => deck.labels(mine(target)),
      bill: () => texts.money(1),
      spied: (place: string) => `spy-${place}`,
    }
  }

  /** Returns the places on the board where an event happened. */
  touches([kind, ...args]: Message): string[] {
    const cell = (seat: number, target: number): string => `cell ${args[seat]} ${args[target]}`
    if (kind === 'place' || kind === 'reveal') return [cell(0, 1)]
    if (kind === 'move') return [cell(0, 1), cell(0, 2)]
    if (kind === 'kill') return [cell(1, 2)]
    if (kind === 'recruit' || kind === 'nothing' || kind === 'spy-hideout') return [`hideout ${args[1]}`]
    return kind === 'spy-target' ? [`target ${args[1]}`] : []
  }

  /** Returns what I have seen of hidden crooks. */
  notes({ notes, piles: { length } }: CrooksView): string[] {
    return notes.map(([cards, places]) => {
      const [place = -1] = places
      const alone = place >= 0 && place < length && places.every((one) => one === place)
      return WORDING.note(this.#nouns, alone ? 'hideout' : 'mixed', [cards, places, length])
    })
  }
}
