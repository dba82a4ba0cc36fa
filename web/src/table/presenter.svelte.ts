/** The screen of a live table, or of a moment to be played again: the question, its options on the board, and how to answer. */

import { SvelteMap } from 'svelte/reactivity'
import type { Attachment } from 'svelte/attachments'
import type { Line, Live, Refused } from '../lib/live.svelte'
import type { Ask, Message, Words } from '../lib/wire'
import type { AnyRoom, Choice, Presenter, Menu } from '../room'
import { Sight } from './sight'

/** Finds a menu within another by its id, because its words change with the language. */
function within(menu: Menu, id: string): Menu | null {
  for (const { sub } of [...menu.choices, ...(menu.places ?? [])]) {
    const found = sub && (sub.id === id ? sub : within(sub, id))
    if (found) return found
  }
  return null
}

/** What asks a player: a live table, or a moment of a finished game. */
export type Asker = Pick<
  Live,
  | 'ask'
  | 'view'
  | 'log'
  | 'sent'
  | 'refused'
  | 'seat'
  | 'link'
  | 'offers'
  | 'asking'
  | 'table'
  | 'answer'
  | 'take'
  | 'why'
>

/** What the buttons of a question need of a presenter. */
export type Chooser = Pick<LivePresenter, 'busy' | 'leads' | 'choose'>

