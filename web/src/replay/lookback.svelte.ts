/** A review that is asked for, and what it says of each entry of the log. */

import { api, Refused } from '../lib/api'
import { t, texts } from '../lib/texts.svelte'
import type { Decision, Message, Review } from '../lib/wire'
import type { AnyRoom } from '../room'
import { guessed, percent } from '../table/guess'

const AGAIN = 1000

export class Lookback {
  review = $state.raw<Review | null>(null)
  /** How far it is, in hundredths; null before it is asked for. */
  done = $state<number | null>(null)
  problem = $state('')
  #timer = 0

  constructor(
    readonly id: () => string,
    readonly token: () => string | undefined,
  ) {}

  ask = async (): Promise<void> => {
    this.problem = ''
    this.done ??= 0
    try {
      const info = await api.review(this.id(), this.token())
      this.review = info.review
      this.done = percent(info.done / info.steps)
      if (!info.review) this.#timer = window.setTimeout(this.ask, AGAIN)
    } catch (error) {
      this.done = null
      this.problem = (error instanceof Refused && error.message) || t('web-error-server')
    }
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** What there is to say of the entries from one to before another, a sentence each. */
  said(room: AnyRoom, from: number, to: number): string[] {
    const { review } = this
    if (!review) return []
    const here = ({ step }: { step: number }): boolean => step >= from && step < to
    const base = (one: { step: number; seat: number }): { step: number; player: string } => ({ step: one.step + 1, player: review.players[one.seat]! })
    const decisions = review.decisions.filter((one) => here(one) && one.mark).map((one) => costs(room, one))
    const bluffs = review.bluffs.filter(here).flatMap((one) => {
      const [where, what] = room.thing(one.guess.where, one.guess.what)
      const words = { ...base(one), where, what, believed: percent(one.believed), guesses: guessed(room, one.guess) }
      const gain = percent(one.gain)
      return [
        t(one.trap ? 'review-trap' : 'review-bluff', words),
        ...(one.error ? [t('review-gain', { gain: gain < 0 ? `−${-gain}` : `+${gain}`, error: percent(one.error) })] : []),
      ]
    })
    const suspicions = review.suspicions.filter(here).map((one) => {
      const words = { ...base(one), bluff: one.bluff ? 'yes' : 'no', odds: percent(one.odds) }
      return one.suspected ? t('review-suspected', { ...words, right: one.right ? 'yes' : 'no' }) : t('review-trusted', words)
    })
    return [...decisions, ...bluffs, ...suspicions]
  }
}

/** What a marked decision cost, and what would have been better. */
function costs(room: AnyRoom, one: Decision): string {
  const did = one.better.map((message) => room.say(message as Message)).find((said) => said?.doer === one.seat)
  const words = did ? `${room.name(one.seat)} ${did.text}` : one.best.join(' ')
  const better = one.reason ? t('review-better-why', { words, reason: texts.say(`reason-${one.reason}`, undefined, room.game) }) : t('review-better', { words })
  return t('review-marked', { mark: t(`mark-${one.mark}`), cost: percent(one.cost), error: percent(one.error), better })
}
