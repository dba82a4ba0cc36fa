/** The end of Men of Mayhem on the board: blinds lift, then all notes are counted at once. */

import { pause, reducedMotion } from '../lib/animation'
import type { Message } from '../lib/wire'
import type { Show, Turn } from '../room'
import type { Goods } from './view'

/** Milliseconds: behind blinds, while they lift, for all notes, for a last roll, for the winner. */
const [SHUT, LIFT, NOTES, ROLL, WINNER] = [500, 500, 2400, 1200, 2200]
const CALM = 1500

/** Everything behind each blind. */
export const blindsOf = (messages: readonly Message[]): Goods[] | null =>
  (messages.find(([kind]) => kind === 'blinds')?.slice(1) as Goods[] | undefined) ?? null
/** The seats from the winner to the last. */
export const rankingOf = (messages: readonly Message[]): number[] | null =>
  (messages.find(([kind]) => kind === 'end')?.slice(1) as number[] | undefined) ?? null
export const mostCash = (blinds: readonly Goods[]): number => Math.max(1, ...blinds.map(([cash]) => cash))

export class Count implements Show {
  told = $state.raw<readonly Message[]>([])
  lifted = $state(false)
  /** The Cash that is counted so far, of each gang that has as much. */
  counted = $state(0)
  whole = $state(false)

  tell = async (told: readonly Message[], step: () => AbortSignal, turn: Turn): Promise<void> => {
    const hurry = step()
    this.told = told
    const [kind] = told.at(-1)!
    if (kind !== 'blinds') return pause(kind === 'end' ? WINNER : ROLL, hurry)
    const most = mostCash(blindsOf(told)!)
    await pause(SHUT, hurry)
    await turn(told)
    this.lifted = true
    if (!reducedMotion()) {
      await pause(LIFT, hurry)
      while (this.counted < most && !hurry.aborted) {
        this.counted++
        await pause(NOTES / most, hurry)
      }
    }
    this.counted = most
    this.whole = true
    await pause(reducedMotion() ? CALM : LIFT, hurry)
  }

  shown = (message: Message): boolean => this.whole && this.told.includes(message)
}
