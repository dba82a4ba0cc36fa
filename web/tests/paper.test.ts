import { describe, expect, it } from 'vitest'
import type { Deck } from '../src/crooks/deck'
import { factsOf, outcomeOf, placeOf, type Fact, type Outcome } from '../src/crooks/paper'
import { headlineOf, newsOf } from '../src/crooks/reporter'
import { boardDuring, stopsOf } from '../src/crooks/score'
import type { CrooksView } from '../src/lib/documents'
import { LANGUAGES } from '../src/lib/settings.svelte'
import { t } from '../src/crooks/texts'
import { Teller } from '../src/crooks/words'
import { texts } from '../src/lib/texts.svelte'
import type { Message } from '../src/lib/wire'

/** A game of two: the points of each target, and who gets them; then who has each gang, -1 for nobody. */
function game(targets: [points: number, winner: number][], gangs: number[], money = [3, 1]): Message[] {
  const scores = [0, 0]
  const told: Message[] = targets.map(([points, winner], at) => {
    scores[winner]! += points
    return ['score-target', at, points, winner ? [1, 4] : [4, 1], [winner], points]
  })
  gangs.forEach((winner, at) => {
    if (winner >= 0) scores[winner]! += 3
    told.push(['score-gang', at, [2, 2], winner, 3])
  })
  const worth = scores.map((points, seat) => 100 * points + money[seat]!)
  const winners = [0, 1].filter((seat) => worth[seat] === Math.max(...worth))
  return [...told, ['end', scores, money, winners]]
}

const GAMES: Record<Outcome, Message[]> = {
  clear: game([[12, 0], [7, 1]], [-1]), // prettier-ignore
  narrow: game([[8, 0], [7, 1]], [-1]), // prettier-ignore
  rout: game([[20, 0], [5, 1]], [0]), // prettier-ignore
  late: game([[7, 0], [8, 1]], [0, 0]), // prettier-ignore
  money: game([[8, 0], [8, 1]], [-1]), // prettier-ignore
  shared: game([[8, 0], [8, 1]], [-1], [2, 2]), // prettier-ignore
}

describe('the headline', () => {
  it.each(Object.entries(GAMES))('of a game that is %s', (outcome, messages) => {
    expect(outcomeOf(messages)).toBe(outcome)
  })

  it.each(LANGUAGES.map(({ code }) => code))('has words for every outcome in %s', async (code) => {
    await texts.load(code)
    await texts.need('crooks')
    for (const outcome of Object.keys(GAMES)) {
      const words = t(`web-headline-${outcome}`, { winner: 'Dutch', best: 24, next: 13 })
      expect(words).toContain('Dutch')
      expect(words).not.toMatch(/[{}]|web-/)
    }
    await texts.load('en')
  })
})

describe('a reader among others', () => {
  const deck = { targets: [5], label: () => 'Dynamite' } as unknown as Deck
  const teller = new Teller(deck, ['Ada', 'Bob', 'Cid'], null)
  const SHARED: Message[] = [['end', [9, 9, 4], [2, 2, 0], [0, 1]]]
  const seats = [0, 1]
  it.each([
    [
      'en',
      'You and Bob carve up the city',
      'split between you and Bob: 4 each.',
      'for you and Bob.',
      'Heartfelt condolences to you and Bob.',
    ],
    [
      'de',
      'Du und Bob teilt euch die Stadt',
      'je 4 für dich und Bob.',
      'Für dich und Bob blieben nur 2.',
      'Unser Beileid gilt dir und Bob.',
    ],
    [
      'it',
      'Tu e Bob vi spartite la città',
      '4 ciascuno a te e Bob.',
      'A te e Bob ne restano 2.',
      'Sentite condoglianze a te e Bob.',
    ],
    [
      'ru',
      'Вы и Bob делите город',
      'Добычу поделили поровну, по 4: вы и Bob.',
      'Добыча — всего 2: вы и Bob.',
      'Кому не повезло: вы и Bob. Наши соболезнования!',
    ],
  ])('is called “you” in %s', async (code, headline, haul, trap, waste) => {
    await texts.load(code)
    await texts.need('crooks')
    const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
    const news = (fact: Fact): string => plain(newsOf(fact, teller, 0))
    expect(plain(headlineOf(SHARED, teller.players, 0))).toBe(headline)
    expect(headlineOf(SHARED, teller.players, null)).toContain('Ada')
    expect(news({ kind: 'haul', target: 0, worth: 8, share: 4, seats })).toContain(haul)
    expect(news({ kind: 'trap', target: 0, card: 1, owner: 2, share: 2, seats })).toContain(trap)
    expect(news({ kind: 'waste', target: 0, seats })).toContain(waste)
    await texts.load('en')
  })
})

