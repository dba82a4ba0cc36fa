/** Lines of the log in words. */

import type { Line } from '../lib/live.svelte'
import { t, texts } from '../lib/texts.svelte'
import type { Message } from '../lib/wire'
import type { Alarm, AnyRoom, Said } from '../room'

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
  /** It strikes me. */
  alarm?: Alarm | null
}

/** What messages say, by texts and room: each is worded once, or a log would take longer with every line. */
const worded = new WeakMap<object, WeakMap<AnyRoom, WeakMap<Message, Said | null>>>()

/** Returns what is in a map, or puts a new one there. */
function at<K extends object, V extends object>(map: WeakMap<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make()
  map.set(key, found)
  return found
}

/** `seat`: the viewer's; null for a spectator. */
export function tell(lines: Line[], room: AnyRoom, seat: number | null): Told[] {
  const known = at(
    at(worded, texts.edition, () => new WeakMap()),
    room,
    () => new WeakMap(),
  )
  const say = (message: Message): Said | null => {
    if (!known.has(message)) known.set(message, room.say(message))
    return known.get(message)!
  }
  let begins = false
  let before: number | null = null
  const messages = lines.map(({ message }) => message)
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
    const said = i > 0 && room.implied?.(message, messages[i - 1]!) ? null : say(message)
    if (!said) return []
    const same = said.doer !== null && said.doer === before && !first
    before = said.doer
    const text = [said.text, ...(room.exposes?.(messages, i) ?? [])].join(' – ')
    const alarm = room.alarm?.(messages, i) ?? null
    return [{ version, first, same, alarm, ...said, text, name: said.doer === null ? '' : room.name(said.doer) }]
  })
}

/** Returns some lines in a row; a player who does several things is named once. */
export const story = (lines: Told[]): string =>
  lines.map((one, i) => (i && one.same ? `, ${one.text}` : `${i ? '. ' : ''}${sentence(one)}`)).join('')

/** The most letters of a turn that are shown at a glance. */
const GLANCE = 110

/** What a player has done in the current or latest turn. */
export interface Turn {
  seat: number
  /** In as many steps as one reads at a glance, the latest ones. */
  text: string
  /** The version of the latest step. */
  version: number
  /** The next turn has begun. */
  over: boolean
}

/** Returns the latest steps of somebody else's turn; null if I did something since. `seat`: mine. */
export function othersTurn(told: Told[], seat: number | null): Turn | null {
  const over = told.at(-1)?.kind === 'turn'
  const steps = over ? told.slice(0, -1) : told
  const last = steps.findLastIndex(({ doer }) => doer !== null)
  const doer = steps[last]?.doer ?? null
  if (doer === null || doer === seat) return null
  let first = last
  while (!steps[first]!.first && steps[first - 1]?.doer === doer) first--
  while (story(steps.slice(first, last + 1)).length > GLANCE && first < last) first++
  return { seat: doer, text: story(steps.slice(first, last + 1)), version: steps[last]!.version, over }
}

export const sentence = (one: Told | undefined): string => (one ? `${one.name} ${one.text}`.trim() : '')
