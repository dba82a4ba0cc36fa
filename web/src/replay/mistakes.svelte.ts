/** My own mistakes in a reviewed game, to be played again: the question, another answer, and how it compares. */

import { api, Refused } from '../lib/api'
import type { Ask, Comparison, Decision, Message, Words } from '../lib/wire'
import { t } from '../lib/texts.svelte'
import { LivePresenter, type Asker } from '../table/presenter.svelte'
import type { Playback } from './playback.svelte'
import { ringed, type Ring } from './rings'

const BUSY = 429
/** How often a busy server is asked once more, and the milliseconds between. */
const [MOST, AGAIN] = [20, 700]

/** An answer that was tried; `comparison` is null while it is awaited, and for the best answer and the old one. */
interface Try {
  kind: 'waiting' | 'best' | 'good' | 'bad' | 'same' | 'shown'
  comparison: Comparison | null
}

export class Mistakes implements Asker {
  ask = $state.raw<Ask | null>(null)
  view = $state.raw<unknown>(null)
  log = $state.raw<Asker['log']>([])
  sent = $state(false)
  refused = $state.raw<Asker['refused']>(null)
  tried = $state.raw<Try | null>(null)
  /** The number of the mistake, from 0; at the end their number. */
  n = $state(0)
  /** The mistakes for which a good move was found without being shown one. */
  found = $state(0)
  /** A good move at this mistake was shown. */
  #shown = $state(false)
  readonly link = 'live'
  readonly offers = []
  readonly asking = []
  readonly table = null
  readonly presenter = new LivePresenter<Mistakes>(this, () => this.playback.room)

  constructor(
    readonly playback: Playback,
    readonly seat: number,
    readonly all: readonly Decision[],
  ) {}

  /** The decision to be made again; undefined at the end. */
  get decision(): Decision | undefined {
    return this.all[this.n]
  }

  /** A good answer was given, or shown. */
  get solved(): boolean {
    return this.#shown || ['best', 'good'].includes(this.tried?.kind ?? '')
  }

  /** Where I played in the game, where I have tried, and where the best move is once that is given away. */
  get rings(): Ring[] {
    const { decision, seat, tried, playback } = this
    if (!decision) return []
    const { room, open } = playback
    const [best, rest] = [ringed(room, 'best', seat, decision.better as Message[]), [] as Ring[]]
    const told = (tried?.comparison?.told ?? []) as Message[]
    if (tried?.kind !== 'best') rest.push(...ringed(room, 'tried', seat, told))
    rest.push(...ringed(room, 'played', seat, open.record.steps[decision.step]!.messages))
    return [...(this.solved ? best : []), ...rest]
  }

  /** Shows the table at a mistake, as I saw it, and asks again. */
  async open(n: number): Promise<void> {
    const { id, token } = this.playback
    const { step } = this.all[n]!
    const looks = this.playback.eyes === this.seat ? null : this.playback.look(this.seat)
    const [ask] = await Promise.all([api.decision(id, step, token), looks])
    const { record, messages, counts } = this.playback.reel
    this.n = n
    this.ask = ask
    this.view = step ? record.steps[step - 1]!.view : record.start
    this.log = messages.slice(0, counts[step]).map((message, i) => ({ version: i + 1, message }))
    this.#shown = false
    this.again()
  }

  /** Asks the same question once more. */
  again = (): void => {
    this.presenter.back()
    this.presenter.hinted = this.tried = this.refused = null
    this.sent = false
  }

  /** Marks the best answer on the board. */
  show = (): void => {
    this.again()
    this.tried = { kind: 'shown', comparison: null }
    this.#shown = true
    this.presenter.hinted = this.decision!.best
  }

  next = async (): Promise<void> => {
    if (this.n + 1 < this.all.length) return this.open(this.n + 1)
    this.again()
    this.ask = null
    this.n++
  }

  answer(words: Words): void {
    void this.#try(words)
  }

  take(_offer: string, words: Words): void {
    void this.#try(words)
  }

  /** Asks the server why words are no answer. */
  why(words: Words): void {
    void this.#compare(words)
  }

  async #try(words: Words): Promise<void> {
    const said = words.join(' ')
    const { n } = this
    const settle = (kind: Try['kind'], comparison: Comparison | null = null): void => {
      this.tried = { kind, comparison }
      if (this.solved && !this.#shown) this.found++
    }
    this.refused = null
    this.sent = true
    if (said === this.decision!.best.join(' ')) return settle('best')
    if (said === this.decision!.words.join(' ')) return settle('same')
    this.tried = { kind: 'waiting', comparison: null }
    const comparison = await this.#compare(words)
    if (n !== this.n) return // where the best move was shown, one may have gone on
    if (comparison) settle(comparison.mark ? 'bad' : 'good', comparison)
    else {
      this.tried = null
      this.sent = false
    }
  }

  async #compare(words: Words): Promise<Comparison | null> {
    const { id, token } = this.playback
    const { n } = this
    for (let tries = 1; ; tries++)
      try {
        return await api.compare(id, this.all[n]!.step, words, token)
      } catch (error) {
        if (n !== this.n) return null
        if (error instanceof Refused && error.status === BUSY && tries < MOST) {
          await new Promise((done) => setTimeout(done, AGAIN)) // another answer is still being compared
          continue
        }
        const { why, rule, args } = error instanceof Refused ? error : new Refused(() => '', 0)
        const known = args as Record<string, string | number>
        this.refused = { why: () => why() || t('web-error-server'), rule, args: known }
        return null
      }
  }
}
