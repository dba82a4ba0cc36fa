/** The thing that is open for reading: a card, the discard pile, a player's sheet. */

export type Subject = { what: 'card'; code: number } | { what: 'pile' } | { what: 'sheet'; seat: number }

class Reading {
  subject = $state.raw<Subject | null>(null)
}

export const reading = new Reading()
