/** The scoring of Crooks on the board: the light goes from target to target, then each gang is lit. */

import { pause, placeElement, reducedMotion, run } from '../lib/animation'
import type { Message } from '../lib/wire'
import type { Show, Turn } from '../room'
import { endOf, hiddenOf, stopsOf, type Hidden } from './score'

/** How far a stop is: the light is there; levels are shown; points ride; they have arrived. */
export const PHASES = { light: 0, counts: 1, ride: 2, arrived: 3 } as const
/** Milliseconds of each phase. */
const LENGTHS = [480, 620, 640, 620]
const CALM = 1300
const BANNER = 2200
const SHUT = { transform: 'scaleX(0)' }
const OPEN = { transform: 'none' }

export class Night implements Show {
  told = $state.raw<readonly Message[]>([])
  /** What will be turned up. */
  hidden = $state.raw<Hidden[]>([])
  phase = $state<number>(PHASES.light)
  #begun = false

  tell = async (told: readonly Message[], step: () => AbortSignal, turn: Turn): Promise<void> => {
    const [kind] = told.at(-1)!
    if (kind === 'reveal') {
      this.hidden = hiddenOf(told) // until the light is at its target
      return
    }
    const hurry = step()
    if (!this.#begun) await turn(told.slice(0, -1))
    this.#begun = true
    this.told = told
    this.phase = PHASES.light
    if (kind === 'end') return pause(BANNER, hurry)
    const stop = stopsOf(told).at(-1)!
    if (reducedMotion()) {
      await turn(told)
      this.phase = PHASES.arrived
      return pause(CALM, hurry)
    }
    await pause(LENGTHS[PHASES.light]!, hurry)
    if (stop.kind === 'target') await flip(stop.at, stop.counts.length, () => turn(told), hurry)
    const phases = stop.winners.length ? [PHASES.counts, PHASES.ride, PHASES.arrived] : [PHASES.arrived]
    for (const phase of phases) {
      this.phase = phase
      await pause(LENGTHS[phase]!, hurry)
    }
  }

  shown = (message: Message): boolean => {
    const [kind, , target] = message
    const shown = this.phase === PHASES.light && !endOf(this.told) ? this.told.slice(0, -1) : this.told
    if (kind !== 'reveal') return shown.includes(message)
    return stopsOf(shown).some((stop) => stop.kind === 'target' && stop.at === target)
  }
}

/** Turns up what lies face down at a target; `turn` shows the faces. */
async function flip(target: number, seats: number, turn: () => Promise<void>, hurry: AbortSignal): Promise<void> {
  const backs = Array.from({ length: seats }, (_, seat) => placeElement(`cell ${seat} ${target}`)).flatMap((cell) => [
    ...(cell?.querySelectorAll('.at:has(.back)') ?? []),
  ])
  await Promise.all(backs.map((one) => run(one, [OPEN, SHUT], 150, hurry, 'ease-in')))
  await turn()
  await Promise.all(backs.map((one) => run(one, [SHUT, OPEN], 220, hurry)))
  for (const animation of backs.flatMap((one) => one.getAnimations())) animation.cancel()
}
