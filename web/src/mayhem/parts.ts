import type { Parts } from '../room'
import Board from './Board.svelte'
import Face from './Face.svelte'
import Highway from './Highway.svelte'
import Reading from './Reading.svelte'
import type { MayhemView } from './view'

/** The components of Men of Mayhem. */
export const parts: Parts<MayhemView> = {
  Board,
  finale: async () => (await import('./finale')).finale,
  guide: async () => (await import('./Guide.svelte')).default,
  Face,
  Reading,
  Backdrop: Highway,
}
