import type { Parts } from '../room'
import Skyline from '../ui/Skyline.svelte'
import Board from './Board.svelte'
import Face from './Face.svelte'
import Reading from './Reading.svelte'
import type { CrooksView } from './view'

/** The components of Crooks. */
export const parts: Parts<CrooksView> = {
  Board,
  finale: async () => (await import('./finale')).finale,
  guide: async () => (await import('./Guide.svelte')).default,
  Face,
  Reading,
  Backdrop: Skyline,
}
