import { beforeAll, describe, expect, it } from 'vitest'
import type { ScoundrelsCards, ScoundrelsView } from '../src/lib/documents'
import { texts } from '../src/lib/texts.svelte'
import type { Ask, Message } from '../src/lib/wire'
import { Deck, card, pokerCode, scoundrelCode, slotCode, type Trait } from '../src/scoundrels/deck'
import { badgesOf } from '../src/scoundrels/badges'
import { STEPS } from '../src/scoundrels/pictures'
import { ScoundrelsRoom } from '../src/scoundrels/room'

const said = (en: string, more: Record<string, string> = {}) => ({ en, ...more })
const trait = (id: string, numbers: string[], names: Record<string, string>) => ({
  id,
  level: 1,
  timing: numbers.length ? 'icons' : 'arrow',
  numbers,
  arrows: numbers.length ? [] : ['left'],
  event: null,
  bonus: 0,
  twice: false,
  cost: '',
  signs: [],
  discards: false,
  tech: 0,
  dollars: [1, 2, 3],
  names,
  moment: said(numbers.join(' ')),
  before: said(''),
  after: said(''),
})
const job = (id: string, effect: string, names: Record<string, string>, feminine: string[] = []) => ({
  id,
  colour: 'green',
  holes: [2],
  tech: 0,
  names,
  feminine,
  effect,
  signs: [],
  text: said(`Do ${id}.`),
  parts: {},
})
const ability = (id: string, slots: string[], effect: string) => ({
  id,
  slots,
  effect,
  signs: [],
  text: said(`${id}.`),
  parts: {},
})
const CARDS: ScoundrelsCards = {
  game: 'scoundrels',
  id: 'tiny',
  names: {},
  strategies: [],
  marks: [[2, 3, 2]],
  lowest: -2,
  track: [-2, -1, 0, 1],
  turns: 4,
  sell: 2,
  bail: [2, 4],
  bribe: 12,
  traits: [
    trait('filthy', ['2', '5'], { en: 'Filthy', it: 'Puzzolente', de: 'Dreckig', ru: 'Грязный' }),
    trait('cunning', ['2'], { en: 'Cunning', it: 'Astuto', de: 'Gerissen', ru: 'Хитрый' }),
    trait('helpful', [], { en: 'Helpful', it: 'Disponibile', de: 'Hilfreich', ru: 'Любезный' }),
  ],
  jobs: [
    job('dog', 'discard-self => scout(any); mark(it)', { en: 'Dog', it: 'Cane', de: 'Hund', ru: 'Пёс' }),
    job('test-subject', 'gain(2)', { en: 'Test Subject', it: 'Cavia', de: 'Versuchsobjekt', ru: 'Подопытный' }, [
      'it',
    ]),
  ],
  abilities: [ability('leader-scout', ['A', '2'], 'scout(any); mark(it)'), ability('leader-3', ['3'], 'gain(3)')],
  leaders: [{ id: 'doc', names: said('Doc'), suit: 'clubs', abilities: [0, 0, 1, -1, -1, -1] }],
  locations: [
    { id: 'depot', names: said('Depot'), spaces: 2, listed: [2, 7] },
    { id: 'estate', names: said('Estate'), spaces: 1, listed: [4] },
  ],
  safes: [
    { id: 'brick', location: 0, value: 2, names: said('Brick') },
    { id: 'boots', location: 0, value: 7, names: said('Boots') },
    { id: 'clock', location: 1, value: 4, names: said('Clock') },
  ],
}
const shown = (trait_: number, job_: number) => ({
  trait: trait_,
  job: job_,
  cost: 2,
  tech: 0,
  trait_used: false,
  job_used: false,
})
const sheet = (board: (ReturnType<typeof shown> | null)[], hand: number[]) => ({
  leader: 0,
  board,
  hand,
  slots: [-1, -1, 3, -1, -1, -1],
  men: [0, 0, 0, 0, 0, 0],
  face_up: false,
  deck: 3,
  top: -2,
  money: 4,
  rep: 0,
  supply: 2,
  jail: 1,
  marks: [2, 3],
  strategy: -1,
  strategy_used: false,
  leader_used: 0,
})
const view = (more: Partial<ScoundrelsView> = {}): ScoundrelsView => ({
  game: 'scoundrels',
  seat: 0,
  day: 1,
  days: 2,
  turn: 1,
  first: 0,
  active: 0,
  step: 'plan',
  slot: -1,
  sheets: [
    sheet([null, shown(0, 0), null, null, shown(1, 1), null], [0, 2]),
    sheet([null, null, null, null, null, null], [-2, -2]),
  ],
  saloon: [null, null, shown(2, 0)],
  pile: [],
  decks: [9, 9],
  safes: [0, 1, 2].map((cell) => ({
    cell,
    location: cell < 2 ? 0 : 1,
    where: cell % 2,
    safe: cell === 1 ? 1 : -1,
    marks: [],
  })),
  limit: 1,
  held: -1,
  may_suspect: false,
  vain: [],
  scores: [],
  ...more,
})
const asked = (kind: string, args: number[], ...options: string[]): Ask => ({
  id: 'q',
  kind,
  args,
  ranges: [],
  options: options.map((words) => ({ words: words.split(' ') })),
})
const room = new ScoundrelsRoom(new Deck(CARDS), ['Ada', 'Bob'], 0)

