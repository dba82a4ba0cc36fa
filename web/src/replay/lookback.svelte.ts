/** A review that is requested from the server, and its comments on each entry of the log. */

import { api } from '../lib/api'
import { t, texts } from '../lib/texts.svelte'
import { AsyncAction } from '../lib/asyncAction.svelte'
import type { Decision, Message, Review, Words } from '../lib/wire'
import type { AnyRoom } from '../room'
import { guessed, percent } from '../table/guess'

const AGAIN = 2000

/** A lesson from the game: the entry of the log, the player, its name, what was done, and a sentence or two. */
export interface Moment {
  entry: number
  seat: number
  kind: 'slip' | 'mistake' | 'giveaway' | 'bluff' | 'suspicion'
  did: string
  text: string
}

export class Lookback {
  review = $state.raw<Review | null>(null)
  /** The progress in per cent; null before the request. The part that is done can be shown already. */
  done = $state<number | null>(null)
  readonly action = new AsyncAction()
  #timer = 0

  constructor(
    readonly id: () => string,
    readonly token: () => string | undefined,
  ) {}

  ask = async (): Promise<void> => {
    this.done ??= 0
    const asked = await this.action.attempt(async () => {
      const info = await api.review(this.id(), this.token())
      this.review = info.review
      this.done = percent(info.done / info.steps)
      if (info.done < info.steps || !info.review) this.#timer = window.setTimeout(this.ask, AGAIN)
    })
    if (!asked) this.done = null
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  get finished(): boolean {
    return this.done === 100
  }

  /** Returns all comments in the order of the game, from the messages at an entry and the table before it. */
  moments(room: AnyRoom, heard: (entry: number) => Message[], before: (entry: number) => unknown): Moment[] {
    const { review } = this
    if (!review) return []
    const player = (seat: number): string => review.players[seat]!
    const say = (id: string, args: Record<string, string | number>): string => texts.say(id, args, room.game)
    const words = new Map(review.decisions.map((one) => [one.step, one.words]))
    const at = ({ step, seat }: { step: number; seat: number }): Pick<Moment, 'entry' | 'seat' | 'did'> => ({
      entry: step,
      seat,
      did: deed(room, seat, heard(step), words.get(step) ?? [], before(step)),
    })
    const decisions = review.decisions
      .filter((one) => one.mark)
      .map((one): Moment => ({
        ...at(one),
        kind: one.mark as Moment['kind'],
        text: costs(room, one, player(one.seat), before(one.step)),
      }))
    const bluffs = review.bluffs.map((one): Moment => {
      const [where, what] = room.thing(one.guess.where, one.guess.what)
      const said = say(one.trap ? 'review-trap' : 'review-bluff', {
        player: player(one.seat),
        where,
        what,
        believed: percent(one.believed),
        guesses: guessed(room, one.guess),
      })
      const gain = t('review-gain', {
        up: Math.abs(one.gain) <= one.error ? 'even' : one.gain < 0 ? 'no' : 'yes',
        gain: Math.abs(percent(one.gain)),
        error: percent(one.error),
      })
      return { ...at(one), kind: 'bluff', text: one.error ? `${said} ${gain}` : said }
    })
    const suspicions = review.suspicions.map((one): Moment => {
      const words = { player: player(one.seat), bluff: one.bluff ? 'yes' : 'no', odds: percent(one.odds) }
      const said = one.suspected
        ? say('review-suspected', { ...words, right: one.right ? 'yes' : 'no' })
        : say('review-trusted', words)
      return { ...at(one), kind: 'suspicion', text: said }
    })
    return [...decisions, ...bluffs, ...suspicions].sort((a, b) => a.entry - b.entry)
  }

  /** Returns how a seat came to its result, in a sentence. */
  verdict(seat: number): string {
    const { review } = this
    const one = review?.accounts[seat]
    if (!review || !one) return ''
    const won = one.result >= one.fair ? 'yes' : 'no'
    const counts = { slips: one.slips, mistakes: one.mistakes, giveaways: one.giveaways, lost: percent(one.lost) }
    return `${t('review-verdict', { player: review.players[seat]!, won, by: one.by })} ${t('review-counts', counts)}`
  }
}

/** Returns a share in per cent with its sign. */
export const signed = (share: number): string => `${share < -0.005 ? '−' : '+'}${Math.abs(percent(share))}`

/**
 * Returns an answer in words: the first action of its seat in these messages, or the answer itself if there is none.
 */
function deed(room: AnyRoom, seat: number, messages: readonly Message[], words: Words, view: unknown): string {
  const [word = '', n = ''] = words
  const said = messages
    .filter(([kind]) => kind !== 'turn')
    .map((one) => room.say(one))
    .find((one) => one?.doer === seat)
  const done = said ? `${room.name(seat)} ${said.text}` : room.does?.(words, view)
  return done
    ? done
    : texts.has(`answer-${word}`, room.game)
      ? texts.say(`answer-${word}`, { n }, room.game)
      : [word, n].join(' ')
}

/** Returns the cost of a marked decision, and the better answer, in words. */
function costs(room: AnyRoom, one: Decision, player: string, view: unknown): string {
  const words = deed(room, one.seat, one.better as Message[], one.best, view)
  const better = one.reason
    ? t('review-better-why', { words, reason: texts.say(`reason-${one.reason}`, undefined, room.game) })
    : t('review-better', { words })
  return t('review-marked', {
    mark: t(`mark-${one.mark}`),
    player,
    cost: percent(one.cost),
    error: percent(one.error),
    better,
  })
}
