/** The scoring of 3000 Scoundrels as a show: it waits until all is told, because the safes are opened in rising order. */

import { pause } from '../lib/animation'
import { sound } from '../lib/sounds'
import type { Message } from '../lib/wire'
import type { Show, Turn } from '../room'
import { shows, stepsOf, type Step } from './reckoning'
import type { ScoundrelsRoom } from './room'

/** Milliseconds before the first safe, for a safe at most and for all of them, for another step, for the winner. */
const BEGIN = 900
const SAFE = 900
const SAFES = 7000
const STEP = 1000
const END = 2400

export class SafeShow implements Show {
  told = $state.raw<readonly Message[]>([])
  steps = $state.raw<Step[]>([])
  /** The number of steps that are shown. */
  at = $state(0)

  constructor(readonly room: ScoundrelsRoom) {}

  get done(): Step[] {
    return this.steps.slice(0, this.at)
  }

  tell = async (told: readonly Message[], step: () => AbortSignal, turn: Turn): Promise<void> => {
    if (told.at(-1)![0] !== 'end') return
    await turn(told)
    this.steps = stepsOf(told, this.room.deck)
    this.told = told
    await pause(BEGIN, step())
    const safes = this.steps.filter(({ kind }) => kind === 'safe').length
    for (const { kind } of this.steps) {
      const hurry = step()
      this.at++
      if (!hurry.aborted) void sound(kind === 'safe' ? 'knock' : kind === 'end' ? 'end' : 'coin')
      await pause(kind === 'safe' ? Math.min(SAFE, SAFES / safes) : kind === 'end' ? END : STEP, hurry)
    }
  }

  shown = (message: Message): boolean => shows(this.done, message)
}