beforeAll(async () => {
  await texts.load('en')
  await texts.need('scoundrels')
})

describe('hiring for nothing', () => {
  it('is marked, and said before', () => {
    const menu = room.menu(asked('act', [], 'sheriff', 'hire helpful'), view({ vain: [[2, 'SC-USE-08']] }))
    expect(menu.choices[0]!.warning).toMatch(/can’t be used when hired now: you can’t pay the cost$/)
    expect(menu.detail).toContain(menu.choices[0]!.warning)
    expect(
      room.menu(asked('hire', [], 'hire helpful'), view({ vain: [[2, 'SC-USE-11']] })).choices[0]!.warning,
    ).toMatch(/would do nothing if hired now$/)
    expect(room.menu(asked('act', [], 'sheriff', 'hire helpful'), view()).detail).toBeUndefined()
  })
})

describe('reactions', () => {
  const react = (event: string | null, told: Message[]): string => {
    const deck = new Deck({ ...CARDS, traits: CARDS.traits.map((one) => ({ ...one, event })) })
    return new ScoundrelsRoom(deck, ['Ada', 'Bob'], 0).menu(asked('react', [-1], 'pass', 'use helpful'), view(), told)
      .question
  }
  it.each<[string | null, Message[], string]>([
    [
      'day-end',
      [
        ['rep', 0, 1, 1],
        ['dusk', 2],
        ['reveal', 1, 1, 2, 1],
      ],
      'Day 2\u00a0is over: suspected cards are revealed. React to that?',
    ],
    [
      'rep-gained',
      [
        ['rep', 0, 1, 1],
        ['rep', 0, -1, 0],
        ['rep', 1, 1, 1],
      ],
      'You gain 1\u00a0reputation (now +1). React to that?',
    ],
    [
      'opp-caught',
      [
        ['reveal', 1, 1, 4, 1],
        ['reveal', 1, 2, 3, 1],
      ],
      'Bob reveals the 4\u00a0in slot 2: a bluff, suspected by you. React to that?',
    ],
    ['stole', [], 'React to that?'],
  ])('to %s say to what', (event, told, question) => expect(react(event, told)).toBe(question))
  it('of one that points to another say who that is, whoever was used after it', () => {
    const filthy: Message = ['use', 0, 0, 0, 0, 1]
    const cunning: Message = ['use', 0, 1, 1, 0, 1]
    const after = (told: Message[], ...board: (ReturnType<typeof shown> | null)[]): string =>
      room.menu(
        asked('react', [-1], 'pass', 'use helpful'),
        view({ sheets: [sheet(board, []), view().sheets[1]!] }),
        told,
      ).question
    const crew = [null, shown(0, 0), null, null, shown(1, 1), shown(2, 0)]
    expect(after([['turn', 0], cunning, filthy, ['use', 1, 1, 1, 1, 1]], ...crew)).toBe(
      'You use Cunning Test Subject. React to that?',
    )
    // who has left since
    expect(after([['turn', 0], cunning, filthy], ...crew.with(4, null))).toMatch(/^You use Cunning/)
    expect(after([['turn', 0], cunning, filthy], ...crew.slice(0, 3), shown(2, 0), shown(1, 1))).toBe('React to that?') // it points off the board
    expect(after([cunning, ['turn', 0]], ...crew)).toBe('React to that?')
  })
})

