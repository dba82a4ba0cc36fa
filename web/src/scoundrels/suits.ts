/** Returns the suit of a seat's leader, as its cards on the table show it. */
export const suitOf = (seat: number): string =>
  document.querySelector<HTMLElement>(`[data-suit-of="${seat}"]`)?.dataset['suit'] ?? ''
