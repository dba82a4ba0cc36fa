import { beforeAll, describe, expect, it } from 'vitest'
import type { MayhemCards, MayhemView, SiteRule } from '../src/lib/documents'
import { texts } from '../src/lib/texts.svelte'
import type { Ask, Message } from '../src/lib/wire'
import { Deck, priced } from '../src/mayhem/deck'
import { takings } from '../src/mayhem/money'
import { fightOf, oddsOf, resultOf, sidesOf, sinceOrder } from '../src/mayhem/fight.svelte'
import { MayhemRoom } from '../src/mayhem/room'
import { deed } from '../src/table/guess'
import { repliesTo } from '../src/mayhem/deals'
import { saleOf } from '../src/mayhem/sale'
import { written } from '../src/mayhem/view'
import { exploited } from '../src/mayhem/words'
import type { Choice, Menu } from '../src/room'

const said = (en: string, more: Record<string, string> = {}) => ({ en, ...more })
const sign = (name: string, text: string) => ({ name, text })
const skim = (good: string, en: string, heat = 0): SiteRule => ({
  kind: 'skim',
  effect: '',
  heat,
  text: said(en),
  signs: [sign('', '+'), sign(good, '1')],
  trade: null,
})
const SELL: SiteRule = {
  kind: 'sell',
  effect: 'SELL 1G > 3C x3',
  heat: 0,
  text: said('as printed'),
  signs: [sign('guns', '1'), sign('', '→'), sign('cash', '3'), sign('', '×3')],
  trade: { pay: [0, 1, 0], get: [3, 0, 0], most: 3 },
}
const place = (id: string, en: string, rule = skim('cash', 'take $1')) => ({
  id,
  kind: 'random',
  names: said(en),
  rules: [rule],
  boost: skim('guns', 'take 1 gun', 1),
  heat: 0,
  guns: true,
})
const side = {
  goods: [4, 2, 2] as [number, number, number],
  heat: 0,
  members: 2,
  prospects: 2,
  base: 3,
  changes: [],
  orders: [said('swap')],
}
const hassle = (id: string, en: string) => ({
  id,
  kind: 'hassle',
  hardcore: false,
  names: said(id),
  text: said(en),
  place: -1,
})
const CARDS: MayhemCards = {
  game: 'mayhem',
  id: 'tiny',
  names: {},
  places: [place('docks', 'The Docks'), place('bar', 'Bar', SELL)],
  clubs: [
    { id: 'one', names: said('One'), side },
    { id: 'two', names: said('Two'), side },
  ],
  unleaded: side,
  cards: [
    {
      id: 'raid',
      kind: 'obstacle',
      hardcore: false,
      names: said('Raid'),
      text: said('Most heat: lose 1 gun'),
      place: -1,
    },
    hassle('truce', 'no guns in any Throw Down'),
    hassle('away', 'Road Blocks; pulling guns gives no heat'),
  ],
  emergency: said('Emergency Room'),
  markets: {
    '2': [
      [2, 4],
      [-1, 1],
    ],
  },
  limits: [-1, 3, 2, 1, 0],
  patch_in: [1, 1, 0],
  boost: 1,
  adds: [1, 2, 3],
}
const gang = (dudes: [number, number, number][]) => ({
  side: 0,
  goods: [4, 2, 2] as [number, number, number],
  bounds: [],
  heat: 0,
  tokens: 5,
  dudes,
  pool: [3, 3] as [number, number],
  fist: 0,
  armed: 1,
  limit: -1,
  out: 0,
})
const view: MayhemView = {
  game: 'mayhem',
  seat: 0,
  round: 1,
  rounds: 6,
  phase: 'orders',
  active: 0,
  patch: 1,
  gangs: [
    gang([
      [0, 2, 2],
      [3, 1, 0],
    ]),
    gang([[3, 0, 1]]),
  ],
  sites: [3, 4],
  control: [-1, -1],
  hidden: [],
  cards: [0],
  deck: 14,
  marks: [],
  supply: [20, 20],
  removed: 0,
  offers: [],
  made: 0,
  fight: null,
  result: [],
  prices: [],
  barred: [],
}
const asked = (kind: string, args: number[], ...options: string[]): Ask => ({
  id: 'q',
  kind,
  args,
  ranges: [],
  options: options.map((words) => ({ words: words.split(' ') })),
})
const room = new MayhemRoom(new Deck(CARDS, 2), ['Ada', 'Bob'], 0)
const all = (choices: Choice[]): string[] =>
  choices.flatMap((one) => (one.sub ? all(one.sub.choices) : one.barred ? [] : [one.words!.join(' ')]))
