/** Lines of the log in words. */

import type { Line } from '../lib/live.svelte'
import { t } from '../lib/texts.svelte'
import type { AnyRoom } from '../room'

/** Events of the table, not of the game. */
const TABLE = new Set(['take-over', 'return', 'resign', 'time-out', 'undo'])

export interface Told {
  version: number
  /** Whether a turn begins here. */
  first: boolean
  /** Whether the line before is about the same player. */
  same: boolean
  doer: number | null
  name: string
  text: string
  kind: string
}

/** `seat`: the viewer's; null for a spectator. */
export function tell(lines: Line[], room: AnyRoom, seat: number | null): Told[] {
  let begins = false
  let before: number | null = null
  return lines.flatMap(({ version, message }, i): Told[] => {
    const [kind, ...args] = message
    // the next line, if there is one, shows whose turn it is; later lines show that a card was taken
    if (kind === 'turn' && i < lines.length - 1) {
      begins = true
      return []
    }
    if (kind === 'take' && args[2] === null && i < lines.length - 1) return []
    const first = begins || kind === 'turn'
    begins = false
    if (TABLE.has(kind)) {
      const doer = Number(args[0])
      before = null
      return [
        {
          version,
          doer,
          name: room.name(doer),
          text: t(`web-event-${kind}`, { you: doer === seat ? 'yes' : 'no' }),
          kind,
          first,
          same: false,
        },
      ]
    }
    const said = i > 0 && room.implied?.(message, lines[i - 1]!.message) ? null : room.say(message)
    if (!said) return []
    const same = said.doer !== null && said.doer === before && !first
    before = said.doer
    return [{ version, first, same, ...said, name: said.doer === null ? '' : room.name(said.doer) }]
  })
}

/** Returns some lines in a row; a player who does several things is named once. */
export const story = (lines: Told[]): string =>
  lines.map((one, i) => (i && one.same ? `, ${one.text}` : `${i ? '. ' : ''}${sentence(one)}`)).join('')

export const sentence = (one: Told | undefined): string => (one ? `${one.name} ${one.text}`.trim() : '')
