/** The end of 3000 Scoundrels: the safes by lamplight, and the table of figures. Loaded when the scoring begins. */

import { texts } from '../lib/texts.svelte'
import type { Message } from '../lib/wire'
import type { Finale, Holdings } from '../room'
import ResultPicture from './ResultPicture.svelte'
import { plain } from './deck'
import type { ScoundrelsRoom } from './room'
import SafesOpened from './SafesOpened.svelte'
import { SafeShow } from './safes.svelte'
import Scoring from './Scoring.svelte'
import { t } from './texts'
import type { ScoundrelsView } from './view'

/** The width of the picture in pixels. */
const WIDTH = 1200

/** The parts of a score, as the message of the scoring has them. */
const PARTS = ['safes', 'marks', 'reputation', 'icons'] as const

function sums(_room: ScoundrelsRoom, messages: readonly Message[], { sheets }: ScoundrelsView): Holdings[] {
  return sheets.map(({ money, supply }, seat) => {
    const tech = (messages.find(([kind, who]) => kind === 'tech' && who === seat)?.slice(2) ?? []) as number[]
    const points = tech.reduce((sum, one) => sum + one, 0)
    const things = [money ? texts.money(money) : '', supply ? t('review-left-henchmen', { n: supply }) : '']
    return {
      points,
      score: plain(points),
      parts: PARTS.map((part, i) => [t(`score-${part}`), tech[i] ?? 0]),
      left: things.filter(Boolean),
    }
  })
}

export const finale: Finale<ScoundrelsView> = {
  Scoring,
  sums,
  picture: async (room, messages, view) => {
    const { drawPicture } = await import('../replay/picture')
    return drawPicture(ResultPicture, { room, messages, view }, WIDTH)
  },
  board: { begin: (room) => new SafeShow(room), during: (_, after) => ({ ...after, scores: [] }), Stage: SafesOpened },
}
