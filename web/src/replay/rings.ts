/** The places on the board of a move that was judged: where it was played, and where the best one would have been. */

import type { Decision, Message } from '../lib/wire'
import type { AnyRoom } from '../room'

export interface Ring {
  kind: 'best' | 'played' | 'tried'
  /** A place of the board. */
  spot: string
}

/** Returns rings around the places where a seat acts in some messages. */
export function ringed(room: AnyRoom, kind: Ring['kind'], seat: number, messages: readonly Message[]): Ring[] {
  const own = messages.filter(([, doer]) => doer === seat)
  return [...new Set(own.flatMap((one) => room.touches?.(one) ?? []))].map((spot) => ({ kind, spot }))
}

/** Returns those of a marked decision; `messages`: what happened in the game. */
export const compared = (room: AnyRoom, { seat, better }: Decision, messages: readonly Message[]): Ring[] => [
  ...ringed(room, 'best', seat, better as Message[]),
  ...ringed(room, 'played', seat, messages),
]
