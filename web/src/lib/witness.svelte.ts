/**
 * What this browser has seen of the chance at one table: it takes part in the deal, and keeps what is needed to say
 * afterwards whether it was fair.
 */

import {
  type DealList,
  firstCommitted,
  firstTold,
  newShare,
  nextCommitted,
  nextTold,
  oldShare,
  opened,
  seatSeal,
  serverSeal,
  words,
} from './fair'
import { drop, forget, kept, read, settings, write } from './settings.svelte'
import type { FromClient, Message, TableInfo } from './wire'

/**
 * What isn't as it should be, kept for good. `device` and `out` are no fraud by themselves: they say that this browser
 * has no share in the deal.
 */
export type Doubt =
  'seal' | 'listed' | 'lacks' | 'told' | 'seat' | 'back' | 'begun' | 'withheld' | 'log' | 'device' | 'out'
type Status = TableInfo['status']

interface Seen {
  seat: number
  /** The server's seal. */
  seal: string
  /** The first list that I was shown; from then on seat, seal and list stay as they are. */
  listed: string | null
  /** My share, once it is bound to that list: it may be told, and is never sealed again. */
  share: string
  count: number
  told: string
  /** How many commitments to the log I was sent, and the running hash over them. */
  commitments: number
  committed: string
  /**
   * How many messages and commitments I had been sent, each time that their difference had changed: commitments that
   * come late show in it.
   */
  pace: [messages: number, commitments: number][]
  doubts: Doubt[]
  /** How far the table was at the latest. */
  status: Status
  /** The table of the rematch. */
  next: string | null
  /** When I saw it last. */
  at: number
}
/**
 * A share that is sealed and told to nobody. It is good for one table as it was when it was sealed, and for one list.
 */
interface Pending {
  share: string
  terms: string
  seating: string
}
type Shuffle = { listed: string; key: string; shares: string[]; nonces?: string[] | null }
type Header = { game: string; options: Record<string, unknown>; digest: string; players: string[]; shuffle?: Shuffle }

const RECEIPT = 'receipt-'
const SHARE = 'share-'
/** Receipts of tables where I have no seat any more. */
const MOST = 100
const ORDER: Record<Status, number> = { open: 0, dealing: 1, running: 2, over: 3, ended: 3 }

const fresh = (seat: number, seal: string): Seen => ({
  seat,
  seal,
  listed: null,
  share: '',
  count: 0,
  told: '',
  commitments: 0,
  committed: '',
  pace: [],
  doubts: [],
  status: 'open',
  next: null,
  at: 0,
})