const ids = (choices: Choice[]): string[] =>
  choices.flatMap((one) => (one.sub ? [one.sub.id, ...ids(one.sub.choices)] : []))

beforeAll(async () => {
  await texts.load('en')
  await texts.need('mayhem')
})

describe('orders', () => {
  const rides = ['clubhouse-1 docks', 'clubhouse-1 bar'].flatMap((way) =>
    ['2M2P', '2M1P', '2M', '1M2P', '1M1P', '1M', '2P', '1P', '0'].slice(0, 8).map((who) => `ride ${way} ${who}`),
  )
  const options = ['sit', 'recruit', 'exploit docks', 'exploit bar', 'throw-down docks', ...rides, 'ride docks bar 1M']
  const menu = (): Menu => room.menu(asked('order', [], ...options), view)

  it('are chosen step by step, each exactly once', () => {
    expect(all(menu().choices).sort()).toEqual([...options].sort())
    expect(menu().choices.map((one) => one.label)).toEqual([
      'Exploit…',
      'Ride…',
      'Throw Down at The Docks',
      'Recruit',
      'Sit Tight',
      'Unavailable orders…',
    ])
    expect(new Set(ids(menu().choices)).size).toBe(ids(menu().choices).length)
  })
  it('don’t ask from where if there is one place only', () => {
    const [ride] = room.menu(
      asked('order', [], 'ride clubhouse-1 docks 1M', 'ride clubhouse-1 bar 1M', 'sit'),
      view,
    ).choices
    expect(ride).toMatchObject({ id: 'ride', label: 'Ride…', sub: { question: 'From the clubhouse: where to?' } })
    expect(ride!.spot).toBeUndefined()
  })
  it('can be begun at a place of the board', () => {
    const docks = menu().places!.find((one) => one.spot === 'place 3')!
    expect(all(docks.sub!.choices).sort()).toEqual(['exploit docks', 'ride docks bar 1M', 'throw-down docks'])
  })
  it('are given where an Order token is dropped, those that are refused by their rule', () => {
    const { sub } = menu().places!.find((one) => one.spot === 'tokens')!
    const docks = sub!.choices.find((one) => one.spot === 'place 3')!
    const home = sub!.choices.find((one) => one.spot === 'place 0')!
    expect(docks.sub!.choices.map(({ label }) => label)).toEqual([
      'Exploit The Docks',
      'Throw Down at The Docks',
      'Ride here…',
    ])
    expect(new Set(all([sub!.choices.find((one) => one.spot === 'place 4')!]))).toEqual(
      new Set(options.filter((one) => one === 'exploit bar' || / bar .+/.test(one))),
    )
    expect(home.sub!.choices.map(({ id, barred = false }) => [id, barred])).toEqual([
      ['recruit', false],
      ['patch-in clubhouse-1', true],
      ['club 1', true],
    ])
    expect(sub!.probes).toContainEqual({ spot: 'seat 1', keys: [], words: ['throw-down', 'clubhouse-2'] })
  })
  it('mark where a ride begins and where it leads', () => {
    const both = ['docks 1M', 'docks 1P', 'bar 1M'].map((way) => `ride clubhouse-1 ${way}`)
    const { sub } = room.menu(asked('order', [], ...both, 'sit'), view).choices[0]!
    expect([sub!.from, sub!.to]).toEqual(['place 0', undefined])
    const docks = sub!.choices.find((one) => one.spot === 'place 3')!
    expect(docks.sub).toMatchObject({ from: 'place 0', to: 'place 3' })
  })
  it('with many ways to ride ask for members first', () => {
    const many = ['3M3P', '3M2P', '3M1P', '3M', '2M3P', '2M2P', '2M1P', '2M', '1M', '1P'].map(
      (who) => `ride clubhouse-1 docks ${who}`,
    )
    const ride = room.menu(asked('order', [], ...many), view).choices[0]!
    expect(new Set(all([ride]))).toEqual(new Set(many))
    expect(new Set(ids([ride])).size).toBe(ids([ride]).length)
  })
  it('show groups of riders in short lines where there is little room, and orders with their places', () => {
    const two = asked('order', [], ...['2M1P', '1P'].map((who) => `ride clubhouse-1 docks ${who}`), 'exploit bar')
    const { choices } = room.menu(two, view)
    expect(choices[1]!.sub!.choices[0]!.sub!.choices.map(({ label, brief }) => [label, brief])).toEqual([
      ['2\u00a0members and 1\u00a0prospect', ['2\u00a0members', '1\u00a0prospect']],
      ['1\u00a0prospect', undefined],
    ])
    expect(choices[0]!.brief).toEqual(['Exploit', choices[0]!.label.replace('Exploit ', '')])
  })
})

