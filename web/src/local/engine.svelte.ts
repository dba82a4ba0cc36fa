/** The worker with Python and the tables, as the page sees it. */

import type { Answer } from '../lib/transport'
import { LOCK, LOST, refusal, type FromPage, type FromWorker } from './port'

/** The folder of the engine and of documents that never change, next to the page. */
export const ENGINE = new URL(`${import.meta.env['VITE_ENGINE']}/`, document.baseURI).href

/** How often a call is made, because something in it may end the worker. */
const TRIES = 5

/** What a socket hears from its table. */
interface Ear {
  hear(text: string): void
  end(code: number): void
}

/** A call that waits for its answer; `tries`: how often it was made. */
interface Call {
  said: Extract<FromPage, { t: 'call' }>
  tries: number
  resolve(answer: Answer): void
}

class Engine {
  /** How much of the engine is there, from 0 to 1; null before it is wanted. */
  loaded = $state<number | null>(null)
  /** The browser refuses to keep tables. */
  unkept = $state(false)
  #worker: Worker | null = null
  #calls = new Map<number, Call>()
  #count = 0
  readonly sockets = new Map<number, Ear>()

  say(said: FromPage): void {
    this.#begin().postMessage(said)
  }

  call(path: string, body: unknown, token?: string): Promise<Answer> {
    const n = this.#count++
    const said = { t: 'call', n, path, token, ...(body === undefined ? {} : { body: JSON.stringify(body) }) } as const
    return new Promise((resolve) => {
      this.#calls.set(n, { said, tries: 1, resolve })
      this.say(said)
    })
  }

  /** Loads it, unless the visitor wants to save data. */
  warm(): void {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    if (!connection?.saveData) this.#begin()
  }

  #begin(): Worker {
    if (this.#worker) return this.#worker
    this.loaded = 0
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: ENGINE })
    let locked = false
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.t !== 'locked') return this.#hear(data)
      locked = true
      const locks = navigator.locks as LockManager | undefined // over plain http there are none
      void locks?.request(LOCK, () => undefined).then(() => this.#lose(true))
    }
    worker.onerror = () => (locked ? worker.terminate() : this.#lose(false))
    return (this.#worker = worker)
  }

  /**
   * Gives up a worker that has ended, or hasn't come. The next call starts another, which goes on from what was kept.
   * Calls that have changed nothing are made again; about the others the player has to look.
   */
  #lose(came: boolean): void {
    const idle = this.loaded !== 1
    this.#worker = null
    this.loaded = null
    const calls = [...this.#calls]
    this.#calls.clear()
    for (const [n, call] of calls)
      if (came && call.tries < TRIES && (idle || call.said.body === undefined)) {
        this.#calls.set(n, { ...call, tries: call.tries + 1 })
        this.say(call.said)
      } else call.resolve({ status: 503, text: refusal(came ? 'interrupted' : 'engine') })
    for (const socket of this.sockets.values()) socket.end(LOST)
  }

  #hear(said: Exclude<FromWorker, { t: 'locked' }>): void {
    if (said.t === 'loaded') this.loaded = said.part
    else if (said.t === 'unkept') this.unkept = true
    else if (said.t === 'answer') {
      this.#calls.get(said.n)?.resolve({ status: said.status, text: said.text })
      this.#calls.delete(said.n)
    } else if (said.t === 'document') this.sockets.get(said.socket)?.hear(said.text)
    else this.sockets.get(said.socket)?.end(said.code)
  }
}

export const engine = new Engine()
