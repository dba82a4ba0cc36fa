import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Socket } from './page'
import { build } from '../src/lib/build.svelte'
import { Live } from '../src/lib/live.svelte'
import { settings } from '../src/lib/settings.svelte'
import type { Message } from '../src/lib/wire'

const table = {
  id: 't',
  game: 'crooks',
  options: {},
  status: 'running',
  host: 0,
  seats: [],
  opened: false,
  next: null,
  scores: null,
  shares: null,
}
const state = (version: number, more: object = {}): object => ({
  t: 'state',
  version,
  seat: 0,
  table,
  view: { now: version },
  ask: null,
  asking: [],
  offers: [],
  log: Array.from({ length: version }, (_, i) => [i + 1, 'turn', 0]),
  chat: [],
  ...more,
})
const events = (version: number, messages: Message[], more: object = {}): object => ({
  t: 'events',
  version,
  messages,
  view: { now: version },
  ask: null,
  asking: [],
  offers: [],
  ...more,
})
const ask = { id: 'q', kind: 'recruit', args: [], options: [{ words: ['pass'] }], ranges: [] }
const settled = (): Promise<void> => vi.waitFor(() => expect(live.playing).toBe(false))

let live: Live

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  Socket.made = []
  settings.keep('pace', 'calm')
  live = new Live('t')
  Socket.last.open()
})

describe('coming and going', () => {
  it('says hello with nothing, takes all, and later asks for what it missed only', () => {
    expect(Socket.last.said).toEqual([expect.objectContaining({ t: 'hello', token: null, since: null })])
    Socket.last.hear(state(3))
    expect(live.link).toBe('live')
    expect(live.log.map((line) => line.version)).toEqual([1, 2, 3])
    Socket.last.close(1006)
    expect(live.link).toBe('lost')
    vi.runAllTimers()
    Socket.last.open()
    expect(Socket.made).toHaveLength(2)
    expect(Socket.last.said).toEqual([expect.objectContaining({ since: 3 })])
  })

  it('goes to the server that has the table, at once the first time, and keeps to it', () => {
    expect(new URL(Socket.last.address).search).toBe('')
    Socket.last.close(4421, 'web2')
    vi.advanceTimersByTime(0)
    expect(Socket.made).toHaveLength(2)
    expect(new URL(Socket.last.address).search).toBe('?at=web2')
    Socket.last.close(4421, 'web1')
    vi.advanceTimersByTime(799)
    expect(Socket.made).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(new URL(Socket.last.address).search).toBe('?at=web1')
    Socket.last.open()
    Socket.last.hear(state(3))
    Socket.last.close(1006)
    vi.runAllTimers()
    expect(new URL(Socket.last.address).search).toBe('?at=web1')
    expect(live.link).toBe('lost')
  })

  it('waits longer each time', () => {
    Socket.last.hear(state(0))
    const waits = [400, 800, 1500, 3000, 5000, 5000]
    for (const [i, ms] of waits.entries()) {
      Socket.last.close(1006)
      vi.advanceTimersByTime(ms - 1)
      expect(Socket.made).toHaveLength(i + 1)
      vi.advanceTimersByTime(1)
      expect(Socket.made).toHaveLength(i + 2)
    }
  })

  it('trusts no socket after a sleep: it asks for what it missed by a new one, and the old one goes when that is there', () => {
    const listen = vi.spyOn(document, 'addEventListener')
    live = new Live('t')
    const look = (hidden: boolean): void => {
      Object.assign(document, { hidden })
      ;(listen.mock.calls.at(-1)![1] as (event: object) => void)({ type: 'visibilitychange' })
    }
    const before = Socket.last
    before.open()
    before.hear(state(3))
    look(true)
    vi.advanceTimersByTime(5_000)
    look(false)
    expect(Socket.last).toBe(before)
    look(true)
    vi.advanceTimersByTime(60_000)
    look(false)
    expect(Socket.last).not.toBe(before)
    before.hear(events(4, [['turn', 0]]))
    Socket.last.open()
    expect(Socket.last.said).toEqual([expect.objectContaining({ since: 3 })])
    expect([live.link, before.readyState]).toEqual(['live', 1])
    Socket.last.hear(events(4, [['turn', 0]]))
    expect([live.link, before.readyState, live.log.length]).toEqual(['live', 3, 4])
  })

  it('keeps what comes while its seat is not the one that is shown', () => {
    live = new Live('t', 1, true)
    Socket.last.open()
    Socket.last.hear(state(0))
    Socket.last.hear(events(1, [['turn', 0]], { ask }))
    expect([live.log.length, live.ask]).toEqual([0, null])
    settings.keep('pace', 'none')
    live.wake()
    expect(live.log.length).toBe(1)
  })

  it('gives up where there is no such table', () => {
    Socket.last.close(4404)
    vi.runAllTimers()
    expect(live.link).toBe('gone')
    expect(Socket.made).toHaveLength(1)
  })

  it('looks on when its seat is no longer its own', () => {
    settings.hold({ table: 't', seat: 0, token: 'old', game: 'crooks', at: 0 })
    live.rejoin()
    Socket.last.open()
    expect(Socket.last.said).toEqual([expect.objectContaining({ token: 'old' })])
    Socket.last.close(4401)
    Socket.last.open()
    expect(Socket.last.said).toEqual([expect.objectContaining({ token: null, since: null })])
    expect(settings.seatAt('t')).toBeUndefined()
  })

  it('takes nothing more when it is closed', () => {
    Socket.last.hear(state(1))
    live.close()
    vi.runAllTimers()
    expect(Socket.made).toHaveLength(1)
  })
})

