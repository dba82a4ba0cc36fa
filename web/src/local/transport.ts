/**
 * How the client reaches its tables on a site without a server: a worker keeps them (`worker.ts`), and speaks the
 * documents of a server over its port. Replaces `lib/transport.ts` in the build of the site.
 */

import { texts } from '../lib/texts.svelte'
import type { Answer, Connection } from '../lib/transport'
import { ENGINE, engine } from './engine.svelte'
import { refusal } from './port'

export const LOCAL: boolean = true
export const LOST = 'web-site-lost'

const OK = 200
const NOT_FOUND = 404
/** Documents that need no engine. */
const FIXED: Record<string, string> = { tables: '[]', account: '{"account":null,"providers":[],"offline":false}' }

/** A socket whose other end is a table in the worker. */
class LocalSocket implements Connection {
  static #count = 0
  readonly #id = LocalSocket.#count++
  readyState: WebSocket['readyState'] = WebSocket.CONNECTING
  onopen: WebSocket['onopen'] = null
  onmessage: WebSocket['onmessage'] = null
  onclose: WebSocket['onclose'] = null

  constructor(readonly table: string) {
    engine.sockets.set(this.#id, this)
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return
      this.readyState = WebSocket.OPEN
      this.onopen?.call(this as unknown as WebSocket, new Event('open'))
    })
  }

  send(text: string): void {
    engine.say({ t: 'said', socket: this.#id, table: this.table, text })
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return
    engine.say({ t: 'close', socket: this.#id })
    this.#forget()
  }

  hear(text: string): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent('message', { data: text }))
  }

  end(code: number): void {
    this.#forget()
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close', { code }))
  }

  #forget(): void {
    this.readyState = WebSocket.CLOSED
    engine.sockets.delete(this.#id)
  }
}

async function file(name: string): Promise<Answer> {
  const response = await fetch(ENGINE + name)
  return { status: response.status, text: await response.text() }
}

/** Answers a call, from the files next to the page if they have the document. */
export async function call(path: string, body?: unknown, token?: string): Promise<Answer> {
  if (body === undefined && path in FIXED) return { status: OK, text: FIXED[path]! }
  if (path === 'games') return file('games.json')
  const [, game] = /^games\/([^/]+)\/cards$/.exec(path) ?? []
  if (game) return file(`cards-${game}.json`)
  if (!/^(tables|lessons)\b/.test(path)) return { status: NOT_FOUND, text: refusal('needs-host') }
  const answer = await engine.call(path, body, token)
  const [, house] = /^tables\/[^/]+\/cards$/.test(path) ? (/^"(.+)"$/.exec(answer.text) ?? []) : []
  return house ? file(`cards-${house}.json`) : answer // the worker has only the cards of people themselves
}

export const connect = (table: string): Connection => new LocalSocket(table)

/** Every page of the site is in one file, so the address names it in its query. */
export const address = (path: string): string => `?${path}`

export function here(): [path: string, query: string] {
  const [path = '/', query] = location.search.slice(1).split('?')
  return [path || '/', query ? `?${query}` : '']
}

/** Loads the part of my games that takes them to another device. */
export const moving = () => import('./Moving.svelte')
/** Loads the part of the dialog of a new table that takes own cards. */
export const ownCards = async () => {
  const [part] = await Promise.all([import('./OwnCards.svelte'), texts.need('', 'pages')])
  return part
}

/** The note in the lobby on what a site without a server can do. */
export { default as Note } from './Note.svelte'
/** What any page tells about the keeping of tables. */
export { default as Warning } from './Warning.svelte'

/** Returns a game, or all that this browser keeps, as a file. */
export const gameFile = async (table?: string, token?: string): Promise<Blob> =>
  (await import('./gameFile')).gameFile(table, token)
