/** What this browser has seen of the chance at one table: it takes part in the deal, and keeps what is needed to say afterwards whether it was fair. */

import { type DealList, firstCommitted, firstTold, newSecret, nextCommitted, nextTold, opened, seatSeal, serverSeal, share, words } from './fair'
import { forget, read, settings, write } from './settings.svelte'
import type { FromClient, Message, TableInfo } from './wire'

/** What isn't as it should be; after `device` and `out` it may still be so that all is well. */
export type Doubt = 'seal' | 'listed' | 'lacks' | 'told' | 'device' | 'out'

interface Seen {
  seat: number
  /** The server's seal when I saw it first. */
  seal: string
  /** I have sealed a share. */
  sealed: boolean
  listed: string | null
  share: string
  count: number
  told: string
  /** How many commitments to the log I was sent, and the running hash over them. */
  commitments?: number
  committed?: string
}
type Shuffle = { listed: string; key: string; shares: string[]; nonces?: string[] | null }

const RECEIPT = 'receipt-'

function secret(): string {
  const kept = read('secret', '')
  if (!kept) write('secret', newSecret())
  return kept || read('secret', '') || (visit ??= newSecret())
}
/** Where nothing can be kept: for this visit only. */
let visit: string | undefined

export class Witness {
  doubt = $state<Doubt | ''>('')
  seen = $state.raw<Seen | null>(null)
  list = $derived.by(() => parsed(this.seen?.listed ?? null))
  words = $derived.by(() => (this.seen?.listed ? words(this.seen.listed).join(' ') : ''))

  readonly #receipt: string

  /** `own`: the seat, where this browser holds several at the table. */
  constructor(
    readonly id: string,
    readonly say: (said: FromClient) => void,
    own?: number,
  ) {
    this.#receipt = own === undefined ? RECEIPT + id : `${RECEIPT}${id}.${own}`
    forget(RECEIPT, (rest) => rest.startsWith(id) || settings.seatAt(rest.split('.')[0]!) !== undefined)
    this.seen = read<Seen | null>(this.#receipt, null)
  }

  /** Look at the table; seal, or tell my share, if that is my part now. */
  attend({ status, shuffle, options }: TableInfo, seat: number | null): void {
    if (!shuffle || seat === null) return
    let seen = this.seen
    if (!seen || seen.seat !== seat) seen = { seat, seal: seen?.seal ?? shuffle.seal, sealed: false, listed: null, share: '', count: 0, told: '' }
    if (seen.seal !== shuffle.seal) return this.#doubt('seal')
    const share_ = share(secret(), this.id, seat, seen.seal)
    const seal = seatSeal(this.id, seat, seen.seal, share_)
    const awaited = shuffle.awaited.includes(seat)
    if (status === 'open' && awaited) {
      seen = { ...seen, sealed: true }
      this.say({ t: 'seal', seal })
    }
    if (shuffle.listed !== null) {
      const list = parsed(shuffle.listed)
      const same = list?.table === this.id && list.seal === seen.seal && sorted(list.options) === sorted(options)
      if (!same || (seen.listed !== null && seen.listed !== shuffle.listed)) return this.#doubt('listed')
      if (seen.listed === null) seen = { ...seen, listed: shuffle.listed, told: firstTold(shuffle.listed) }
      const listed = list.seats[seat]?.seal
      if (listed === seal) {
        if (status === 'dealing' && awaited) this.say({ t: 'share', share: share_ })
        const out = shuffle.without.includes(seat)
        seen = { ...seen, share: out ? '' : share_ }
        if (out) this.#doubt('out')
      } else if (shuffle.shares) this.#doubt(seen.sealed ? 'lacks' : listed ? 'device' : 'out')
    }
    this.#keep(seen)
  }

  /** The server has another seal of my seat. */
  refused(): void {
    if (this.seen) this.#keep({ ...this.seen, sealed: false })
  }

  /** Messages as they come; `version` is that of the last. */
  hear(messages: Message[], version: number): void {
    const { seen } = this
    if (!seen?.told) return
    let { count, told } = seen
    let at = version - messages.length
    for (const message of messages) {
      if (at++ !== count) continue // at a forgetful table what was missed is not told again
      told = nextTold(told, message)
      count++
    }
    this.#keep({ ...seen, count, told })
  }

  /** All messages that my seat was sent so far: those I have heard must be among them. */
  hearAll(messages: Message[]): void {
    const { seen } = this
    if (!seen?.listed) return
    const hashes = [firstTold(seen.listed)]
    for (const message of messages) hashes.push(nextTold(hashes.at(-1)!, message))
    if (hashes[seen.count] !== seen.told) return this.#doubt('told')
    this.#keep({ ...seen, count: messages.length, told: hashes.at(-1)! })
  }

  /** Commitments to the log, as they come. */
  bind(commitments: string[] = []): void {
    const { seen } = this
    if (!seen?.listed || !commitments.length) return
    const committed = commitments.reduce(nextCommitted, seen.committed || firstCommitted(seen.listed))
    this.#keep({ ...seen, committed, commitments: (seen.commitments ?? 0) + commitments.length })
  }

  /** All commitments so far: those that I was sent must be among them. */
  bindAll(all: string[] = []): void {
    const { seen } = this
    if (!seen?.listed) return
    const had = seen.commitments ?? 0
    const first = firstCommitted(seen.listed)
    if (all.length < had || all.slice(0, had).reduce(nextCommitted, first) !== (seen.committed || first)) return this.#doubt('told')
    this.bind(all.slice(had))
  }

  /** What `skulduggery replay --verify` takes beside the log. */
  receipt(): string | null {
    if (!this.seen?.listed) return null
    const { seat, listed, share, count, told, commitments = 0, committed = '' } = this.seen
    return JSON.stringify({ receipt: 2, table: this.id, seat, listed, share, count, told, commitments, committed })
  }

  /** Whether the key and the shares in the log of the game fit their seals, mine among them, and the log its commitments. */
  fits(log: string): boolean {
    const { seen } = this
    const [header = '', ...lines] = log.trimEnd().split('\n')
    const { shuffle } = JSON.parse(header) as { shuffle?: Shuffle }
    const list = parsed(shuffle?.listed ?? null)
    if (!seen || !shuffle || !list || shuffle.listed !== seen.listed || shuffle.shares[seen.seat] !== seen.share) return false
    const sealed = list.seats.every(({ seal }, i) => !shuffle.shares[i] || seatSeal(this.id, i, list.seal, shuffle.shares[i]) === seal)
    const had = seen.commitments ?? 0
    const first = firstCommitted(shuffle.listed)
    const all = opened(shuffle.listed, lines, shuffle.nonces ?? [])
    const kept = all.length >= had && all.slice(0, had).reduce(nextCommitted, first) === (seen.committed || first)
    return sealed && kept && serverSeal(this.id, shuffle.key) === seen.seal
  }

  #doubt(doubt: Doubt): void {
    this.doubt = doubt
  }

  #keep(seen: Seen): void {
    this.seen = seen
    write(this.#receipt, seen)
  }
}

function parsed(listed: string | null): DealList | null {
  try {
    return listed === null ? null : (JSON.parse(listed) as DealList)
  } catch {
    return null
  }
}

const sorted = (options: Record<string, unknown>): string => JSON.stringify(Object.entries(options).toSorted())
