import type { Component } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import type { Live } from '../src/lib/live.svelte'
import type { Message } from '../src/lib/wire'
import type { AnyRoom, Finale, Menu, Show } from '../src/room'
import { SeatController } from '../src/table/controller.svelte'
import { LivePresenter } from '../src/table/presenter.svelte'
import { Ending } from '../src/table/ending.svelte'
import { othersTurn, story, tell } from '../src/table/told'

describe('the presenter', () => {
  const sub: Menu = {
    id: 'pass',
    question: 'Sure?',
    rules: [],
    at: 'hideout 1',
    choices: [{ id: 'yes', label: 'yes', keys: ['1'], words: ['pass'] }],
  }
  const root: Menu = {
    id: 'q',
    question: 'Where?',
    rules: [],
    choices: [
      { id: 'a', label: 'A', keys: ['a'], spot: 'hideout 0', words: ['recruit', 'A'] },
      { id: 'p', label: 'pass', keys: ['p'], spot: 'hideout 1', sub },
    ],
  }
  const room = {
    menu: () => root,
    probes: () => [{ spot: 'hideout 2', keys: ['c'], words: ['recruit', 'C'] }],
  } as unknown as AnyRoom
  const answer = vi.fn()
  const why = vi.fn()
  const live = {
    ask: { id: 'q' },
    view: {},
    log: [],
    offers: [],
    asking: [],
    sent: false,
    refused: null,
    answer,
    why,
  } as unknown as Live
  let presenter: LivePresenter

  beforeEach(() => {
    answer.mockClear()
    live.sent = false
    live.ask = { id: 'q' } as Live['ask']
    presenter = new LivePresenter(live, () => room)
  })

  it('answers, or opens the second step, from which the first is still in reach', () => {
    presenter.choose(presenter.at('hideout 1')!)
    expect(answer).not.toHaveBeenCalled()
    expect(presenter.menu?.id).toBe('pass')
    expect(presenter.at('hideout 1')).toBeUndefined()
    presenter.choose(presenter.at('hideout 0')!)
    expect(answer).toHaveBeenCalledWith(['recruit', 'A'])
    presenter.back()
    expect(presenter.menu?.id).toBe('q')
  })

  it('forgets the second step with its question', () => {
    presenter.choose(root.choices[1]!)
    expect(presenter.second).not.toBeNull()
    live.ask = { id: 'other' } as Live['ask']
    expect(presenter.second).toBeNull()
  })

  it('asks why, by place and by key', () => {
    presenter.why('hideout 2')!()
    expect(presenter.whyKey('c')).toBe(true)
    expect(presenter.whyKey('x')).toBe(false)
    expect(presenter.why('hideout 0')).toBeUndefined()
    expect(why.mock.calls).toEqual([[['recruit', 'C']], [['recruit', 'C']]])
    expect(answer).not.toHaveBeenCalled()
  })
})

describe('what is fresh', () => {
  const room = { touches: ([, , spot]: Message) => [String(spot)] } as unknown as AnyRoom
  const log = (...messages: Message[]): Live['log'] => messages.map((message, i) => ({ version: i + 1, message }))
  const turns = log(
    ['turn', 0, 'a'],
    ['place', 0, 'mine'],
    ['turn', 1, 'b'],
    ['place', 1, 'theirs'],
    ['turn', 2, 'c'],
    ['place', 2, 'others'],
    ['turn', 0, 'd'],
  )

  it('is what happened since I last did anything', () => {
    const presenter = new LivePresenter({ log: turns, seat: 0 } as unknown as Live, () => room)
    expect(['mine', 'theirs', 'others'].map(presenter.fresh)).toEqual([false, true, true])
  })

  it('is the last turn for who looks on', () => {
    const presenter = new LivePresenter({ log: turns, seat: null } as unknown as Live, () => room)
    expect(['mine', 'theirs', 'others'].map(presenter.fresh)).toEqual([false, false, true])
  })
})