export class LivePresenter<From extends Asker = Live> implements Presenter<unknown> {
  #step = $state.raw<{ ask: string; menu: string } | null>(null)
  #asked = $derived.by(() => {
    const { ask, view, sent } = this.live
    return ask && view && !sent ? this.room().menu(ask, view, this.told) : null
  })
  /** The answer that is given without asking, if there is nothing to decide. */
  passes = $derived.by(() => (this.busy || this.live.refused ? undefined : this.#asked?.passes))
  #root = $derived.by(() => (this.#asked?.passes && !this.live.refused ? null : this.#asked))
  /** The second step of an answer, until its question changes. */
  second = $derived.by(() =>
    this.#step && this.#root && this.#step.ask === this.live.ask?.id ? within(this.#root, this.#step.menu) : null,
  )
  menu = $derived.by(() => this.second ?? this.#root)
  #asking = $derived.by(() => `${this.live.ask?.id} ${this.menu?.id}`)
  /** The latest question of which a place was out of sight: the bar has all its choices, though the board scrolls on. */
  #scattered = $state.raw('')
  /** Choices were added to the bar because their places are out of sight. */
  added = $derived.by(() => this.#scattered === this.#asking && !this.listing)
  readonly #sight = new Sight(() => (this.#scattered = this.#asking))
  /** Open offers, unless the question has a choice at the same place. */
  offers = $derived.by(() => {
    if (!this.live.offers.length || this.live.table?.status !== 'running') return []
    const asked = new Set([...(this.menu?.choices ?? []), ...(this.menu?.places ?? [])].map(({ spot }) => spot))
    const offers = this.live.offers.flatMap((ask) => this.room().offer?.(ask) ?? [])
    return offers.filter((one) => !asked.has(one.spot)).map((one): Choice => ({ ...one, tip: this.leads(one) }))
  })
  /** Choices by their places; a place that stands for several choices can't choose one of them. */
  #spots = $derived.by(() => {
    const { choices = [], places = [] } = this.menu ?? {}
    const shared = ({ spot }: Choice): boolean => choices.filter((one) => one.spot === spot).length > 1
    return new Map(
      [...places, ...choices.filter((one) => !shared(one))].flatMap((one) => (one.spot ? [[one.spot, one]] : [])),
    )
  })
  /** The elements of the board that are drawn now and are the button of a choice, with their places. */
  #drawn = new SvelteMap<HTMLElement, string>()
  #standing = $derived.by(() => new Set(this.#drawn.values()))
  /** I have given an answer, which may be taken back. */
  moved = $state(false)
  /** The list of all choices is open. */
  listing = $state(false)
  /** The hint is open. */
  hinting = $state(false)
  /** Opens the hint; undefined while I can't have one. */
  hint = $derived.by(() => (this.menu && this.live.table?.hints ? () => void (this.hinting = true) : undefined))
  /** The choices in the bar: all of them as a list, or those that stand nowhere on the board. */
  listed = $derived.by(() => {
    const choices = this.menu?.choices ?? []
    return this.listing ? choices : choices.filter(({ spot }) => !spot || !this.#standing.has(spot))
  })
  #probes = $derived.by(() => {
    const { ask, view } = this.live
    if (this.second) return this.second.probes ?? []
    return ask && view && this.#root ? this.room().probes(ask, view) : []
  })
  #fresh = $derived.by(() => {
    const { log, seat } = this.live
    const mine = ({ message: [kind, doer] }: Line): boolean => kind !== 'turn' && doer === seat
    const turn = ({ message: [kind] }: Line, i: number): boolean => kind === 'turn' && i < log.length - 1
    const since = log.findLastIndex(seat === null ? turn : mine)
    const { touches } = this.room()
    return new Set(touches ? log.slice(since + 1).flatMap(({ message }) => touches(message)) : [])
  })

  person?: Presenter<unknown>['person']

  /** The answer that a lesson recommends. */
  advised = $state.raw<Words | null>(null)
  /** The answer that a hint recommends, while it is open. */
  hinted = $state.raw<Words | null>(null)

  constructor(
    readonly live: From,
    readonly room: () => AnyRoom,
  ) {}

  get view(): unknown {
    return this.live.view
  }

  get ask(): Ask | null {
    return this.live.sent ? null : this.live.ask
  }

  get mine(): number {
    return this.live.seat ?? (this.live.table?.seats.length ?? 1) - 1
  }

  /** Whether the game ended before it was played out. */
  get stopped(): boolean {
    const { table } = this.live
    return table?.status === 'ended' || (table?.status === 'over' && !table.scores)
  }

  get open(): readonly Ask[] {
    return this.live.table?.status === 'running' ? this.live.offers : []
  }

  get told(): readonly Message[] {
    return this.live.log.map(({ message }) => message)
  }

  /** True while nothing can be answered. */
  get busy(): boolean {
    return this.live.sent || this.live.link === 'lost'
  }

  get refused(): Refused | null {
    return this.live.refused
  }

  dismiss = (): void => {
    this.live.refused = null
  }

  fresh = (spot: string): boolean => this.#fresh.has(spot)

  gone = (seat: number): string => {
    const one = this.live.table?.seats[seat]
    return one?.resigned ? 'web-gave-up' : one?.away || !this.connected(seat) ? 'web-away' : ''
  }

  /** Returns false if a running game has to do without the person at a seat, and no bot stands in. */
  connected = (seat: number): boolean => {
    const { table } = this.live // none where mistakes are played again
    const one = table?.seats[seat]
    return table?.status !== 'running' || one?.kind !== 'person' || one.here || one.bot !== null
  }

  at = (spot: string): Choice | undefined => {
    const { second } = this
    const { choices = [], places = [] } = this.#root ?? {}
    const other = second && spot !== second.at ? [...choices, ...places].find((one) => one.spot === spot) : undefined
    return (
      this.#spots.get(spot) ??
      (other && { ...other, quiet: true }) ??
      this.offers.find((choice) => choice.spot === spot)
    )
  }

  stands =
    ({ id, spot }: Choice): Attachment<HTMLElement> =>
    (node) => {
      const leave = (): void => {
        this.#drawn.delete(node)
        delete node.dataset['option']
      }
      const look = (): void => {
        if (this.#scattered === this.#asking || !node.getClientRects().length) return leave()
        this.#drawn.set(node, spot!)
        node.dataset['option'] = id
      }
      const watch = new ResizeObserver(look)
      watch.observe(node)
      const unwatch = this.#sight.watch(node)
      look()
      return () => {
        watch.disconnect()
        unwatch()
        leave()
      }
    }

  choose = (choice: Choice): void => {
    this.dismiss()
    const { words } = choice
    if (words && choice.barred) this.live.why(words, choice.ask)
    else if (words && choice.ask !== undefined) this.live.take(choice.ask, words)
    else if (words && this.offers.includes(choice)) this.live.take(choice.id, words)
    else if (choice.sub) this.#step = { ask: this.live.ask!.id, menu: choice.sub.id }
    else if (words) {
      this.moved = true
      this.live.answer(words)
    }
  }

  leads = ({ words, sub }: Choice): boolean => {
    const wanted = (this.hinted ?? this.advised)?.join(' ').replace(/^interrupt \S+ /, '') // of an open offer, the answer is enough
    if (wanted === undefined) return false
    return words ? words.join(' ') === wanted : [...(sub?.choices ?? []), ...(sub?.places ?? [])].some(this.leads)
  }

  back = (): void => {
    this.#step = null
  }

  why = (spot: string): (() => void) | undefined => {
    const probe = this.#probes.find((one) => one.spot === spot)
    return probe && (() => this.live.why(probe.words))
  }

  get wait(): (() => void) | undefined {
    const { asking, ask, view, seat, table } = this.live
    const [first] = asking
    if (ask || !view || seat === null || table?.status !== 'running' || !first || first.seat === seat) return undefined
    const room = this.room()
    return () => (this.live.refused = { why: () => '', rule: room.turns(view), first: () => this.room().waits(first) })
  }

  /** Asks why a key chooses nothing, if it means anything here. */
  whyKey(key: string): boolean {
    const probe = this.#probes.find((one) => one.keys.includes(key))
    if (probe) this.live.why(probe.words)
    return probe !== undefined
  }
}
