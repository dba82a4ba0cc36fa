/** People who play on the same device. */

import { api } from '../lib/api'
import type { Ticket } from '../lib/wire'

/** Seats others at my new table; if one can't be seated, the table is given up. */
export async function together(mine: Ticket, names: string[]): Promise<Ticket[]> {
  const tickets = [mine]
  try {
    for (const name of names) tickets.push(await api.joinHere(mine.table, name))
  } catch (error) {
    await api.end(mine.table, mine.token).catch(() => undefined)
    throw error
  }
  return tickets
}