describe('what happens', () => {
  it('is played one by one, and the view follows when it has caught up', async () => {
    const played: string[] = []
    const go: (() => void)[] = []
    live.play = ([kind]) => {
      played.push(kind)
      return new Promise((done) => go.push(done))
    }
    Socket.last.hear(state(1))
    Socket.last.hear(
      events(
        3,
        [
          ['recruit', 0, 1, 2, null],
          ['take', 0, 1, null],
        ],
        { ask },
      ),
    )
    expect(played).toEqual(['recruit'])
    expect(live.log.map((line) => line.version)).toEqual([1, 2])
    expect(live.view).toEqual({ now: 1 })
    expect(live.ask).toBeNull()
    go.shift()!()
    await vi.waitFor(() => expect(played).toEqual(['recruit', 'take']))
    go.shift()!()
    await settled()
    expect(live.view).toEqual({ now: 3 })
    expect(live.ask?.id).toBe('q')
    expect(live.log.map((line) => line.version)).toEqual([1, 2, 3])
  })

  it('takes an offer away at once that no longer stands', () => {
    const offer = { ...ask, id: 'offer-suspect', args: [1, 3] }
    live.play = () => new Promise(() => undefined)
    Socket.last.hear(state(1, { offers: [offer] }))
    expect(live.offers).toHaveLength(1)
    Socket.last.hear(events(2, [['turn', 2]], { offers: [{ ...offer, args: [2, 0] }] }))
    expect(live.playing).toBe(true)
    expect(live.offers).toEqual([])
  })

  it('leaves an offer where it is that still stands beside others, also what is being written', async () => {
    let go = (): void => undefined
    const one = { ...ask, id: 'offer-accept', args: [1, 5], options: [{ words: ['accept', '1'] }] }
    const two = { ...one, args: [2, 6, 1, 5], options: [{ words: ['accept', '2'] }, { words: ['accept', '1'] }] }
    const written = { ...ask, id: 'offer-offer', args: [3], options: [], ranges: [[0, 2]] }
    live.apart = (offer) =>
      offer.options.length
        ? offer.options.map((option, i) => ({ ...offer, options: [option], args: offer.args.slice(2 * i, 2 * i + 2) }))
        : [offer]
    live.play = () => new Promise<void>((done) => (go = done))
    Socket.last.hear(state(1, { offers: [one, written] }))
    Socket.last.hear(events(2, [['offer', 2]], { offers: [two, { ...written, args: [1] }] }))
    expect(live.playing).toBe(true)
    expect(live.offers).toEqual([one, { ...written, args: [1] }])
    Socket.last.hear(
      events(3, [['withdrawn', 1]], {
        offers: [{ ...two, args: two.args.slice(0, 2), options: two.options.slice(0, 1) }],
      }),
    )
    expect(live.offers).toEqual([])
    go()
    await vi.waitFor(() => expect(live.offers.map(({ args }) => args)).toEqual([[2, 6]]))
    go()
    await settled()
    expect(live.offers.map(({ args }) => args)).toEqual([[2, 6]])
  })

  /** Returns how many of `count` turns are animated. */
  async function seen(count: number, more: object): Promise<number> {
    const play = vi.fn(() => Promise.resolve())
    live.play = play
    for (let n = 1; n <= count; n++) Socket.last.hear(events(n, [['turn', n]], more))
    await settled()
    expect(live.log).toHaveLength(count)
    return play.mock.calls.length
  }

  it('is shown to the end where nothing waits for me, within reason', async () => {
    Socket.last.hear(state(0))
    expect(await seen(40, {})).toBe(40)
    Socket.last.hear(state(0))
    expect(await seen(400, {})).toBe(152)
  })

  it('is told at once where I am wanted, but for the last of it', async () => {
    Socket.last.hear(state(0))
    expect(await seen(40, { ask })).toBe(18)
    Socket.last.hear(state(0))
    expect(await seen(40, { offers: [ask] })).toBe(18)
  })

  it('is told at once if much of it happened while the line was lost', async () => {
    vi.spyOn(build, 'look').mockResolvedValue()
    Socket.last.hear(state(0))
    Socket.last.close(1006)
    vi.runAllTimers()
    Socket.last.open()
    live.play = vi.fn(() => Promise.resolve())
    Socket.last.hear(
      events(
        9,
        Array.from({ length: 9 }, (): Message => ['turn', 0]),
      ),
    )
    await settled()
    expect(live.play).not.toHaveBeenCalled()
    Socket.last.hear(events(10, [['turn', 0]]))
    await settled()
    expect(live.play).toHaveBeenCalledTimes(1)
  })

  it('is not played at all if nobody wants to see it move', async () => {
    settings.keep('pace', 'none')
    live.play = vi.fn(() => Promise.resolve())
    Socket.last.hear(state(0))
    Socket.last.hear(
      events(2, [
        ['turn', 0],
        ['turn', 1],
      ]),
    )
    await settled()
    expect(live.play).not.toHaveBeenCalled()
    expect(live.view).toEqual({ now: 2 })
  })

  it('leaves out what lies far behind, except what the game keeps', async () => {
    let go = (): void => undefined
    live.play = vi.fn(([kind]) => (kind === 'begin' ? new Promise<void>((done) => (go = done)) : Promise.resolve()))
    live.keeps = (before, [message]) => (before as { now: number }).now > 0 && message![0] === 'guns'
    Socket.last.hear(state(0))
    const kinds = ['begin', 'turn', 'guns', ...Array<string>(17).fill('turn')]
    for (const [i, kind] of kinds.entries()) Socket.last.hear(events(i + 1, [[kind, 1]], { ask }))
    go()
    await settled()
    const played = vi.mocked(live.play).mock.calls.map(([[kind]]) => kind)
    expect(played.slice(0, 3)).toEqual(['begin', 'guns', 'turn'])
    expect(live.view).toEqual({ now: kinds.length })
  })

  it('hurries when the player skips', async () => {
    let hurry: AbortSignal | null = null
    let go = (): void => undefined
    live.play = vi.fn((_, signal) => {
      hurry = signal
      return new Promise<void>((done) => (go = done))
    })
    Socket.last.hear(state(0))
    Socket.last.hear(
      events(3, [
        ['turn', 0],
        ['turn', 1],
        ['turn', 2],
      ]),
    )
    live.skip()
    expect(hurry!.aborted).toBe(true)
    go()
    await settled()
    expect(live.play).toHaveBeenCalledTimes(1)
    expect(live.log).toHaveLength(3)
  })

  it('is forgotten when a whole state comes in between', async () => {
    let go = (): void => undefined
    live.play = () => new Promise<void>((done) => (go = done))
    Socket.last.hear(state(0))
    Socket.last.hear(
      events(2, [
        ['turn', 0],
        ['turn', 1],
      ]),
    )
    Socket.last.hear(state(5))
    go()
    await settled()
    expect(live.view).toEqual({ now: 5 })
    expect(live.log.map((line) => line.version)).toEqual([1, 2, 3, 4, 5])
  })
})

