/** An honest server, tabs and devices in any order of events: nobody doubts, everybody's share gets into the deal. */

import { describe, expect, it, vi } from 'vitest'
import { Storage } from './page'
import { firstCommitted, firstTold, nextCommitted, nextTold, seatSeal, serverSeal } from '../src/lib/fair'
import type { FromClient, Message, TableInfo } from '../src/lib/wire'
import { Verifier } from '../src/lib/verifier.svelte'

const KEY = 'ab'.repeat(32)
const RUNS = 100
const SEATS = 3

/** Numbers that look random: the same for the same seed. */
function chance(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return (state >>> 8) % below
  }
}

interface Said {
  table?: TableInfo
  refused?: string
  version?: number
  messages?: Message[]
  commitments?: string[]
  whole?: boolean
}
const publicOf = (messages: number): number => Math.ceil((messages * 2) / 3)

/** What the server does, by docs/fair.md. */
class House {
  readonly id: string
  status = 'open'
  sitting: (string | null)[] = ['Ann', 'Bob', null]
  sat = 0
  seals = new Map<number, string | null>()
  given = new Map<number, string | null>()
  listed: string | null = null
  tabs: Tab[] = []
  /** What everybody was told; each third message is for one seat alone, and so has no commitment. */
  told: Message[] = []

  constructor(number: number) {
    this.id = `x${number}`
  }

  get seal(): string {
    return serverSeal(this.id, KEY)
  }

  get awaited(): number[] {
    if (this.status === 'open')
      return [...this.sitting.keys()].filter((seat) => this.sitting[seat] !== null && !this.seals.has(seat))
    return this.status === 'dealing'
      ? [...this.seals.keys()].filter((seat) => this.seals.get(seat) && !this.given.has(seat))
      : []
  }

  info(): TableInfo {
    const without = [...this.seals, ...this.given].flatMap(([seat, one]) => (one === null ? [seat] : []))
    const shuffle = {
      seal: this.seal,
      shares: true,
      listed: this.listed,
      awaited: this.awaited,
      without,
      seating: `s${this.sat}`,
    }
    const seats = this.sitting.map((name) => ({ kind: name === null ? 'open' : 'person', name }))
    return {
      id: this.id,
      game: 'crooks',
      options: {},
      status: this.status,
      next: null,
      seats,
      shuffle,
    } as unknown as TableInfo
  }

  tell(): void {
    const table = this.info()
    for (const tab of this.tabs) tab.box.push({ table })
  }

  /** Somebody plays. */
  play(): void {
    if (this.status !== 'running') return
    this.told.push(['played', this.told.length])
    for (const tab of this.tabs) if (tab.since !== null) tab.box.push(this.events(this.told.length - 1))
  }

  events(since: number): Said {
    return {
      version: this.told.length,
      messages: this.told.slice(since),
      commitments: this.committed().slice(publicOf(since)),
    }
  }

  state(): Said {
    return { ...this.events(0), whole: true, table: this.info() }
  }

  committed(): string[] {
    return Array.from({ length: publicOf(this.told.length) }, (_, number) => `${number}`.padStart(64, '0'))
  }

  sit(seat: number, name: string | null): void {
    if (this.status !== 'open') return
    this.sitting[seat] = name
    this.sat++
    this.seals.clear()
    this.tell()
  }

  start(): void {
    if (this.status !== 'open' || this.awaited.length || this.sitting.includes(null)) return
    const seats = this.sitting.map((name, seat) => ({ kind: 'person', name, seal: this.seals.get(seat) ?? '' }))
    this.listed = JSON.stringify({
      table: this.id,
      game: 'crooks',
      digest: 'd',
      options: {},
      seal: this.seal,
      shares: true,
      seats,
      follows: null,
      ended: 0,
    })
    this.status = 'dealing'
    this.tell()
  }

  hear(tab: Tab, said: FromClient): void {
    const { seat } = tab
    if (said.t === 'seal' && this.seals.get(seat) !== said.seal) {
      if (said.seating !== `s${this.sat}`) return void tab.box.push({ refused: 'stale-seal' })
      if (this.status !== 'open' || this.seals.has(seat)) return void tab.box.push({ refused: 'sealed' })
      this.seals.set(seat, said.seal)
      this.tell()
    } else if (said.t === 'share' && this.status === 'dealing' && !this.given.has(seat)) {
      expect(seatSeal(this.id, seat, this.seal, said.share)).toBe(this.seals.get(seat))
      this.given.set(seat, said.share)
      if (!this.awaited.length) this.status = 'running'
      this.tell()
    }
  }
}

/** A tab with its line to the server: what goes either way comes in its order, and as late as it likes. */
class Tab {
  box: Said[] = []
  /** How many messages this page was told; null until it knows the table. */
  since: number | null = null
  out: FromClient[] = []
  verifier: Verifier | undefined
  /** As far as it has taken what it was sent. */
  #heard: number | null = null

  constructor(
    readonly house: House,
    readonly seat: number,
    readonly storage: Storage,
  ) {
    this.load()
  }

