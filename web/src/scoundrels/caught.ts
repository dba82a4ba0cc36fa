/** What an evening tells: which cards were suspected by whom, and what that costs. */

import type { Message } from '../lib/wire'
import { seatsOf } from './view'

/** A suspected card, and the messages about reputation and jail that follow from it. */
export interface Caught {
  seat: number
  slot: number
  face: number
  /** The seats whose henchmen lie on it. */
  men: number[]
  costs: Message[]
}

export const isBluff = ({ slot, face }: Caught): boolean => face !== slot + 1

const KINDS = ['dusk', 'reveal', 'rep', 'jail']

/** Returns the messages that an evening tells without a break. */
export function eveningOf(messages: readonly Message[]): readonly Message[] {
  const end = messages.findIndex(([kind]) => !KINDS.includes(kind))
  return end < 0 ? messages : messages.slice(0, end)
}

export function caughtIn(messages: readonly Message[], seats: number): Caught[] {
  const cards: Caught[] = []
  for (const message of messages) {
    const [kind, ...args] = message
    const [seat, slot, face, mask] = args as number[]
    if (kind === 'reveal') cards.push({ seat: seat!, slot: slot!, face: face!, men: seatsOf(mask!, seats), costs: [] })
    else cards.at(-1)?.costs.push(message)
  }
  return cards
}
