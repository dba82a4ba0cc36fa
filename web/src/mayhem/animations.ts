/** Animations of events: each message is one short scene. */

import { tick } from 'svelte'
import { pause, placeElement } from '../lib/animation'
import { Animator } from '../lib/animator'
import { texts } from '../lib/texts.svelte'
import type { Message } from '../lib/wire'
import type { Animations } from '../room'
import Anarchy from './Anarchy.svelte'
import Riders from './Riders.svelte'
import type { MayhemRoom } from './room'
import Sign from './Sign.svelte'
import { GAME, t } from './texts'
import { ALL, called, ride } from './view'

const GLOW = '#f2b632'
const ORDER_AT_PLACE = [2, 3, 4]
const RIDE = 6
/** Milliseconds in which a new card can be read. */
const READ = 1500
/** In pixels, and the ratio of height to width. */
const [CARD_HEIGHT, CARD_SHAPE] = [272, 1.28]

/** Returns whether the middle of an element of the board is in sight: on a small screen the board scrolls. */
function inSight(one: HTMLElement): boolean {
  const board = one.closest('.board')?.getBoundingClientRect()
  const { top, bottom } = one.getBoundingClientRect()
  const middle = (top + bottom) / 2
  return !board || (middle >= board.top && middle <= board.bottom)
}

/** Waits until the scene of a fight has told its latest event. */
async function rest(hurry: AbortSignal): Promise<void> {
  await tick()
  const moving = document.querySelector('.fight')?.getAnimations({ subtree: true }) ?? []
  const skipped = new Promise((done) => hurry.addEventListener('abort', done, { once: true }))
  if (!hurry.aborted) await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), skipped])
}

export class MayhemAnimations implements Animations {
  readonly #animator: Animator

  constructor(
    readonly room: MayhemRoom,
    layer: () => HTMLElement | undefined,
  ) {
    this.#animator = new Animator(layer, GAME, GLOW)
  }

  clear(): void {
    this.#animator.clear()
    this.room.staged.clear()
  }

