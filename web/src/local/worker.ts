/**
 * The worker that keeps the tables of this device. It does one message after another. What has changed is on the disk
 * before anybody sees it.
 */

import { LOCK, LOST, refusal, type Code, type FromPage, type FromWorker } from './port'
import { python, type Port } from './python'
import { keep, kept } from './tables'

/** What a port's `take` returns. */
interface Taken {
  kept: Record<string, string | null>
  sent: [socket: number, document: unknown][]
  closed: [socket: number, code: number][]
  waits: boolean
  patience: number
}

/** Milliseconds before a bot acts. Each after another bot has half of that, down to the least. */
const PAUSE = { first: 800, least: 150 }
/** Milliseconds that the worker of a page that was left may need to end. */
const MOMENT = 3000
const wait = (pause: number): Promise<void> => new Promise((over) => setTimeout(over, pause))
const say = (said: FromWorker): void => postMessage(said)

let port: Port | null = null
/** Why there is no port: the code of a refusal. */
let why: Code = 'engine'
let pause = PAUSE.first
let timer = 0

/** Waits until this page has the tables alone; another tab has them if that takes longer than a moment. */
async function alone(): Promise<void> {
  if (!(navigator.locks as LockManager | undefined)) return // over plain http there are none
  await new Promise<void>((mine, taken) => {
    const held = navigator.locks.request(LOCK, { signal: AbortSignal.timeout(MOMENT) }, () => {
      mine()
      return new Promise(() => undefined) // until this page is closed
    })
    held.catch(() => taken(Error('other-tab')))
  })
}

async function begin(): Promise<void> {
  try {
    why = 'other-tab'
    await alone()
    say({ t: 'locked' })
    why = 'engine'
    const texts = await kept().catch(() => {
      say({ t: 'unkept' })
      return {}
    })
    port = await python(self.name, texts, (part) => say({ t: 'loaded', part }))
  } catch (error) {
    console.error(error)
    say({ t: 'loaded', part: 1 })
  }
}

/** Keeps what has changed, then shows it, and lets bots go on. */
async function deliver(port: Port): Promise<void> {
  const { kept, sent, closed, waits, patience } = JSON.parse(port.take()) as Taken
  if (Object.keys(kept).length) await keep(kept).catch(() => say({ t: 'unkept' }))
  for (const [socket, document] of sent) say({ t: 'document', socket, text: JSON.stringify(document) })
  for (const [socket, code] of closed) say({ t: 'closed', socket, code })
  if (!waits) pause = PAUSE.first
  else
    timer ||= self.setTimeout(() => {
      timer = 0
      pause = Math.max(PAUSE.least, pause / 2)
      queue(async (port) => {
        // the whole time, because a quick answer would tell that there was no choice
        const until = wait(1000 * patience)
        port.step()
        await until
        return null
      })
    }, pause)
}

/** Does what the page says; returns the answer to a call. */
function act(port: Port, said: FromPage): FromWorker | null {
  if (said.t === 'call') {
    const [status, text] = JSON.parse(port.call(said.path, said.body, said.token)) as [number, string]
    return { t: 'answer', n: said.n, status, text }
  }
  if (said.t === 'said') port.hear(said.socket, said.table, said.text)
  else port.close(said.socket)
  return null
}

/** Tells the page that what it said was not done. */
function refuse(said: FromPage, code: Code): void {
  if (said.t === 'call') say({ t: 'answer', n: said.n, status: 503, text: refusal(code) })
  else if (said.t === 'said') say({ t: 'closed', socket: said.socket, code: LOST })
}

let line = begin()
function queue(job: (port: Port) => FromWorker | null | Promise<null>, otherwise?: (code: Code) => void): void {
  line = line.then(async () => {
    if (!port) return otherwise?.(why)
    try {
      const answer = await job(port)
      await deliver(port)
      if (answer) say(answer)
    } catch (error) {
      console.error(error)
      otherwise?.('interrupted')
      if ((error as { pyodide_fatal_error?: boolean }).pyodide_fatal_error) self.close() // the page starts another
    }
  })
}

self.onmessage = ({ data }: MessageEvent<FromPage>) =>
  queue(
    (port) => act(port, data),
    (code) => refuse(data, code),
  )
