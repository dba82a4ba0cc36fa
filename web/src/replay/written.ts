/** A game in words, as it is read in a letter: a line a turn. */

import { t } from '../lib/texts.svelte'
import { story } from '../table/told'
import type { Film } from './film.svelte'

/** By the eyes that look on, in the language of the page; `link` leads to the game. */
export function written(film: Film, title: string, link: string): string {
  const { told } = film
  const begins = told.flatMap((one, i) => (i === 0 || one.first || one.doer === null ? [i] : []))
  const lines = begins.map((from, i) => `${story(told.slice(from, begins[i + 1]))}.`.replace(/([.!?…])\.$/, '$1'))
  const eyes = film.eyes === null ? t('replay-open') : t('replay-eyes', { player: film.players[film.eyes]! })
  return [`${title}: ${film.players.join(', ')}`, `(${eyes})`, '', ...lines, '', link, ''].join('\n')
}
