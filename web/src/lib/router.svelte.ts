/** Where we are: the address in the bar. */

export type Place = { at: 'lobby' } | { at: 'table'; id: string } | { at: 'review'; id: string } | { at: 'stop'; id: string; letters: string } | { at: 'rules'; game: string; rule: string | null } | { at: 'credits' } | { at: 'account' } | { at: 'lab' }

function read(): Place {
  const [, at, id, letters] = location.pathname.split('/')
  if (at === 'table' && id) return { at: 'table', id: decodeURIComponent(id) }
  if (at === 'review' && id) return { at: 'review', id: decodeURIComponent(id) }
  if (at === 'stop' && id && letters) return { at, id: decodeURIComponent(id), letters: decodeURIComponent(letters) }
  if (at === 'rules') return { at, game: decodeURIComponent(id ?? ''), rule: letters ? decodeURIComponent(letters) : null }
  if (at === 'credits' || at === 'account' || at === 'lab') return { at }
  return { at: 'lobby' }
}

class Router {
  place = $state.raw<Place>(read())

  constructor() {
    addEventListener('popstate', () => (this.place = read()))
    document.addEventListener('click', (event) => {
      const anchor = (event.target as Element | null)?.closest?.('a')
      if (!anchor || anchor.target || anchor.origin !== location.origin || anchor.hasAttribute('download')) return
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
      if (anchor.pathname.startsWith('/api')) return
      event.preventDefault()
      this.go(anchor.pathname)
    })
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.place = read()
    scrollTo(0, 0)
  }
}

export const router = new Router()
export const tablePath = (id: string): string => `/table/${encodeURIComponent(id)}`
export const reviewPath = (id: string): string => `/review/${encodeURIComponent(id)}`
/** Of a game's rules; of one rule, or of a part of them. */
export const rulesPath = (game: string, at?: string): string => `/rules/${game}${at ? `/${encodeURIComponent(at)}` : ''}`
export const link = (id: string): string => location.origin + tablePath(id)