describe('questions', () => {
  it('have what ends them last', () => {
    const { choices } = room.menu(asked('exploit', [4], 'finish', 'rule 1'), view)
    expect(choices.map(({ words, barred = false }) => [words!.join(' '), barred])).toEqual([
      ['rule 1', false],
      ['finish', false],
      ['boost', true],
    ])
    const often = room.menu(asked('count', [4, 0, 1, 0, 3, 0, 0], 'count 0', 'count 1', 'count 2'), view).choices
    expect(often.map(({ label }) => label)).toEqual([
      'Give 1\u00a0gun, get $3',
      'Give 2\u00a0guns, get $6',
      'Not at all',
    ])
  })
  it('show what a trade brings now, not what is printed', () => {
    const label = (prices: MayhemView['prices']): string =>
      room.menu(asked('exploit', [4], 'finish', 'rule 1'), { ...view, prices }).choices[0]!.label
    expect(
      label([
        [4, 0, 4],
        [3, 0, 9],
      ]),
    ).toBe('Sell 1\u00a0gun for $4, up to 3×')
    expect(label([])).toBe('As printed')
  })
  it('are said on the tile with what it brings now and what is printed', () => {
    const { deck } = room
    expect(deck.about(deck.site(4), (number) => (number === 0 ? 4 : undefined))[0]).toBe(
      'sell 1\u00a0gun for $4, up to 3× (printed: as printed)',
    )
    const shown = priced(SELL.signs, 4)
    expect(shown.map(({ text }) => text).join(' ')).toBe('1 → 4 ×3')
    expect(shown).toContainEqual({ name: 'cash', text: '4', was: '3' })
    expect(priced([sign('cash', '1'), sign('', '→'), sign('guns', '1')], 5)).toContainEqual(sign('cash', '1'))
  })
  it('grey what would do nothing now, but leave it to be chosen', () => {
    const poor = (more: Partial<MayhemView>, goods: [number, number, number]): MayhemView => ({
      ...view,
      ...more,
      gangs: view.gangs.map((one) => ({ ...one, goods })),
    })
    const grey = (menu: Menu): string[] =>
      menu.choices.filter(({ detail, quiet }) => quiet && detail === 'no effect now').map(({ id }) => id)
    const sale = asked('exploit', [4], 'finish', 'rule 1', 'boost')
    expect(grey(room.menu(sale, poor({}, [4, 0, 2])))).toEqual(['rule 1'])
    expect(grey(room.menu(sale, poor({ barred: [[4, 100]] }, [4, 2, 2])))).toEqual(['boost'])
    expect(all(room.menu(sale, poor({}, [4, 0, 2])).choices)).toEqual(['rule 1', 'boost', 'finish'])
    const ways = asked('direction', [4, 0, 1, 0, 0, 0, 1], 'direction 0', 'direction 1')
    expect(grey(room.menu(ways, poor({}, [4, 0, 2])))).toEqual(['direction 1'])
    expect(grey(room.menu(ways, poor({}, [4, 1, 2])))).toEqual([])
    const order = asked('order', [], 'exploit bar', 'sit')
    expect(grey(room.menu(order, poor({}, [4, 0, 2])))).toEqual([])
    const barred: MayhemView['barred'] = [
      [4, 0],
      [4, 100],
    ]
    const shut = room.menu(order, poor({ barred }, [4, 2, 2]))
    expect(grey(shut)).toEqual(['exploit'])
    expect(shut.places!.find(({ spot }) => spot === 'place 4')).toMatchObject({ quiet: true })
  })
  it('say before the market what my heat lets me sell', () => {
    const hot = (heat: number, limit: number, drugs = 5): MayhemView => ({
      ...view,
      gangs: view.gangs.map((one) => ({ ...one, heat, limit, goods: [4, 2, drugs] })),
    })
    const detail = (kind: string, at: MayhemView): string =>
      room.menu(asked(kind, [], `${kind} 0`), at).detail!.replaceAll('\u00a0', ' ')
    expect(detail('ready', hot(4, 0))).toMatch(/^Your heat is 4: you can’t sell this round\./)
    expect(detail('ready', hot(4, 0, 0))).not.toMatch(/heat/)
    expect(detail('ready', hot(2, 2))).not.toMatch(/heat/)
    expect(detail('traffic', hot(2, 2))).toMatch(/Your heat lets you sell 2 at most\.$/)
    expect(detail('traffic', hot(2, 2, 1))).not.toMatch(/at most/)
    expect(detail('traffic', hot(0, -1))).not.toMatch(/at most/)
  })
  it('show a gang before it is taken', () => {
    const [one] = room.menu(asked('pick', [], 'pick one high-octane', 'pick two high-octane'), view).choices
    expect(one).toMatchObject({ sub: { question: 'Lead One?', hand: 2000 } })
    expect(all([one!])).toEqual(['pick one high-octane'])
  })
})

