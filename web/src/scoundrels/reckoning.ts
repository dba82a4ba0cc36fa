/** The end of the game, step by step: the stolen safes in rising order, reputation, tech icons, the winner. */

import type { Message } from '../lib/wire'
import type { Deck } from './deck'

export type Step =
  { kind: 'safe'; seat: number; cell: number; safe: number; value: number } | { kind: 'reputation' | 'icons' | 'end' }

/** Returns all steps of a scoring that has been told to its end. */
export function stepsOf(messages: readonly Message[], deck: Deck): Step[] {
  const safes = messages.flatMap(([kind, ...args]) => {
    const [seat, cell, safe] = args as [number, number, number]
    return kind === 'open' ? [{ kind: 'safe' as const, seat, cell, safe, value: deck.value(safe) }] : []
  })
  return [
    ...safes.sort((one, other) => one.value - other.value),
    { kind: 'reputation' },
    { kind: 'icons' },
    { kind: 'end' },
  ]
}

/** Returns the tech of a seat after some steps; `marks`: the numbers on a safe. */
export function sumOf(
  seat: number,
  steps: readonly Step[],
  messages: readonly Message[],
  marks: (cell: number) => number[],
): number {
  const [, , , reputation, icons] = (messages.find(([kind, who]) => kind === 'tech' && who === seat)?.slice(1) ??
    []) as number[]
  const gains = steps.map((step) => {
    if (step.kind === 'safe') {
      const { value } = step
      return step.seat === seat ? value + marks(step.cell).filter((number) => number === value).length : 0
    }
    return step.kind === 'reputation' ? reputation! : step.kind === 'icons' ? icons! : 0
  })
  return gains.reduce((sum, gain) => sum + gain, 0)
}

/** Returns whether some steps have shown what a message says. */
export function shows(steps: readonly Step[], [kind, , cell]: Message): boolean {
  if (kind === 'open') return steps.some((step) => step.kind === 'safe' && step.cell === cell)
  return steps.some((step) => step.kind === (kind === 'tech' ? 'icons' : 'end'))
}
