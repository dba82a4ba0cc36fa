/**
 * How the client reaches its tables: a server, over HTTP and sockets. The build of a site without a server takes
 * `local/transport.ts` instead, with the same names.
 */

import type { Component } from 'svelte'
import { settings } from './settings.svelte'

export interface Answer {
  status: number
  text: string
}
/** What carries the documents of one table, as a socket does. */
export type Connection = Pick<WebSocket, 'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>

/** Whether there is no server, so that nobody on another device can play. */
export const LOCAL: boolean = false

/** The text while a table can't be reached. */
export const LOST = 'web-lost'

/** Makes a call; throws if nobody answers. */
export async function call(
  path: string,
  body?: unknown,
  token?: string,
  credentials: RequestCredentials = 'same-origin',
): Promise<Answer> {
  const headers: Record<string, string> = credentials === 'omit' ? {} : { 'Skulduggery-Guest': settings.guest }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (token) headers['Authorization'] = `Bearer ${token}`
  const response = await fetch(`/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    credentials,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

/** Connects to a table; `server`: the one that has it, if that is known. */
export function connect(table: string, server: string): Connection {
  const origin = location.origin.replace(/^http/, 'ws')
  const at = server && `?at=${encodeURIComponent(server)}`
  return new WebSocket(`${origin}/api/tables/${encodeURIComponent(table)}/socket${at}`)
}

/** Returns the address of a page of the client. */
export const address = (path: string): string => path

/** Returns the page that the address bar shows: its path, and its query. */
export const here = (): [path: string, query: string] => [location.pathname, location.search]

/** The note in the lobby on what a site without a server can do. */
export const Note: Component | null = null
/** What any page tells about the keeping of tables. */
export const Warning: Component | null = null

/** Loads the part of my games that takes them to another device, if this one keeps them. */
export const moving: typeof import('../local/transport').moving | null = null

/** Loads the part of the dialog of a new table that takes own cards, if a table can have them. */
export const ownCards: typeof import('../local/transport').ownCards | null = null

/** Returns a game as a file, where no link leads to it. */
export const gameFile: typeof import('../local/transport').gameFile | null = null
