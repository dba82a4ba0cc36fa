import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

vi.mock('svelte', async (original) => ({ ...(await original<object>()), mount: () => ({}), unmount: () => undefined }))

import { Socket } from './page'
import { element } from './board'
import { Live } from '../src/lib/live.svelte'
import { settings } from '../src/lib/settings.svelte'
import { texts } from '../src/lib/texts.svelte'
import type { Message } from '../src/lib/wire'
import { MayhemRoom } from '../src/mayhem/room'
import type { AnyRoom } from '../src/room'
import { ScoundrelsRoom } from '../src/scoundrels/room'
import { Tempo } from '../src/table/tempo'

/** What a person is told between two decisions: the milliseconds after the update before, and its messages. */
type Wait = [number, Message[]][]
const LONG = readFileSync(new URL('waits.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as [string, Wait])
const deck: any = {
  cards: { safes: Array.from({ length: 40 }, () => ({ location: 0 })) },
  cardText: () => 'a card',
  good: () => '2 guns',
  goods: () => '2 guns',
  dudes: () => '1 prospect',
}
const said = { say: () => ({ doer: null, text: 'said', kind: 'k' }) }
const PEOPLE = ['Ada', 'Bob', 'Cleo']
const teller = { teller: { deck, players: PEOPLE, name: () => 'Ada', card: () => 'a card' } }
const ROOMS: Record<string, AnyRoom> = {
  scoundrels: Object.assign(new ScoundrelsRoom(deck, PEOPLE, 0), teller),
  mayhem: Object.assign(new MayhemRoom(deck, PEOPLE, 0), said),
}
const ask = { id: 'q', kind: 'plan', args: [], options: [], ranges: [] }
const news = { view: { safes: [] }, asking: [], offers: [] }

let shown: [string, number][] = []

/** Plays a wait on a clock that goes as fast as it is asked. Returns the milliseconds until I am asked again. */
async function length(room: AnyRoom, wait: Wait): Promise<number> {
  const live = new Live('t')
  Socket.last.open()
  const tempo = new Tempo(
    () => room,
    () => room.animations(element),
  )
  live.play = async (message, hurry, coming, after) => {
    const begun = Date.now()
    await tempo.play(message, hurry, coming, after, live.queued)
    shown.push([message[0], Date.now() - begun])
  }
  Socket.last.hear({ t: 'state', version: 0, seat: 0, table: { seats: [] }, ask: null, log: [], chat: [], ...news })
  const begun = Date.now()
  let version = 0
  for (const [i, [ms, messages]] of wait.entries()) {
    await vi.advanceTimersByTimeAsync(ms)
    version += messages.length
    Socket.last.hear({ t: 'events', version, messages, ask: i < wait.length - 1 ? null : ask, ...news })
  }
  while (!live.ask) await vi.advanceTimersByTimeAsync(10)
  return Date.now() - begun
}

/** Returns the milliseconds of evenings among what was shown. They are shows that a key ends, and no waits. */
function evenings(): number {
  let [sum, on] = [0, false]
  for (const [kind, ms] of shown) {
    on = kind === 'dusk' || (on && ['reveal', 'rep', 'jail'].includes(kind))
    if (on) sum += ms
  }
  return sum
}

beforeAll(async () => {
  await texts.load('en')
  await Promise.all(Object.keys(ROOMS).map((game) => texts.need(game)))
  await import('../src/scoundrels/evening.svelte') // loaded on the way, it would take the clock's time
})
beforeEach(() => {
  vi.useFakeTimers()
  settings.keep('pace', 'calm')
  shown = []
})

// The longest of 30 games against two beginners: from my answer until I am asked again.
describe.each([
  ['scoundrels', 9000],
  ['mayhem', 6000],
])('the longest waits of %s', (game, most) => {
  const long = LONG.flatMap(([one, wait]) => (one === game ? [wait] : []))

  it.each(long.map((wait) => [wait.length, wait] as const))('%i updates are shown in time', async (_, wait) => {
    const room = ROOMS[game]!
    expect((await length(room, wait)) - evenings()).toBeLessThanOrEqual(most)
    expect(shown.map(([kind]) => kind).sort()).toEqual(wait.flatMap(([, all]) => all.map(([kind]) => kind)).sort())
    for (const [kind, [, least]] of Object.entries(room.lengths!) as [string, readonly [number, number]][])
      for (const [, ms] of shown.filter(([one]) => one === kind)) expect(ms).toBeGreaterThanOrEqual(least)
  })

  it('are shown more quickly by a quicker pace', async () => {
    const calm = await length(ROOMS[game]!, long[0]!)
    settings.keep('pace', 'quick')
    expect(await length(ROOMS[game]!, long[0]!)).toBeLessThan(calm)
  })
})

describe('the tempo', () => {
  const play: Wait = [[0, [['play', 1, 2, null]]]]

  it('is the usual one while little happens', async () => {
    await length(ROOMS['scoundrels']!, play)
    expect(shown).toEqual([['play', 420]])
  })

  it('does not change because somebody thinks for long', async () => {
    await length(ROOMS['scoundrels']!, [[60_000, [['play', 1, 2, null]]]])
    expect(shown).toEqual([['play', 420]])
  })

  it('shows at once what happens to several seats', async () => {
    const draws = [0, 1, 2].map((seat): Message => ['draw', seat, 4, null])
    expect(await length(ROOMS['scoundrels']!, [[0, draws]])).toBeLessThan(2 * 260)
  })
})
