import type { Parts } from '../room'
import Board from './Board.svelte'
import Face from './Face.svelte'
import Guide from './Guide.svelte'
import Mesa from './Mesa.svelte'
import Reading from './Reading.svelte'
import type { ScoundrelsView } from './view'

/** The components of 3000 Scoundrels. */
export const parts: Parts<ScoundrelsView> = {
  Board,
  finale: async () => (await import('./finale')).finale,
  Guide,
  Face,
  Reading,
  Backdrop: Mesa,
}
