/** The games where I have a seat: by the tokens of this browser, and by the account. */

import { account } from '../lib/account.svelte'
import { api, Refused } from '../lib/api'
import { asBot } from '../lib/botNames'
import { reviewPath, router, tablePath } from '../lib/router.svelte'
import { settings } from '../lib/settings.svelte'
import type { BotTable, MyTable, TableInfo } from '../lib/wire'

const SHOWN = 8
const RUNS = ['open', 'dealing', 'running']

export interface MyGame {
  id: string
  game: string
  status: string
  /** The other players; in a finished game everybody, with their points. */
  names: string
  lesson: boolean
  /** Whether this browser has a token of the seat. */
  held: boolean
  seat: number
}

/** Returns all names of a finished game, or the others' names in a running one. */
const told = (status: string, mine: number, names: string[]): string =>
  names.filter((_, seat) => seat !== mine || !RUNS.includes(status)).join(', ')
const held = (one: TableInfo, seat: number): MyGame => ({
  id: one.id,
  game: one.game,
  status: one.status,
  names: told(
    one.status,
    seat,
    one.seats.map(({ name }, i) => `${name ?? '…'}\u00A0${one.scores?.[i] ?? ''}`.trim()),
  ),
  lesson: one.lesson != null,
  held: true,
  seat,
})
const owned = (one: MyTable): MyGame => ({
  id: one.table,
  game: one.game,
  status: one.status,
  names: told(
    one.status,
    one.seat,
    one.names.map((name, i) => (name && one.programs[i] ? asBot(name) : (name ?? '…'))),
  ),
  lesson: false,
  held: false,
  seat: one.seat,
})

export class Mine {
  games = $state.raw<MyGame[]>([])
  /** The open tables to which I am invited. */
  invitations = $state.raw<BotTable[]>([])
  /** The tables where it is my turn. */
  turns = $state.raw<ReadonlySet<string>>(new Set())
  running = $derived(
    this.games
      .filter((one) => RUNS.includes(one.status))
      .sort((a, b) => Number(this.turns.has(b.id)) - Number(this.turns.has(a.id))),
  )
  over = $derived(this.games.filter((one) => one.status === 'over').slice(0, SHOWN))

  /** Fetches my tables, and forgets those that are gone. */
  async look(): Promise<void> {
    // one seat of each table
    const here = settings.held.filter((one) => settings.seatAt(one.table) === one).slice(0, SHOWN)
    const found = await Promise.all(
      here.map((one) =>
        api.table(one.table).then(
          (table) => held(table, one.seat),
          (error: unknown) => {
            if (error instanceof Refused && error.status === 404) settings.drop(one.table)
            return null
          },
        ),
      ),
    )
    this.games = found.filter((one) => one !== null)
    await this.lookForTurns()
  }

  /** Fetches the games of my account without a token in this browser; those that a program plays are left to it. */
  async lookElsewhere(): Promise<void> {
    if (!account.me || account.me.bot) return
    const tables = (await api.myTables()).filter((one) => !settings.seatAt(one.table))
    const there = new Set(tables.map((one) => one.table))
    this.games = [...this.games.filter((one) => !there.has(one.id)), ...tables.map(owned)]
  }

  async lookForInvitations(): Promise<void> {
    if (account.me && !account.me.bot) this.invitations = await api.invitations()
  }

  decline = async (table: string): Promise<void> => {
    this.invitations = await api.declineInvitation(table)
  }

  async lookForTurns(): Promise<void> {
    const asked = await Promise.all(
      this.games
        .filter((one) => one.held && one.status === 'running')
        .map(async ({ id }) => {
          const token = settings.seatAt(id)?.token
          return token && (await api.turn(id, token).catch(() => null))?.mine ? id : ''
        }),
    )
    this.turns = new Set(asked.filter(Boolean))
  }

  open = async (one: MyGame): Promise<void> => {
    await account.sit({ table: one.id, game: one.game })
    router.go(one.status === 'over' ? reviewPath(one.id) : tablePath(one.id))
  }
}