describe('places', () => {
  it.each([
    ['en', 'at the Gun Factory', { en: 'Gun Factory' }],
    ['it', 'alla Fabbrica d’armi', { en: '', it: "Fabbrica d'armi" }],
    ['it', 'presso «The Den»', { en: 'The Den' }],
    ['de', 'bei der Waffenfabrik', { en: '', de: 'Waffenfabrik' }],
    ['ru', 'в\u00a0Ресторане «Палас»', { en: '', ru: 'Ресторан «Палас»' }],
    ['ru', 'на месте «The Den»', { en: 'The Den' }],
  ] as const)('in %s: %s', async (language, said, names) => {
    await texts.load(language)
    expect(language === 'en' ? `at ${room.deck.located(names, 'at')}` : room.deck.located(names, 'at')).toBe(said)
    await texts.load('en')
  })
})

describe('deals', () => {
  it('are written as logs have them', () => {
    expect(written([2, 0, 1])).toBe('2C+1K')
    expect(written([0, 0, 0])).toBe('nothing')
  })
  it('lie on the board with an answer each', () => {
    const [accept] = room.offer({ ...asked('accept', [1, 0, 0, 1, 0, 3, 0, 0], 'accept 2 1'), id: 'offer-accept' })
    expect(accept).toMatchObject({
      ask: 'offer-accept',
      placed: true,
      spot: 'accept 2 1',
      label: 'Accept Bob’s offer to you (1\u00a0gun for $3)',
    })
  })
})

describe('answers to my offers', () => {
  const offer = (kind: string, maker: number, to: number): Message => [kind, maker, to, [0, 1, 0], [2, 0, 0]]
  it('are known by the offer, because a deal names the lower seat first', () => {
    const made = offer('offer', 1, 0)
    const deal: Message = ['deal', 0, 1, [2, 0, 0], [0, 1, 0]]
    expect(repliesTo(1, [made, deal])).toEqual([{ kind: 'accepted', seat: 0, given: [0, 1, 0], wanted: [2, 0, 0] }])
    expect(repliesTo(0, [made, deal])).toEqual([])
    expect(repliesTo(1, [made, offer('declined', 1, 0)])).toMatchObject([{ kind: 'declined', seat: 0 }])
  })
  it('are shown until I go on, whatever others do', () => {
    const told = [offer('offer', 1, 0), offer('declined', 1, 0), ['order', 0, 0, 0] as Message]
    expect(repliesTo(1, told)).toHaveLength(1)
    expect(repliesTo(1, [...told, ['order', 1, 0, 0]])).toEqual([])
  })
  it('strike me, with what is offered instead', () => {
    const told = [offer('offer', 1, 0), offer('declined', 1, 0), offer('offer', 0, 1)]
    const mine = new MayhemRoom(new Deck(CARDS, 2), ['Ada', 'Bob'], 1)
    expect(told.map((_, i) => mine.alarm(told, i)?.text)).toEqual([
      undefined,
      'Ada declines: 1\u00a0gun for $2.',
      'Ada declines and offers 1\u00a0gun for $2 instead.',
    ])
    expect(repliesTo(1, told).map(({ kind }) => kind)).toEqual(['countered'])
    expect(repliesTo(0, told)).toEqual([])
  })
})

describe('a sale', () => {
  const events: Message[] = [
    ['order', 0, 0, 0],
    ['traffic', 2, -1],
    ['market', 2, 4],
    ['pay', 0, 2, 2],
    ['gain', 0, 0, 8],
    ['heat', 0, 1],
    ['round', 2],
  ]
  it('is on from the moment when all show what they sell until the game goes on', () => {
    const seen = events.map((_, i) => saleOf(events.slice(0, i + 1)))
    expect(seen.slice(0, 2)).toEqual([null, { sold: [2, 0], price: null }])
    expect(new Set(seen.slice(2, 6).map((one) => one?.price))).toEqual(new Set([4]))
    expect(seen[6]).toBeNull()
  })
})

