/** The end of Crooks: the searchlight over the board, and the front page. Loaded when the scoring begins. */

import type { Finale } from '../room'
import FrontPage from './FrontPage.svelte'
import { Night } from './night.svelte'
import { boardDuring } from './score'
import Searchlight from './Searchlight.svelte'
import type { CrooksView } from './view'

/** The width of the picture in pixels. */
const WIDTH = 1200

export const finale: Finale<CrooksView> = {
  Scoring: FrontPage,
  headed: true,
  picture: async (room, messages) => {
    const { drawPicture } = await import('../replay/picture')
    return drawPicture(FrontPage, { room, messages, away: true }, WIDTH)
  },
  board: { begin: () => new Night(), during: boardDuring, Stage: Searchlight },
}
