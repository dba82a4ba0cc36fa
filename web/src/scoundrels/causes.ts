/** What somebody may react to: the last of what happened, as that seat was told it, of the kind that a card waits for. */

import type { Message } from '../lib/wire'

type Fits = (me: number, args: any[]) => boolean
const mine: Fits = (me, [seat]) => seat === me

/** By the events of card files: the kind of message, and whether it is one. */
const CAUSES: Record<string, [kind: string, fits: Fits][] | undefined> = {
  'rep-gained': [['rep', (me, [seat, n]) => seat === me && n > 0]],
  'rep-lost': [['rep', (me, [seat, n]) => seat === me && n < 0]],
  'dollars-by-scoundrel': [['gain', mine], ['rob', mine]],
  'scouted-safe': [['scout', mine]],
  'marked-false': [['mark', mine]],
  'hired-other': [['hire', mine]],
  stole: [['steal', mine]],
  'opp-stole': [['steal', (me, [seat]) => seat !== me]],
  'sheriff-used': [['sheriff', mine]],
  suspected: [['suspect', (me, [, owner]) => owner === me]],
  'opp-caught': [['reveal', (me, [seat, slot, face]) => seat !== me && face !== slot + 1]],
  'day-end': [['dusk', () => true]],
}

/** `trait`: of the card that waits, for one that waits for the use of another. */
export function cause(told: readonly Message[], me: number, event: string | null, trait: number): Message | undefined {
  const found = event === null ? [['use', (seat: number, [user, used]: any[]) => user === seat && used !== trait] as const] : (CAUSES[event] ?? [])
  return told.findLast(([kind, ...args]) => found.some(([name, fits]) => name === kind && fits(me, args)))
}
