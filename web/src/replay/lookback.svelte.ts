/** A review that is requested from the server, and its comments on each entry of the log. */

import { LOCAL } from '#transport'
import { api } from '../lib/api'
import { capital } from '../lib/capital'
import { t, texts } from '../lib/texts.svelte'
import { AsyncAction } from '../lib/asyncAction.svelte'
import { read, write } from '../lib/settings.svelte'
import { shownName } from '../lib/shownNames'
import type { Decision, Message, Review } from '../lib/wire'
import type { AnyRoom, Menu } from '../room'
import { deed, guessed, likely, percent, why } from '../table/guess'

/** Milliseconds until the next look: before anything is there, and then. */
const FIRST = 300
const AGAIN = LOCAL ? 0 : 2000 // without a server, each look is what makes the review go on

/** The tables whose reviews this browser has requested, the latest first, and how many it notes. */
const known = (): string[] => read<string[]>('reviews', [])
const KEPT = 30

/** The least swing of a win chance that turns a game, and how far from half or a fair share a game still is open. */
const [SWING, NEAR] = [0.15, 0.1]
/** The least swing that is named in a game without such a turn. */
export const SMALL = 0.06

/** A lesson from the game: the entry of the log, the player, its name, what was done, and a sentence or two. */
export interface Moment {
  entry: number
  seat: number
  kind: 'slip' | 'mistake' | 'giveaway' | 'bluff' | 'brilliant' | 'suspicion' | 'turn'
  did: string
  text: string
}

/** A change of a seat's win chance with all cards open. */
interface Swing {
  entry: number
  before: number
  after: number
  text: string
}

export class Lookback {
  review = $state.raw<Review | null>(null)
  /** The progress in per cent; null before the request. The part that is done can be shown already. */
  done = $state<number | null>(null)
  finished = $state(false)
  readonly action = new AsyncAction()
  #timer = 0

  constructor(
    readonly id: () => string,
    readonly token: () => string | undefined,
  ) {}

  /** Shows a review that this browser has requested before, because it may be finished, or go on meanwhile. */
  resume(): void {
    if (known().includes(this.id())) void this.ask()
  }

