/** Animations of events. Each message is one short scene; dramatic ones are a little longer. */

import { pause, placeElement } from '../lib/animation'
import { CARD, type Piece, Animator } from '../lib/animator'
import { texts } from '../lib/texts.svelte'
import type { Message } from '../lib/wire'
import type { Animations } from '../room'
import Back from './Back.svelte'
import Crook from './Crook.svelte'
import type { Deck } from './deck'
import { GAME } from './texts'

const GLOW = '#c9973f'
/** The crooks that lie in a cell. */
const LYING = '.stack'
/** When hit, it stands still for a moment and falls off the table; the card below it falls too. */
const fall = (i: number): Keyframe[] => {
  const aside = `translateX(${i * 14}px)`
  return [
    { transform: aside },
    { transform: `${aside} scale(1.35)`, offset: 0.15 },
    { transform: `${aside} scale(1.35) rotate(-4deg)`, opacity: 1, offset: 0.6, easing: 'ease-in' },
    { transform: `${aside} translateY(140px) rotate(38deg) scale(.7)`, opacity: 0 },
  ]
}
const FADE: Keyframe[] = [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }]

export class CrooksAnimations implements Animations {
  readonly #animator: Animator

  constructor(
    readonly deck: Deck,
    readonly mine: number | null,
    layer: () => HTMLElement | undefined,
  ) {
    this.#animator = new Animator(layer, GAME, GLOW)
  }

  clear(): void {
    this.#animator.clear()
  }

  play = async ([kind, ...args]: Message, hurry: AbortSignal): Promise<void> => {
    const animator = this.#animator
    const n = (i: number): number => Number(args[i])
    const at = (what: string, ...i: number[]): HTMLElement | null => placeElement([what, ...i.map(n)].join(' '))
    switch (kind) {
      case 'turn':
        return animator.pulse(at('seat', 0), 220, hurry)
      case 'first':
        return animator.pulse(at('seat', 0), 500, hurry)
      case 'pass':
        return animator.stamp(at('seat', 0), '×', 450, hurry)
      case 'recruit':
        await Promise.all([
          animator.coin(at('seat', 0), at('hideout', 1), `−${texts.money(n(2))}`, 530, hurry),
          animator.pulse(at('hideout', 1), 380, hurry),
        ])
        return
      case 'take':
        return animator.fly(
          this.#card(null, null, 90),
          at('hideout', 1),
          n(0) === this.mine ? placeElement('ask') : at('seat', 0),
          340,
          hurry,
        )
      case 'place': {
        const card = this.#card(n(2) === 2 ? null : (args[3] as number | null), n(0))
        const cell = at('cell', 0, 1)
        cell?.scrollIntoView({ block: 'nearest', inline: 'center' }) // on a phone it may lie beyond the edge
        return animator.fly(
          card,
          placeElement('animator') ?? (n(0) === this.mine ? placeElement('ask') : at('seat', 0)),
          cell,
          400,
          hurry,
          true,
        )
      }
      case 'move':
        animator.leave(at('cell', 0, 1), LYING)
        return animator.fly(
          this.#card((args[3] as number[]).at(-1) ?? null, n(0)),
          at('cell', 0, 1),
          at('cell', 0, 2),
          420,
          hurry,
          true,
        )
      case 'gain':
        return animator.coin(placeElement(`cell ${n(0)} 3`), at('seat', 0), `+${texts.money(n(1))}`, 570, hurry)
      case 'kill':
        animator.leave(at('cell', 1, 2), LYING)
        await Promise.all(
          (args[3] as number[]).map((card, i) =>
            animator.act(this.#card(card, n(1)), at('cell', 1, 2), fall(i), FADE, 900, hurry),
          ),
        )
        return
      case 'spy-target':
        return animator.look(at('seat', 0), at('target', 1), hurry)
      case 'spy-hideout':
        return animator.look(at('seat', 0), at('hideout', 1), hurry)
      case 'nothing':
        return animator.shake(at('hideout', 1), 400, hurry)
      case 'deal':
        return pause(200, hurry)
    }
  }

  /** A crook, or the back of its owner's (null: of a hideout's). */
  #card(card: number | null, seat: number | null, height = 150): Piece {
    const drawn =
      card === null ? { drawing: Back, props: { seat } } : { drawing: Crook, props: { deck: this.deck, card } }
    return { ...drawn, height, shape: CARD, free: 8 }
  }
}
