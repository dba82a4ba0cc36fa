/** What happens in Crooks, in words: the same messages as in the terminal (tui/crooks/words.py). */

import { texts, type Args } from '../lib/texts.svelte'
import type { Message } from '../lib/wire'
import type { Said } from '../room'
import { GANGS, type Deck } from './deck'
import { t } from './texts'
import { LETTERS, SIDES } from './view'

const WHY_PASSED = ['chosen', 'broke', 'empty']

export class Teller {
  constructor(
    readonly deck: Deck,
    readonly players: string[],
    readonly seat: number | null,
  ) {}

  name(seat: number): string {
    return seat === this.seat ? t('you') : (this.players[seat] ?? '?')
  }

  /** A player who does something in a sentence: the reader or another. */
  private who(seat: number): Args {
    return { who: seat === this.seat ? 'you' : 'other', player: this.players[seat]! }
  }

  /** One event; null for what needs no words. */
  say(message: Message): Said | null {
    const [kind, ...args] = message
    const said = (doer: number | null, text: string): Said => ({ doer, text, kind })
    if (kind === 'deal') return said(null, t('event-deal', { hideouts: args.length }))
    if (kind === 'score-target') return said(null, this.target(args))
    if (kind === 'score-gang') return said(null, this.gang(args))
    if (kind === 'end') return said(null, this.end(args))
    const doer = Number(kind === 'kill' ? args[1] : args[0]) // who lost a crook is what matters
    const you = doer === this.seat ? 'yes' : 'no'
    const number = (i: number): number => this.deck.targets[Number(args[i])]!
    switch (kind) {
      case 'first':
      case 'turn':
        return said(doer, t(`event-${kind}`, { you }))
      case 'pass':
        return said(doer, t('event-pass', { you, why: WHY_PASSED[Number(args[1])]! }))
      case 'gain':
        return said(doer, t('event-gain', { you, money: texts.money(Number(args[1])) }))
      case 'spy-nothing':
        return said(doer, t('event-spy-nothing', { you }))
      case 'recruit': {
        const words = { you, hideout: LETTERS[Number(args[1])]!, price: texts.money(Number(args[2])) }
        const cards = args[3] as number[] | null
        return said(
          doer,
          cards ? t('event-recruit-seen', { ...words, cards: this.deck.labels(cards) }) : t('event-recruit', words),
        )
      }
      case 'take': {
        const words = { you, hideout: LETTERS[Number(args[1])]! }
        const card = args[2] as number | null
        return said(
          doer,
          card === null ? t('event-take', words) : t('event-take-seen', { ...words, card: this.deck.label(card) }),
        )
      }
      case 'nothing':
        return said(doer, t('event-nothing', { you, hideout: LETTERS[Number(args[1])]! }))
      case 'place': {
        const card = args[3] as number | null
        const target = number(1)
        if (card === null) return said(doer, t('event-place-hidden', { you, target }))
        const words = { you, target, card: this.deck.label(card), ability: this.deck.ability(card) }
        return said(doer, t(`event-place-${SIDES[Number(args[2])]}`, words))
      }
      case 'move':
        return said(
          doer,
          t('event-move', {
            you,
            target: number(1),
            to: number(2),
            cards: this.moved(args[3] as number[], args[4] as number[] | null),
          }),
        )
      case 'kill':
        return said(doer, t('event-kill', { you, target: number(2), cards: this.deck.labels(args[3] as number[]) }))
      case 'reveal':
        return said(doer, t('event-reveal', { you, target: number(1), card: this.deck.label(Number(args[2])) }))
      case 'spy-target': {
        const cards = args[2] as number[] | null
        const words = { you, target: number(1) }
        return said(
          doer,
          cards
            ? t('event-spy-target-seen', { ...words, cards: this.deck.labels(cards) })
            : t('event-spy-target', words),
        )
      }
      case 'spy-hideout': {
        const cards = args[2] as number[] | null
        const words = { you, hideout: LETTERS[Number(args[1])]! }
        return said(
          doer,
          cards
            ? t('event-spy-hideout-seen', { ...words, cards: this.deck.labels(cards) })
            : t('event-spy-hideout', words),
        )
      }
      default:
        return null
    }
  }

