/** A live table: one socket, one store of what the server sent, one queue that plays it. */

import { tick } from 'svelte'
import { connect } from '#transport'
import { reason } from './api'
import { build } from './build.svelte'
import { withShownNames } from './shownNames'
import { settings, type Held } from './settings.svelte'
import type { Connection } from './transport'
import { Verifier } from './verifier.svelte'
import type { Ask, Asking, ChatLine, FromClient, FromServer, Invited, Message, TableInfo, Words } from './wire'

export type Link = 'joining' | 'live' | 'lost' | 'gone' | 'closed'
export interface Line {
  version: number
  message: Message
}
/** A refusal, worded in the current language; `first`: a sentence before the rule's text. */
export interface Refused {
  why: () => string
  rule: string | null
  /** `objection`: the game's text that explains exactly what the rule refuses. */
  args?: Record<string, string | number>
  first?: () => string
}
interface Job {
  messages: Message[]
  view: unknown
  ask: Ask | null
  asking: Asking[]
  offers: Ask[]
  version: number
  /** The event happened while the connection was lost. */
  missed: boolean
}

/**
 * Plays one message on the table; `hurry` aborts when the player skips, `coming` are the messages that follow at once,
 * `after` is the view once all of them are played.
 */
export type Player = (
  message: Message,
  hurry: AbortSignal,
  coming: readonly Message[],
  after: unknown,
) => Promise<void>

/** The code that closes a socket if another server has the table; the reason names that server. */
const MOVED = 4421
const PAUSES = [400, 800, 1500, 3000, 5000]
/** Events further behind are shown at once, without animation: when I am asked, after I was away, while I watch. */
const BEHIND = { asked: 16, away: 4, watching: 150 }
/** Milliseconds in the background after which a socket may have died unnoticed, because phones sleep. */
const ASLEEP = 15_000

