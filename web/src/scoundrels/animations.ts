/** Animations of events. Each message is one short scene; a card that is turned up gets a little longer. */

import { placeElement } from '../lib/animation'
import { CARD, type Piece, Animator } from '../lib/animator'
import { capital } from '../lib/capital'
import { texts } from '../lib/texts.svelte'
import type { Message } from '../lib/wire'
import { signed } from '../lib/wording'
import type { Animations } from '../room'
import { eveningOf } from './caught'
import type { EveningShow } from './evening.svelte'
import Henchman from './Henchman.svelte'
import Mark from './Mark.svelte'
import Poker from './Poker.svelte'
import SafeCard from './SafeCard.svelte'
import SafeToken from './SafeToken.svelte'
import { suitOf } from './suits'
import { GAME, t } from './texts'
import { DECK, HIDDEN, UNKNOWN, type ScoundrelsView } from './view'
import type { Teller } from './words'

const GLOW = '#45c4ba'
const henchman = (seat: number, size = 30): Piece => ({ drawing: Henchman, props: { seat, size }, height: 34 })
const mark = (seat: number, number: number): Piece => ({ drawing: Mark, props: { seat, number }, height: 34 })

export class ScoundrelsAnimations implements Animations {
  readonly #animator: Animator
  #evening: EveningShow | null = null

  constructor(
    readonly teller: Teller,
    readonly layer: () => HTMLElement | undefined,
  ) {
    this.#animator = new Animator(layer, GAME, GLOW)
  }

  clear(): void {
    this.#animator.clear()
    this.#evening?.close()
    this.#evening = null
  }

