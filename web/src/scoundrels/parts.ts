import { texts } from '../lib/texts.svelte'
import type { Parts } from '../room'
import Board from './Board.svelte'
import Face from './Face.svelte'
import Mesa from './Mesa.svelte'
import Reading from './Reading.svelte'
import { GAME } from './texts'
import type { ScoundrelsView } from './view'

/** The components of 3000 Scoundrels. */
export const parts: Parts<ScoundrelsView> = {
  Board,
  finale: async () => (await import('./finale')).finale,
  guide: async () => (await Promise.all([import('./Guide.svelte'), texts.need(GAME, 'rules')]))[0].default,
  Face,
  Reading,
  Backdrop: Mesa,
}
