/** The end of Crooks: the searchlight over the board, and the front page. Loaded when the scoring begins. */

import { texts } from '../lib/texts.svelte'
import type { Message } from '../lib/wire'
import type { Finale, Holdings } from '../room'
import { GANGS } from './deck'
import FrontPage from './FrontPage.svelte'
import { Night } from './night.svelte'
import type { CrooksRoom } from './room'
import { boardDuring, endOf, stopsOf } from './score'
import Searchlight from './Searchlight.svelte'
import { t } from './texts'
import type { CrooksView } from './view'

/** The width of the picture in pixels. */
const WIDTH = 1200

function sums({ deck }: CrooksRoom, messages: readonly Message[]): Holdings[] {
  const { scores, money } = endOf(messages)!
  const name = (kind: 'target' | 'gang', at: number): string =>
    kind === 'gang' ? t(`gang-${GANGS[at]}`) : t('score-target', { target: deck.targets[at]! })
  return scores.map((points, seat) => ({
    points,
    score: String(points),
    parts: stopsOf(messages).map(({ kind, at, gains }) => [name(kind, at), gains[seat]!]),
    left: money[seat] ? [texts.money(money[seat])] : [],
  }))
}

export const finale: Finale<CrooksView> = {
  Scoring: FrontPage,
  sums,
  headed: true,
  picture: async (room, messages) => {
    const { drawPicture } = await import('../replay/picture')
    return drawPicture(FrontPage, { room, messages, away: true }, WIDTH)
  },
  board: { begin: () => new Night(), during: boardDuring, Stage: Searchlight },
}
