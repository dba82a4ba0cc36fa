/** The current page, from the address bar. */

import { address, here } from '#transport'
import { drop, read as recall, write } from './settings.svelte'

/** A moment of a finished game: a step of its review, and the seat whose eyes see it (null: all cards are open). */
export interface Moment {
  step: number
  seat: number | null
}
export type Place =
  | { at: 'lobby' }
  | { at: 'table'; id: string }
  | { at: 'review'; id: string; moment: Moment }
  | { at: 'stop'; id: string; letters: string }
  | { at: 'rules'; game: string; rule: string | null }
  | { at: 'leaderboard'; game: string }
  | { at: 'people'; name: string }
  | { at: 'credits' }
  | { at: 'account' }
  | { at: 'lab' }

/** Reads the moment from the query of an address; values that are not numbers are ignored. */
export function momentOf(search: string): Moment {
  const said = new URLSearchParams(search)
  const number = (name: string): number | null =>
    /^\d{1,4}$/.test(said.get(name) ?? '') ? Number(said.get(name)) : null
  return { step: number('step') ?? 0, seat: number('seat') }
}
export const asked = ({ step, seat }: Moment): string => `?step=${step}${seat === null ? '' : `&seat=${seat}`}`

function read(): Place {
  const [path, query] = here()
  const [, at, id, letters] = path.split('/')
  if (at === 'table' && id) return { at: 'table', id: decodeURIComponent(id) }
  if (at === 'review' && id) return { at: 'review', id: decodeURIComponent(id), moment: momentOf(query) }
  if (at === 'stop' && id && letters) return { at, id: decodeURIComponent(id), letters: decodeURIComponent(letters) }
  if (at === 'rules')
    return { at, game: decodeURIComponent(id ?? ''), rule: letters ? decodeURIComponent(letters) : null }
  if (at === 'leaderboard' && id) return { at, game: decodeURIComponent(id) }
  if (at === 'people' && id) return { at, name: decodeURIComponent(id) }
  if (at === 'credits' || at === 'account' || at === 'lab') return { at }
  return { at: 'lobby' }
}

interface Visit {
  table: string | null
}

class Router {
  place = $state.raw<Place>(read())
  /** The table that this page was opened from, in this tab or as a new one; not in the address, which may be shared. */
  table = $state<string | null>(null)

  constructor() {
    const came = recall<string | null>('from', null)
    drop('from')
    this.#enter(came === null ? null : { table: came })
    addEventListener('popstate', () => {
      this.place = read()
      this.#enter(null)
    })
    document.addEventListener('click', (event) => {
      const anchor = (event.target as Element | null)?.closest?.('a')
      if (anchor?.target && anchor.origin === location.origin && this.place.at === 'table')
        write('from', this.place.id) // for the new tab
      if (!anchor || anchor.target || anchor.origin !== location.origin || anchor.hasAttribute('download')) return
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
      if (anchor.pathname.startsWith('/api')) return
      event.preventDefault()
      this.go(anchor.pathname + anchor.search)
    })
  }

  go(path: string): void {
    const table = this.place.at === 'table' ? this.place.id : this.table
    history.pushState(null, '', path)
    this.place = read()
    this.#enter({ table })
    scrollTo(0, 0)
  }

  /** Notes where the visit of a page came from, or reads what was noted when it began. */
  #enter(visit: Visit | null): void {
    const known = visit ?? (history.state as Visit | null)
    this.table = this.place.at === 'table' || this.place.at === 'lobby' ? null : (known?.table ?? null)
    if (visit) history.replaceState({ table: this.table }, '')
  }
}

/** Shows another moment of this page in the address, without a step in the history. */
export function show(moment: Moment): void {
  history.replaceState(history.state, '', address(here()[0]) + asked(moment))
}

export const router = new Router()
export const lobbyPath = address('/')
export const accountPath = address('/account')
export const creditsPath = address('/credits')
export const labPath = address('/lab')
export const allRulesPath = address('/rules')
export const tablePath = (id: string): string => address(`/table/${encodeURIComponent(id)}`)
export const reviewPath = (id: string): string => address(`/review/${encodeURIComponent(id)}`)
/** Returns the path of a game's rules, of one rule, or of a part of them. */
export const rulesPath = (game: string, at?: string): string =>
  address(`/rules/${game}${at ? `/${encodeURIComponent(at)}` : ''}`)
export const momentLink = (id: string, moment: Moment): string => location.origin + reviewPath(id) + asked(moment)
export const embedLink = (id: string, moment: Moment): string =>
  `${location.origin}/embed/${encodeURIComponent(id)}${asked(moment)}`
export const leaderPath = (game: string): string => address(`/leaderboard/${game}`)
export const personPath = (name: string): string => address(`/people/${encodeURIComponent(name)}`)
export const link = (id: string): string => location.origin + tablePath(id)
