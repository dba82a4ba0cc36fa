/** A line of the log, in words. */

import type { Line } from '../lib/live.svelte'
import { t } from '../lib/texts.svelte'
import type { Teller } from '../crooks/words'

export interface Told {
  version: number
  /** Whether a turn begins here. */
  first: boolean
  doer: number | null
  name: string
  text: string
  kind: string
}

export function tell(lines: Line[], teller: Teller): Told[] {
  let begins = false
  const told = lines.flatMap(({ version, message }, i): Told[] => {
    const [kind, ...args] = message
    // who is next shows in the line after, unless there is none yet; that somebody takes a card, in what follows
    if (kind === 'turn' && i < lines.length - 1) {
      begins = true
      return []
    }
    if (kind === 'take' && args[2] === null && i < lines.length - 1) return []
    const first = begins || kind === 'turn'
    begins = false
    if (kind === 'take-over' || kind === 'return') {
      const doer = Number(args[0])
      return [{ version, doer, name: teller.name(doer), text: t(`web-event-${kind}`, { you: doer === teller.seat ? 'yes' : 'no' }), kind, first }]
    }
    const said = teller.say(message)
    return said ? [{ version, first, ...said, name: said.doer === null ? '' : teller.name(said.doer) }] : []
  })
  return told
}

export const sentence = (one: Told | undefined): string => (one ? `${one.name} ${one.text}`.trim() : '')
