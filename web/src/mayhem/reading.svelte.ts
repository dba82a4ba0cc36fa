/** What somebody wants to read at leisure: a component by its number (deck.ts), or a gang. */
export const reading = $state<{ code: number | null; seat: number | null }>({ code: null, seat: null })
