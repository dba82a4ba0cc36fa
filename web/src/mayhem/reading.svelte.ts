/** The component (by its number, see deck.ts) or the gang that is open for reading. */
export const reading = $state<{ code: number | null; seat: number | null }>({ code: null, seat: null })