describe('questions between the steps of a turn', () => {
  it('name what can be used next to the answer that uses nothing, wherever it lies', () => {
    const { choices, places, hand, detail } = room.menu(asked('start', [-1], 'pass', 'use helpful'), view())
    expect(choices.map(({ label, spot, card }) => [label, spot, card])).toEqual([
      ['Helpful Dog', undefined, undefined],
      ['Go on to the poker card', undefined, undefined],
    ])
    expect(places!.map(({ spot }) => spot)).toEqual(['scoundrel 2'])
    expect(hand).toBe(places![0]!.card)
    expect(detail).toBeUndefined()
  })

  it.each(['start', 'abilities', 'end', 'react'])('say in %s why they come if nothing has an effect', (kind) => {
    const all = ['pass', 'use helpful', 'use filthy']
    const idle = (...numbers: number[]): string =>
      room.menu(asked(kind, [-1, ...numbers], ...all), view()).detail ?? ''
    expect(idle(0, 2)).toMatch(/has an effect.*counts as used/)
    expect(idle(2)).not.toContain('has an effect')
  })
})

describe('names', () => {
  it.each([
    ['en', 'Cunning Test Subject'],
    ['it', 'Cavia Astuta'],
    ['de', 'Versuchsobjekt, gerissen'],
    ['ru', 'Хитрый подопытный'],
  ] as const)('of job and trait in %s', async (language, name) => {
    await texts.load(language)
    expect(room.deck.name({ trait: 1, job: 1 })).toBe(name)
    await texts.load('en')
  })
})

describe('badges', () => {
  it('show the costs of a trait', () => {
    const signs: Trait['signs'] = [
      { kind: 'cost', icon: 'jail', text: '×2' },
      { kind: 'cost', text: '$1' },
    ]
    expect(badgesOf({ ...CARDS.traits[1]!, signs, discards: true })).toEqual([
      { kind: 'number', text: '2' },
      { kind: 'cost', icon: STEPS.jail, text: '×2' },
      { kind: 'cost', text: '$1' },
      { kind: 'after', icon: STEPS.discard },
    ])
  })
})

describe('cards', () => {
  it('are named by one number', () => {
    expect(card(scoundrelCode({ trait: 49, job: 59 }))).toEqual({ kind: 'scoundrel', trait: 49, job: 59 })
    expect(card(pokerCode(3, 'diamonds', 6))).toEqual({ kind: 'poker', seat: 3, suit: 'diamonds', face: 6 })
    expect(card(slotCode({ slot: 5, ability: -1, crew: 3, bluff: true }))).toEqual({
      kind: 'slot',
      slot: 5,
      ability: -1,
      crew: 3,
      bluff: true,
    })
  })
})

