/** What a day and its evening came to, as the viewer was told it: the summary that stays when the next day begins. */

import type { Message } from '../lib/wire'

/** A player's part of it. Changes are those of the evening; safes and cards those of the day. */
export interface SeatReport {
  /** The cards of this player that were turned up. */
  reveals: Message[]
  reputation: number
  money: number
  /** Henchmen that went to jail; below zero: that came free. */
  jailed: number
  /** Safes that this player stole and has kept, and others that this player looked into. */
  stolen: Message[]
  scouted: Message[]
  /** The poker cards drawn for the next day, if the viewer may know them. */
  drawn: number[]
}

export interface DayReport {
  /** The day that is over. */
  day: number
  /** The player who begins the next day. */
  first: number
  seats: SeatReport[]
  /** The viewer has acted since, or watches and the first turn is over. */
  passed: boolean
}

/** Messages that only an answer of their player causes. */
const ACTS = new Set(['play', 'face-up', 'use', 'use-leader', 'use-strategy', 'suspect', 'trust'])

const numbers = (message: Message): number[] => message.slice(1).map(Number)

function seatReport(seat: number, day: readonly Message[], evening: readonly Message[]): SeatReport {
  const of = (kind: string): Message[] => evening.filter(([one, who]) => one === kind && who === seat)
  const sum = (kind: string, at: number): number => of(kind).reduce((all, one) => all + numbers(one)[at]!, 0)
  const robbed = evening.filter(([kind, , whom]) => kind === 'rob' && whom === seat)
  const freed = evening.filter(([kind, , whom]) => kind === 'free' && whom === seat)
  /** The latest message about each safe, without those that went back. */
  const safes = (kind: string): Message[] => {
    const found = new Map<unknown, Message>()
    for (const message of day) {
      const [what, who, cell] = message
      if (who !== seat) continue
      if (what === kind) found.set(cell, message)
      if (what === 'abandon') found.delete(cell)
    }
    return [...found.values()]
  }
  const stolen = safes('steal')
  const drawn = of('draw').flatMap(([, , , cards]) => (Array.isArray(cards) ? (cards as number[]) : []))
  return {
    reveals: of('reveal'),
    reputation: sum('rep', 1),
    money: sum('gain', 1) + sum('rob', 2) - sum('spend', 1) - robbed.reduce((all, one) => all + numbers(one)[2]!, 0),
    jailed: sum('jail', 1) - freed.reduce((all, one) => all + numbers(one)[2]!, 0),
    stolen,
    scouted: safes('scout').filter(([, , cell]) => !stolen.some((one) => one[2] === cell)),
    drawn,
  }
}

/** Returns the summary of the day before this one, or null on the first day. `seat`: the viewer's; null if none. */
export function dayReport(told: readonly Message[], seats: number, seat: number | null): DayReport | null {
  const begun = told.findLastIndex(([kind]) => kind === 'day')
  const day = told.slice(told.slice(0, begun + 1).findLastIndex(([kind], i) => kind === 'day' && i < begun) + 1, begun)
  const dusk = day.findLastIndex(([kind]) => kind === 'dusk')
  if (dusk < 0) return null
  const [, , first] = told[begun] as [string, number, number]
  const evening = day.slice(dusk)
  const since = told.slice(begun + 1)
  return {
    day: Number(evening[0]![1]),
    first,
    seats: Array.from({ length: seats }, (_, one) => seatReport(one, day, evening)),
    passed:
      seat === null
        ? since.filter(([kind]) => kind === 'turn').length > 1
        : since.some(([kind, who]) => ACTS.has(kind) && who === seat),
  }
}
