import { beforeAll, describe, expect, it } from 'vitest'
import { Deck } from '../src/crooks/deck'
import { CrooksRoom } from '../src/crooks/room'
import type { CrooksCards, CrooksView } from '../src/lib/documents'
import { texts } from '../src/lib/texts.svelte'
import type { Ask, Message } from '../src/lib/wire'
import type { Menu } from '../src/room'
import { tell } from '../src/table/told'

const crook = (id: string, level: number, modifier: number, gangs: string[], ability: string | null) => ({
  id,
  level,
  modifier,
  gangs,
  ability,
  names: { en: `The ${id}`, de: `Der ${id}` },
})
const CARDS: CrooksCards = {
  game: 'crooks',
  id: 'tiny',
  names: {},
  targets: [2, 5, 9],
  money: 18,
  gang_points: { 2: 5, 3: 4 },
  hideouts: {},
  crooks: [
    crook('dip', 3, 0, ['westside'], 'pickpocket'),
    crook('fence', 5, 1, ['outfit', 'northside'], null),
    crook('boss', 10, 0, [], 'boss'),
    crook('swap', 4, -2, [], 'swap'),
    crook('knife', 3, 0, ['northside'], 'killer'),
  ],
}
const [DIP, FENCE, BOSS, SWAP, KNIFE] = [0, 1, 2, 3, 4]
const NOWHERE = [[], [], [], [], [], []]
const view = (more: Partial<CrooksView> = {}): CrooksView => ({
  game: 'crooks',
  seat: 0,
  turn: 0,
  piles: [2, 0, 3],
  rows: NOWHERE,
  money: [10, 12],
  out: 0,
  gone: [],
  hand: -1,
  looking: [],
  notes: [],
  scores: [],
  leaving: -1,
  targets: [],
  ...more,
})
const asked = (kind: string, args: number[], ...options: string[]): Ask => ({
  id: 'q',
  kind,
  args,
  ranges: [],
  options: options.map((words) => ({ words: words.split(' ') })),
})
const room = (seat: number | null = 0): CrooksRoom => new CrooksRoom(new Deck(CARDS), ['Ada', 'Bob'], seat)

beforeAll(async () => {
  await texts.load('en')
  await texts.need('crooks')
})

