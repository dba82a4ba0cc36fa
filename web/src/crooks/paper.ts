/** What the newspaper makes of a finished game: the kind of its headline, and facts for its columns. */

import type { Message } from '../lib/wire'
import { endOf, hiddenOf, stopsOf } from './score'

export type Outcome = 'shared' | 'money' | 'rout' | 'late' | 'narrow' | 'clear'

/** Points ahead, at most, of a narrow win, and at least, of a rout. */
const NARROW = 2
const ROUT = 8

const most = (numbers: readonly number[]): number => Math.max(...numbers)

/** Returns the points of the winner, and of the best of the others. */
export function score(messages: readonly Message[]): { best: number; next: number } {
  const { scores, winners } = endOf(messages)!
  return { best: most(scores), next: Math.max(0, ...scores.filter((_, seat) => !winners.includes(seat))) }
}

export function outcomeOf(messages: readonly Message[]): Outcome {
  const { winners } = endOf(messages)!
  const { best, next } = score(messages)
  if (winners.length > 1) return 'shared'
  if (best === next) return 'money'
  if (best >= 2 * next && best - next >= ROUT) return 'rout'
  const sums = stopsOf(messages).findLast(({ kind }) => kind === 'target')?.sums ?? []
  if ((sums[winners[0]!] ?? 0) < most([0, ...sums])) return 'late'
  return best - next <= NARROW ? 'narrow' : 'clear'
}

/** Returns the place of a seat, from 1, and whether another seat has the same. */
export function placeOf(messages: readonly Message[], seat: number): { place: number; shared: boolean } {
  const { scores, money } = endOf(messages)!
  const ahead = scores.map((score, other) => score - scores[seat]! || money[other]! - money[seat]!)
  return { place: 1 + ahead.filter((by) => by > 0).length, shared: ahead.filter((by) => by === 0).length > 1 }
}

/** A fact, with the numbers of targets, cards, gangs and seats. */
export type Fact =
  | { kind: 'haul'; target: number; worth: number; share: number; seats: number[] }
  | { kind: 'trap'; target: number; card: number; owner: number; share: number; seats: number[] }
  | { kind: 'gang'; gang: number; members: number; points: number; seat: number }
  | { kind: 'waste'; target: number; seats: number[] }
  | { kind: 'purse'; seat: number; money: number }

const FACTS = 4

/** Returns the most telling facts; `modifier`: by how much a card changes the worth of its target. */
export function factsOf(messages: readonly Message[], modifier: (card: number) => number): Fact[] {
  const stops = stopsOf(messages)
  const { money, winners } = endOf(messages)!
  const targets = stops.filter((stop) => stop.kind === 'target' && stop.winners.length)
  const share = (target: number): number => most(targets.find(({ at }) => at === target)?.gains ?? [0])
  const robbed = (target: number): number[] => targets.find(({ at }) => at === target)?.winners ?? []

  const facts: Fact[] = []
  const [haul] = targets.filter(({ worth }) => worth).sort((a, b) => b.worth - a.worth)
  if (haul)
    facts.push({ kind: 'haul', target: haul.at, worth: haul.worth, share: share(haul.at), seats: haul.winners })
  const [trap] = hiddenOf(messages)
    .filter(({ seat, target, card }) => modifier(card) < 0 && robbed(target).some((one) => one !== seat))
    .sort((a, b) => modifier(a.card) - modifier(b.card))
  if (trap) {
    const { target, card, seat: owner } = trap
    const seats = robbed(target).filter((one) => one !== owner)
    facts.push({ kind: 'trap', target, card, owner, share: share(target), seats })
  }
  const [gang] = stops
    .filter((stop) => stop.kind === 'gang' && stop.winners.length)
    .sort((a, b) => most(b.counts) - most(a.counts))
  if (gang)
    facts.push({ kind: 'gang', gang: gang.at, members: most(gang.counts), points: gang.worth, seat: gang.winners[0]! })
  const waste = targets.find(({ worth, at }) => !worth && at !== trap?.target)
  if (waste) facts.push({ kind: 'waste', target: waste.at, seats: waste.winners })
  const left = money.map((one, seat) => (winners.includes(seat) ? 0 : one))
  const kept = most(money.filter((_, seat) => winners.includes(seat)))
  if (most(left) > kept) facts.push({ kind: 'purse', seat: left.indexOf(most(left)), money: most(left) })
  return facts.slice(0, FACTS)
}