describe('a location', () => {
  it('is the one that the latest order exploits', () => {
    expect(
      exploited([
        ['order', 0, 2, 4],
        ['gain', 0, 0, 1],
      ]),
    ).toBe(4)
    expect(
      exploited([
        ['order', 0, 3, 4],
        ['exploit-now', 0, 4],
      ]),
    ).toBe(4)
    expect(
      exploited([
        ['order', 0, 2, 4],
        ['order', 1, 6, 9],
      ]),
    ).toBe(-1)
    expect(exploited([])).toBe(-1)
  })
})

describe('a fight', () => {
  const [ADDS, PLACE, A_MEMBER] = [CARDS.adds, 3, (0 << 6) | (1 << 3)]
  const order: Message = ['order', 1, 3, PLACE]
  const fight = fightOf(view, [order])!
  const fought: Message[] = [
    order,
    ['back-up', 0, PLACE, A_MEMBER],
    ['guns', 1, 0],
    ['die', 1, 6],
    ['die', 0, 2],
    ['totals', PLACE, 0, [1, 0], [7, 9]],
    ['injured', 1, 0, 1],
  ]
  const sums = (told: Message[], ahead: Message[], at = view): [number, number][] =>
    sidesOf(at, fight, told, ahead, ADDS).map(({ guns, sum }) => [guns ?? -1, sum])

  it('is on from its order, as far as the view doesn’t hold it', () => {
    expect(fight).toMatchObject({ place: PLACE, issuer: 1, mask: 3, holder: 1 })
    expect(fightOf(view, [['order', 1, 2, PLACE]])).toBeNull()
    expect(sinceOrder([['turn', 1], ...fought])[0]).toBe(order)
  })
  it('is shown however far behind it is, if I take part in it', () => {
    const keeps = (mask: number): boolean => room.keeps({ ...view, fight: { ...fight, mask } }, [['die', 1, 6]])
    expect([keeps(3), keeps(2)]).toEqual([true, false])
    expect(room.keeps(view, [order])).toBe(true)
    expect(room.keeps(view, [['order', 1, 2, PLACE]])).toBe(false)
  })
  it('adds up piece by piece', () => {
    expect(sums([order], [order])).toEqual([
      [-1, 2],
      [-1, 1],
    ])
    expect(sums(fought.slice(0, 2), fought.slice(0, 2))).toEqual([
      [-1, 4],
      [-1, 1],
    ])
    expect(sums(fought.slice(0, 3), fought.slice(0, 3))).toEqual([
      [1, 7],
      [0, 1],
    ])
    expect(sums(fought.slice(0, 5), fought.slice(0, 5))).toEqual([
      [1, 9],
      [0, 7],
    ])
  })
  it('counts the injured to the sums, whether the view still has them or not', () => {
    const after = {
      ...view,
      gangs: [
        gang([
          [0, 2, 2],
          [3, 2, 0],
        ]),
        gang([]),
      ],
    }
    for (const sides of [sidesOf(view, fight, fought, fought, ADDS), sidesOf(after, fight, fought, [], ADDS)]) {
      expect(sides.map(({ sum }) => sum)).toEqual([9, 7])
      expect(sides.map(({ members, prospects }) => [members, prospects])).toEqual([
        [2, 0],
        [0, 1],
      ])
      expect(sides[1]!.hurt).toEqual([0, 1])
    }
  })
  it('has a result with the best totals', () => {
    expect(resultOf(fought)).toEqual({ winner: 0, best: 9, next: 7 })
    expect(resultOf(fought.slice(0, 4))).toBeNull()
  })
  it('has odds by what I know: all Guns of the rival, or none; the Patch Holder wins ties', () => {
    const at = (holder: number): MayhemView => ({ ...view, fight: { ...fight, holder } })
    expect(oddsOf(at(1), ADDS, 0)).toEqual([17, 58])
    expect(oddsOf(at(1), ADDS, 3)).toEqual([58, 92])
    expect(oddsOf(at(0), ADDS, 0)[1]).toBe(72)
    const unarmed = view.gangs.map((one) => ({ ...one, armed: 0 }))
    expect(oddsOf({ ...at(1), gangs: unarmed }, ADDS, 0)).toEqual([58, 58])
  })
  it('is announced to those attacked, with their odds and what a gun is worth', () => {
    const at = { ...view, fight }
    const backUp = room.menu(asked('back-up', [PLACE], 'back-up done'), at)
    expect(backUp.detail!.replaceAll('\u00a0', ' ')).toMatch(
      /^Bob attacks you\. As it stands, your chance of winning is 58%; with one gun, 92%\./,
    )
    const gangs = at.gangs.map((one) => ({ ...one, goods: [one.goods[0], 0, one.goods[2]] as typeof one.goods }))
    expect(room.menu(asked('back-up', [PLACE], 'back-up done'), { ...at, gangs }).detail).not.toMatch(/gun/)
    const guns = room.menu(asked('guns', [PLACE], 'guns 0', 'guns 1'), at)
    expect(guns.detail).toMatch(/^Bob attacks\syou\./)
    expect(guns.choices.map(({ detail }) => detail)).toEqual(['17–58\u00a0%', '58–92\u00a0%'])
    const own = room.menu(asked('guns', [PLACE], 'guns 0'), { ...view, fight: { ...fight, issuer: 0 } })
    expect(own.detail).not.toMatch(/attacks/)
  })
  it('is announced as the cards in play change it', () => {
    const detail = (kind: string, cards: number[]): string =>
      room
        .menu(asked(kind, [PLACE], kind === 'guns' ? 'guns 0' : 'back-up done'), { ...view, fight, cards })
        .detail!.replaceAll('\u00a0', ' ')
    const [none, truce, away] = [[0], [0, 1], [2]]
    expect(detail('back-up', none)).toMatch(/with one gun, 92%/)
    expect(detail('back-up', truce)).toMatch(/winning is 58%\. Nobody can pull guns here/)
    expect(detail('back-up', truce)).not.toMatch(/one gun/)
    expect(detail('back-up', away)).toMatch(/with one gun, 92%/)
    expect(detail('guns', none)).toMatch(/pulling any brings heat/)
    expect(detail('guns', away)).toMatch(/pulling guns gives no heat/)
  })
})

