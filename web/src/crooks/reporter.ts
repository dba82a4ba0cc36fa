/** The newspaper's words. A reader who took part is “you” in the news, though a single winner makes a headline by name. */

import { capital } from '../lib/capital'
import { texts } from '../lib/texts.svelte'
import type { Message } from '../lib/wire'
import { GANGS } from './deck'
import { outcomeOf, score, type Fact } from './paper'
import { endOf } from './score'
import { t } from './texts'
import type { Teller } from './words'

/** `mine`: the reader's seat; null for a reader elsewhere. */
export function headlineOf(messages: readonly Message[], players: string[], mine: number | null): string {
  const { winners } = endOf(messages)!
  const shared = winners.length > 1 && mine !== null && winners.includes(mine)
  const winner = texts.people(players, winners, shared ? mine : null, 'who')
  return capital(t(`web-headline-${outcomeOf(messages)}${shared ? '-you' : ''}`, { winner, ...score(messages) }))
}

/** `teller`: it calls everybody by name. */
export function newsOf(fact: Fact, { deck, players }: Teller, mine: number | null): string {
  const { kind } = fact
  const number = { target: 'target' in fact ? deck.targets[fact.target]! : 0 }
  const target = t('web-target-the', number)
  const seats = 'seats' in fact ? fact.seats : [fact.seat]
  const people = (role: string): string => texts.people(players, seats, mine, role)
  const [first] = seats
  /** The news is about me alone. */
  const you = seats.every((seat) => seat === mine) ? 'you' : 'text'
  switch (kind) {
    case 'haul':
      return t(fact.seats.length > 1 ? 'web-news-haul-shared' : `web-news-haul-${you}`, {
        target,
        worth: t('score-worth', { points: fact.worth }),
        share: fact.share,
        players: people('for'),
      })
    case 'trap':
      return t(fact.owner === mine ? 'web-news-trap-mine' : `web-news-trap-${you}`, {
        target: t('web-target-at', number),
        crook: deck.label(fact.card),
        owner: players[fact.owner]!,
        share: fact.share,
        players: people('for'),
      })
    case 'gang':
      return t(`web-news-gang-${you}`, {
        gang: GANGS[fact.gang]!,
        player: players[first!]!,
        members: fact.members,
        points: t('score-worth', { points: fact.points }),
      })
    case 'waste':
      return t(`web-news-waste-${you}`, { target, players: people('by') })
    case 'purse':
      return t(`web-news-purse-${you}`, { player: players[first!]!, money: texts.money(fact.money) })
  }
}