describe('answers', () => {
  it('go once to the question that stands', async () => {
    Socket.last.hear(state(0, { ask }))
    live.answer(['pass'])
    live.answer(['pass'])
    expect(Socket.last.said.slice(1)).toEqual([{ t: 'answer', ask: 'q', words: ['pass'] }])
    expect(live.sent).toBe(true)
    Socket.last.hear(events(1, [['turn', 1]]))
    await settled()
    expect(live.sent).toBe(false)
  })

  it('may be refused, and then given again', () => {
    Socket.last.hear(state(0, { ask }))
    live.answer(['recruit', 'A'])
    Socket.last.hear({
      t: 'refused',
      error: 'No.',
      code: 'answer',
      args: {},
      rule: 'CR-ROB-02',
      answer: ['recruit', 'A'],
    })
    expect(live.refused?.rule).toBe('CR-ROB-02')
    expect(live.refused?.why()).toBe('No.')
    expect(live.sent).toBe(false)
    live.answer(['pass'])
    expect(live.refused).toBeNull()
    expect(Socket.last.said).toHaveLength(3)
  })

  it('that refuse a line of the chat give back that line, not one which an earlier socket was told', () => {
    const refusal = { t: 'refused', error: 'No.', code: 'chatter', args: {}, rule: null, answer: null }
    Socket.last.hear(state(0))
    live.say('lost on its way')
    Socket.last.close(1006)
    vi.runAllTimers()
    Socket.last.open()
    Socket.last.hear(state(0))
    live.say('Hello!')
    Socket.last.hear(refusal)
    expect(live.unsaid).toBe('Hello!')
  })

  it('are not sent without a question, nor over a lost connection', () => {
    Socket.last.hear(state(0))
    live.answer(['pass'])
    expect(live.sent).toBe(false)
    Socket.last.hear(state(0, { ask }))
    Socket.last.close(1006)
    live.answer(['pass'])
    expect(live.sent).toBe(false)
  })
})
