import type { Parts } from '../room'
import Skyline from '../ui/Skyline.svelte'
import Board from './Board.svelte'
import Face from './Face.svelte'
import Guide from './Guide.svelte'
import Reading from './Reading.svelte'
import type { CrooksView } from './view'

/** The components of Crooks. */
export const parts: Parts<CrooksView> = {
  Board,
  finale: async () => (await import('./finale')).finale,
  Guide,
  Face,
  Reading,
  Backdrop: Skyline,
}