describe('menus', () => {
  it('ask for the card, then for its slot, and say what that opens', () => {
    const menu = room.menu(asked('plan', [], 'play 0 A', 'play 2 A', 'play 2 2', 'show 0'), view())
    expect(menu.choices.map((one) => [one.label, one.spot, one.sub?.choices.length])).toEqual([
      ['0', 'hand 0', 2],
      ['2', 'hand 2', 2],
    ])
    expect(menu.choices[1]!.sub!.choices.map((one) => [one.spot, one.detail, one.words])).toEqual([
      ['slot 0', 'a bluff', ['play', '2', 'A']],
      ['slot 1', 'honest', ['play', '2', '2']],
    ])
    expect(card(menu.choices[1]!.sub!.choices[1]!.card!)).toEqual({
      kind: 'slot',
      slot: 1,
      ability: 0,
      crew: 2,
      bluff: false,
    })
    expect(menu.choices[0]!.sub!.choices.at(-1)!.words).toEqual(['show', '0'])
  })

  it('let me choose my last poker card too, before its slot', () => {
    const menu = room.menu(asked('plan', [], 'play 2 A', 'play 2 2'), view())
    expect(menu.choices.map(({ id, sub }) => [id, sub?.choices.length])).toEqual([['2', 2]])
  })

  it('put what does nothing after the rest, with a warning, and the end last', () => {
    const menu = room.menu(
      asked('abilities', [-1, 0], 'pass', 'use filthy', 'leader leader-scout'),
      view({ step: 'abilities', slot: 1 }),
    )
    expect(menu.choices.map((one) => [one.spot, one.detail])).toEqual([
      ['ability 0', undefined],
      ['scoundrel 0', 'no effect'],
      [undefined, undefined],
    ])
  })

  it('name prices, and the Sheriff last', () => {
    const menu = room.menu(asked('act', [], 'sheriff', 'hire helpful'), view())
    expect(menu.choices.map((one) => [one.label, one.detail, one.spot])).toEqual([
      ['Helpful Dog', '$2', undefined],
      ['Visit the Sheriff’s Office', 'Helpful Dog is discarded', undefined],
    ])
    expect(menu.places?.map((one) => [one.id, one.spot])).toEqual([['sheriff', 'sheriff']])
  })

  it('says why the Sheriff refuses something', () => {
    const why = (more: Partial<ScoundrelsView>): (string | undefined)[] =>
      room.menu(asked('sheriff', [], 'sheriff sell', 'sheriff pass'), view(more)).choices.map(({ detail }) => detail)
    expect(why({})).toEqual([undefined, 'too few in jail', 'too few in jail', 'only on the last day'])
    expect(why({ day: 2 }).at(-1)).toMatch(/^you have \$\d+$/)
  })

  it('says what my last henchman costs before a scoundrel that takes one or reputation', () => {
    const { parts: _, ...prisoner } = CARDS.jobs[0]!
    const jobs = [{ ...prisoner, parts: { 'choose-jail-or-rep': [said('Go to jail.'), said('Lose 1.')] } }]
    const other = new ScoundrelsRoom(new Deck({ ...CARDS, jobs }), ['Ada', 'Bob'], 0)
    const detail = (one: ScoundrelsRoom, supply: number, rep: number): string | undefined =>
      one.menu(
        asked('guard', [1, 2], 'suspect', 'trust'),
        view({ held: 2, sheets: [{ ...view().sheets[0]!, supply, rep }, view().sheets[1]!] }),
      ).detail
    expect(detail(other, 1, 0)).toContain('last available henchman')
    for (const [one, supply, rep] of [
      [other, 2, 0],
      [other, 1, -2],
      [room, 1, 0],
    ] as const)
      expect(detail(one, supply, rep)).not.toContain('last available henchman')
  })
  it('group safes by location and tell what is known', () => {
    const menu = room.menu(asked('scout', [0], 'safe depot-1', 'safe depot-2', 'safe estate-1'), view())
    expect(menu.choices.map((one) => [one.label, one.detail, one.group, one.spot])).toEqual([
      ['D1', undefined, 'Depot', 'safe 0'],
      ['D2', '7', 'Depot', 'safe 1'],
      ['E1', undefined, 'Estate', 'safe 2'],
    ])
    expect(menu.question).toContain('Filthy Dog')
    expect(room.menu(asked('mark', [0, 1], 'mark 2', 'mark 7'), view()).choices.map((one) => one.detail)).toEqual([
      undefined,
      'the truth',
    ])
  })

  it('arrange in two steps, on the crew as it would be', () => {
    const ask = asked(
      'arrange',
      [0, 1, 1 * 8 + 2],
      'arrange done',
      'swap B1 B2',
      'swap B2 B4',
      'swap B2 B3',
      'arrange again',
    )
    const menu = room.menu(ask, view())
    expect(menu.choices.map((one) => one.spot ?? one.id)).toEqual(['done', 'place 2', 'place 4', 'again'])
    expect(menu.choices[1]!.sub!.choices.map((one) => [one.spot, one.words])).toEqual([
      ['place 1', ['swap', 'B1', 'B2']],
      ['place 4', ['swap', 'B2', 'B4']],
      ['place 3', ['swap', 'B2', 'B3']],
    ])
  })

  it('are answered without asking where nothing is to be decided', () => {
    expect(room.menu(asked('may-steal', [0], 'no'), view()).passes).toEqual(['no'])
    expect(room.menu(asked('may-steal', [0], 'no', 'yes'), view()).passes).toBeUndefined()
    const free = (told: Message[], more: Partial<ScoundrelsView> = {}) =>
      room.menu(asked('free', [-1], 'player 1', 'player 2'), view(more), told).passes
    expect(free([['sheriff', 0, 2]])).toEqual(['player', '1']) // bail for two, and there are but two
    expect(free([['sheriff', 0, 1]])).toBeUndefined()
    expect(free([['sheriff', 0, 2]], { sheets: [...view().sheets, view().sheets[0]!] })).toBeUndefined()
    expect(
      free([
        ['sheriff', 0, 2],
        ['free', 0, 0, 1],
      ]),
    ).toBeUndefined() // by a card since
    const arrange = (...args: number[]) =>
      room.menu(asked('arrange', args, 'arrange done', 'swap B1 B2'), view()).passes
    expect(arrange(0, 0)).toEqual(['arrange', 'done'])
    expect(arrange(0, 1)).toBeUndefined() // it can matter
    expect(arrange(0, 0, 1 * 8 + 2)).toBeUndefined() // begun
  })

  it('leave out a first step with one choice', () => {
    const menu = room.menu(asked('swap-jobs', [0], 'swap filthy helpful', 'swap filthy cunning'), view())
    expect(menu.choices.map((one) => one.words)).toEqual([
      ['swap', 'filthy', 'helpful'],
      ['swap', 'filthy', 'cunning'],
    ])
    expect(menu.question).toContain('Filthy Dog')
  })

  it('put whoever was just hired last where somebody must leave', () => {
    const menu = room.menu(asked('room', [2], 'discard helpful', 'discard filthy', 'discard cunning'), view())
    expect(menu.choices.map((one) => [one.spot, one.detail])).toEqual([
      ['scoundrel 0', undefined],
      ['scoundrel 1', undefined],
      ['scoundrel 2', 'new'],
    ])
    expect(menu.question).not.toContain('Helpful')
  })

  it('say what has happened and who asks', () => {
    expect(room.menu(asked('react', [-1], 'pass', 'use helpful'), view()).detail).toContain('points at')
    const theirs = view({ sheets: view().sheets.toReversed(), seat: 0 })
    expect(room.menu(asked('opponent', [0], 'player 1'), theirs).detail).toContain('Bob')
    expect(room.menu(asked('opponent', [0], 'player 2'), view()).detail).toBeUndefined()
  })

  it('make an offer of the turn card, and probes of what is not offered', () => {
    const offer = room.offer({ ...asked('suspect', [1, 4], 'suspect'), id: 'offer-suspect' })
    expect([offer.id, offer.spot, offer.words]).toEqual(['offer-suspect', 'card 1 4', ['suspect']])
    const probes = room.probes(asked('abilities', [-1], 'pass', 'use filthy'), view({ step: 'abilities' }))
    expect(probes.map((one) => [one.spot, one.words.join(' ')])).toEqual([
      ['scoundrel 1', 'use cunning'],
      ['ability 0', 'leader leader-scout'],
      ['ability 1', 'leader leader-3'],
    ])
  })
})