  /**
   * For the first time, or after a reload: what was said comes there all the same. Not between a list without my seal
   * and the word that another device was first: that looks like fraud.
   */
  load(): void {
    if (this.verifier?.doubts.includes('lacks')) return
    for (const said of this.out.splice(0)) this.house.hear(this, said)
    this.box = []
    vi.stubGlobal('localStorage', this.storage)
    this.verifier = new Verifier(this.house.id, (said) => this.out.push(said))
    this.box = [this.house.state()]
    this.since = this.house.told.length
    this.#heard = null
  }

  /** The line was lost, and with it what was under way; the page says what it was told last. */
  connect(): void {
    if (this.#heard === null || this.box.some(({ refused }) => refused)) return
    vi.stubGlobal('localStorage', this.storage)
    this.verifier!.look()
    this.box = [this.house.events(this.#heard), { table: this.house.info() }]
    this.since = this.house.told.length
  }

  take(): void {
    const next = this.box.shift()
    if (!next) return
    vi.stubGlobal('localStorage', this.storage)
    const verifier = this.verifier!
    if (next.table) verifier.attend(next.table, this.seat, true)
    if (next.refused === 'sealed') verifier.refused()
    if (next.version === undefined) return
    this.#heard = next.version
    if (next.whole) verifier.hearAll(next.messages!, next.version, next.commitments)
    else verifier.hear(next.messages!, next.version, next.commitments)
  }

  send(): void {
    const said = this.out.shift()
    if (said) this.house.hear(this, said)
  }
}

/** Play it by a seed until nothing is under way any more. */
function played(seed: number): House {
  const below = chance(seed)
  const house = new House(seed)
  const phones = Array.from({ length: SEATS }, () => new Storage())
  const extra = new Storage()
  const open = (seat: number, storage: Storage): void => void house.tabs.push(new Tab(house, seat, storage))
  open(0, phones[0]!)
  open(1, phones[1]!)
  for (let step = 0; step < 120; step++) {
    const tab = house.tabs[below(house.tabs.length)]!
    const what = below(21)
    if (what < 7) tab.take()
    else if (what < 13) tab.send()
    else if (what < 15) tab.load()
    else if (what === 15 && step < 60) open(tab.seat, tab.storage)
    else if (what === 16 && step < 60) house.sit(2, house.sitting[2] === null ? 'Cid' : null)
    else if (what === 17 && house.sitting[2] !== null && !house.tabs.some(({ seat }) => seat === 2))
      open(2, phones[2]!)
    else if (what === 18 && step < 60) open(0, extra)
    else if (what === 19) house.start()
    else tab.connect()
    if (step % 4 === 0) house.play()
    if (house.sitting[2] === null) house.tabs = house.tabs.filter(({ seat }) => seat !== 2)
  }
  if (house.sitting[2] === null) house.sit(2, 'Cid')
  if (!house.tabs.some(({ seat }) => seat === 2)) open(2, phones[2]!)
  for (let round = 0; round < 1000 && house.tabs.some(({ box, out }) => box.length + out.length); round++) {
    for (const tab of house.tabs) {
      tab.take()
      tab.send()
    }
    if (!house.tabs.some(({ box, out }) => box.length + out.length)) house.start()
  }
  for (let more = 0; more < 20; more++) {
    house.play()
    const tab = house.tabs[below(house.tabs.length)]!
    const what = below(9)
    if (what === 0) tab.load()
    else if (what < 3) tab.connect()
    else tab.take()
  }
  while (house.tabs.some(({ box }) => box.length)) for (const tab of house.tabs) tab.take()
  house.tell() // any news has the tabs of one device agree
  for (const tab of house.tabs) tab.take()
  return house
}

const told = (house: House): string => house.told.reduce(nextTold, firstTold(house.listed!))
const committed = (house: House): string => house.committed().reduce(nextCommitted, firstCommitted(house.listed!))

describe('whatever the order of events', () => {
  it('an honest table is dealt, with the share of everybody, and nobody doubts', () => {
    const before = globalThis.localStorage
    const seen = new Set<string>()
    for (let seed = 0; seed < RUNS; seed++) {
      const house = played(seed)
      expect([seed, house.status]).toEqual([seed, 'running'])
      expect(house.given.size).toBe(SEATS)
      for (const { verifier: one, seat } of house.tabs) {
        const verifier = one!
        expect([seed, seat, verifier.doubts.filter((doubt) => doubt !== 'device')]).toEqual([seed, seat, []])
        for (const doubt of verifier.doubts) seen.add(doubt)
        expect(verifier.seen?.listed).toBe(house.listed)
        expect(verifier.seen).toMatchObject({
          count: house.told.length,
          told: told(house),
          commitments: house.committed().length,
          committed: committed(house),
        })
        for (const [messages, commitments] of verifier.seen!.pace) expect(commitments).toBe(publicOf(messages))
        if (!verifier.doubts.length) expect(verifier.seen?.share).toBe(house.given.get(seat))
      }
    }
    expect([...seen]).toEqual(['device']) // a second device comes into it
    vi.stubGlobal('localStorage', before)
  }, 120_000)
})