  play = async (message: Message, skip: AbortSignal): Promise<void> => {
    const [kind, ...args] = message
    const hurry = this.room.staged.begin(message, skip)
    const animator = this.#animator
    const n = (i: number): number => Number(args[i])
    const place = (number: number): HTMLElement | null => placeElement(`place ${number}`)
    const seat = (number: number): HTMLElement | null =>
      [`seat ${number}`, `place ${number}`, ...(number === this.room.seat ? ['purse'] : [])]
        .map(placeElement)
        .find((one) => one && inSight(one)) ?? null
    const riders = (from: number, to: number, members: number, prospects: number): Promise<void> => {
      const [start, goal] = [place(from), place(to)]
      const back = (start?.getBoundingClientRect().x ?? 0) > (goal?.getBoundingClientRect().x ?? 0)
      const props = { seat: n(0), members, prospects, back }
      return animator.fly({ drawing: Riders, props, height: 42 }, start, goal, 520, hurry)
    }
    const all = async (parts: (Promise<void> | undefined)[]): Promise<void> => void (await Promise.all(parts))
    switch (kind) {
      case 'card':
        return this.#turnUp(n(0), hurry)
      case 'guns':
        return pause(600, hurry)
      case 'die':
        return all([pause(350, hurry), rest(hurry)])
      case 'totals':
        return all([pause(1400, hurry), rest(hurry)])
      case 'shot':
        return pause(100, hurry)
      case 'traffic':
        return pause(600, hurry)
      case 'market':
        return pause(1400, hurry)
      case 'round':
        return animator.banner(this.room.say([kind, ...args])?.text ?? '', 600, hurry)
      case 'hit':
        return all(args.slice(1).map((who) => animator.shake(seat(Number(who)), 420, hurry)))
      case 'order':
        if (n(1) === RIDE) return riders(...ride(n(2)))
        return animator.pulse(ORDER_AT_PLACE.includes(n(1)) ? place(n(2)) : seat(n(0)), 420, hurry)
      case 'convoy':
        return all(args.slice(1).map((what) => riders(...ride(Number(what)))))
      case 'back-up':
        if (args.length > 2)
          return all(
            args.slice(2).map((step) => {
              const [from, ...dudes] = called(Number(step))
              return riders(from, n(1), ...dudes)
            }),
          )
        return animator.pulse(seat(n(0)), 360, hurry)
      case 'exploit':
      case 'exploit-now':
      case 'promote':
        return animator.pulse(place(n(1)), 360, hurry)
      case 'site':
        return animator.pulse(place(n(0)), 420, hurry)
      case 'gain':
      case 'pay':
      case 'lose':
        return n(2) ? this.#change(seat(n(0)), kind === 'gain', this.#goods(n(1), n(2)), hurry) : undefined
      case 'recruit':
        return this.#change(seat(n(0)), true, this.room.deck.dudes(0, n(1), 'nom'), hurry)
      case 'steal':
        return animator.coin(seat(n(1)), seat(n(0)), this.#goods(n(2), n(args[4] === null ? 3 : 4)), 600, hurry)
      case 'deal':
        // who wasn't told the terms sees that something changes hands
        return all([
          animator.coin(seat(n(0)), seat(n(1)), this.#lot(args[2]), 600, hurry),
          animator.coin(seat(n(1)), seat(n(0)), this.#lot(args[3]), 600, hurry),
        ])
      case 'offer':
        if (n(1) === ALL) return animator.pulse(seat(n(0)), 260, hurry)
        return animator.fly(
          { drawing: Sign, props: { name: 'deal', size: '34px' }, height: 34 },
          seat(n(0)),
          seat(n(1)),
          n(1) === this.room.seat ? 480 : 260,
          hurry,
        )
      case 'peek':
        return animator.look(seat(n(0)), seat(n(1)), hurry)
      case 'heat':
        return this.#change(seat(n(0)), n(1) > 0, t('heat', { n: Math.abs(n(1)) }), hurry)
      case 'roll':
        return animator.coin(null, seat(n(0)), String(n(1)), 420, hurry)
      case 'jail':
        await animator.pulse(seat(n(0)), 160, hurry)
        return animator.stamp(seat(n(1)), '✕', 420, hurry)
      case 'fall':
      case 'dude-lost':
      case 'out':
        return animator.stamp(seat(n(0)), '✕', 480, hurry)
      case 'injured':
        return animator.shake(seat(n(0)), 360, hurry)
      case 'passed':
        return animator.stamp(seat(n(0)), '×', 360, hurry)
      case 'turn':
        return animator.pulse(seat(n(0)), 200, hurry)
      case 'claim':
      case 'tokens':
      case 'patch':
      case 'heal':
      case 'home':
      case 'bill':
      case 'emergency':
      case 'gang':
        return animator.pulse(seat(n(0)), 360, hurry)
      default:
        return pause(90, hurry)
    }
  }

  /** Lays a new card over the board, as long as it takes to read it. */
  #turnUp(card: number, hurry: AbortSignal): Promise<void> {
    const { deck } = this.room
    const frames = [
      { transform: 'scale(.9)', opacity: 0 },
      { transform: 'none', opacity: 1, offset: 0.12 },
      { transform: 'none', opacity: 1, offset: 0.92 },
      { transform: 'none', opacity: 0 },
    ]
    const calm = frames.map((frame) => ({ ...frame, transform: 'none' }))
    const piece = { drawing: Anarchy, props: { deck, card }, height: CARD_HEIGHT, shape: CARD_SHAPE }
    return this.#animator.act(piece, document.querySelector<HTMLElement>('.board'), frames, calm, READ, hurry)
  }

  /** Some of one good, and some of all. */
  #goods(good: number, n: number): string {
    return good === 0 ? texts.money(n) : this.room.deck.good(good, n, 'nom')
  }
  #lot(goods: unknown): string {
    return Array.isArray(goods) ? this.room.deck.goods(goods as number[], 'nom') : '?'
  }

  /** Somebody has more of something, or less. */
  #change(seat: HTMLElement | null, more: boolean, what: string, hurry: AbortSignal): Promise<void> {
    return more
      ? this.#animator.coin(null, seat, `+${what}`, 460, hurry)
      : this.#animator.coin(seat, null, `−${what}`, 460, hurry)
  }
}
