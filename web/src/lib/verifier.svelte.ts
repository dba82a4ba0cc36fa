/** Verifiable chance at one table: this browser takes part in the deal, checks the server, and keeps a receipt. */

import {
  firstCommitted,
  firstTold,
  newShare,
  nextCommitted,
  nextTold,
  opened,
  parsedList,
  seatSeal,
  serverSeal,
  words,
} from './fair'
import {
  type Doubt,
  newReceipt,
  hides,
  joined,
  ORDER,
  pairs,
  type Receipt,
  storeReceipt,
  storedReceipt,
  tidy,
  united,
  upgrade,
} from './receipt'
import { Shares } from './shares'
import type { FromClient, Message, TableInfo } from './wire'

type Shuffle = { listed: string; key: string; shares: string[]; nonces?: string[] | null }
type Header = { game: string; options: Record<string, unknown>; digest: string; players: string[]; shuffle?: Shuffle }

export class Verifier {
  seen = $state.raw<Receipt | null>(null)
  doubts = $derived(this.seen?.doubts ?? [])
  /** True once the player has closed the notice that the deal didn't wait for somebody. */
  dismissed = $state(false)
  /**
   * The text of the list. It compares by value, so `list` stays the same object while `seen` changes, and an effect
   * that checks the game runs once.
   */
  readonly #listed = $derived(this.seen?.listed ?? null)
  list = $derived(parsedList(this.#listed))
  words = $derived(this.#listed ? words(this.#listed).join(' ') : '')
  /** True if the table shows nobody again what only they have seen, so that a socket can't catch up on it. */
  forgetful = $derived(this.list?.options.memory === 'strict' || this.list?.options.memory_aid === false)

  readonly #name: string
  /** The seat of the socket, because messages to another seat are not those to mine. */
  #seat: number | null = null
  /** The numbers of messages and commitments that my socket was sent, including those before it connected. */
  #sent = { messages: 0, commitments: 0 }
  /** The difference of these two when it was last noted in the receipt. */
  #lead: number | null = null
  /** The seal of my share for the table as it is now. */
  #mine: string | null = null
  readonly #shares: Shares

  /** `own`: the seat, if this browser holds several at the table. */
  constructor(
    readonly id: string,
    readonly say: (said: FromClient) => void,
    own?: number,
  ) {
    this.#name = own === undefined ? id : `${id}.${own}`
    this.#shares = new Shares(this.#name)
    tidy(id)
    upgrade(id, this.#name)
    this.look()
  }

  /** Reads what other tabs have stored, before asking the server, so that its answer is never older. */
  look(): void {
    const other = storedReceipt(this.#name)
    if (other) this.seen = this.seen ? joined(this.seen, other) : other
  }

  /** Looks at the table, and seals or tells my share if that is due. `claimed`: I have shown the token of a seat. */
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
    let seen = this.seen ?? newReceipt(seat, shuffle.seal)
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
      this.#shares.clear() // the list is fixed, so a share that is not bound to it will never be told
    }
    if (seen.listed !== null) doubts.push(...withheld(seen.listed, shuffle.without))
    if (shuffle.without.includes(seat)) seen = { ...seen, share: '' }
    this.#keep(seen, ...doubts) // store it before telling, because a told share can't be taken back
    if (doubts.some((doubt) => STOPS.includes(doubt))) return
    if (status === 'open' && seen.listed === null && shuffle.awaited.includes(seat)) this.#seal(table, seen)
    if (status === 'dealing' && seen.share && shuffle.awaited.includes(seat))
      this.say({ t: 'share', share: seen.share })
  }

  /**
   * Compares a table with what I have seen. The list, once known, fixes seat and seal; the rematch is named after the
   * end and stays the same.
   */
  #compared(
    { seat: mine, seal, listed, status: before, next }: Receipt,
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
   * Seals a share for the table as it is now, the same in all tabs and after a reload. Does nothing if another tab has
   * seen a list.
   */
  #seal({ id, shuffle, ...table }: TableInfo, { seat, seal }: Receipt): void {
    if (storedReceipt(this.#name)?.listed) return
    const terms = termsOf({ seat, seal, game: table.game, options: table.options, seats: table.seats.map(listedAs) })
    const { seating } = shuffle!
    const fits = (one: string | null): boolean => {
      const pending = one === null ? null : this.#shares.get(one)
      return pending?.terms === terms && pending.seating === seating
    }
    if (!fits(this.#mine)) {
      const old = this.#mine
      this.#mine = this.#shares.seals.find(fits) ?? null
      if (old !== null) this.#shares.drop(old)
    }
    if (this.#mine === null) {
      const share = newShare()
      this.#mine = seatSeal(id, seat, seal, share)
      this.#shares.add(this.#mine, { share, terms, seating })
    }
    this.say({ t: 'seal', seal: this.#mine, seating })
  }

  /** Returns my share in the deal by a list, if it may be told, and the doubts about the list. */
  #read(table: TableInfo, { seat, seal, listed }: Receipt): [string, Doubt[]] {
    const list = parsedList(listed)
    const shuffle = table.shuffle!
    if (
      list?.table !== this.id ||
      list.seal !== seal ||
      list.game !== table.game ||
      sorted(list.options) !== sorted(table.options)
    )
      return ['', ['listed']]
    const begun: Doubt[] = hides(this.id, list) ? ['begun'] : []
    const other = storedReceipt(this.#name)
    if (other?.listed && other.listed !== listed) return ['', ['listed', ...begun]]
    if (other?.listed) return [other.share, [...other.doubts, ...begun]]
    const mine = list.seats[seat]?.seal
    const pending = mine ? this.#shares.get(mine) : null
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
    if (!asked && this.#mine === null && !this.#shares.seals.length) return ['', begun]
    if (!mine) return ['', [shuffle.without.includes(seat) ? 'out' : 'lacks', ...begun]]
    const sealed = this.#mine !== null && this.#shares.get(this.#mine)?.seating === shuffle.seating
    return ['', [sealed ? 'lacks' : 'device', ...begun]]
  }

  /** Handles a refusal of my seal: another device was first, or the list was there already. */
  refused(): void {
    if (this.#mine === null) return
    this.#shares.drop(this.#mine)
    this.#mine = null
    if (this.seen?.doubts.includes('lacks')) this.#keep(this.seen, 'device')
  }

  /** Notes the table of the rematch. */
  follow(table: string): void {
    const { seen } = this
    if (seen)
      this.#keep(
        { ...seen, next: seen.next ?? table },
        ...(seen.next !== null && seen.next !== table ? (['told'] as const) : []),
      )
  }

  /** Takes in new messages and their commitments. `version`: the number of messages to my seat so far. */
  hear(messages: Message[], version: number, commitments: string[] = []): void {
    const before = this.#sent
    this.#sent = { messages: version, commitments: before.commitments + commitments.length }
    const { seen } = this
    if (!seen?.told || !seen.listed || seen.seat !== this.#seat) return
    let { count, told } = seen
    let at = version - messages.length
    let gap = at !== before.messages || before.commitments > seen.commitments
    for (const message of messages) {
      // another tab has heard it; or a forgetful table doesn't repeat what was missed
      if (at++ !== count) continue
      told = nextTold(told, message)
      count++
    }
    gap ||= count < version && !this.forgetful
    const bound = this.#bound(seen, commitments.slice(Math.max(0, seen.commitments - before.commitments)))
    this.#keep(this.#paced({ ...bound, count, told }), ...(gap ? (['told'] as const) : []))
  }

  /**
   * Takes in all messages and commitments to my seat so far, which must include those that I have heard. A forgetful
   * table leaves messages out.
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

  /** Adds commitments to what I have seen. */
  #bound(seen: Receipt, commitments: string[]): Receipt {
    if (!commitments.length) return seen
    const committed = commitments.reduce(nextCommitted, seen.committed || firstCommitted(seen.listed!))
    return { ...seen, committed, commitments: seen.commitments + commitments.length }
  }

  /** Notes the numbers of messages and commitments that I was sent. While both grow alike, one pair stands for all. */
  #paced(seen: Receipt): Receipt {
    const { messages, commitments } = this.#sent
    if (messages - commitments === this.#lead) return seen
    this.#lead = messages - commitments
    return { ...seen, pace: pairs(seen.pace, [[messages, commitments]]) }
  }

  /** Returns the receipt that `skulduggery replay --verify` takes with the log. */
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
   * Returns whether the log has my list, its key and shares fit their seals, mine among them, and its entries fit the
   * commitments.
   */
  fits(log: string): boolean {
    const { seen } = this
    if (!seen?.listed) return false
    const shares = this.#opened(log, seen)
    const out = shares ? [...shares.keys()].filter((seat) => !shares[seat]) : []
    this.#keep(seen, ...(shares ? withheld(seen.listed, out) : (['log'] as const)))
    return shares !== null
  }

  /** Returns the shares in a log that fits; null if it doesn't fit or can't be read. */
  #opened(log: string, seen: Receipt): string[] | null {
    try {
      const [first = '', ...lines] = log.trimEnd().split('\n')
      const { shuffle, ...header } = JSON.parse(first) as Header
      const list = parsedList(seen.listed)
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

  #keep(seen: Receipt, ...doubts: Doubt[]): void {
    const other = storedReceipt(this.#name)
    const all = { ...seen, doubts: united(...seen.doubts, ...doubts) }
    const both = other ? joined(all, other) : all
    this.seen = { ...all, doubts: both.doubts } // other tabs may be ahead, and this one may lag
    storeReceipt(this.#name, both)
  }
}

/** Doubts after which my share is told to nobody. */
const STOPS: Doubt[] = ['seal', 'listed', 'lacks', 'seat', 'back']

/** Returns whether these commitments begin with those that I was sent. */
function continues(all: string[], { listed, commitments, committed }: Receipt): boolean {
  const first = firstCommitted(listed!)
  return all.length >= commitments && all.slice(0, commitments).reduce(nextCommitted, first) === (committed || first)
}

/** Returns a doubt if seats sealed a share by the list but were dealt without it. */
function withheld(listed: string, without: readonly number[]): Doubt[] {
  const seats = parsedList(listed)?.seats
  return without.some((seat) => seats?.[seat]?.seal) ? ['withheld'] : []
}

type Terms = { seat: number; seal: string; game: string; options: Record<string, unknown>; seats: [string, string][] }
const listedAs = ({ kind, program, name }: TableInfo['seats'][number]): [string, string] => [
  program ? 'bot' : kind,
  name ?? '',
]
const termsOf = ({ seat, seal, game, options, seats }: Terms): string =>
  JSON.stringify([seat, seal, game, sorted(options), seats])
const sorted = (options: Record<string, unknown>): string => JSON.stringify(Object.entries(options).toSorted())
