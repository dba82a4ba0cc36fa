/** The games where I have a seat: by the tokens of this browser, and by the account. */

import { account } from '../lib/account.svelte'
import { api, Refused } from '../lib/api'
import { shownName } from '../lib/shownNames'
import { reviewPath, router, tablePath } from '../lib/router.svelte'
import { settings, type Held } from '../lib/settings.svelte'
import { t, texts } from '../lib/texts.svelte'
import type { BotTable, MyTable, TableInfo } from '../lib/wire'

const SHOWN = 8
/** The finished games that may still get a rematch: only the latest are asked for it again and again. */
const LATEST = 2
const RUNS = ['open', 'dealing', 'running']

export interface MyGame {
  id: string
  game: string
  status: string
  /** The other players; in a finished game everybody, with their points. */
  names: string
  taken: number
  seats: number
  lesson: boolean
  /** Whether this browser has a token of the seat. */
  held: boolean
  seat: number
  /** The seat is kept for me at a rematch, to which I have not come. */
  kept: boolean
  /** A bot plays for me. */
  bot: boolean
  /** When I sat down, in milliseconds since 1970; 0 if that is not known. */
  at: number
  /** Who won, if that is known and it wasn't I alone. */
  winners: string[]
  /** I alone won. */
  winner: boolean
  /** Nobody has asked for a rematch of this finished game. */
  again: boolean
  /** The seat at the game before, whose token is good at this rematch. */
  before?: Held
}

/** Returns the names of a finished game, or the others' names in a running one. */
const told = (status: string, mine: number, names: string[]): string =>
  names.filter((name, seat) => name && (seat !== mine || !RUNS.includes(status))).join(', ')
const seated = (one: TableInfo, { seat, at }: Pick<Held, 'seat' | 'at'>, more: Partial<MyGame>): MyGame => ({
  id: one.id,
  game: one.game,
  status: one.status,
  names: told(
    one.status,
    seat,
    one.seats.map(({ name }, i) => `${name ?? ''}\u00A0${one.scores?.[i] ?? ''}`.trim()),
  ),
  taken: one.seats.filter(({ kind }) => kind !== 'open').length,
  seats: one.seats.length,
  lesson: one.lesson != null,
  held: false,
  seat,
  kept: one.seats[seat]?.kept === true,
  bot: one.status === 'running' && one.seats[seat]?.kind === 'person' && one.seats[seat].bot !== null,
  at,
  winners: one.seats.filter((_, i) => one.shares?.[i]).map(({ name }) => name ?? '?'),
  winner: one.shares?.[seat] === 1 && settings.seatsAt(one.id).length < 2,
  again: one.status === 'over' && one.lesson == null && !one.next,
  ...more,
})
/** What the account knows of a table that can't be fetched. */
const owned = (one: MyTable): MyGame => ({
  id: one.table,
  game: one.game,
  status: one.status,
  names: told(
    one.status,
    one.seat,
    one.names.map((name, i) => (name ? shownName(name, one.programs[i]) : '')),
  ),
  taken: one.names.filter((name) => name !== null).length,
  seats: one.names.length,
  lesson: false,
  held: false,
  seat: one.seat,
  kept: one.kept === true,
  bot: false,
  at: one.created * 1000,
  winners: [],
  winner: false,
  again: false,
})

/** Whether its lesson is complete, so that nothing waits for me. */
const learned = ({ id }: MyGame): boolean => settings.seatAt(id)?.learned === true

/** Returns games once the texts about them are there. */
async function worded(games: MyGame[]): Promise<MyGame[]> {
  if (games.some((one) => one.bot || one.status === 'open')) await texts.need('', 'pages')
  return games
}

