import { beforeAll, describe, expect, it } from 'vitest'
import './page'
import { texts } from '../src/lib/texts.svelte'
import type { Message } from '../src/lib/wire'
import type { AnyRoom } from '../src/room'
import { caughtIn, eveningOf } from '../src/scoundrels/caught'
import { dayReport } from '../src/scoundrels/dayReport'
import { Deck } from '../src/scoundrels/deck'
import { shows, stepsOf, sumOf } from '../src/scoundrels/reckoning'
import { marksOn } from '../src/scoundrels/view'
import { Teller } from '../src/scoundrels/words'
import { tell } from '../src/table/told'

const safe = (id: string, value: number): object => ({ id, location: 0, value, names: { en: id } })
const deck = new Deck({
  locations: [{ id: 'depot', names: { en: 'Depot' } }],
  safes: [safe('Boots', 7), safe('Brick', 2), safe('Clock', 4)],
} as never)

describe('an evening', () => {
  const messages: Message[] = [
    ['dusk', 1],
    ['reveal', 0, 4, 2, 0b110],
    ['rep', 1, 1, 1],
    ['rep', 0, -1, -1],
    ['reveal', 2, 0, 1, 0b1],
    ['jail', 0, 1],
    ['use', 1, 3, 4, 0],
    ['reveal', 1, 0, 0, 0b1],
  ]

  it('tells who suspected each card and what that costs, until something else happens', () => {
    expect(caughtIn(eveningOf(messages), 3)).toEqual([
      { seat: 0, slot: 4, face: 2, men: [1, 2], costs: messages.slice(2, 4) },
      { seat: 2, slot: 0, face: 1, men: [0], costs: messages.slice(5, 6) },
    ])
  })
})

describe('the summary of a day', () => {
  const first: Message[] = [['day', 1, 0], ['rep', 0, 1, 1], ['dusk', 1], ['draw', 0, 1, [6]]] // prettier-ignore
  const second: Message[] = [
    ['day', 2, 1],
    ['gain', 0, 3],
    ['scout', 0, 4, 2],
    ['scout', 0, 5, 1],
    ['scout', 1, 4],
    ['steal', 1, 3],
    ['steal', 0, 4, 2],
    ['steal', 0, 7, 1],
    ['abandon', 0, 7, 1, -1],
    ['dusk', 2],
    ['reveal', 0, 4, 2, 0b10],
    ['rep', 1, 1, 1],
    ['rep', 0, -1, 0],
    ['jail', 1, 2],
    ['free', 0, 1, 1],
    ['gain', 1, 4],
    ['spend', 1, 1],
    ['rob', 0, 1, 2],
    ['draw', 0, 2, [0, 5]],
    ['draw', 1, 2, null],
  ]
  const third: Message[] = [['day', 3, 0], ['turn', 0, 1]] // prettier-ignore

  it('says what the latest evening brought each player, and which safes the day', () => {
    expect(dayReport([...first, ...second, ...third], 2, 0)).toEqual({
      day: 2,
      first: 0,
      passed: false,
      seats: [
        {
          reveals: [['reveal', 0, 4, 2, 0b10]],
          reputation: -1,
          money: 2,
          jailed: 0,
          stolen: [['steal', 0, 4, 2]],
          scouted: [['scout', 0, 5, 1]],
          drawn: [0, 5],
        },
        {
          reveals: [],
          reputation: 1,
          money: 1,
          jailed: 1,
          stolen: [['steal', 1, 3]],
          scouted: [['scout', 1, 4]],
          drawn: [],
        },
      ],
    })
  })

  it('is there from the next day on', () => {
    expect(dayReport(first, 2, 0)).toBeNull()
    expect(dayReport([...first, ...second], 2, 0)?.day).toBe(1)
  })

  it('is news until its player acts, and for a spectator until the second turn', () => {
    const passed = (seat: number | null, ...since: Message[]): boolean =>
      dayReport([...first, ['day', 2, 0], ...since], 2, seat)!.passed
    const turns: Message[] = [['turn', 0, 1], ['play', 0, 3, null]] // prettier-ignore
    expect(passed(1, ...turns, ['rep', 1, -1, 0])).toBe(false)
    expect(passed(1, ...turns, ['trust', 1])).toBe(true)
    expect(passed(0, ...turns)).toBe(true)
    expect(passed(null, ...turns)).toBe(false)
    expect(passed(null, ...turns, ['turn', 1, 2])).toBe(true)
  })
})

