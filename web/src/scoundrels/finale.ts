/** The end of 3000 Scoundrels: the safes by lamplight, and the table of figures. Loaded when the scoring begins. */

import type { Finale } from '../room'
import ResultPicture from './ResultPicture.svelte'
import SafesOpened from './SafesOpened.svelte'
import { SafeShow } from './safes.svelte'
import Scoring from './Scoring.svelte'
import type { ScoundrelsView } from './view'

/** The width of the picture in pixels. */
const WIDTH = 1200

export const finale: Finale<ScoundrelsView> = {
  Scoring,
  picture: async (room, messages, view) => {
    const { drawPicture } = await import('../replay/picture')
    return drawPicture(ResultPicture, { room, messages, view }, WIDTH)
  },
  board: { begin: (room) => new SafeShow(room), during: (_, after) => ({ ...after, scores: [] }), Stage: SafesOpened },
}
