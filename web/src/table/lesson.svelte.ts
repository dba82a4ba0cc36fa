/** A lesson at a live table: its notes, one at a time. */

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
  /** The question that was open when this page first asked for notes. */
  #first = ''
  #looks = 0
  open = $state(true)
  /** The learner has gone on from the picture of how one wins. */
  started = $state(false)
  /** The note that is shown. */
  note = $derived.by(() => this.#info?.notes[this.#page])
  /** Whether another note follows about the same question. */
  more = $derived.by(() => this.#page + 1 < (this.#info?.notes.length ?? 0))
  step = $derived.by(() => (this.#info?.step ?? 0) + this.#page)
  steps = $derived.by(() => this.#info?.steps ?? 0)
  /** Its chapters in words. */
  chapters = $derived.by(() => {
    const { game } = this.live.table!
    const say = (id: string): string => (texts.has(id, game) ? texts.say(id, undefined, game) : '')
    return (this.#info?.chapters ?? []).map(({ name, step }) => ({
      step,
      title: say(`lesson-chapter-${name}`),
      learned: say(`lesson-learned-${name}`),
    }))
  })
  /** The chapter that I am in: its number, from 1, and its title. */
  chapter = $derived.by(() => {
    const at = this.follows ? this.chapters.findLastIndex(({ step }) => step <= this.step) : -1
    return at < 0 ? null : { n: at + 1, title: this.chapters[at]!.title }
  })
  /** The picture of how one wins comes before the first note. */
  begins = $derived.by(() => !this.started && this.follows && this.step === 1)
  /** Whether everything has gone as in the lesson. */
  follows = $derived.by(() => this.#info?.follows ?? true)
  /** I have just left the lesson, and may go back. */
  strayed = $derived.by(() => !this.follows && this.live.ask?.id === this.#strayed)
  /** The other players don't agree to an undo, because something was seen. */
  stuck = $derived.by(() => this.live.table?.motion?.declined ?? false)
  /** The lesson has shown all its notes. */
  over = $state(false)
  /** The others play, or the game that my last answer ended is scored. */
  watches = $derived.by(() => this.follows && !!this.#info?.words && !this.live.ask)
  #now = $derived.by(() => this.#info !== null && this.#info.ask === (this.live.ask?.id ?? null) && !this.live.sent)
  words = $derived.by((): Words | null => (this.#now && !this.more ? this.#info!.words : null))
  /** The places that the note speaks of, the main one last. */
  places = $derived.by(() => {
    const { at = '', also = [] } = (this.#now && this.open && this.note) || {}
    return [...also, at].filter(Boolean)
  })
  /**
   * The text of this step; for a player who has left the lesson, that of the kind of question; while there is only
   * something to watch, what.
   */
  text = $derived.by(() => {
    const { live } = this
    const { game, seats, status } = live.table!
    const rivals = seats.flatMap(({ name }, seat) => (seat === live.seat ? [] : [name ?? '']))
    const [rival = '', other = ''] = rivals
    const say = (id: string): string => (texts.has(id, game) ? texts.say(id, { rival, other }, game) : '')
    if (this.watches)
      return status === 'running' ? t('web-lesson-watch', { rival, rivals: rivals.length }) : t('web-lesson-scoring')
    if (this.follows) return this.note ? say(`lesson-${this.note.text}`) : ''
    if (this.strayed) return t(this.stuck ? 'web-lesson-stuck' : 'web-lesson-strayed')
    // `may-hire` has a text of its own, or that of all optional steps
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

  /** Fetches the notes on the open question. */
  look = async (): Promise<void> => {
    const look = ++this.#looks
    this.#first ||= this.live.ask?.id ?? ''
    const info = await api.lesson(this.live.id, settings.seatAt(this.live.id)?.token ?? '').catch(() => null)
    if (!info || look < this.#looks) return
    // a question may be asked again while others answer theirs, with the same notes
    const complete = info.follows && !info.words && info.notes.length > 0
    if (info.step !== this.#info?.step || info.notes.length !== this.#info.notes.length)
      this.#page = complete && !this.#info ? info.notes.length - 1 : 0 // opened again, it is still complete
    // after its last question nobody can leave it
    const before = this.#info ? this.#info.follows && this.#info.words : info.ask !== this.#first
    if (before && !info.follows) this.#strayed = info.ask ?? ''
    if (complete !== !!settings.seatAt(this.live.id)?.learned) settings.putAside(this.live.id, complete)
    this.over ||= complete
    this.#info = info
  }

  start = (): void => {
    this.started = true
  }

  next = (): void => {
    this.#page++
  }

  /** Starts a short game of my own, against bots that overlook things. */
  play = (): Promise<void> =>
    this.#leave(async (id, me) => {
      const game = (await api.games()).find((one) => one.id === id)!
      const { seats, options = {} } = game.short!
      return api.create(id, options, [{ kind: 'me', name: me }, ...someBots(game, seats - 1, me)])
    })

  /** Starts the lesson again, for a player who left it. */
  again = (): Promise<void> => this.#leave((game, me) => api.learn(game, me, botNames(me)), true)

  /** Goes to another table of this game. */
  async #leave(open: (game: string, me: string) => Promise<Ticket>, lesson = false): Promise<void> {
    await this.#action.attempt(async () => {
      const { game, seats } = this.live.table!
      const ticket = await open(game, seats[this.live.seat!]!.name!)
      settings.hold({ ...ticket, game, at: Date.now(), lesson })
      router.go(tablePath(ticket.table))
    })
  }
}
