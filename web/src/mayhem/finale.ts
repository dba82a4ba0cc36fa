/** The end of Men of Mayhem: the blinds over the board, then the ranking. Loaded when the scoring begins. */

import { texts } from '../lib/texts.svelte'
import type { Message } from '../lib/wire'
import type { Finale, Holdings } from '../room'
import Blinds from './Blinds.svelte'
import { blindsOf, Count } from './count.svelte'
import type { MayhemRoom } from './room'
import Scoring from './Scoring.svelte'
import Sheet from './Sheet.svelte'
import { t } from './texts'
import type { MayhemView } from './view'
import { EXPLOIT } from './words'

/** The width of the picture in pixels. */
const WIDTH = 1200

function sums({ deck }: MayhemRoom, messages: readonly Message[]): Holdings[] {
  const exploits = (seat: number): number =>
    messages.filter(
      ([kind, who, order]) => who === seat && (kind === 'exploit-now' || (kind === 'order' && order === EXPLOIT)),
    ).length
  const sold = (seat: number): number =>
    messages.reduce((sum, [kind, ...amounts]) => sum + (kind === 'traffic' ? Number(amounts[seat]) : 0), 0)
  return (blindsOf(messages) ?? []).map(([cash = 0, ...goods], seat) => ({
    points: cash,
    score: texts.money(cash),
    parts: [
      [t('review-part-exploits'), exploits(seat)],
      [t('review-part-sold'), sold(seat)],
    ],
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
