import { beforeAll, describe, expect, it } from 'vitest'
import { CrooksRoom } from '../src/crooks/room'
import { Deck } from '../src/crooks/deck'
import type { Account, CrooksCards } from '../src/lib/documents'
import { texts } from '../src/lib/texts.svelte'
import type { Decision, Message, Review } from '../src/lib/wire'
import { decisive, type Decisive } from '../src/replay/decisive'
import { tens } from '../src/table/guess'
import { Lookback } from '../src/replay/lookback.svelte'
import type { Holdings } from '../src/room'
import type { Playback } from '../src/replay/playback.svelte'

const CARDS: CrooksCards = {
  game: 'crooks',
  id: 'tiny',
  names: {},
  targets: [2, 5, 9],
  money: 18,
  gang_points: { 2: 5, 3: 4 },
  hideouts: {},
  crooks: [{ id: 'dip', level: 3, modifier: 0, gangs: [], ability: null, names: { en: 'The dip' } }],
}
const TOLD: Message[][] = [[['day', 1]], [['pass', 0, 0]], [['day', 2]], [['pass', 0, 0]], [['pass', 1, 0]]]
const MINE = [1, 3]
const decision = (step: number, more: Partial<Decision> = {}): Decision => ({
  step,
  seat: 0,
  words: ['pass'],
  chance: 0.31,
  margin: 0.08,
  best: ['recruit', 'A'],
  cost: 0,
  error: 0.05,
  mark: '',
  reason: '',
  better: [],
  ...more,
})
const ACCOUNT: Account = {
  fair: 0.5,
  deal: 0,
  hidden: 0,
  own: 0,
  others: 0,
  result: 0,
  lost: 0,
  error: 0,
  slips: 0,
  mistakes: 0,
  giveaways: 0,
  worst: -1,
  bluff: -1,
  unsure: [],
  by: 'nothing',
}

const part = (label: string, points: number): Holdings['parts'][number] => [label, points]

/** The first seat's win chance before each entry and at the end; each is sure to 3%. */
function told(
  chances: number[],
  account: Partial<Account>,
  more: Partial<Review> = {},
  sums: Holdings[] = [],
  finished = true,
  entries = TOLD,
): [Decisive, Lookback] {
  const room = new CrooksRoom(new Deck(CARDS), ['Ada', 'Bob'], 0)
  const lookback = new Lookback(
    () => '',
    () => undefined,
  )
  lookback.finished = finished
  lookback.review = {
    game: 'crooks',
    players: ['Ada', 'Bob'],
    seed: 1,
    rounds: 60,
    reach: 12,
    curve: chances.map((one) => [one, 1 - one]),
    margins: chances.map(() => [0.03, 0.03]),
    decisions: MINE.map((step) => decision(step)),
    bluffs: [],
    suspicions: [],
    accounts: [{ ...ACCOUNT, ...account }, ACCOUNT],
    ...more,
  }
  const record = { start: {}, steps: entries.map((messages) => ({ messages, view: {} })) }
  const playback = { room, open: { record }, stepOf: (entry: number) => entry + 1 } as unknown as Playback
  const moments = lookback.moments(
    room,
    (entry) => TOLD[entry]!,
    () => ({}),
    0,
  )
  return [decisive(lookback, playback, moments, 0, sums), lookback]
}
const plain = (said: { text: string } | Decisive): string =>
  ('text' in said ? said.text : said.points.join(' ')).replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ')

beforeAll(async () => {
  await texts.load('en')
  await texts.need('crooks', 'hints')
  await texts.need('', 'review')
})

