/** The actions of one seat besides playing: join, start, talk, vote, leave. */

import { LOCAL } from '#transport'
import { account } from '../lib/account.svelte'
import { api } from '../lib/api'
import { copy, save } from '../lib/files'
import type { Live } from '../lib/live.svelte'
import { link, lobbyPath, personPath, router, tablePath } from '../lib/router.svelte'
import { settings, type Held } from '../lib/settings.svelte'
import { shownName } from '../lib/shownNames'
import { t } from '../lib/texts.svelte'
import { AsyncAction } from '../lib/asyncAction.svelte'
import type { PlayerReport, TableChange } from '../lib/wire'
import type { PersonMenu } from '../room'

const COPIED_FOR = 2000

export class SeatController {
  #action = new AsyncAction()
  copied = $state(false)
  /** The seat whose person's menu is open. */
  about = $state<number | null>(null)
  /** My seat is not kept at the rematch. */
  unseated = $state(false)
  /** The rematch that I have gone to. */
  #followed = ''
  /** Like `Held.heard`, but for a spectator, for this visit only. */
  #heard = $state(0)
  held = $derived.by(() => settings.seatAt(this.live.id, this.live.own))
  /** My seat in the game, while it runs; null for a spectator or after giving up. */
  mine = $derived.by(() => {
    const { table, seat } = this.live
    const one = seat === null || table?.status !== 'running' ? undefined : table.seats[seat]
    return one && !one.resigned ? one : null
  })
  host = $derived.by(() => this.live.table !== null && this.live.seat === this.live.table.host)
  /** Seats that I have muted. */
  muted = $derived.by(() => this.held?.muted ?? [])
  /** The chat without muted seats. */
  chat = $derived.by(() => this.live.chat.filter(({ seat }) => !this.muted.includes(seat)))
  /** The number of lines by others that have not been on the screen yet. */
  unheard = $derived.by(() => {
    const heard = this.held ? (this.held.heard ?? 0) : this.#heard
    return this.chat.filter(({ n, seat }) => n >= heard && seat !== this.live.seat).length
  })
  /** The seats of all other people elsewhere, for anyone who has a seat. */
  others = $derived.by(() => {
    const { table, seat: mine } = this.live
    return (table?.seats ?? []).flatMap(({ kind }, seat) =>
      !LOCAL && mine !== null && kind === 'person' && seat !== mine ? [seat] : [],
    )
  })
  /** The people I can talk to in private: all others whose seats are theirs already. */
  people = $derived.by(() => {
    const { table } = this.live
    return table && table.status !== 'open'
      ? this.others.map((seat) => ({ seat, name: table.seats[seat]!.name ?? '?' }))
      : []
  })
  /**
   * Returns the path of a person's page, unless the person is me or has none. (A bot's name is marked here; its page
   * has the plain name.)
   */
  page = (seat: number): string | undefined => {
    const one = this.live.table?.seats[seat]
    return one?.known && one.name && !one.program && seat !== this.live.seat ? personPath(one.name) : undefined
  }
  /** Whether I may see the record after the game. */
  may = $derived.by(() => this.held !== undefined || this.live.table?.opened === true)

  constructor(readonly live: Live) {}

  get problem(): string {
    return this.#action.problem
  }

  /** True while a call is on its way. */
  get busy(): boolean {
    return this.#action.busy
  }

  get id(): string {
    return this.live.id
  }