  /** Where on the board an event happened. */
  touches([kind, ...args]: Message): string[] {
    const cell = (seat: number, target: number): string => `cell ${args[seat]} ${args[target]}`
    if (kind === 'place' || kind === 'reveal') return [cell(0, 1)]
    if (kind === 'move') return [cell(0, 1), cell(0, 2)]
    if (kind === 'kill') return [cell(1, 2)]
    if (kind === 'recruit' || kind === 'nothing' || kind === 'spy-hideout') return [`hideout ${args[1]}`]
    return kind === 'spy-target' ? [`head ${args[1]}`] : []
  }

  /** Crooks that go to another target, those that lie face up and the one that lies face down. */
  private moved(up: number[], down: number[] | null): string {
    const hidden = down ? 'no' : up.length ? 'too' : 'only'
    return t('cards-moved', { hidden, cards: this.deck.labels([...up, ...(down ?? [])]) })
  }

  target(args: unknown[]): string {
    const [target, worth, levels, winners, share] = args as [number, number, number[], number[], number]
    const words = { target: this.deck.targets[target]!, worth, points: share }
    if (!winners.length) return t('event-score-target-nobody', words)
    const players = texts.people(this.players, winners, this.seat, 'for')
    return t(winners.length === 1 ? 'event-score-target' : 'event-score-target-tie', {
      ...words,
      players,
      level: levels[winners[0]!]!,
    })
  }

  gang(args: unknown[]): string {
    const [gang, members, winner, points] = args as [number, number[], number, number]
    const name = t(`gang-${GANGS[gang]}`)
    if (winner < 0) return t('event-score-gang-nobody', { gang: name })
    return t('event-score-gang', { gang: name, ...this.who(winner), members: members[winner]!, points })
  }

  end(args: unknown[]): string {
    const [scores, money, winners] = args as [number[], number[], number[]]
    const best = scores[winners[0]!]!
    const words = {
      players: texts.all(winners.map((seat) => this.players[seat]!)),
      points: best,
      money: texts.money(money[winners[0]!]!),
    }
    const tied = scores.filter((score) => score === best).length > 1
    if (winners.length === 1 && winners[0] === this.seat) return t(tied ? 'end-you-money' : 'end-you', words)
    if (winners.length > 1) {
      const others = winners.filter((seat) => seat !== this.seat)
      return t('event-end-shared', {
        ...words,
        who: others.length < winners.length ? 'you' : 'other',
        players: texts.people(this.players, others, this.seat, 'by'),
      })
    }
    return t(tied ? 'event-end-money' : 'event-end', words)
  }

  /** A note of cards that lie hidden; `places` as the view gives them. */
  note(cards: number[], places: number[], hideouts: number): string {
    const names = this.deck.labels(cards)
    const kinds = [...new Set(places)]
    if (kinds.length === 1 && kinds[0]! >= 0 && kinds[0]! < hideouts)
      return t('note-hideout', { hideout: LETTERS[kinds[0]!]!, cards: names })
    const where = kinds.map((place) => this.place(place, hideouts, places.filter((one) => one === place).length))
    return t('note-mixed', { cards: names, places: texts.all(where) })
  }

  place(place: number, hideouts: number, count: number): string {
    if (place < 0) return t('web-note-box')
    if (place < hideouts) return t('note-place-hideout', { hideout: LETTERS[place]!, count })
    const at = place - hideouts
    const width = this.deck.targets.length
    return t('note-place-grid', { player: this.name(Math.floor(at / width)), target: this.deck.targets[at % width]! })
  }
}