describe('why the reader lost', () => {
  it('names the costliest move, when it was, its cost, the better one and the reason', () => {
    const decisions = [decision(1), decision(3, { mark: 'giveaway', cost: 0.21, reason: 'money' })]
    const [why] = told([0.5, 0.5, 0.5, 0.5, 0.1, 0], { worst: 3, giveaways: 1 }, { decisions })
    expect(why).toMatchObject({ entry: 3, again: true })
    expect(plain(why)).toMatch(/^Your costliest move \(day 2, step 4\): you pass/)
    expect(plain(why)).toMatch(
      / Best move: .*\. It leaves more money in hand\. Your move left you a win chance of 31%/,
    )
    expect(plain(why)).toMatch(/ instead of 52%, judged only on what you knew\.$/)
  })

  it('gives a reason for each mistake: facts, what the best move brought in trial games, or how often it won', () => {
    const reason = (more: Partial<Decision>): string => {
      const decisions = [decision(1), decision(3, { mark: 'giveaway', cost: 0.21, ...more })]
      return plain(told([0.5, 0.5, 0.5, 0.5, 0.1, 0], { worst: 3, giveaways: 1 }, { decisions })[0])
    }
    expect(reason({ brings: 1.44 })).toContain(' In trial games it scored 1.4 points more on average. Your move left')
    expect(reason({})).toContain(' In trial games it won more often: 52 of 100 instead of 31. Your move left')
    const facts = [['fact-money', 0, -4, 6]] as Decision['facts']
    const keep = ' You keep $6, $4 more than with your move.'
    expect(reason({ facts })).toContain(`${keep} Your move left`)
    expect(reason({ facts, brings: 2 })).toContain(`${keep} In trial games it scored 2 points more on average. Your`)
  })

  it('names the next two of the marked moves by their cost, and what all of them brought less', () => {
    const marked = [
      decision(1, { mark: 'slip', cost: 0.06, brings: 0.9 }),
      decision(2, { mark: 'mistake', cost: 0.1, brings: 2 }),
      decision(3, { mark: 'giveaway', cost: 0.21, brings: 3.7 }),
      decision(4, { mark: 'slip', cost: 0.05 }),
    ]
    const chances = [0.5, 0.5, 0.5, 0.5, 0.1, 0]
    const [lost] = told(chances, { worst: 3 }, { decisions: marked })
    expect(lost.also.map((one) => one.entry)).toEqual([2, 1])
    expect(plain(lost)).toMatch(
      / 3 of your moves together brought about 7 points less than the best ones, in trial games\.$/,
    )
    const [once] = told(chances, { worst: 3 }, { decisions: [decision(1), marked[2]!] })
    expect(once.also).toEqual([])
    expect(plain(once)).not.toContain('together')
    const [won] = told(
      chances.map((one) => 1 - one),
      { worst: 3, result: 1 },
      { decisions: marked },
    )
    expect([won.also, plain(won).includes('together')]).toEqual([[], false])
  })

  it('begins with the score and ends with what is left over', () => {
    const sums = [
      { points: 21, score: '21', parts: [part('Target 8', 8), part('Target 9', 0)], left: ['$5', '2 henchmen'] },
      { points: 23, score: '23', parts: [part('Target 8', 0), part('Target 9', 11)], left: [] },
    ]
    const [why] = told([0.5, 0.5, 0.4, 0.45, 0.4, 0], {}, {}, sums)
    expect(plain(why)).toMatch(
      /^Final score: you 21, Bob 23\. Biggest difference: Target 9 \(you 0, Bob 11\)\. Your biggest setback/,
    )
    expect(plain(why)).toMatch(
      / Left over at the end: \$5 and 2 henchmen\. That scores nothing; at most it breaks a tie\.$/,
    )
    const level = sums.map((one) => ({ ...one, score: '21' }))
    expect(plain(told([0.5, 0.5, 0.4, 0.45, 0.4, 0], {}, {}, level)[0])).toMatch(
      / the scores are level, so it decides\.$/,
    )
  })

  it('names no difference that is little of the margin, or of what both have', () => {
    const scored = (mine: number, theirs: number, points: number): string => {
      const sums = [part('Target 8', mine), part('Target 9', theirs)]
      const bob = [part('Target 8', theirs), part('Target 9', theirs)]
      return plain(
        told([0.5, 0.5, 0.4, 0.45, 0.4, 0], { result: 1 }, {}, [
          { points: 20 + points, score: '', parts: sums, left: [] },
          { points: 20, score: '', parts: bob, left: [] },
        ])[0],
      )
    }
    expect(scored(12, 11, 2)).not.toContain('Biggest difference')
    expect(scored(4, 1, 14)).not.toContain('Biggest difference')
    expect(scored(9, 1, 14)).toContain('Biggest difference: Target 8 (you 9, Bob 1).')
  })

  it.each([0, 1])('speaks of a marked move of the reader without the name, here of seat %i', (mine) => {
    const [, lookback] = told([0.5, 0.5, 0.5, 0.5, 0.1, 0], {}, { decisions: [decision(3, { mark: 'giveaway' })] })
    const room = new CrooksRoom(new Deck(CARDS), ['Ada', 'Bob'], mine)
    const [marked] = lookback.moments(
      room,
      (entry) => TOLD[entry]!,
      () => ({}),
      mine,
    )
    const [who, knower] = mine ? ['Ada, blunder', 'Ada'] : ['Blunder', 'you']
    expect(plain(marked!)).toMatch(
      new RegExp(`^${who}\\. Best move.* Win chance .*, judged only on what ${knower} knew\\.`),
    )
  })

  it('names the biggest setback from elsewhere', () => {
    const [why] = told([0.5, 0.5, 0.4, 0.45, 0.4, 0], {})
    expect(why).toMatchObject({ entry: 4, again: false })
    expect(plain(why)).toMatch(/^Your biggest setback came without a move of yours \(day 2, step 5\): Bob /)
    expect(plain(why)).toMatch(/With all cards face up, .* from 40% to 0%\. No single move of yours lost this game\.$/)
  })

  it('names a setback at a move of the reader that was no more than an inaccuracy, and does not blame it', () => {
    const chances = [0.5, 0.5, 0.1, 0.3, 0.2, 0]
    const slip = { decisions: [decision(1, { mark: 'slip', cost: 0.06 }), decision(3)] }
    for (const [more, judged] of [
      [{}, 'no mistake'],
      [slip, 'just an inaccuracy'],
    ] as const) {
      const [why, lookback] = told(chances, { worst: 1 }, more)
      expect(why).toMatchObject({ entry: lookback.turn(0)!.entry, again: false })
      expect(plain(why)).toMatch(
        /^Your biggest setback came with a move of your own \(day 1, step 2\): you pass.* With/,
      )
      expect(plain(why)).toContain(
        ' your win chance went from 50% to 10%. You couldn’t know that: judged only on what you knew',
      )
      expect(plain(why)).toContain(`this move was ${judged}.`)
    }
  })

  it('names a small one where no other was greater, once the review is whole', () => {
    const chances = [0.5, 0.5, 0.49, 0.4, 0.3, 0.2]
    expect(plain(told(chances, {})[0])).toMatch(/^Your win chance shifted little by little\. Your biggest setback/)
    expect(plain(told(chances, {}, {}, [], false)[0])).not.toContain('setback')
  })

  it('says how often the reader suspected an honest card, where it was half of them or more', () => {
    const one = { step: 1, seat: 0, suspected: true, odds: 0.4, bluff: false, gain: 0, error: 0.1, right: false }
    const suspicions = [one, { ...one, bluff: true }, { ...one, seat: 1 }, { ...one, suspected: false }]
    const said = plain(told([0.5, 0.5, 0.4, 0.45, 0.4, 0], {}, { suspicions })[0])
    expect(said).toContain('You suspected 2 cards; 1 was honest.')
    const none = plain(told([0.5, 0.5, 0.4, 0.45, 0.4, 0], {}, { suspicions: suspicions.slice(1) })[0])
    expect(none).not.toContain('suspected')
    const right = plain(told([0.5, 0.5, 0.4, 0.45, 0.4, 0], {}, { suspicions: [...suspicions, suspicions[1]!] })[0])
    expect(right).not.toContain('suspected')
  })

  it('calls no swing of a game already lost a setback', () => {
    expect(plain(told([0.38, 0.38, 0.19, 0.1, 0.05, 0], {})[0])).not.toContain('setback')
  })

  it('names nothing where nothing is beyond its margin', () => {
    const [why] = told([0.5, 0.47, 0.44, 0.41, 0.38, 0.35], { result: 0.35 })
    expect(why).toMatchObject({ entry: null, again: false })
    expect(plain(why)).toBe('No single move of yours lost this game. Your win chance shifted little by little.')
  })
})