  get #token(): string {
    return this.held?.token ?? ''
  }

  /** The seats of this device. */
  get #seats(): Held[] {
    return this.live.own === undefined ? (this.held ? [this.held] : []) : settings.seatsAt(this.id)
  }

  async #attempt(call: () => Promise<unknown>): Promise<void> {
    await this.#action.attempt(call)
  }

  /** A name for somebody who gives none, which nobody has at this table. */
  #guest(): string {
    const taken = this.live.table!.seats.map((one) => one.name)
    const names = taken.map((_, i) => t('guest') + (i ? ` ${i + 1}` : ''))
    return names.find((name) => !taken.includes(shownName(name)))!
  }

  join = (name: string): Promise<void> =>
    this.#attempt(async () => {
      // an account may have a seat here already, taken on another device
      const mine = account.me ? await api.seat(this.id).catch(() => null) : null
      const ticket = mine ?? (await api.join(this.id, name || this.#guest()))
      if (name) settings.keep('name', name)
      settings.hold({ ...ticket, game: this.live.table!.game, at: Date.now(), ...(mine ? { lent: true } : {}) })
      this.live.rejoin()
    })

  start = (): Promise<void> => this.#attempt(() => api.start(this.id, this.#token))
  seatBot = (seat: number, bot: string | null): Promise<void> =>
    this.#attempt(() => api.seatBot(this.id, this.#token, seat, bot))
  change = (changed: TableChange): Promise<void> => this.#attempt(() => api.change(this.id, this.#token, changed))
  /** Says for all seats of this device whether they are ready. */
  ready = (ready: boolean): Promise<void> =>
    this.#attempt(async () => {
      for (const { token } of this.#seats) await api.ready(this.id, token, ready)
    })
  without = (seat: number): Promise<void> => this.#attempt(() => api.without(this.id, this.#token, seat))
  end = (): Promise<void> => this.#attempt(() => api.end(this.id, this.#token))
  vote = (yes: boolean): Promise<void> => this.#attempt(() => api.vote(this.id, this.#token, yes))
  /** Asks for my last move back. A refusal is told where those of answers are, and goes when they would. */
  undo = async (): Promise<void> => {
    await this.#attempt(() => api.undo(this.id, this.#token))
    const { problem } = this
    if (problem) this.live.refused = { why: () => problem, rule: null }
    this.#action.fail(null)
  }
  resign = (): Promise<void> => this.#attempt(() => api.resign(this.id, this.#token))
  back = (): Promise<void> => this.#attempt(() => api.back(this.id, this.#token))
  open = (): Promise<void> => this.#attempt(() => api.open(this.id, this.#token))
  takeOver = (seat: number): Promise<void> => this.#attempt(() => api.takeOver(this.id, this.#token, seat))

  /** Ends the table before its game. */
  close = (): Promise<void> =>
    this.#attempt(async () => {
      await api.end(this.id, this.#token)
      settings.drop(this.id)
      router.go(lobbyPath)
    })

  leave = (): Promise<void> =>
    this.#attempt(async () => {
      if (this.held && this.live.table?.status === 'open') {
        for (const { token } of this.#seats) await api.leave(this.id, token)
        settings.drop(this.id)
      }
      router.go(lobbyPath)
    })

  /** Frees another seat of this device before the game. */
  free = (seat: number): Promise<void> =>
    this.#attempt(async () => {
      await api.leave(this.id, settings.seatAt(this.id, seat)!.token)
      settings.drop(this.id, seat)
    })

  rematch = (): Promise<void> =>
    this.#attempt(async () => {
      const { table } = await api.rematch(this.id, this.#token)
      this.#follow(table)
      router.go(tablePath(table))
    })

  /** Goes to the rematch that somebody asked for, unless my seat is not kept there. */
  follow(): void {
    const { table, seat } = this.live
    if (!table?.next || seat === null || !this.held || table.next === this.#followed) return
    const { next } = table
    this.#followed = next
    if (!settings.seatAt(next)) this.#follow(next)
    api.table(next).then(
      ({ seats }) => {
        this.unseated = seats[seat]?.name !== table.seats[seat]?.name
        if (this.unseated) settings.drop(next, seat)
      },
      () => undefined, // it is offered, and the server says whether I may
    )
  }

  /** Goes to the next table, where the tokens of this one are valid too. */
  #follow(table: string): void {
    this.live.verifier.follow(table)
    settings.hold(...settings.seatsAt(this.id).map((one) => ({ ...one, table, at: Date.now(), heard: 0 })))
  }

  /** Returns whether the finished game was fair, as far as this browser can tell. */
  check = async (): Promise<boolean> => this.live.verifier.fits(await (await this.#log()).text())

  saveLog = (): Promise<void> =>
    this.#attempt(async () => save(await this.#log(), `${this.live.table!.game}-${this.id}.jsonl`))

  saveReceipt = (): void =>
    save(
      new Blob([this.live.verifier.receipt()!], { type: 'application/json' }),
      `${this.live.table!.game}-${this.id}-receipt.json`,
    )

  #log = (): Promise<Blob> => api.log(this.id, this.held?.token)

  mute = (seat: number): void => settings.mute(this.id, seat)

  /** Notes that the whole chat is on the screen. */
  hear(): void {
    const heard = (this.live.chat.at(-1)?.n ?? -1) + 1
    if (!this.held) this.#heard = heard
    else if (this.held.heard !== heard) settings.hear(this.id, this.held.seat, heard)
  }

  /** Silences somebody for all, or allows the talk again, as the host. */
  hush = (seat: number): Promise<void> =>
    this.#attempt(() => api.mute(this.id, this.#token, seat, !this.live.table!.seats[seat]!.muted))

  /** Blocks the person at a seat, or ends that. */
  block = (seat: number, blocked: boolean): Promise<void> =>
    this.#attempt(() => api.blockSeat(this.id, this.#token, seat, blocked))

  /** Returns the text of the way to all that I can do about a person. */
  conduct = (seat: number): string => (this.live.blocked.includes(seat) ? 'web-conduct-blocked' : 'web-conduct')

  /** Returns the menu of another person. */
  person = (seat: number): PersonMenu | undefined => {
    if (!this.others.includes(seat)) return undefined
    const label = t('web-person-menu', {
      name: this.live.table!.seats[seat]!.name ?? '?',
      page: this.page(seat) ? 'yes' : 'no',
    })
    return { label, open: () => void (this.about = seat) }
  }

  /** Reports the person at a seat to the server's host. */
  report = (report: PlayerReport): Promise<void> => this.#attempt(() => api.report(this.id, this.#token, report))

  copy = async (): Promise<void> => {
    this.copied = await copy(link(this.id))
    setTimeout(() => (this.copied = false), COPIED_FOR)
  }
}
