/** The faces of the people at a table: a bot's own, or a mastermind in the seat's colour. */

import bots from 'virtual:pictures/bots'
import masterminds from 'virtual:pictures/masterminds'
import type { AnyRoom } from '../room'
import type { Live } from './live.svelte'

const SEATS = 4

/** Returns the portrait of the player at a seat, where the game or being a bot gives one. */
export const portrait = ({ mugshots, name }: AnyRoom, live: Live, seat: number): string | undefined =>
  mugshots || live.table?.seats[seat]?.bot ? face(name(seat), seat) : undefined

/** Returns the address of the portrait for a name at a seat; the same for the same name and seat. */
export function face(name: string, seat: number): string {
  const letters = [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)
  return bots[name.toLowerCase()] ?? masterminds[`seat${seat % SEATS}-${letters % 2 ? 'lady' : 'gent'}`]!
}