describe('events', () => {
  it.each<[Message, string | null]>([
    [
      ['order', 0, 6, (0 << 16) | (3 << 8) | (2 << 4) | 1],
      'ride from the clubhouse to The Docks with 2\u00a0members and 1\u00a0prospect',
    ],
    [['deal', 1, 0, null, null], 'makes a deal with you'],
    [['steal', 0, 1, 0, 3, 1], 'try to steal $3 from Bob, and get $1'],
    [['guns', 2, -1], 'Guns: You 2'],
    [['traffic', -2, -2], 'Black Market: nothing'],
    [['hit', 0], 'Raid affects nobody'],
    [['guns-chosen', 1, null], null],
  ])('%j', (message, text) => expect(room.say(message)?.text ?? null).toBe(text))
})

it('reckons where cash came from', () => {
  const told: Message[] = [
    ['order', 0, 2, 4],
    ['pay', 0, 0, 1],
    ['gain', 0, 0, 4],
    ['gain', 0, 1, 2],
    ['steal', 0, 1, 0, 3, 2],
    ['steal', 1, 0, 1, 2, 2],
    ['order', 1, 5, 0],
    ['pay', 1, 0, 1],
    ['deal', 0, 1, [2, 0, 0], [0, 1, 0]],
    ['market', 3, 3],
    ['gain', 1, 0, 9],
    ['round', 2],
    ['hit', 7, 0],
    ['lose', 0, 0, 2],
  ]
  const [mine, theirs] = takings(told, 2)
  expect(mine).toEqual({ stolen: 2, robbed: 0, market: 0, locations: 3, deals: -2, cards: -2, orders: 0 })
  expect(theirs).toEqual({ stolen: 0, robbed: -2, market: 9, locations: 0, deals: 2, cards: 0, orders: -1 })
})

it('names the move itself where events tell only what it brings', () => {
  const menu = room.menu(asked('take-patch', [], 'yes', 'no'), view)
  const done = (...told: Message[]): string => deed(room, 0, told, ['yes'], view, menu)
  expect(done(['patch', 0])).toBe(menu.choices[0]!.label)
  expect(done(['order', 0, 1, 0], ['patch', 0])).toMatch(/^you recruit/)
  expect(deed(room, 0, [['patch', 0]], ['yes'], view)).toMatch(/Reaper Patch/)
})