describe('why the reader won', () => {
  const guess = { where: ['target', '5'], what: 'dip', odds: [], truth: 0, stronger: 1, weaker: 0 }
  it('names the best bluff, else the strongest move, else the biggest boost', () => {
    const bluff = { step: 1, seat: 0, trap: false, believed: 0.9, guess, gain: 0.17, error: 0.04 }
    const chances = [0.5, 0.5, 0.6, 0.5, 0.9, 1]
    const [mine, bluffed] = [told(chances, { result: 1 }), told(chances, { result: 1, bluff: 1 }, { bluffs: [bluff] })]
    expect(bluffed[0]).toMatchObject({ entry: 1, again: false })
    expect(plain(bluffed[0])).toMatch(/^Your best bluff \(day 1, step 2\).* gained 17 percentage points \(±4\)/)
    expect(mine[0]).toMatchObject({ entry: 3, again: false })
    expect(plain(mine[0])).toMatch(/^Your strongest moment \(day 2, step 4\).* from 50% to 90%\.$/)
    const [luck] = told([0.5, 0.5, 0.5, 0.5, 0.5, 1], { result: 1 })
    expect(luck).toMatchObject({ entry: 4, again: false })
    expect(plain(luck)).toMatch(/^Your biggest boost came without .* No single move of yours won this game\.$/)
  })
})

