/** The end of Men of Mayhem: the blinds over the board, then the ranking. Loaded when the scoring begins. */

import type { Finale } from '../room'
import Blinds from './Blinds.svelte'
import { Count } from './count.svelte'
import Scoring from './Scoring.svelte'
import Sheet from './Sheet.svelte'
import type { MayhemView } from './view'

/** The width of the picture in pixels. */
const WIDTH = 1200

export const finale: Finale<MayhemView> = {
  Scoring,
  picture: async (room, messages, view) => {
    const { drawPicture } = await import('../replay/picture')
    return drawPicture(Sheet, { room, messages, view }, WIDTH)
  },
  board: { begin: () => new Count(), during: (_, after) => after, Stage: Blinds },
}
