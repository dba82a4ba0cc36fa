/** A game in words, as for a letter: a line a turn. */

import { t } from '../lib/texts.svelte'
import { story } from '../table/told'
import type { Playback } from './playback.svelte'

/** Returns the game with the viewer's eyes, in the language of the page; `link` leads to the game. */
export function transcript(playback: Playback, title: string, link: string): string {
  const { told } = playback
  const begins = told.flatMap((one, i) => (i === 0 || one.first || one.doer === null ? [i] : []))
  const lines = begins.map((from, i) => `${story(told.slice(from, begins[i + 1]))}.`.replace(/([.!?…])\.$/, '$1'))
  const eyes =
    playback.eyes === null ? t('replay-open') : t('replay-eyes', { player: playback.players[playback.eyes]! })
  return [`${title}: ${playback.players.join(', ')}`, `(${eyes})`, '', ...lines, '', link, ''].join('\n')
}