it('claims nothing of the whole game before all of it is judged', () => {
  const judged = (mine: number[]): number[][] =>
    [0, 1, 2, 3, 4, 5].map((at) => (mine.includes(at) ? [0.03, 0.03] : []))
  const luck = [0.5, 0.5, 0.5, 0.5, 0.5, 1]
  const [known] = told(luck, { result: 1 }, { margins: judged([4, 5]) }, [], false)
  expect(plain(known)).toMatch(/^Your biggest boost came without .* from 50% to 100%\.$/)
  const [rough] = told(luck, { result: 1 }, { margins: judged([0, 1]) }, [], false)
  expect(rough.entry).toBeNull()
})

it('tells of a resignation instead of luck', () => {
  const entries = TOLD.toSpliced(4, 1, [['resign', 0]])
  const [why, lookback] = told([0.5, 0.5, 0.5, 0.5, 0.4, 0], { by: 'luck' }, {}, [], true, entries)
  expect(why.entry).toBe(4)
  expect(plain(why)).toBe('You resigned (day 2, step 5). With all cards face up, your win chance was 40% then.')
  expect(plain({ text: lookback.verdict(0, true, true) })).toBe('You resigned. No mistake stands out.')
})

it('names the kind of luck only where it is sure', () => {
  const [, lookback] = told([0.5, 0.5, 0.1, 0.45, 0.4, 0], { by: 'luck', unsure: ['deal'] })
  expect(plain({ text: lookback.verdict(0, true) })).toMatch(/^You lost, mainly through bad luck\. /)
})

it('speaks to the reader of the result, and of others by name', () => {
  const [, lookback] = told([0.5, 0.5, 0.1, 0.45, 0.4, 0], { by: 'luck' })
  const said = (text: string): string => plain({ text })
  expect(said(lookback.verdict(0, true))).toBe(
    'You lost, mainly through bad luck with what was dealt, drawn or rolled. No mistake stands out.',
  )
  expect(said(lookback.verdict(0, false))).toMatch(/^Ada: lost, mainly/)
  expect(said(lookback.turn(0, undefined, true)!.text)).toBe('Your win chance: 50% before, 10% after.')
})

it('what a move promised is said as a hint says it, apart from the curve', () => {
  const [, lookback] = told([0.5, 0.5, 0.1, 0.45, 0.4, 0], {})
  expect(plain({ text: lookback.known(0, (entry) => entry === 1)[0]! })).toBe(
    'Judged only on what you knew: win chance 31% (±8) after this move, 31% after the best one.',
  )
})

it.each([
  [0.97, 'From all you know, this is almost certainly a bluff.'],
  [0.94, 'From all you know, the chance that this is a bluff is about 90%.'],
  [0.03, 'From all you know, this is almost certainly honest.'],
])('a bluff of chance %d is said in words if it is almost sure', async (share, words) => {
  await texts.need('', 'hints')
  expect(plain({ text: texts.say('hint-suspect', { odds: tens(share) }) })).toBe(words)
})
