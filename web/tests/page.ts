/** As much of a browser as the client's logic needs. */

import { vi } from 'vitest'

/** What a browser keeps: its keys can be listed, as those of the real one. */
export class Storage {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null
  }

  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value })
  }

  removeItem(key: string): void {
    delete (this as unknown as Record<string, string>)[key]
  }
}

/** A socket that hears what the test says. */
export class Socket {
  static readonly OPEN = 1
  static made: Socket[] = []
  static get last(): Socket {
    return Socket.made.at(-1)!
  }

  readyState = 0
  said: unknown[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null

  constructor(readonly address: string) {
    Socket.made.push(this)
  }

  send(text: string): void {
    this.said.push(JSON.parse(text))
  }

  close(code = 1000, reason = ''): void {
    this.readyState = 3
    this.onclose?.({ code, reason })
  }

  open(): void {
    this.readyState = Socket.OPEN
    this.onopen?.()
  }

  hear(document: object): void {
    this.onmessage?.({ data: JSON.stringify(document) })
  }
}

const nothing = (): void => undefined
vi.stubGlobal('window', globalThis)
vi.stubGlobal('innerWidth', 1440)
vi.stubGlobal('WebSocket', Socket)
vi.stubGlobal('navigator', { languages: ['en-GB'] })
vi.stubGlobal('location', { origin: 'http://here', pathname: '/' })
vi.stubGlobal('history', { state: null })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: nothing }))
vi.stubGlobal('addEventListener', nothing)
vi.stubGlobal('removeEventListener', nothing)
vi.stubGlobal('localStorage', new Storage())
vi.stubGlobal('document', {
  hidden: false,
  documentElement: { dataset: {} },
  addEventListener: nothing,
  removeEventListener: nothing,
})

/** Faults that a page only tells of fail a test. */
globalThis.reportError = (fault) => {
  throw fault
}
