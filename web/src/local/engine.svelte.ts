/** The worker with Python and the tables, as the page sees it. */

import type { Answer } from '../lib/transport'
import { LOST, refusal, type FromPage, type FromWorker } from './port'

/** The folder of the engine and of documents that never change, next to the page. */
export const ENGINE = new URL(`${import.meta.env['VITE_ENGINE']}/`, document.baseURI).href

/** What a socket hears from its table. */
interface Ear {
  hear(text: string): void
  end(code: number): void
}

class Engine {
  /** How much of the engine is there, from 0 to 1; null before it is wanted. */
  loaded = $state<number | null>(null)
  #worker: Worker | null = null
  #calls = new Map<number, (answer: Answer) => void>()
  #count = 0
  readonly sockets = new Map<number, Ear>()

  say(said: FromPage): void {
    this.#begin().postMessage(said)
  }

  call(path: string, body: unknown, token?: string): Promise<Answer> {
    const n = this.#count++
    return new Promise((resolve) => {
      this.#calls.set(n, resolve)
      this.say({ t: 'call', n, path, token, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
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
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: ENGINE })
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data)
    this.#worker.onerror = () => this.#fail()
    return this.#worker
  }

  /** Gives up what waits for a worker that has not come; the next call starts another. */
  #fail(): void {
    this.#worker = null
    this.loaded = null
    for (const resolve of this.#calls.values()) resolve({ status: 503, text: refusal('engine') })
    this.#calls.clear()
    for (const socket of this.sockets.values()) socket.end(LOST)
  }

  #hear(said: FromWorker): void {
    if (said.t === 'loaded') this.loaded = said.part
    else if (said.t === 'answer') {
      this.#calls.get(said.n)?.({ status: said.status, text: said.text })
      this.#calls.delete(said.n)
    } else if (said.t === 'document') this.sockets.get(said.socket)?.hear(said.text)
    else this.sockets.get(said.socket)?.end(said.code)
  }
}

export const engine = new Engine()
