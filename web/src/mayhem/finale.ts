/** The end of Men of Mayhem: the blinds over the board, then the ranking. Loaded when the scoring begins. */

import { texts } from '../lib/texts.svelte'
import type { Message } from '../lib/wire'
import type { Finale, Holdings } from '../room'
import Blinds from './Blinds.svelte'
import { blindsOf, Count } from './count.svelte'
import { SOURCES, takings } from './money'
import type { MayhemRoom } from './room'
import Scoring from './Scoring.svelte'
import Sheet from './Sheet.svelte'
import { t } from './texts'
import type { MayhemView } from './view'

/** The width of the picture in pixels. */
const WIDTH = 1200

function sums({ deck }: MayhemRoom, messages: readonly Message[]): Holdings[] {
  const blinds = blindsOf(messages) ?? []
  const from = takings(messages, blinds.length)
  return blinds.map(([cash = 0, ...goods], seat) => ({
    points: cash,
    score: texts.money(cash),
    parts: SOURCES.map((one) => {
      const n = from[seat]![one]
      return [t(`review-part-${one}`), n, texts.money(one === 'robbed' ? -n : n)]
    }),
    left: goods.some(Boolean) ? [deck.goods([0, ...goods], 'nom')] : [],
  }))
}

export const finale: Finale<MayhemView> = {
  Scoring,
  sums,
  picture: async (room, messages, view) => {
    const { drawPicture } = await import('../replay/picture')
    return drawPicture(Sheet, { room, messages, view }, WIDTH)
  },
  board: { begin: () => new Count(), during: (_, after) => after, Stage: Blinds },
}