  play = async (
    message: Message,
    hurry: AbortSignal,
    coming: readonly Message[] = [],
    after?: unknown,
  ): Promise<void> => {
    const [kind, ...args] = message
    const animator = this.#animator
    const n = (i: number): number => Number(args[i])
    const at = (what: string, ...i: number[]): HTMLElement | null => placeElement([what, ...i.map(n)].join(' '))
    switch (kind) {
      case 'day':
        return animator.banner(t('event-day', { day: n(0) }), 600, hurry)
      case 'dusk':
        if (coming[0]?.[0] === 'reveal') return this.#unmask(message, hurry, coming)
        return animator.banner(t('event-dusk', { day: n(0) }), 600, hurry)
      case 'turn':
      case 'first':
        return animator.pulse(at('seat', 0), 260, hurry)
      case 'strategy-chosen':
      case 'arrange':
      case 'trust':
        return animator.pulse(at('seat', 0), 200, hurry)
      case 'dawn':
      case 'order':
      case 'target':
        await Promise.all([animator.pulse(at('seat', 0), 320, hurry), animator.pulse(at('seat', 1), 320, hurry)])
        return
      case 'play':
        return animator.fly(
          this.#card(n(0), Number(args[2] ?? UNKNOWN), true),
          at('animator', 0),
          at('slot', 0, 1),
          420,
          hurry,
          true,
        )
      case 'face-up':
        return this.#turnUp(n(0), 0, at('animator', 0), this.teller.name(n(0)), hurry)
      case 'use':
        return animator.lift(at('scoundrel', 1), 460, hurry)
      case 'use-leader':
      case 'use-strategy':
        return animator.pulse(at('seat', 0), 320, hurry)
      case 'gain':
        return animator.coin(null, at('money', 0), `+${texts.money(n(1))}`, 420, hurry)
      case 'spend':
        return animator.coin(at('money', 0), null, `−${texts.money(n(1))}`, 420, hurry)
      case 'rob':
        return animator.coin(at('money', 1), at('money', 0), texts.money(n(2)), 520, hurry)
      case 'rep':
        if (this.#evening) return this.#unmask(message, hurry, coming)
        return animator.coin(null, at('rep', 0), `${signed(n(1))} ★`, 420, hurry)
      case 'jail':
        if (this.#evening) return this.#unmask(message, hurry, coming)
        return animator.fly(henchman(n(0)), at('men', 0), placeElement('jail'), 520, hurry)
      case 'free':
        return animator.fly(henchman(n(1)), placeElement('jail'), at('men', 1), 520, hurry)
      case 'suspect':
        await animator.fly(henchman(n(0), 34), at('men', 0), at('slot', 1, 2), 380, hurry, true)
        return animator.shake(at('slot', 1, 2), 220, hurry)
      case 'recall':
        return animator.fly(henchman(n(0)), at('slot', 1, 2), at('men', 0), 450, hurry)
      case 'destroy':
        return animator.stamp(at('slot', 0, 1), '✕', 600, hurry)
      case 'scout':
        await animator.look(at('seat', 0), at('safe', 1), hurry)
        return this.#exposed(args[2], at('safe', 1), n(1), after, hurry)
      case 'peek':
        return animator.look(at('seat', 0), n(2) === DECK ? at('deck', 1) : at('slot', 1, 2), hurry)
      case 'no-mark':
        return animator.shake(at('safe', 1), 260, hurry)
      case 'mark':
        return animator.fly(mark(n(0), n(2)), at('seat', 0), at('safe', 1), 420, hurry, true)
      case 'move-mark':
        return n(1) === n(3)
          ? animator.lift(at('safe', 1), 420, hurry)
          : animator.fly(mark(n(0), n(4)), at('safe', 1), at('safe', 3), 420, hurry, true)
      case 'steal':
        await this.#exposed(args[2], at('safe', 1), n(1), after, hurry)
        return animator.carry(at('safe', 1), at('loot', 0) ?? at('seat', 0), 600, hurry)
      case 'abandon':
        return animator.carry(
          at('safe', 1),
          placeElement(`location ${this.teller.deck.cards.safes[n(1)]?.location}`),
          550,
          hurry,
        )
      case 'swap-safe':
        await Promise.all([animator.lift(at('safe', 1), 450, hurry), animator.lift(at('safe', 2), 450, hurry)])
        return
      case 'hire':
        return animator.carry(at('scoundrel', 1), at('seat', 0), 520, hurry)
      case 'discard':
      case 'to-bottom':
        return animator.carry(at('scoundrel', 0), placeElement('pile'), 420, hurry)
      case 'swap-jobs':
      case 'swap-traits':
        await Promise.all([
          animator.lift(at('scoundrel', 1), 460, hurry),
          animator.lift(at('scoundrel', 3), 460, hurry),
        ])
        return
      case 'sheriff':
        await Promise.all([
          animator.pulse(at('seat', 0), 380, hurry),
          animator.pulse(placeElement('office'), 380, hurry),
        ])
        return
      case 'draw':
        return animator.fly(this.#card(n(0), UNKNOWN, true), at('deck', 0), at('animator', 0), 260, hurry)
      case 'under':
        return animator.fly(this.#card(n(0), UNKNOWN, true), at('animator', 0), at('deck', 0), 260, hurry)
      case 'reveal':
        return this.#unmask(message, hurry, coming)
      case 'reveal-top':
        return this.#turnUp(n(0), n(1), at('deck', 0), this.teller.card(n(0), DECK, 'name'), hurry)
      case 'shuffle':
        return animator.shake(at('deck', 0), 260, hurry)
      case 'create':
        return animator.pulse(at('saloon', 0), 160, hurry)
      default:
        return
    }
  }

  /** Tells a message of a day's end, which belongs to one show with those around it. */
  async #unmask(message: Message, hurry: AbortSignal, coming: readonly Message[]): Promise<void> {
    const layer = this.layer()
    if (!layer || hurry.aborted) return
    if (!this.#evening) {
      const { EveningShow } = await import('./evening.svelte')
      this.#evening = new EveningShow(this.teller, layer, [message, ...coming], hurry)
      await this.#evening.begin()
    }
    const last = !eveningOf(coming).length
    await this.#evening.tell(message, last)
    if (last) this.#evening = null
  }

  /** A safe whose content I see comes to the middle of the table if others have lied about it. */
  async #exposed(
    content: unknown,
    from: HTMLElement | null,
    cell: number,
    after: unknown,
    hurry: AbortSignal,
  ): Promise<void> {
    const { deck, seat } = this.teller
    const one = (after as ScoundrelsView | undefined)?.safes[cell]
    if (!one || typeof content !== 'number') return
    const lies = this.teller.lies(
      content,
      one.marks.filter(([owner]) => owner !== seat),
    )
    if (!lies.length) return
    const closed = { drawing: SafeToken, props: { deck, safe: { ...one, safe: HIDDEN } }, height: 220 }
    const open = { drawing: SafeCard, props: { deck, safe: content }, height: 260, shape: CARD }
    return this.#animator.turnUp(closed, open, from, capital(texts.all(lies)), hurry, t('web-stamp-lie'))
  }

  /** A card comes to the middle of the table and shows what it is. */
  #turnUp(seat: number, face: number, from: HTMLElement | null, caption: string, hurry: AbortSignal): Promise<void> {
    return this.#animator.turnUp(this.#card(seat, UNKNOWN, true), this.#card(seat, face), from, caption, hurry)
  }

  /** A poker card of a seat, in the suit that its cards on the table show. */
  #card(seat: number, face: number, down = false): Piece {
    return { drawing: Poker, props: { seat, face, suit: suitOf(seat), down }, height: down ? 130 : 260, shape: CARD }
  }
}