describe('events', () => {
  it.each([
    [['play', 0, 2, 3], 'play the 3\u00a0face down into slot 3'],
    [['play', 1, 2, null], 'plays a card face down into slot 3'],
    [['reveal', 1, 4, 5, 1], 'reveals the 5\u00a0in slot 5: honest, wrongly suspected by you'],
    [['reveal', 1, 4, 0, 1], 'reveals the 0\u00a0in slot 5: a bluff, suspected by you'],
    [['steal', 0, 1, 1], 'steal safe D2: Boots (7)'],
    [['steal', 1, 1, null], 'steals safe D2'],
    [['rob', 1, 0, 2], 'takes $2 from you'],
    [['rep', 0, -1, -1], 'lose 1\u00a0reputation (now −1)'],
    [['use', 1, 0, 0, 4, 0], 'uses Filthy Dog in the saloon'],
    [['move-mark', 0, 0, 2, 0, 3, null], 'turn the 2\u00a0on safe D1 over to 3'],
  ] as [Message, string][])('%j', (message, text) => expect(room.say(message)?.text).toBe(text))

  it('that go without saying', () => {
    expect(room.implied(['spend', 0, 3], ['hire', 0, 1, 1, 3, 4])).toBe(true)
    expect(room.implied(['spend', 1, 3], ['hire', 0, 1, 1, 3, 4])).toBe(false)
    expect(room.say(['trust', 0])).toBeNull()
    expect(room.say(['arrange', 0, [-1]])).toBeNull()
  })
})
