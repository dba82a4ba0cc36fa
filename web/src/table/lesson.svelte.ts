/** A lesson at a live table: what it says now, a note at a time. */

import { api } from '../lib/api'
import type { Live } from '../lib/live.svelte'
import { router, tablePath } from '../lib/router.svelte'
import { settings } from '../lib/settings.svelte'
import { t, texts } from '../lib/texts.svelte'
import { AsyncAction } from '../lib/asyncAction.svelte'
import type { LessonInfo, Ticket, Words } from '../lib/wire'
import { botNames, someBots } from '../lobby/bots'

export class Lesson {
  #action = new AsyncAction()
  #info = $state.raw<LessonInfo | null>(null)
  #page = $state(0)
  /** The question after the first answer that was not the lesson's. */
  #strayed = $state('')
  open = $state(true)
  /** What is shown. */
  note = $derived.by(() => this.#info?.notes[this.#page])
  /** There is a note after this one, about the same question. */
  more = $derived.by(() => this.#page + 1 < (this.#info?.notes.length ?? 0))
  step = $derived.by(() => (this.#info?.step ?? 0) + this.#page)
  steps = $derived.by(() => this.#info?.steps ?? 0)
  /** All went as the lesson has it. */
  follows = $derived.by(() => this.#info?.follows ?? true)
  /** I have just gone another way, and may think better of it. */
  strayed = $derived.by(() => !this.follows && this.live.ask?.id === this.#strayed)
  /** Something was seen that can't be unseen: others don't agree. */
  stuck = $derived.by(() => this.live.table?.motion?.declined ?? false)
  /** The lesson has said all that it has to say. */
  over = $state(false)
  #now = $derived.by(() => this.#info !== null && this.#info.ask === (this.live.ask?.id ?? null) && !this.live.sent)
  words = $derived.by((): Words | null => (this.#now && !this.more ? this.#info!.words : null))
  at = $derived.by(() => (this.#now && this.open ? (this.note?.at ?? '') : ''))
  /**
   * Its words: of this step, or of the kind of question, for a player who strays; while others play, that this is
   * so.
   */
  text = $derived.by(() => {
    const { live } = this
    const { game, seats } = live.table!
    const [rival = '', other = ''] = seats.flatMap(({ name }, seat) => (seat === live.seat ? [] : [name ?? '']))
    const say = (id: string): string => (texts.has(id, game) ? texts.say(id, { rival, other }, game) : '')
    if (this.follows && this.#info?.words && !live.ask && live.table!.status === 'running')
      return t('web-lesson-watch')
    if (this.follows) return this.note ? say(`lesson-${this.note.text}`) : ''
    if (this.strayed) return t(this.stuck ? 'web-lesson-stuck' : 'web-lesson-strayed')
    // `may-hire`: words of its own, or those of all that one may
    const [kind = '', part = ''] = [live.ask?.kind, live.ask?.kind.split('-')[0]]
    return live.ask ? say(`lesson-kind-${kind}`) || say(`lesson-kind-${part}`) : ''
  })

  constructor(readonly live: Live) {
    void texts.need(live.table!.game, 'lessons')
  }

  get busy(): boolean {
    return this.#action.busy
  }

  get problem(): string {
    return this.#action.problem
  }

  /** Ask what is to be said beside the question that stands. */
  look = async (): Promise<void> => {
    const info = await api.lesson(this.live.id, settings.seatAt(this.live.id)?.token ?? '').catch(() => null)
    if (!info) return
    // a question may be asked again while others answer theirs: the same is said of it
    if (info.step !== this.#info?.step || info.notes.length !== this.#info.notes.length) this.#page = 0
    // after its last word nobody strays
    if (this.#info?.follows && this.#info.words && !info.follows) this.#strayed = info.ask ?? ''
    this.over ||= info.follows && !info.words && info.notes.length > 0
    this.#info = info
  }

  next = (): void => {
    this.#page++
  }

  /** A game of one's own: short, against bots that overlook things. */
  play = (): Promise<void> =>
    this.#leave(async (id, me) => {
      const game = (await api.games()).find((one) => one.id === id)!
      const { seats, options = {} } = game.short!
      return api.create(id, options, [{ kind: 'me', name: me }, ...someBots(game, seats - 1, me)])
    })

  /** Start the lesson again, for a player who strayed. */
  again = (): Promise<void> => this.#leave((game, me) => api.learn(game, me, botNames(me)))

  /** On to another table of this game. */
  async #leave(open: (game: string, me: string) => Promise<Ticket>): Promise<void> {
    await this.#action.attempt(async () => {
      const { game, seats } = this.live.table!
      const ticket = await open(game, seats[this.live.seat!]!.name!)
      settings.hold({ ...ticket, game, at: Date.now() })
      router.go(tablePath(ticket.table))
    })
  }
}