export class Witness {
  seen = $state.raw<Seen | null>(null)
  doubts = $derived(this.seen?.doubts ?? [])
  /**
   * The text of the list. It compares by value, so `list` stays the same object while `seen` changes, and an effect
   * that checks the game runs once.
   */
  readonly #listed = $derived(this.seen?.listed ?? null)
  list = $derived(parsed(this.#listed))
  words = $derived(this.#listed ? words(this.#listed).join(' ') : '')
  /** Whether nobody is told again at this table what only they have seen: what a socket missed is lost. */
  forgetful = $derived(this.list?.options.memory === 'strict' || this.list?.options.memory_aid === false)

  readonly #name: string
  /** Where the socket sits: what it hears on another seat is not what mine is told. */
  #seat: number | null = null
  /** How many messages and commitments my socket was sent, those before it connected included. */
  #sent = { messages: 0, commitments: 0 }
  /** The difference of these two when it last went into the receipt. */
  #lead: number | null = null
  /** The seal of the share that I have for the table as it is now. */
  #mine: string | null = null
  /** Shares where nothing can be kept: for this visit only. */
  readonly #pending = new Map<string, Pending>()

  /** `own`: the seat, where this browser holds several at the table. */
  constructor(
    readonly id: string,
    readonly say: (said: FromClient) => void,
    own?: number,
  ) {
    this.#name = own === undefined ? id : `${id}.${own}`
    tidy(id)
    upgrade(id, this.#name)
    this.look()
  }

  /** See what other tabs have kept, before the server is asked: what it says then is no older. */
  look(): void {
    const stored = this.#stored()
    if (stored) this.seen = this.seen ? joined(this.seen, stored) : stored
  }

  /**
   * Look at the table; seal, or tell my share, if that is my part now. `claimed`: I have shown the token of a seat.
   */
  attend(table: TableInfo, seat: number | null, claimed = false): void {
    this.#seat = seat
    const { shuffle, status } = table
    if (seat === null) {
      if (this.seen?.listed)
        this.#keep(
          this.seen,
          ...(claimed ? (['seat'] as const) : []),
          ...this.#compared(this.seen, table, this.seen.seat),
        )
      return
    }
    if (!shuffle) {
      if (this.seen?.listed) this.#keep(this.seen, 'seal')
      return
    }
    let seen = this.seen ?? fresh(seat, shuffle.seal)
    if (seen.listed === null && (seen.seat !== seat || seen.seal !== shuffle.seal))
      seen = { ...seen, seat, seal: shuffle.seal }
    const doubts = this.#compared(seen, table, seat)
    if (ORDER[status] > ORDER[seen.status]) seen = { ...seen, status }
    seen = { ...seen, next: seen.next ?? table.next, at: Date.now() }
    if (seen.listed === null && shuffle.listed !== null) {
      seen = { ...seen, listed: shuffle.listed, told: firstTold(shuffle.listed) }
      const [share, found] = this.#read(table, seen)
      seen = { ...seen, share }
      doubts.push(...found)
      this.#discard()
    }
    if (seen.listed !== null) doubts.push(...withheld(seen.listed, shuffle.without))
    if (shuffle.without.includes(seat)) seen = { ...seen, share: '' }
    this.#keep(seen, ...doubts) // before anything is said: what was told is told, whatever comes between
    if (doubts.some((doubt) => STOPS.includes(doubt))) return
    if (status === 'open' && seen.listed === null && shuffle.awaited.includes(seat)) this.#seal(table, seen)
    if (status === 'dealing' && seen.share && shuffle.awaited.includes(seat))
      this.say({ t: 'share', share: seen.share })
  }

  /**
   * Compare a table with what I have seen. The list, once there is one, fixes seat and seal; the rematch is named
   * after the end, and stays.
   */
  #compared(
    { seat: mine, seal, listed, status: before, next }: Seen,
    { status, shuffle, next: now }: TableInfo,
    seat: number,
  ): Doubt[] {
    const out: Doubt[] =
      now !== null && (ORDER[status] < ORDER.over || (next !== null && now !== next)) ? ['told'] : []
    if (listed === null)
      return status !== 'open' && status !== 'ended' && shuffle!.listed === null ? [...out, 'listed'] : out
    if (!shuffle) return [...out, 'seal']
    if (seat !== mine) out.push('seat')
    if (shuffle.seal !== seal) out.push('seal')
    const back = ORDER[status] < ORDER[before] || (ORDER[before] === ORDER.over && status !== before)
    if (back) out.push('back')
    if (shuffle.listed !== listed && !(back && shuffle.listed === null)) out.push('listed')
    return out
  }

  /**
   * Seal a share for the table as it is now: the same in all tabs and after a reload. Nothing is sealed where a list
   * was seen in another tab.
   */
  #seal({ id, shuffle, ...table }: TableInfo, { seat, seal }: Seen): void {
    if (this.#stored()?.listed) return
    const terms = termsOf({ seat, seal, game: table.game, options: table.options, seats: table.seats.map(listedAs) })
    const { seating } = shuffle!
    const fits = (one: string | null): boolean => {
      const pending = one === null ? null : this.#share(one)
      return pending?.terms === terms && pending.seating === seating
    }
    if (!fits(this.#mine)) {
      const old = this.#mine
      this.#mine = this.#sealed().find(fits) ?? null
      if (old !== null) this.#lose(old)
    }
    if (this.#mine === null) {
      const share = newShare()
      this.#mine = seatSeal(id, seat, seal, share)
      this.#pending.set(this.#mine, { share, terms, seating })
      write(this.#shares + this.#mine, { share, terms, seating })
    }
    this.say({ t: 'seal', seal: this.#mine, seating })
  }

  /** My share in the deal by a list, if it may be told for it, and what is wrong. */
  #read(table: TableInfo, { seat, seal, listed }: Seen): [string, Doubt[]] {
    const list = parsed(listed)
    const shuffle = table.shuffle!
    if (
      list?.table !== this.id ||
      list.seal !== seal ||
      list.game !== table.game ||
      sorted(list.options) !== sorted(table.options)
    )
      return ['', ['listed']]
    const begun: Doubt[] = hides(this.id, list) ? ['begun'] : []
    const other = this.#stored()
    if (other?.listed && other.listed !== listed) return ['', ['listed', ...begun]]
    if (other?.listed) return [other.share, [...other.doubts, ...begun]]
    const mine = list.seats[seat]?.seal
    const pending = mine ? this.#share(mine) : null
    if (pending) {
      const terms = termsOf({
        seat,
        seal,
        game: list.game,
        options: list.options,
        seats: list.seats.map(({ kind, name }) => [kind, name]),
      })
      return pending.terms && pending.terms !== terms ? ['', ['listed', ...begun]] : [pending.share, begun]
    }
    const asked = shuffle.shares && !table.seats[seat]?.program
    if (!asked && this.#mine === null && !this.#sealed().length) return ['', begun]
    if (!mine) return ['', [shuffle.without.includes(seat) ? 'out' : 'lacks', ...begun]]
    const sealed = this.#mine !== null && this.#share(this.#mine)?.seating === shuffle.seating
    return ['', [sealed ? 'lacks' : 'device', ...begun]]
  }

  /**
   * The server refuses my seal: another device was first. It may do so when the list is there already, if that was
   * quicker.
   */
  refused(): void {
    if (this.#mine === null) return
    this.#lose(this.#mine)
    this.#mine = null
    if (this.seen?.doubts.includes('lacks')) this.#keep(this.seen, 'device')
  }

  /** The table of the rematch is this. */
  follow(table: string): void {
    const { seen } = this
    if (seen)
      this.#keep(
        { ...seen, next: seen.next ?? table },
        ...(seen.next !== null && seen.next !== table ? (['told'] as const) : []),
      )
  }

  /**
   * Take new messages and the commitments that belong to them. `version`: how many messages my seat has been sent by
   * now.
   */
  hear(messages: Message[], version: number, commitments: string[] = []): void {
    const before = this.#sent
    this.#sent = { messages: version, commitments: before.commitments + commitments.length }
    const { seen } = this
    if (!seen?.told || !seen.listed || seen.seat !== this.#seat) return
    let { count, told } = seen
    let at = version - messages.length
    let gap = at !== before.messages || before.commitments > seen.commitments
    for (const message of messages) {
      // another tab has heard it; or, at a forgetful table, what was missed is not told again
      if (at++ !== count) continue
      told = nextTold(told, message)
      count++
    }
    gap ||= count < version && !this.forgetful
    const bound = this.#bound(seen, commitments.slice(Math.max(0, seen.commitments - before.commitments)))
    this.#keep(this.#paced({ ...bound, count, told }), ...(gap ? (['told'] as const) : []))
  }

  /**
   * Take all messages and commitments that my seat was sent so far: those that I have heard must be among them. A
   * forgetful table leaves messages out.
   */
  hearAll(messages: Message[], version: number, commitments: string[] = []): void {
    const before = this.#sent
    this.#sent = { messages: version, commitments: commitments.length }
    const { seen } = this
    if (!seen?.listed || seen.seat !== this.#seat) return
    let heard = { ...seen }
    let fits = version >= before.messages && continues(commitments, seen)
    if (!this.forgetful) {
      const hashes = [firstTold(seen.listed)]
      for (const message of messages) hashes.push(nextTold(hashes.at(-1)!, message))
      fits &&= version === messages.length && hashes[seen.count] === seen.told
      heard = { ...heard, count: messages.length, told: hashes.at(-1)! }
    }
    if (fits) this.#keep(this.#paced(this.#bound(heard, commitments.slice(seen.commitments))))
    else this.#keep(this.#paced(seen), 'told')
  }

  /** Add commitments to what I have seen. */
  #bound(seen: Seen, commitments: string[]): Seen {
    if (!commitments.length) return seen
    const committed = commitments.reduce(nextCommitted, seen.committed || firstCommitted(seen.listed!))
    return { ...seen, committed, commitments: seen.commitments + commitments.length }
  }

  /** Add how many messages and commitments I was sent. While both grow alike, one pair stands for all. */
  #paced(seen: Seen): Seen {
    const { messages, commitments } = this.#sent
    if (messages - commitments === this.#lead) return seen
    this.#lead = messages - commitments
    return { ...seen, pace: pairs(seen.pace, [[messages, commitments]]) }
  }

  /** What `skulduggery replay --verify` takes beside the log. */
  receipt(): string | null {
    if (!this.seen?.listed) return null
    const { seat, listed, share, count, told, commitments, committed, pace, doubts } = this.seen
    return JSON.stringify({
      receipt: 3,
      table: this.id,
      seat,
      listed,
      share,
      count,
      told,
      commitments,
      committed,
      pace,
      doubts,
    })
  }

  /**
   * Whether the log of the game is of my list, the key and the shares in it fit their seals, mine among them, and the
   * log fits its commitments.
   */
  fits(log: string): boolean {
    const { seen } = this
    if (!seen?.listed) return false
    const shares = this.#opened(log, seen)
    const out = shares ? [...shares.keys()].filter((seat) => !shares[seat]) : []
    this.#keep(seen, ...(shares ? withheld(seen.listed, out) : (['log'] as const)))
    return shares !== null
  }

  /** Return the shares in a log that fits; null for one that does not, or is no log. */
  #opened(log: string, seen: Seen): string[] | null {
    try {
      const [first = '', ...lines] = log.trimEnd().split('\n')
      const { shuffle, ...header } = JSON.parse(first) as Header
      const list = parsed(seen.listed)
      if (!shuffle || !list || shuffle.listed !== seen.listed || shuffle.shares.length !== list.seats.length)
        return null
      const same =
        header.game === list.game && header.digest === list.digest && sorted(header.options) === sorted(list.options)
      const named = list.seats.every(({ name }, i) => header.players[i] === name)
      const sealed = list.seats.every(
        ({ seal }, i) => !shuffle.shares[i] || seatSeal(this.id, i, list.seal, shuffle.shares[i]) === seal,
      )
      const made = opened(shuffle.listed, lines, shuffle.nonces ?? [])
      const bound = made.length === seen.commitments && continues(made, seen)
      const mine = shuffle.shares[seen.seat] === seen.share && serverSeal(this.id, shuffle.key) === seen.seal
      return same && named && sealed && bound && mine ? shuffle.shares : null
    } catch {
      return null
    }
  }

  get #shares(): string {
    return `${SHARE}${this.#name}-`
  }

  #stored(): Seen | null {
    const stored = read<Partial<Seen> | null>(RECEIPT + this.#name, null)
    return stored && { ...fresh(0, ''), ...stored }
  }

  /** The seals of my shares that are told to nobody. */
  #sealed(): string[] {
    return [...this.#pending.keys(), ...kept(this.#shares).map((name) => name.slice(this.#shares.length))]
  }

  #share(seal: string): Pending | null {
    return this.#pending.get(seal) ?? read<Pending | null>(this.#shares + seal, null)
  }

  #lose(seal: string): void {
    this.#pending.delete(seal)
    drop(this.#shares + seal)
  }

  /** The list is fixed: whatever share is not bound to it will never be told. */
  #discard(): void {
    this.#pending.clear()
    forget(this.#shares, () => false)
  }

  #keep(seen: Seen, ...doubts: Doubt[]): void {
    const stored = this.#stored()
    const all = { ...seen, doubts: united(...seen.doubts, ...doubts) }
    const both = stored ? joined(all, stored) : all
    this.seen = { ...all, doubts: both.doubts } // how far others are is no matter: a tab may be behind them
    write(RECEIPT + this.#name, both)
  }
}

/** After these my share is told to nobody. */
const STOPS: Doubt[] = ['seal', 'listed', 'lacks', 'seat', 'back']

/** Whether these commitments begin with those that I was sent. */
function continues(all: string[], { listed, commitments, committed }: Seen): boolean {
  const first = firstCommitted(listed!)
  return all.length >= commitments && all.slice(0, commitments).reduce(nextCommitted, first) === (committed || first)
}

/** Seats that sealed a share by the list, and were dealt without it. */
function withheld(listed: string, without: readonly number[]): Doubt[] {
  const seats = parsed(listed)?.seats
  return without.some((seat) => seats?.[seat]?.seal) ? ['withheld'] : []
}

/** Doubts, each once. That another device was first explains why the list lacks my seal. */
function united(...doubts: Doubt[]): Doubt[] {
  const all = new Set(doubts)
  if (all.has('device')) all.delete('lacks')
  return [...all]
}

/** What two tabs have seen of one table: all doubts, and the longer part of what was told. */
function joined(mine: Seen, other: Seen): Seen {
  const doubts = united(...mine.doubts, ...other.doubts)
  if (mine.listed !== null && other.listed !== null && mine.listed !== other.listed)
    return { ...mine, doubts: united(...doubts, 'listed') }
  const later = other.listed !== null && (mine.listed === null || other.count > mine.count) ? other : mine
  const { commitments, committed } = other.commitments > mine.commitments ? other : mine
  const status = ORDER[other.status] > ORDER[mine.status] ? other.status : mine.status
  const pace = pairs(mine.pace, other.pace)
  return {
    ...later,
    commitments,
    committed,
    pace,
    doubts,
    status,
    next: mine.next ?? other.next,
    at: Math.max(mine.at, other.at),
  }
}

/** The pairs of both lists, each once. */
function pairs(mine: Seen['pace'], other: Seen['pace']): Seen['pace'] {
  const known = new Set(mine.map(String))
  return [...mine, ...other.filter((pair) => !known.has(String(pair)))]
}

/** Whether a list hides that a deal before it was broken off, as far as the receipts of this browser tell. */
function hides(table: string, list: DealList): boolean {
  const known = kept(RECEIPT).map((name): [string, Partial<Seen>] => [
    tableOf(name.slice(RECEIPT.length)),
    read(name, {}),
  ])
  const before = (id: string): string | undefined => known.find(([, seen]) => seen.next === id)?.[0]
  const least = (id: string, past: string[]): number => {
    const one = known.find(([name]) => name === id)?.[1]
    const from = before(id)
    const so =
      parsed(one?.listed ?? null)?.ended ??
      (from === undefined || past.includes(from) ? 0 : least(from, [...past, from]))
    return so + (one?.listed && one.status === 'ended' ? 1 : 0)
  }
  const from = before(table)
  return (
    (from !== undefined && list.follows !== from) ||
    (list.follows !== null && list.ended < least(list.follows, [list.follows]))
  )
}

const tableOf = (name: string): string => name.split('.')[0]!

/** Forget the oldest receipts of tables where I have no seat, and shares that will never be told. */
function tidy(id: string): void {
  const wanted = (table: string): boolean => table === id || settings.seatAt(table) !== undefined
  const others = kept(RECEIPT).filter((name) => !wanted(tableOf(name.slice(RECEIPT.length))))
  const latest = others
    .toSorted((one, two) => (read<Partial<Seen>>(two, {}).at ?? 0) - (read<Partial<Seen>>(one, {}).at ?? 0))
    .slice(0, MOST)
  forget(RECEIPT, (rest) => wanted(tableOf(rest)) || latest.includes(RECEIPT + rest))
  forget(SHARE, (rest) => wanted(tableOf(rest.split('-')[0]!)))
}

/**
 * An older client made its shares from a secret of the browser: keep the one that it sealed, so that the deal can go
 * on.
 */
function upgrade(id: string, name: string): void {
  const old = read<{ seat: number; seal: string; listed: string | null; sealed?: boolean } | null>(
    RECEIPT + name,
    null,
  )
  if (old?.sealed === undefined) return
  const { sealed, ...rest } = old
  if (sealed && rest.listed === null) {
    const share = oldShare(read('secret', ''), id, rest.seat, rest.seal)
    write(`${SHARE}${name}-${seatSeal(id, rest.seat, rest.seal, share)}`, { share, terms: '', seating: '' })
  }
  write(RECEIPT + name, rest)
}

function parsed(listed: string | null): DealList | null {
  try {
    const list = listed === null ? null : (JSON.parse(listed) as DealList | null)
    return Array.isArray(list?.seats) ? list : null
  } catch {
    return null
  }
}

type Terms = { seat: number; seal: string; game: string; options: Record<string, unknown>; seats: [string, string][] }
const listedAs = ({ kind, program, name }: TableInfo['seats'][number]): [string, string] => [
  program ? 'bot' : kind,
  name ?? '',
]
const termsOf = ({ seat, seal, game, options, seats }: Terms): string =>
  JSON.stringify([seat, seal, game, sorted(options), seats])
const sorted = (options: Record<string, unknown>): string => JSON.stringify(Object.entries(options).toSorted())