describe('the end', () => {
  const marks: [number, number][][] = [[[1, 7], [0, 7]], [[1, 3]], []] // prettier-ignore
  const messages: Message[] = [
    ['open', 1, 0, 0],
    ['open', 1, 2, 2],
    ['tech', 1, 11, 2, -1, 3],
    ['open', 0, 1, 1],
    ['tech', 0, 2, 0, 1, 0],
    ['end', 0, 1, 0],
  ]
  const steps = stepsOf(messages, deck)
  const sums = (count: number): number[] =>
    [0, 1].map((seat) => sumOf(seat, steps.slice(0, count), messages, (cell) => marks[cell]!.map(([, one]) => one)))

  it('opens the safes in rising order, and ends with the tech that the game counts', () => {
    expect(steps.map((one) => (one.kind === 'safe' ? one.value : one.kind))).toEqual([
      2, 4, 7, 'reputation', 'icons', 'end',
    ]) // prettier-ignore
    expect([0, 1, 2, 3, 4, 6].map(sums)).toEqual([[0, 0], [2, 0], [2, 4], [2, 13], [3, 12], [3, 15]]) // prettier-ignore
  })

  it('says only what it has shown', () => {
    const told = (count: number): string[] =>
      messages.filter((one) => shows(steps.slice(0, count), one)).map(([kind, seat]) => `${kind} ${seat}`)
    expect(told(0)).toEqual([])
    expect(told(1)).toEqual(['open 0'])
    expect(told(4)).toEqual(['open 1', 'open 1', 'open 0'])
    expect(told(6)).toEqual(messages.map(([kind, seat]) => `${kind} ${seat}`))
  })
})

describe('a lie about a safe', () => {
  beforeAll(async () => {
    await texts.load('en')
    await texts.need('scoundrels')
  })
  const log: Message[] = [
    ['mark', 1, 0, 5],
    ['mark', 0, 1, 3],
    ['move-mark', 0, 1, 3, 0, 2],
    ['mark', 2, 0, 7],
  ]
  const lines = (seat: number | null, ...more: Message[]): string => {
    const teller = new Teller(deck, ['Ada', 'Bob', 'Cleo'], seat)
    const room = {
      say: (message: Message) => teller.say(message),
      exposes: (all: Message[], i: number) => teller.exposes(all, i),
      name: (one: number) => teller.name(one),
    } as unknown as AnyRoom
    const all = [...log, ...more].map((message, version) => ({ version, message }))
    return tell(all, room, seat).at(-1)!.text.replaceAll('\u00a0', ' ')
  }

  it('is on the safe as long as its mark is', () => {
    expect([0, 1].map((cell) => marksOn(cell, log))).toEqual([[[1, 5], [0, 2], [2, 7]], []]) // prettier-ignore
  })

  it('is told with the safe, by the name of who lied', () => {
    expect(lines(2, ['open', 1, 0, 0])).toMatch(
      /turns up safe D1: .*Boots.* \(7\) – Bob’s 5 was a lie – Ada’s 2 was a lie$/,
    )
    expect(lines(0, ['open', 1, 0, 0])).toMatch(/– your 2 was a lie$/)
    expect(lines(0, ['scout', 0, 0, 0])).toMatch(/Boots.* \(7\) – Bob’s 5 was a lie$/)
  })

  it('stays unknown to those who have not seen the safe', () => {
    expect(lines(1, ['scout', 0, 0, null])).toBe('scouts safe D1')
    expect(lines(0, ['steal', 0, 0, null])).not.toContain('lie')
  })
})