export class Mine {
  /** Whether they were fetched. */
  looked = $state(false)
  #here = $state.raw<MyGame[]>([])
  #elsewhere = $state.raw<MyGame[]>([])
  /** The finished tables as they were last seen. */
  #known = new Map<string, TableInfo>()
  games = $derived.by(() => {
    const here = new Set(this.#here.map(({ id }) => id))
    return [...this.#here, ...this.#elsewhere.filter(({ id }) => !here.has(id))]
  })
  /** The open tables to which I am invited. */
  invitations = $state.raw<BotTable[]>([])
  /** The tables where it is my turn. */
  turns = $state.raw<ReadonlySet<string>>(new Set())
  running = $derived(
    this.games
      .filter((one) => RUNS.includes(one.status) && !learned(one))
      .sort((a, b) => Number(this.turns.has(b.id)) - Number(this.turns.has(a.id))),
  )
  /** The rematches that wait for me. */
  rematches = $derived(this.running.filter(({ kept }) => kept))
  over = $derived(this.games.filter((one) => one.status === 'over' || learned(one)).slice(0, SHOWN))

  /** Fetches my tables, as far as they may have changed, and whose turn it is. */
  async look(): Promise<void> {
    await Promise.all([this.#lookHere(), this.#lookElsewhere()])
    this.looked = true
    await this.#lookForTurns()
  }

  /** Fetches the games of this browser, and forgets those that are gone. */
  async #lookHere(): Promise<void> {
    // one seat of each table
    const here = settings.held.filter((one) => settings.seatAt(one.table) === one).slice(0, SHOWN)
    let finished = 0
    const found = await Promise.all(
      here.map(async (one) => {
        const known = this.#known.get(one.table)
        const still = known && (known.next != null || finished++ >= LATEST)
        const table = still ? known : await this.#fetch(one.table)
        return table ? [...(await this.#rematch(table, one)), seated(table, one, { held: true })] : []
      }),
    )
    this.#here = await worded(found.flat())
  }

  async #fetch(id: string): Promise<TableInfo | null> {
    try {
      const table = await api.table(id)
      if (!RUNS.includes(table.status)) this.#known.set(id, table)
      return table
    } catch (error) {
      if (error instanceof Refused && error.status === 404) settings.drop(id)
      return null
    }
  }

  /** Returns the rematch of a table where my seat is kept, unless this browser has it among its seats already. */
  async #rematch({ next, seats }: TableInfo, mine: Held): Promise<MyGame[]> {
    if (!next || settings.seatAt(next)) return []
    const table = this.#known.get(next) ?? (await this.#fetch(next))
    const kept = table?.seats[mine.seat]
    const invited = kept?.kind === 'person' && kept.name === seats[mine.seat]?.name && RUNS.includes(table!.status)
    return invited ? [seated(table!, mine, { before: mine })] : []
  }

  /** Fetches the games of my account without a token in this browser; those that a program plays are left to it. */
  async #lookElsewhere(): Promise<void> {
    if (!account.me || account.me.bot) return
    const tables = (await api.myTables()).filter((one) => !settings.seatAt(one.table))
    const [run, over] = [true, false].map((runs) => tables.filter(({ status }) => RUNS.includes(status) === runs))
    const shown = new Set([...run!.slice(0, SHOWN), ...over!.slice(0, SHOWN)])
    const found = tables.map(async (one) => {
      const table = shown.has(one) ? (this.#known.get(one.table) ?? (await this.#fetch(one.table))) : null
      return table ? seated(table, { seat: one.seat, at: one.created * 1000 }, {}) : owned(one)
    })
    this.#elsewhere = await worded(await Promise.all(found))
  }

  async lookForInvitations(): Promise<void> {
    if (!account.me?.bot) this.invitations = await api.invitations()
  }

  /** Returns what a game that has not begun waits for, who plays for me, or that a lesson is complete; else nothing. */
  standing(one: MyGame): string {
    const { status, kept, bot, taken, seats } = one
    if (learned(one)) return t('web-lesson-complete')
    if (bot) return t('web-state-bot')
    if (kept) return t('web-state-kept')
    if (status === 'dealing') return t('web-dealing')
    if (status !== 'open') return ''
    return taken < seats ? t('web-state-open', { taken, seats }) : t('web-state-full')
  }

  decline = async (table: string): Promise<void> => {
    this.invitations = await api.declineInvitation(table)
  }

  async #lookForTurns(): Promise<void> {
    const asked = await Promise.all(
      this.games
        .filter((one) => one.status === 'running' && !learned(one))
        .slice(0, 2 * SHOWN)
        .map(async ({ id }) => ((await api.turn(id, settings.seatAt(id)?.token).catch(() => null))?.mine ? id : '')),
    )
    this.turns = new Set(asked.filter(Boolean))
  }

  /** Takes a seat of mine to this browser: with the tokens of the game before, or by my account. */
  async #sit({ id, game, before }: MyGame): Promise<void> {
    if (!before) await account.sit({ table: id, game })
    else
      settings.hold(...settings.seatsAt(before.table).map((one) => ({ ...one, table: id, at: Date.now(), heard: 0 })))
  }

  open = async (one: MyGame): Promise<void> => {
    await this.#sit(one)
    router.go(one.status === 'over' ? reviewPath(one.id) : tablePath(one.id))
  }

  /** Goes to the rematch of a finished game, which nobody has asked for yet. */
  again = async (one: MyGame): Promise<void> => {
    if (!one.held) await this.#sit(one)
    const before = settings.seatAt(one.id)!
    const { table } = await api.rematch(one.id, before.token)
    await this.#sit({ ...one, id: table, before })
    router.go(tablePath(table))
  }

  /** Gives up the seats that a rematch keeps for me. */
  giveUp = async (one: MyGame): Promise<void> => {
    await this.#sit(one)
    for (const { token } of settings.seatsAt(one.id)) await api.leave(one.id, token)
    settings.drop(one.id)
    await this.look()
  }
}