describe('the names of the targets', () => {
  it.each(LANGUAGES.map(({ code }) => code))('are there in %s', async (code) => {
    await texts.load(code)
    await texts.need('crooks')
    for (const id of ['web-target', 'web-target-the', 'web-target-at']) {
      const names = [2, 3, 4, 5, 6, 7, 8, 9].map((target) => t(id, { target }))
      expect(new Set(names).size).toBe(8)
      expect(names.join()).not.toMatch(/\d/)
      expect(t(id, { target: 12 })).toMatch(/12/)
    }
    await texts.load('en')
  })
})

describe('the place of a player', () => {
  const places = (scores: number[], money: number[]): [number, boolean][] =>
    scores.map((_, seat) => {
      const { place, shared } = placeOf([['end', scores, money, [0]]], seat)
      return [place, shared]
    })

  it('is by points, then by money', () => {
    expect(places([9, 7, 7, 12], [0, 2, 3, 0])).toEqual([[2, false], [4, false], [3, false], [1, false]]) // prettier-ignore
  })

  it('is shared where both are equal', () => {
    expect(places([9, 7, 7, 3], [0, 2, 2, 9])).toEqual([[1, false], [2, true], [2, true], [4, false]]) // prettier-ignore
  })
})

describe('the news', () => {
  const HARMLESS = 0
  const DYNAMITE = 1
  const modifier = (card: number): number => (card === DYNAMITE ? -3 : 0)
  const target = (at: number, worth: number, levels: number[], winners: number[], share: number): Message => [
    'score-target',
    at,
    worth,
    levels,
    winners,
    share,
  ]

  it('tell the biggest haul, the worst trap, the gang and the money', () => {
    const messages: Message[] = [
      ['reveal', 0, 0, HARMLESS],
      ['reveal', 0, 1, DYNAMITE],
      target(0, 9, [7, 7], [0, 1], 4),
      target(1, 2, [3, 8], [1], 2),
      target(2, 5, [0, 0], [], 0),
      ['score-gang', 0, [1, 1], -1, 3],
      ['score-gang', 1, [4, 2], 0, 3],
      ['end', [7, 6], [0, 5], [0]],
    ]
    expect(factsOf(messages, modifier)).toEqual([
      { kind: 'haul', target: 0, worth: 9, share: 4, seats: [0, 1] },
      { kind: 'trap', target: 1, card: DYNAMITE, owner: 0, share: 2, seats: [1] },
      { kind: 'gang', gang: 1, members: 4, points: 3, seat: 0 },
      { kind: 'purse', seat: 1, money: 5 },
    ])
  })

  it('mock no one who kept less money than the winner', () => {
    expect(factsOf([['end', [7, 6], [9, 5], [0]]], modifier)).toEqual([])
  })

  it('call nothing a trap that hurts its owner only', () => {
    const messages: Message[] = [
      ['reveal', 0, 0, DYNAMITE],
      target(0, 0, [8, 1], [0], 0),
      ['end', [0, 0], [1, 0], [0]],
    ]
    expect(factsOf(messages, modifier)).toEqual([{ kind: 'waste', target: 0, seats: [0] }])
  })

  it('are none where nothing happened', () => {
    expect(factsOf([['end', [0, 0], [0, 0], [0, 1]]], modifier)).toEqual([])
  })
})

describe('the board while it is scored', () => {
  const view = (more: Partial<CrooksView>): CrooksView =>
    ({ seat: 0, money: [0, 0], scores: [], targets: [], rows: [], ...more }) as CrooksView
  const worth = (number: number, value: number): CrooksView['targets'][number] =>
    ({ number, worth: value, leaders: [], doubt: false }) as CrooksView['targets'][number]
  const before = view({ rows: [[-2], [], [-1], [-7]], targets: [worth(2, 2), worth(3, 3)] })
  const after = view({ rows: [[0], [], [4], [5]], targets: [worth(2, 1), worth(3, 6)], scores: [1, 6] })
  const reveals: Message[] = [
    ['reveal', 0, 0, 0],
    ['reveal', 1, 0, 4],
    ['reveal', 1, 1, 5],
  ]
  const first: Message = ['score-target', 0, 1, [1, 1], [0, 1], 0]

  it('keeps face down what its target has not shown, and what I know of it', () => {
    const shown = boardDuring(before, after, reveals)
    expect(shown.rows).toEqual([[-2], [], [-1], [-7]])
    expect(shown.targets.map((one) => one.worth)).toEqual([2, 3])
    expect(shown.scores).toEqual([])
  })

  it('turns up one target after the other', () => {
    const shown = boardDuring(before, after, [...reveals, first])
    expect(shown.rows).toEqual([[0], [], [4], [-7]])
    expect(shown.targets.map((one) => one.worth)).toEqual([1, 3])
  })

  it('adds up to the scores at the end', () => {
    for (const messages of Object.values(GAMES)) {
      const [, scores] = messages.at(-1)!
      expect(stopsOf(messages).at(-1)!.sums).toEqual(scores)
    }
  })
})