export class Live {
  link = $state<Link>('joining')
  /** My seat is no longer mine: the host has freed it, or its session is over. */
  freed = $state(false)
  #table = $state.raw<TableInfo | null>(null)
  table = $derived(this.#table && withShownNames(this.#table))
  seat = $state<number | null>(null)
  /** The view, as the room of the game reads it; null before the game. */
  view = $state.raw<unknown>(null)
  ask = $state.raw<Ask | null>(null)
  asking = $state.raw<Asking[]>([])
  /** Open offers, which I may take at any moment in addition to the question. */
  offers = $state.raw<Ask[]>([])
  log = $state.raw<Line[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** The seats of people whom I have blocked. */
  blocked = $state.raw<number[]>([])
  /** Bots and people that I have invited as the host, and what became of that. */
  invited = $state.raw<Invited[]>([])
  /** A line of the chat that was refused, to be said again. */
  unsaid = $state.raw('')
  /** The reason for the latest refusal. */
  refused = $state.raw<Refused | null>(null)
  /** The end of the time limit by this page's clock, in milliseconds; null without a clock. */
  ends = $state.raw<number | null>(null)
  /** True while an answer is on its way. */
  sent = $state(false)
  playing = $state(false)
  /** Like `Held.forward`, but for a spectator, for this visit only. */
  #forward = $state(false)
  /** True while others' moves are shown without animation. */
  forward = $derived.by(() => (this.#held ? this.#held.forward === true : this.#forward))
  /** The number of messages that arrived one by one; a whole log is no news. */
  news = $state(0)
  play: Player | null = null
  /** Splits an open offer into offers that are independent, in games that have such. */
  apart: (offer: Ask) => Ask[] = (offer) => [offer]
  /** Returns whether messages that follow a view are shown however far behind they are. */
  keeps: (view: unknown, messages: readonly Message[]) => boolean = () => false
  readonly verifier: Verifier
  /** Called when the view has caught up with what was played. */
  settled: (() => void) | null = null

  #version: number | null = null
  /** The server that has the table, if there are several; empty leaves the choice to the proxy. */
  #server = ''
  #socket: Connection | null = null
  #jobs: Job[] = []
  #hurry = new AbortController()
  #tries = 0
  #closed = false
  #timer = 0
  #leftAt = 0
  /** By how many seconds the server's clock is ahead of this device's, which may be wrong. */
  #ahead = 0
  #missing = false
  /** True once my socket has shown the token of a seat. */
  #claimed = false
  /** The offers in the server's latest message, even if older events are still to be shown. */
  #offered: Ask[] = []
  /** What I have said and neither heard nor had refused, oldest first. */
  #said: string[] = []
  /** Grows with each full state, which outdates everything that is still being played. */
  #era = 0

  /** `own`: the seat, if this browser holds several; `resting`: documents wait until it is woken. */
  constructor(
    readonly id: string,
    readonly own?: number,
    private resting = false,
  ) {
    this.verifier = new Verifier(id, (said) => this.#send(said), own)
    this.#connect()
    addEventListener('online', this.#again)
    document.addEventListener('visibilitychange', this.#again)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#again)
    document.removeEventListener('visibilitychange', this.#again)
    this.#hurry.abort()
    this.#socket?.close()
  }

  /** Sits down with a token just received, or watches. */
  rejoin(): void {
    this.#version = null
    this.freed = false
    this.#connect()
  }

  /** Holds back documents from now on, while nobody watches. */
  rest(): void {
    this.resting = true
    this.play = this.settled = null
    this.skip()
  }

  /** Plays everything that has arrived meanwhile. */
  wake = (): void => {
    this.resting = false
    void this.#run()
  }

  answer(words: Words): void {
    if (!this.ask || this.sent) return
    this.refused = null
    if (this.#send({ t: 'answer', ask: this.ask.id, words })) this.sent = true
  }

  /** Asks why words are no answer to the question or an offer; this plays nothing. */
  why(words: Words, ask = this.ask?.id): void {
    if (ask !== undefined && !this.sent) this.#send({ t: 'why', ask, words })
  }

  /** Takes an open offer; the question stays open. */
  take(offer: string, words: Words): void {
    this.refused = null
    this.#send({ t: 'answer', ask: offer, words })
  }

  /** Says something to everybody, or to one seat. */
  say(text: string, to: number | null = null): boolean {
    const sent = this.#send({ t: 'chat', text, to })
    if (sent) this.#said.push(text)
    return sent
  }

  /** The messages of later updates that are still to be played. */
  get queued(): Message[] {
    return this.#jobs.flatMap(({ messages }) => messages)
  }

  /** Shows everything at once that is still to be played. */
  skip = (): void => {
    this.#hurry.abort()
  }

  /** Shows others' moves without animation from now on, or with it again. */
  toggleForward = (): void => {
    const forward = !this.forward
    if (this.#held) settings.forward(this.id, forward)
    else this.#forward = forward
    if (forward) this.skip()
  }

  /** Retries a lost socket at once, and tests one that may be dead, when the person or the network is back. */
  #again = (event: Event): void => {
    if (document.hidden) this.#leftAt = Date.now()
    else if (
      this.link === 'lost' ||
      (this.link === 'live' && (event.type === 'online' || Date.now() - this.#leftAt > ASLEEP))
    ) {
      clearTimeout(this.#timer)
      this.#connect()
    }
  }

  get #held(): Held | undefined {
    return settings.seatAt(this.id, this.own)
  }

  #send(said: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(said))
    return true
  }

  #connect(): void {
    if (this.#closed) return
    const socket = connect(this.id, this.#server)
    const before = this.#socket
    if (before) before.onmessage = null // its remaining documents come again
    this.#socket = socket
    this.sent = false
    this.#said = [] // what the old socket was told is not answered by the new one
    socket.onopen = () => {
      this.#missing = true
      this.verifier.look()
      const token = this.#held?.token ?? null
      this.#claimed = token !== null
      const known = token === null ? { guest: settings.guest } : {} // whom this browser has blocked is not shown
      this.#send({ t: 'hello', token, since: this.#version, chat: (this.chat.at(-1)?.n ?? -1) + 1, ...known })
    }
    socket.onmessage = (event) => {
      before?.close() // not sooner, so that nobody is seen leaving and coming
      if (this.link === 'lost') void build.look()
      this.link = 'live'
      this.#tries = 0
      this.#take(JSON.parse(String(event.data)) as FromServer<unknown>)
    }
    socket.onclose = (event) => {
      before?.close()
      if (this.#socket !== socket || this.#closed) return
      if (event.code === 4404) {
        this.link = 'gone'
        return
      }
      if (event.code === 4403 && !this.#held) {
        this.link = 'closed'
        return
      }
      if (event.code === 4401 && this.#held) {
        settings.drop(this.id, this.own) // this seat is no longer mine, so only watch
        this.rejoin()
        this.freed = true
        return
      }
      this.link = this.link === 'joining' && !this.table ? 'joining' : 'lost'
      this.sent = false
      if (event.code === MOVED) this.#server = event.reason
      const pause = event.code === MOVED && this.#tries === 0 ? 0 : PAUSES[Math.min(this.#tries, PAUSES.length - 1)]
      this.#timer = window.setTimeout(() => this.#connect(), pause)
      this.#tries++
      if (this.#tries > 3 && this.link === 'joining') this.link = 'lost'
    }
  }

  #take(said: FromServer<unknown>): void {
    switch (said.t) {
      case 'state':
        this.#era++
        this.#jobs = []
        this.#hurry.abort()
        this.playing = false
        this.#version = said.version
        this.seat = said.seat
        this.#table = said.table
        this.view = said.view
        this.ask = said.ask
        this.asking = said.asking
        this.offers = this.#offered = said.offers
        this.#missing = false
        this.#count(said.left)
        this.#ahead = said.now ? said.now - Date.now() / 1000 : 0
        this.log = said.log.map(([version, ...message]) => ({ version, message: message as Message }))
        this.chat = said.chat
        this.blocked = said.blocked ?? []
        this.sent = false
        this.refused = null
        this.verifier.attend(said.table, said.seat, this.#claimed)
        this.verifier.hearAll(
          this.log.map(({ message }) => message),
          said.version,
          said.commitments,
        )
        break
      case 'events':
        this.#version = said.version
        this.#count(said.left)
        this.verifier.hear(said.messages, said.version, said.commitments)
        this.#jobs.push({ ...said, missed: this.#missing })
        this.#missing = false
        this.#offered = said.offers
        this.offers = this.#standing(this.offers)
        void this.#run()
        break
      case 'table':
        this.#table = said.table
        this.verifier.attend(said.table, this.seat)
        break
      case 'invited':
        this.invited = said.invited
        break
      case 'chat':
        this.chat = [...this.chat, said]
        if (said.seat === this.seat) this.#said.shift()
        break
      case 'refused':
        if (said.code === 'sealed') {
          this.verifier.refused()
          break
        }
        if (said.code === 'stale-seal') break // the table has changed; a new share is sealed when that is told
        this.sent = false
        if (!said.answer) this.unsaid = this.#said.shift() ?? ''
        this.refused = { why: () => reason(said), rule: said.rule, args: said.args }
        break
    }
  }

  /** The server's time in seconds since 1970. */
  get time(): number {
    return this.#ahead + Date.now() / 1000
  }

  #count(left: number | null = null): void {
    this.ends = left === null ? null : performance.now() + left * 1000
  }

  /**
   * Returns the offers that can still be taken on the terms shown, as they stand now. An offer that is still to be
   * written has no terms.
   */
  #standing(offers: Ask[]): Ask[] {
    const now = this.#offered.flatMap(this.apart)
    const terms = ({ id, args, options }: Ask): string => `${id} ${options.length ? args : ''}`
    return offers.flatMap(this.apart).flatMap((shown) => now.find((one) => terms(one) === terms(shown)) ?? [])
  }

  #late(job: Job): boolean {
    const last = this.#jobs.at(-1) ?? job
    const wanted = last.ask !== null || last.offers.length > 0
    return (
      (job.missed && job.messages.length > BEHIND.away) ||
      (this.#jobs.length > (wanted ? BEHIND.asked : BEHIND.watching) && !this.keeps(this.view, job.messages))
    )
  }

  async #run(): Promise<void> {
    if (this.playing || this.resting) return
    this.playing = true
    this.#hurry = new AbortController()
    const era = this.#era
    for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) {
      let version = job.version - job.messages.length
      const late = this.#late(job) // finish what has begun
      for (const [i, message] of job.messages.entries()) {
        this.log = [...this.log, { version: ++version, message }]
        this.news++
        const quick = document.hidden || settings.pace === 'none' || this.#hurry.signal.aborted || late
        if (this.play && !quick) await this.play(message, this.#hurry.signal, job.messages.slice(i + 1), job.view)
        if (this.#closed || era !== this.#era) return
      }
      if (job.view) this.view = job.view
      this.ask = job.ask
      this.asking = job.asking
      this.offers = this.#standing(job.offers)
      this.sent = false
      if (job.messages.length) this.refused = null
      await tick()
      this.settled?.()
    }
    this.playing = false
  }
}