describe('menus', () => {
  it('put passing last and have it confirmed', () => {
    const menu = room().menu(asked('recruit', [], 'pass', 'recruit A', 'recruit C'), view())
    expect(menu.choices.map((one) => [one.label, one.detail, one.spot])).toEqual([
      ['A', '$2', 'hideout 0'],
      ['C', '$3', 'hideout 2'],
      ['Pass for good', undefined, undefined],
    ])
    const pass = menu.choices.at(-1)!
    expect(pass.words).toBeUndefined()
    expect(pass.sub!.choices.map((one) => one.words)).toEqual([['pass']])
    expect(pass.sub!.detail).toContain('still score')
  })

  it('warn before what is left pays for no hideout', () => {
    const warned = (menu: Menu): (string | undefined)[] => menu.choices.map(({ warning }) => warning)
    const recruit = asked('recruit', [], 'recruit A', 'recruit C', 'pass')
    const poor = room().menu(recruit, view({ money: [3, 12] }))
    expect(warned(poor)).toEqual([undefined, 'leaves you $0 (cheapest hideout: $2)', undefined])
    expect(poor.detail).toContain('you’ll have to pass next turn')
    expect(warned(room().menu(recruit, view({ money: [5, 12] })))).toEqual([undefined, undefined, undefined])
    expect(warned(room().menu(recruit, view({ money: [3, 12], piles: [0, 0, 1] })))).toEqual([
      undefined,
      undefined,
      undefined,
    ]) // there will be nothing to pay for
    const place = (money: number): Menu =>
      room().menu(asked('place', [], 'place 5 up', 'place 5 down'), view({ hand: FENCE, money: [money, 12] }))
        .choices[0]!.sub!
    expect(warned(place(2))).toEqual([undefined, 'leaves you $1 (cheapest hideout: $2)'])
    expect(warned(place(3))).toEqual([undefined, undefined])
    expect(warned(place(1))).toEqual([undefined, undefined]) // it is missing anyhow
  })

  it('answer to letters and to numbers', () => {
    const menu = room().menu(asked('recruit', [], 'recruit A', 'recruit C'), view())
    expect(menu.choices.find((one) => one.keys.includes('c'))?.words).toEqual(['recruit', 'C'])
    expect(menu.choices.find((one) => one.keys.includes('3'))?.words).toEqual(['recruit', 'C'])
  })

  it('show what is looked at, the weakest first, and what may not be taken', () => {
    const menu = room().menu(asked('take', [2], 'take fence', 'take dip'), view({ looking: [BOSS, FENCE, DIP] }))
    expect(menu.choices.map((one) => [one.card, one.barred])).toEqual([
      [DIP, false],
      [FENCE, false],
      [BOSS, true],
    ])
  })

  it('ask how to place only where there is a choice', () => {
    const menu = room().menu(asked('place', [], 'place 2 up', 'place 5 up', 'place 5 down'), view({ hand: FENCE }))
    expect(menu.hand).toBe(FENCE)
    expect(menu.choices.map((one) => one.words)).toEqual([['place', '2', 'up'], undefined])
    expect(menu.choices[1]!.sub!.choices.map((one) => one.words)).toEqual([
      ['place', '5', 'up'],
      ['place', '5', 'down'],
    ])
    expect(menu.choices[1]!.sub!.at).toBe('target 1')
  })

  it('say below each side what it does', () => {
    const ask = asked('place', [], 'place 5 up', 'place 5 ability', 'place 5 down')
    const menu = room().menu(ask, view({ hand: DIP }))
    expect(menu.choices[0]!.sub!.choices.map(({ label, detail, keys }) => [label, detail, keys])).toEqual([
      ['Face up', 'take $2', ['1']],
      ['Face down', 'hidden, for $1', ['2']],
      ['Face up', 'ability unused', ['3']],
    ])
  })

  it('tell a player without crooks what comes next', () => {
    const asks = [
      asked('recruit', [], 'recruit A'),
      asked('take', [0], 'take fence'),
      asked('place', [], 'place 5 up'),
    ]
    const told = (rows: number[][]): (string | undefined)[] =>
      asks.map((ask) => room().menu(ask, view({ hand: FENCE, looking: [FENCE], rows })).detail)
    expect(told([[], [], [], [-1], [], []])).toEqual([
      'You pay $1 for each card there, look at them all and keep one.',
      'You place it under a target next; the others go back.',
      'Next you choose face up or face down.',
    ])
    expect(told([[], [SWAP], [], [], [], []])).toEqual([undefined, undefined, undefined])
  })

  it('name the victims of a Killer by what is seen', () => {
    const rows = [[], [], [], [], [FENCE, -1], []]
    const [bob] = room().menu(asked('kill', [1], 'kill 2'), view({ rows })).choices
    expect(bob).toMatchObject({
      label: 'Bob',
      detail: 'The fence 5(+1)\u00a0N/O, a face-down crook',
      spot: 'cell 1 1',
    })
  })

  it('group what a Spy may look at', () => {
    const menu = room().menu(asked('spy', [], 'spy nothing', 'spy target 5', 'spy hideout A'), view())
    expect(menu.choices.map((one) => [one.group, one.label, one.spot])).toEqual([
      ['Target', '5', 'column 1'],
      ['Hideout', 'A', 'hideout 0'],
      [undefined, 'Nowhere', undefined],
    ])
  })

  it('let a press on a rival’s face-down crook choose the target where a Spy looks', () => {
    const rows = [[], [-2 - DIP], [], [FENCE], [FENCE, -1], []]
    const places = (...options: string[]): unknown =>
      room()
        .menu(asked('spy', [], 'spy nothing', ...options), view({ rows }))
        .places?.map(({ spot, words }) => [spot, words?.join(' ')])
    expect(places('spy target 5', 'spy hideout A')).toEqual([['cell 1 1', 'spy target 5']])
    expect(places('spy target 2')).toEqual([])
  })

  it('say what an ability does to a crook of mine', () => {
    const rows = [[DIP], [], [], [], [], []]
    const hand = { rows, hand: SWAP }
    const { choices } = room().menu(asked('place', [], 'place 2 ability', 'place 5 up', 'place 5 down'), view(hand))
    expect(choices.map(({ note }) => note)).toEqual(['sends your crook elsewhere', undefined])
  })

  it('ask once more before a Killer removes a crook of mine', () => {
    const rows = [[DIP], [], [], [], [], []]
    const { choices } = room().menu(asked('place', [], 'place 2 ability', 'place 5 up'), view({ rows, hand: KNIFE }))
    const [own, free] = choices
    expect(own).toMatchObject({ note: 'removes your own crook', spot: 'target 0' })
    expect(own!.words).toBeUndefined()
    expect(own!.sub).toMatchObject({ detail: expect.stringContaining('The dip 3'), hand: KNIFE })
    expect(own!.sub!.choices.map(({ words }) => words)).toEqual([['place', '2', 'ability']])
    expect(free!.words).toEqual(['place', '5', 'up'])
  })

  it('survive a question they do not know', () => {
    const menu = room().menu(asked('dance', [], 'dance left', 'dance right'), view())
    expect(menu.choices.map((one) => one.words)).toEqual([
      ['dance', 'left'],
      ['dance', 'right'],
    ])
  })
})