  ask = async (): Promise<void> => {
    this.done ??= 0
    write('reviews', [this.id(), ...known().filter((id) => id !== this.id())].slice(0, KEPT))
    const asked = await this.action.attempt(async () => {
      const info = await api.review(this.id(), this.token())
      this.review = info.review && { ...info.review, players: info.review.players.map((one) => shownName(one)) }
      this.finished = info.done === info.steps
      this.done = percent(info.done / info.steps)
      if (info.done < info.steps || !info.review)
        this.#timer = window.setTimeout(this.ask, info.review ? AGAIN : FIRST)
    })
    if (!asked) this.done = null
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Returns what the reader's moves at a step promised, as its hint would have said; moments say it of marked ones. */
  known(seat: number, entries: (entry: number) => boolean): string[] {
    return (this.review?.decisions ?? [])
      .filter((one) => one.seat === seat && !one.mark && entries(one.step))
      .map((one) =>
        t('review-known', {
          ...promised(one),
          error: percent(one.margin),
          best: one.words.join(' ') === one.best.join(' ') ? 'yes' : 'no',
        }),
      )
  }

  /** Returns all comments in the order of the game, from the messages at an entry and the table before it, for a reader
   * in seat `mine`. */
  moments(
    room: AnyRoom,
    heard: (entry: number) => Message[],
    before: (entry: number) => unknown,
    mine: number | null,
  ): Moment[] {
    const { review } = this
    if (!review) return []
    const player = (seat: number): string => review.players[seat]!
    const say = (id: string, args: Record<string, string | number>): string => texts.say(id, args, room.game)
    const words = new Map(review.decisions.map((one) => [one.step, one.words]))
    const at = ({ step, seat }: { step: number; seat: number }): Pick<Moment, 'entry' | 'seat' | 'did'> => ({
      entry: step,
      seat,
      did: deed(room, seat, heard(step), words.get(step) ?? [], before(step), null, true),
    })
    const decisions = review.decisions
      .filter((one) => one.mark)
      .map((one): Moment => ({
        ...at(one),
        kind: one.mark as Moment['kind'],
        text: costs(room, one, one.seat === mine ? null : player(one.seat), before(one.step)),
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
      return { ...at(one), kind: brilliant(one) ? 'brilliant' : 'bluff', text: one.error ? `${said} ${gain}` : said }
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

  /** Returns the figures of a seat's moves, in the order of the table. */
  counts(seat: number): Record<string, string> {
    const review = this.review!
    const one = review.accounts[seat]!
    const mine = review.decisions.filter((each) => each.seat === seat)
    return {
      decisions: String(one.decisions),
      best: String(mine.filter(({ words, best }) => words.join(' ') === best.join(' ')).length),
      brilliant: String(review.bluffs.filter((each) => each.seat === seat && brilliant(each)).length),
      slips: String(one.slips),
      mistakes: String(one.mistakes),
      giveaways: String(one.giveaways),
      average: t('review-share', { share: tenths(one.average ?? 0) }),
    }
  }

  /**
   * Returns the entry, among `some`, that moved a seat's win chance most to its result: by `least` or more, beyond the
   * margins (half of them, if `least` is small), and to or from a game that was open.
   */
  turn(seat: number, some: (entry: number) => boolean = () => true, mine = false, least = SWING): Swing | null {
    const { curve, margins, accounts, players } = this.review!
    const { result, fair } = accounts[seat]!
    const way = Math.sign(result - fair)
    const open = (low: number, high: number): boolean => low <= 0.5 + NEAR && high >= fair - NEAR
    const steps = curve.slice(1).map((point, entry) => {
      const [before, after] = [curve[entry]![seat]!, point[seat]!]
      const doubt = Math.hypot(margins[entry]?.[seat] ?? 1, margins[entry + 1]?.[seat] ?? 1)
      return { entry, before, after, moved: way * (after - before), doubt }
    })
    const best = steps
      .filter(({ entry, moved, doubt }) => moved >= Math.max(least, least < SWING ? doubt / 2 : doubt) && some(entry))
      .filter(({ before, after }) => open(Math.min(before, after), Math.max(before, after)))
      .sort((a, b) => b.moved - a.moved)[0]
    if (!best) return null
    const { entry } = best
    const [before, after] = [best.before, best.after].map(percent) as [number, number]
    const words = { player: players[seat]!, before, after }
    return { entry, before, after, text: t(mine ? 'review-swing-mine' : 'review-swing', words) }
  }

  won(seat: number): 'yes' | 'no' {
    const { result, fair } = this.review!.accounts[seat]!
    return result >= fair ? 'yes' : 'no'
  }

  /** Returns how a seat, perhaps the reader's, came to its result, in a sentence; `gone`: it resigned. */
  verdict(seat: number, mine: boolean, gone = false): string {
    const { review } = this
    const one = review?.accounts[seat]
    if (!review || !one) return ''
    const counts = {
      slips: one.slips,
      mistakes: one.mistakes,
      giveaways: one.giveaways,
      lost: tenths(one.average ?? 0),
    }
    const marked = one.slips + one.mistakes + one.giveaways
    const said = marked ? t('review-counts', counts) : t('review-clean')
    const won = this.won(seat)
    const most = (won === 'yes') === one.deal > one.hidden ? 'deal' : 'hidden'
    const luck = one.unsure.includes(most) ? 'unsure' : most
    const words = {
      player: review.players[seat]!,
      won: gone && won === 'no' ? 'gone' : won,
      by: gone ? 'nothing' : one.by,
      luck,
      too: marked && won === 'no' ? 'yes' : 'no', // its own moves have been named before
    }
    return `${t(mine ? 'review-verdict-mine' : 'review-verdict', words)} ${said}`
  }
}

/** Returns a share in per cent, to a tenth. */
const tenths = (share: number): number => Math.round(1000 * share) / 10

/** Returns whether a bluff gained more than chance explains. */
const brilliant = ({ gain, error }: { gain: number; error: number }): boolean => gain > Math.max(0.01, error)

/** Returns what the best answer and the given one promised by what the seat knew, and their difference, in per cent. */
export function promised({ chance, cost }: Decision): { before: number; after: number; cost: number } {
  const [before, after] = [likely(chance + cost), likely(chance)]
  return { before, after, cost: before - after }
}

/** Returns what the best answer to a marked decision brought in trial games, in words; empty without a clear gain. */
export function brings(room: AnyRoom, one: Decision): string {
  const n = Math.round(10 * (one.brings ?? 0)) / 10
  const id = `review-brings-${room.game}`
  return n && texts.has(id) ? t(id, { n, money: texts.money(Math.round(n)) }) : ''
}

/**
 * Returns why the better answer to a marked decision is better; the facts are told to its own player only, as "you".
 * Where there are none, what it brought in trial games, so that no mistake is without a reason.
 */
export function because(room: AnyRoom, one: Decision): string {
  const facts = room.name(one.seat) === t('you') ? ((one.facts ?? []) as Message[]) : []
  const said = [why(room, one.reason, facts), facts.length ? '' : brings(room, one)]
  return said.filter(Boolean).join(' ') || t('review-often', promised(one))
}

/** Returns the better answer to a marked decision, with its reason, in words; `view`: the table before it. */
export function better(room: AnyRoom, one: Decision, view: unknown, menu?: Menu | null): string {
  const words = deed(room, one.seat, one.better as Message[], one.best, view, menu)
  const player = room.name(one.seat)
  const best = t('review-better', { words, player, whose: player === t('you') ? 'mine' : 'other' })
  return `${best} ${because(room, one)}`
}

/** Returns the cost of a marked decision, and the better answer, in words; no player: it was the reader's. */
function costs(room: AnyRoom, one: Decision, player: string | null, view: unknown): string {
  const mark = t(`mark-${one.mark}`)
  const words = { ...promised(one), error: percent(one.error), better: better(room, one, view) }
  return player === null
    ? t('review-marked-mine', { mark: capital(mark), ...words })
    : t('review-marked', { mark, player, ...words })
}
