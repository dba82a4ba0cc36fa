/** Who stands behind me in a lesson: what is to be said now, a note at a time. */

import { api } from '../lib/api'
import type { Live } from '../lib/live.svelte'
import { router, tablePath } from '../lib/router.svelte'
import { settings } from '../lib/settings.svelte'
import { texts } from '../lib/texts.svelte'
import { Trial } from '../lib/trial.svelte'
import type { LessonInfo, Words } from '../lib/wire'
import { someBots } from '../lobby/bots'

export class Coach {
  #trial = new Trial()
  #info = $state.raw<LessonInfo | null>(null)
  #page = $state(0)
  open = $state(true)
  /** What is shown. */
  note = $derived.by(() => this.#info?.notes[this.#page])
  /** There is a note after this one, about the same question. */
  more = $derived.by(() => this.#page + 1 < (this.#info?.notes.length ?? 0))
  step = $derived.by(() => (this.#info?.step ?? 0) + this.#page)
  steps = $derived.by(() => this.#info?.steps ?? 0)
  /** All went as the lesson has it. */
  follows = $derived.by(() => this.#info?.follows ?? true)
  /** The lesson has no more to say. */
  over = $derived.by(() => this.follows && this.note !== undefined && this.#info?.words === null)
  #now = $derived.by(() => this.#info !== null && this.#info.ask === (this.live.ask?.id ?? null) && !this.live.sent)
  words = $derived.by((): Words | null => (this.#now && !this.more ? this.#info!.words : null))
  at = $derived.by(() => (this.#now && this.open ? (this.note?.at ?? '') : ''))
  /** Its words: of this step, or of the kind of question, for who plays in another way. */
  text = $derived.by(() => {
    const { live } = this
    const { game, seats } = live.table!
    const [rival = '', other = ''] = seats.flatMap(({ name }, seat) => (seat === live.seat ? [] : [name ?? '']))
    const say = (id: string): string => (texts.has(id, game) ? texts.say(id, { rival, other }, game) : '')
    if (this.follows) return this.note ? say(`lesson-${this.note.text}`) : ''
    return live.ask ? say(`lesson-kind-${live.ask.kind}`) : ''
  })

  constructor(readonly live: Live) {
    void texts.need(live.table!.game, 'lessons')
  }

  get busy(): boolean {
    return this.#trial.busy
  }

  get problem(): string {
    return this.#trial.problem
  }

  /** Ask what is to be said beside the question that stands. */
  look = async (): Promise<void> => {
    const info = await api.lesson(this.live.id, settings.seatAt(this.live.id)?.token ?? '').catch(() => null)
    if (!info || info.ask === this.#info?.ask) return
    // a question may be asked anew while others answer theirs: the same is said of it
    if (info.step !== this.#info?.step || info.notes.length !== this.#info.notes.length) this.#page = 0
    this.#info = info
  }

  next = (): void => {
    this.#page++
  }

  /** A game of one's own: short, against bots that overlook things. */
  play = async (): Promise<void> => {
    await this.#trial.attempt(async () => {
      const table = this.live.table!
      const game = (await api.games()).find(({ id }) => id === table.game)!
      const me = table.seats[this.live.seat!]!.name!
      const { seats, options = {} } = game.short!
      const ticket = await api.create(game.id, options, [{ kind: 'me', name: me }, ...someBots(game, seats - 1, me)])
      settings.hold({ ...ticket, game: game.id, at: Date.now() })
      router.go(tablePath(ticket.table))
    })
  }
}