describe('probes', () => {
  it('are what lies on the table and is not offered', () => {
    expect(room().probes(asked('recruit', [], 'recruit A', 'pass'), view())).toEqual([
      { spot: 'hideout 1', keys: ['b', '2'], words: ['recruit', 'B'] },
      { spot: 'hideout 2', keys: ['c', '3'], words: ['recruit', 'C'] },
    ])
    expect(
      room()
        .probes(asked('swap', [0], 'swap 5'), view())
        .map((one) => one.words),
    ).toEqual([
      ['swap', '2'],
      ['swap', '9'],
    ])
    expect(room().probes(asked('kill', [0], 'kill 2'), view())).toEqual([])
  })
})

describe('words', () => {
  it('say you to me and the name to others', () => {
    const place = ['place', 0, 1, 2, FENCE] as [string, ...unknown[]]
    expect(room(0).say(place)?.text).toBe('place The fence 5(+1)\u00a0N/O face down under target 5')
    expect(room(1).say(['place', 0, 1, 2, null])?.text).toBe('places a crook face down under target 5')
    expect(room(1).name(0)).toBe('Ada')
    expect(room(0).name(0)).toBe('You')
  })

  it('say who moves, but of a face-down crook only to its owner', () => {
    expect(room(1).say(['move', 0, 1, 2, [FENCE], []])?.text).toBe(
      'moves The fence 5(+1)\u00a0N/O from target 5\u00a0to target 9',
    )
    expect(room(0).say(['move', 0, 1, 2, [FENCE], [DIP]])?.text).toBe(
      'move The dip 3\u00a0W, The fence 5(+1)\u00a0N/O from target 5\u00a0to target 9',
    )
    expect(room(1).say(['move', 0, 1, 2, [FENCE], null])?.text).toBe(
      'moves The fence 5(+1)\u00a0N/O and their own face-down crook from target 5\u00a0to target 9',
    )
    expect(room(1).say(['move', 0, 1, 2, [], null])?.text).toBe(
      'moves their own face-down crook from target 5\u00a0to target 9',
    )
  })

  it('strike me when somebody kills a crook of mine, until I have to decide', () => {
    const told: Message[] = [['kill', 1, 0, 1, [0]]]
    expect(room(0).alarm(told, 0)).toEqual({ seat: 1, text: expect.stringMatching(/^You lose .*!$/), lasts: true })
    expect([room(1).alarm(told, 0), room(null).alarm(told, 0)]).toEqual([null, null])
    expect(room(0).alarm([['kill', 0, 0, 1, [0]]], 0)).toBeNull()
  })
  it('tell the end to the winner', () => {
    expect(room(0).say(['end', [9, 4], [1, 2], [0]])?.text).toBe('You win with 9\u00a0points!')
    expect(room(1).say(['end', [9, 4], [1, 2], [0]])?.text).toBe('Ada wins with 9\u00a0points.')
    expect(room(0).say(['end', [9, 9], [2, 2], [0, 1]])?.text).toBe('You and Bob share the win with 9\u00a0points.')
    expect(room(null).say(['end', [9, 9], [2, 2], [0, 1]])?.text).toBe('Ada and Bob share the win with 9\u00a0points.')
  })

  it('count me among others', () => {
    expect(room(0).say(['score-target', 1, 5, [4, 4], [0, 1], 2])?.text).toMatch(/ 2\u00a0each for you and Bob$/)
    expect(room(0).say(['score-gang', 0, [3, 1], 0, 3])?.text).toMatch(
      /you have the most members \(3\) and score 3\u00a0points$/,
    )
  })

  it('note what I know of a hideout, and what may lie in one of several places', () => {
    expect(
      room().notes(
        view({
          notes: [
            [
              [FENCE, DIP],
              [0, 0],
            ],
            [
              [SWAP, BOSS],
              [2, 3 + 3 + 1],
            ],
          ],
        }),
      ),
    ).toEqual([
      'A: The dip 3\u00a0W, The fence 5(+1)\u00a0N/O',
      'C and Bob at 5\u00a0together: The swap 4(−2), The boss 10',
    ])
  })

  it('keep quiet about what the next line says anyway', () => {
    const messages = [
      ['turn', 1],
      ['recruit', 1, 0, 2, null],
      ['take', 1, 0, null],
      ['place', 1, 1, 2, null],
      ['turn', 0],
    ] as [string, ...unknown[]][]
    const told = tell(
      messages.map((message, i) => ({ version: i + 1, message })),
      room(),
      0,
    )
    expect(told.map((one) => [one.version, one.kind, one.first])).toEqual([
      [2, 'recruit', true],
      [4, 'place', false],
      [5, 'turn', true],
    ])
  })

  it('change with the language', async () => {
    await texts.load('de')
    expect(room().say(['pass', 1, 0])?.text).toBe('passt')
    expect(new Deck(CARDS).name(DIP)).toBe('Der dip')
    expect(room().gangWorth).toBe('5\u00a0Punkte')
    await texts.load('en')
  })
})