describe('the scoring', () => {
  const messages: Message[] = [
    ['score-target', 0],
    ['score-gang', 1],
    ['end', []],
  ]
  const calm = new AbortController().signal
  const NOTHING = (() => ({})) as unknown as Component<any>
  const turn = (): Promise<void> => Promise.resolve()
  const opened = (more: Partial<Finale<unknown>> = {}): Ending =>
    new Ending(() => Promise.resolve({ Scoring: NOTHING, ...more }))
  beforeEach(() => settings.keep('pace', 'none'))

  it('is told message by message', async () => {
    const ending = opened()
    await ending.tell(messages[0]!, calm, turn)
    expect([ending.showing, ending.telling, ending.told.length]).toEqual([true, true, 1])
    await ending.tell(messages[1]!, calm, turn)
    await ending.tell(messages[2]!, calm, turn)
    await ending.settle(messages)
    expect([ending.showing, ending.telling, ending.told]).toEqual([true, false, messages])
  })

  it('comes at once where nothing was played', async () => {
    const ending = opened()
    ending.settle(messages.slice(0, 2))
    expect(ending.showing).toBe(false)
    await ending.settle(messages)
    expect(ending.showing).toBe(true)
  })

  it('does not come back when it was closed, unless asked for', async () => {
    const ending = opened()
    await ending.tell(messages[0]!, calm, turn)
    ending.close()
    await ending.tell(messages[1]!, calm, turn)
    ending.settle(messages)
    expect(ending.showing).toBe(false)
    await ending.open(messages)
    expect(ending.showing).toBe(true)
  })

  it('is told on the board where the game can, and the last page comes after it', async () => {
    const shown: Message[] = []
    const tell: Show['tell'] = (told) => {
      shown.push(told.at(-1)!)
      return Promise.resolve()
    }
    const ending = opened({
      board: { begin: () => ({ tell, shown: () => true }), during: (before) => before, Stage: NOTHING },
    })
    for (const message of messages) await ending.tell(message, calm, turn)
    expect([shown, ending.showing, ending.telling]).toEqual([messages, false, true])
    await ending.settle(messages)
    expect([ending.showing, ending.telling, ending.show]).toEqual([true, false, null])
  })
})

describe('the chat', () => {
  const said = (n: number, seat: number, to: number | null = null): object => ({
    n,
    seat,
    name: 'x',
    text: 'y',
    at: 0,
    to,
  })
  const seats = [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Bob' },
    { kind: 'bot', name: 'Slim' },
    { kind: 'person', name: 'Cleo' },
  ]
  const live = {
    id: 'talk',
    seat: 0,
    table: { status: 'running', seats },
    chat: [said(0, 1), said(1, 0), said(2, 1, 0), said(3, 3)],
  } as unknown as Live

  it('is with the other people, once the game has begun', () => {
    expect(new SeatController(live).people).toEqual([
      { seat: 1, name: 'Bob' },
      { seat: 3, name: 'Cleo' },
    ])
    expect(
      new SeatController({ ...live, table: { ...live.table, status: 'open' } } as unknown as Live).people,
    ).toEqual([])
    expect(new SeatController({ ...live, seat: null } as unknown as Live).people).toEqual([])
  })

  it('leaves out whom I muted, in private too, and this browser remembers it', () => {
    settings.hold({ table: 'talk', seat: 0, token: 'mine', game: 'crooks', at: 0 })
    const numbers = (): number[] => new SeatController(live).chat.map(({ n }) => n)
    expect(numbers()).toEqual([0, 1, 2, 3])
    new SeatController(live).mute(1)
    expect(numbers()).toEqual([1, 3])
    expect(JSON.parse(localStorage.getItem('skulduggery-held')!)[0].muted).toEqual([1])
    new SeatController(live).mute(1)
    expect(numbers()).toEqual([0, 1, 2, 3])
  })
})

describe('a story', () => {
  const names = ['You', 'Bob']
  const room = {
    name: (seat: number) => names[seat],
    say: ([kind, doer]: Message) => ({ doer: doer ?? null, text: kind, kind }),
  } as unknown as AnyRoom
  const of = (...messages: Message[]): string =>
    story(
      tell(
        messages.map((message, i) => ({ version: i + 1, message })),
        room,
        0,
      ),
    )

  it('names who does several things once', () => {
    expect(of(['pays', 1], ['digs', 1], ['wait', 0], ['it rains'])).toBe('Bob pays, digs. You wait. it rains')
  })

  const turn = (...messages: Message[]): ReturnType<typeof othersTurn> =>
    othersTurn(
      tell(
        messages.map((message, i) => ({ version: i + 1, message })),
        room,
        0,
      ),
      0,
    )

  it('of another player’s turn grows with its steps, until I do something', () => {
    const begun: Message[] = [
      ['digs', 1],
      ['turn', 1],
      ['pays', 1],
    ]
    expect(turn(...begun)).toEqual({ seat: 1, text: 'Bob pays', version: 3, over: false })
    expect(turn(...begun, ['sings', 1])?.text).toBe('Bob pays, sings')
    expect(turn(...begun, ['turn', 0])).toEqual({ seat: 1, text: 'Bob pays', version: 3, over: true })
    expect(turn(...begun, ['turn', 0], ['waits', 0])).toBeNull()
  })

  it('of a long turn keeps its latest steps', () => {
    const text = turn(['turn', 1], ...Array.from({ length: 30 }, (_, i): Message => [`finds ${i}`, 1]))!.text
    expect(text).toMatch(/^Bob finds \d+, .*, finds 29$/)
    expect(text.length).toBeLessThanOrEqual(110)
  })
})
