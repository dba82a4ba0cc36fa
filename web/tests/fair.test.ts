import { beforeEach, describe, expect, it } from 'vitest'
import './page'
import {
  firstCommitted,
  firstTold,
  newShare,
  nextCommitted,
  nextTold,
  oldShare,
  opened,
  seatSeal,
  serverSeal,
  words,
} from '../src/lib/fair'
import { settings, write } from '../src/lib/settings.svelte'
import type { FromClient, Message, TableInfo } from '../src/lib/wire'
import { Verifier } from '../src/lib/verifier.svelte'

const KEY = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('')

describe('what is sealed', () => {
  it('is what the server makes of it', () => {
    const seal = serverSeal('t1', KEY)
    expect(seal).toBe('bc0f698588da01cbb8633cee2366982e05ee0a38003069aa999742ca6169195c')
    expect(seatSeal('t1', 1, seal, KEY)).toBe('d6e64ffaf6077279cfed1a9b368e231f49e0872f3d68b9defca1af3b229bdad9')
    expect(words('{"ü":1}').join(' ')).toBe('finger kitten teapot statue')
    expect(opened('list', ['["1","take","é"]'], [KEY])).toEqual([
      '60802bc9c2e3581746b3adfc7f72eb8963edecd314eddc08aa345feef36dd0c9',
    ])
    expect(nextCommitted(firstCommitted('list'), KEY)).toBe(
      '1b75eb2834484918278ce288a0ac39564405f2da35d0a8afde97931de7060096',
    )
    expect(nextTold(firstTold('list'), ['take', 1, null, 'é'])).toBe(
      '06f294f7e7e63ec89e55c84b59a86969fb1187f4d328d51f777320cf5a19a604',
    )
  })

  it('is another thing each time', () => {
    expect(new Set([newShare(), newShare(), newShare()]).size).toBe(3)
  })
})

describe('a verifier', () => {
  let said: FromClient[]
  let verifier: Verifier
  let number = 0
  const seal = (): string => serverSeal(verifier.id, KEY)
  const BOB = { kind: 'person', name: 'Bob' }
  const seats = [{ kind: 'person', name: 'Ann' }, BOB]
  const info = (status: string, more: object = {}, rest: object = {}): TableInfo =>
    ({
      id: verifier.id,
      game: 'crooks',
      status,
      options: { a: 1 },
      next: null,
      seats,
      shuffle: { seal: seal(), shares: true, listed: null, awaited: [0], without: [], seating: 's', ...more },
      ...rest,
    }) as unknown as TableInfo
  const list = (mine: string, more: object = {}, bobs = '00'): string =>
    JSON.stringify({
      table: verifier.id,
      game: 'crooks',
      digest: 'd',
      options: { a: 1 },
      seal: seal(),
      shares: true,
      seats: [
        { kind: 'person', name: 'Ann', seal: mine },
        { ...BOB, seal: bobs },
      ],
      follows: null,
      ended: 0,
      ...more,
    })
  const seals = (): string[] => said.flatMap((one) => (one.t === 'seal' ? [one.seal] : []))
  const shares = (): string[] => said.flatMap((one) => (one.t === 'share' ? [one.share] : []))
  const sealed = (): string => seals().at(-1)!
  const told = (): string[] => said.map(({ t }) => t)
  const receipt = (): unknown => JSON.parse(verifier.receipt()!)
  const another = (): Verifier => new Verifier(verifier.id, (one) => said.push(one))

  const begin = (): void => {
    said = []
    verifier = new Verifier(`t${number++}`, (one) => said.push(one))
    verifier.attend(info('open'), 0)
  }
  /** The list is fixed, and my share is told. */
  const tell = (more: object = {}): string => {
    const listed = list(sealed(), more)
    verifier.attend(info('dealing', { listed }), 0)
    return listed
  }
  beforeEach(begin)

  it('seals, and tells its share when the list holds its seal', () => {
    tell()
    expect(told()).toEqual(['seal', 'share'])
    expect(verifier.doubts).toEqual([])
    expect(seatSeal(verifier.id, 0, seal(), shares()[0]!)).toBe(sealed())
    expect(receipt()).toMatchObject({ receipt: 3, share: shares()[0], doubts: [] })
  })

  it.each([
    ['lacks', () => info('dealing', { listed: list('') })],
    ['lacks', () => info('dealing', { listed: list('00') })],
    ['lacks', () => info('dealing', { listed: list(''), shares: false })],
    ['lacks', () => info('dealing', { listed: list('') }, { seats: [{ ...seats[0], program: true }, BOB] })],
    ['listed', () => info('dealing', { listed: list(sealed(), { table: 'other' }) })],
    ['listed', () => info('dealing', { listed: list(sealed(), { seal: '00' }) })],
    ['listed', () => info('dealing', { listed: list(sealed(), { options: { a: 2 } }) })],
    ['listed', () => info('dealing', { listed: list(sealed(), { game: 'mayhem' }) })],
    [
      'listed',
      () =>
        info('dealing', {
          listed: list(sealed(), {
            seats: [
              { ...seats[0], seal: sealed() },
              { kind: 'bot', name: 'Bob', seal: '' },
            ],
          }),
        }),
    ],
    ['listed', () => info('dealing', { listed: '{' })],
    ['listed', () => info('running')],
  ])('tells nothing, and says why: %s', (doubt, table) => {
    verifier.attend(table(), 0)
    expect(verifier.doubts).toEqual([doubt])
    expect(shares()).toEqual([])
    expect(another().doubts).toEqual([doubt])
    if (verifier.receipt()) expect(receipt()).toMatchObject({ share: '', doubts: [doubt] })
  })

  it('tells again what was lost on its way, and only then', () => {
    const listed = tell()
    verifier.attend(info('dealing', { listed, awaited: [1] }), 0)
    const again = another()
    again.attend(info('dealing', { listed }), 0)
    expect(shares()).toHaveLength(2)
    expect(new Set(shares()).size).toBe(1)
    again.attend(info('running', { listed, awaited: [] }), 0)
    expect(again.doubts).toEqual([])
  })

  it('seals another share whenever seats, options or the seal of the server change', () => {
    const changes = [
      info('open', { seating: 's2' }),
      info('open', { seating: 's2' }, { seats: [seats[0], { kind: 'open', name: null }] }),
      info('open', { seating: 's2' }, { options: { a: 2 } }),
      info('open', { seating: 's2', seal: serverSeal(verifier.id, `${KEY}00`) }),
      info('open', { seating: 's3' }),
    ]
    for (const table of changes) verifier.attend(table, 0)
    verifier.attend(info('open', { awaited: [1] }), 1)
    expect(new Set(seals()).size).toBe(7)
    verifier.attend(info('dealing', { listed: list(seals()[0]!), awaited: [0] }), 0)
    expect(shares()).toEqual([])
    expect(verifier.doubts).not.toContain('seat')
  })

  it('seals the same in all tabs and after a reload', () => {
    another().attend(info('open'), 0)
    verifier.attend(info('open'), 0)
    expect(seals()).toHaveLength(3)
    expect(new Set(seals()).size).toBe(1)
  })

  it('tells the share that the server took, whichever tab had sealed it', () => {
    // both tabs looked before either had kept anything
    const first = sealed()
    const key = `skulduggery-share-${verifier.id}-${first}`
    const share = localStorage.getItem(key)!
    localStorage.removeItem(key)
    const other = another()
    other.attend(info('open'), 0)
    localStorage.setItem(key, share)
    expect(sealed()).not.toBe(first)
    other.refused()
    other.attend(info('dealing', { listed: list(first) }), 0)
    expect(shares()).toEqual([(JSON.parse(share) as { share: string }).share])
    expect(other.doubts).toEqual([])
  })

  it('seals nothing where another tab has seen the list', () => {
    const behind = another()
    tell()
    said = []
    behind.attend(info('open'), 0)
    expect(said).toEqual([])
    expect(behind.doubts).toEqual([])
  })

  it('knows another device from fraud', () => {
    verifier.refused()
    verifier.attend(info('dealing', { listed: list('00') }), 0)
    expect(verifier.doubts).toEqual(['device'])
  })

  it('knows it too when it is told late', () => {
    verifier.attend(info('dealing', { listed: list('00') }), 0)
    expect(verifier.doubts).toEqual(['lacks'])
    expect(told()).toEqual(['seal'])
    verifier.refused()
    expect(verifier.doubts).toEqual(['device'])
    expect(another().doubts).toEqual(['device'])
  })

  it('is left out', () => {
    verifier.attend(info('dealing', { listed: list(''), without: [0], awaited: [] }), 0)
    expect(verifier.doubts).toEqual(['out'])
  })

  const LATER: [string, (listed: string) => TableInfo, number | null, string[]][] = [
    ['another seat', (listed) => info('running', { listed }), 1, ['seat']],
    ['another list', () => info('running', { listed: list(sealed(), { ended: 3 }) }), 0, ['listed']],
    ['no list', () => info('running'), 0, ['listed']],
    ['another seal of the server', (listed) => info('running', { listed, seal: '00' }), 0, ['seal']],
    ['no seal', () => info('running', {}, { shuffle: null }), 0, ['seal']],
    ['an open table', () => info('open'), 0, ['back']],
    ['another deal of the same', (listed) => info('dealing', { listed }), 0, ['back']],
    ['all that the replayed share needed', () => info('open', { awaited: [1] }), 1, ['seat', 'back']],
    ['a share left out', (listed) => info('running', { listed, without: [1] }), 0, ['withheld']],
    ['mine left out', (listed) => info('running', { listed, without: [0] }), 0, ['withheld']],
    ['a rematch before the end', (listed) => info('running', { listed }, { next: 'other' }), 0, ['told']],
    ['no seat, and an open table', () => info('open'), null, ['back']],
    ['no seat, and another seal', (listed) => info('running', { listed, seal: '00' }), null, ['seal']],
    ['no seat, and another list', () => info('running', { listed: list(sealed(), { ended: 3 }) }), null, ['listed']],
  ]
  it.each(LATER)('doubts for good, once its share is told, and seals nothing: %s', (_, table, seat, doubts) => {
    const listed = tell()
    verifier.attend(info('running', { listed, awaited: [] }), 0)
    said = []
    verifier.attend(table(listed), seat)
    expect(verifier.doubts).toEqual(doubts)
    verifier.attend(info('running', { listed, awaited: [] }), 0)
    expect(said).toEqual([])
    verifier = another()
    expect(verifier.doubts).toEqual(doubts)
    expect(receipt()).toMatchObject({ listed, doubts })
    verifier.attend(info('open', { seating: 'new' }), 0)
    expect(said).toEqual([])
    expect(verifier.doubts).toContain('back')
  })

  it('doubts that it has no seat any more, if it has shown the token of one', () => {
    const listed = tell()
    verifier.attend(info('running', { listed, awaited: [] }), null)
    expect(verifier.doubts).toEqual([])
    verifier.attend(info('running', { listed, awaited: [] }), null, true)
    expect(verifier.doubts).toEqual(['seat'])
  })

  it('doubts a rematch that becomes another', () => {
    const listed = tell()
    verifier.attend(info('over', { listed }, { next: 'n1' }), 0)
    verifier.follow('n1')
    verifier.attend(info('over', { listed }, { next: 'n1' }), 0)
    expect(verifier.doubts).toEqual([])
    verifier.attend(info('over', { listed }, { next: 'n2' }), 0)
    expect(verifier.doubts).toEqual(['told'])
    expect(verifier.seen!.next).toBe('n1')
  })

  it('doubts a game that is over and goes on', () => {
    const listed = tell()
    verifier.attend(info('ended', { listed }), 0)
    verifier.attend(info('over', { listed }), 0)
    expect(verifier.doubts).toEqual(['back'])
  })

  it('hears nothing in the place of others', () => {
    const listed = tell()
    verifier.hear([['a', 1]], 1)
    verifier.attend(info('running', { listed, awaited: [] }), null)
    verifier.hear([['b', 2]], 2)
    expect(receipt()).toMatchObject({ count: 1, doubts: [] })
  })

  const [A, B, C, D]: [Message, Message, Message, Message] = [
    ['a', 1],
    ['b', 2],
    ['c', 3],
    ['d', 4],
  ]
  const [a, b, c] = ['aa', 'bb', 'cc'].map((two) => two.repeat(32)) as [string, string, string]

  it('goes on where it was after a reload, and notices when the past is told otherwise', () => {
    const listed = tell()
    verifier.hear([A, B], 2)
    verifier.hear([C], 3)
    const again = another()
    expect(again.receipt()).toBe(verifier.receipt())
    again.attend(info('running', { listed, awaited: [] }), 0)
    again.hearAll([A, B, C, D], 4)
    expect(again.doubts).toEqual([])
    expect(JSON.parse(again.receipt()!)).toMatchObject({ receipt: 3, seat: 0, count: 4 })
    again.hearAll([A, B, C, ['x', 4]], 4)
    expect(again.doubts).toEqual(['told'])
  })

  it.each([
    ['a message left out', () => verifier.hear([C], 3)],
    ['one told twice', () => verifier.hear([A], 1)],
    ['numbers that begin later', () => verifier.hear([B], 102)],
    ['more said than told', () => verifier.hearAll([A, B], 3)],
    ['less than before', () => verifier.hearAll([], 0)],
  ])('notices gaps: %s', (_, strange) => {
    tell()
    verifier.hear([A], 1)
    expect(verifier.doubts).toEqual([])
    strange()
    expect(verifier.doubts).toEqual(['told'])
  })

  it('counts commitments, also after a reload and in a second tab, and notices when one has changed', () => {
    const listed = list(sealed(), { commits: true })
    verifier.attend(info('dealing', { listed }), 0)
    verifier.hearAll([], 0, [])
    verifier.hear([A], 1, [a])
    verifier.hear([], 1)
    verifier.hear([B], 2, [b])
    const again = another()
    again.attend(info('running', { listed, awaited: [] }), 0)
    again.hearAll([A, B, C], 3, [a, b, c])
    expect(again.doubts).toEqual([])
    const committed = [a, b, c].reduce(nextCommitted, firstCommitted(listed))
    expect(JSON.parse(again.receipt()!)).toMatchObject({ commitments: 3, committed })
    for (const others of [[a, b], [a, a, c], [b, a, c], []]) {
      const other = another()
      other.attend(info('running', { listed, awaited: [] }), 0)
      other.hearAll([A, B, C], 3, others)
      expect(other.doubts).toEqual(['told'])
      expect(JSON.parse(other.receipt()!)).toMatchObject({ commitments: 3, committed })
    }
  })

  it('takes each commitment once, whatever another tab was sent meanwhile', () => {
    const listed = list(sealed(), { commits: true })
    const tables = [verifier, another()]
    for (const one of tables) {
      one.attend(info('dealing', { listed }), 0)
      one.hearAll([], 0, [])
    }
    tables[0]!.hear([A], 1, [a])
    tables[0]!.hear([B], 2, [b])
    tables[1]!.look() // it slept, and connects again
    tables[1]!.hear([A, B, C], 3, [a, b, c])
    expect(tables[1]!.doubts).toEqual([])
    const committed = [a, b, c].reduce(nextCommitted, firstCommitted(listed))
    expect(JSON.parse(tables[1]!.receipt()!)).toMatchObject({ count: 3, commitments: 3, committed })
  })

  it('keeps it when commitments come late', () => {
    const listed = list(sealed(), { commits: true })
    verifier.attend(info('dealing', { listed }), 0)
    verifier.hearAll([], 0, [])
    verifier.hear([A], 1, [a])
    expect(receipt()).toMatchObject({ pace: [[0, 0]] })
    verifier.hear([B], 2, [])
    verifier.hear([C], 3, [b, c])
    expect(receipt()).toMatchObject({
      count: 3,
      commitments: 3,
      pace: [
        [0, 0],
        [2, 1],
        [3, 3],
      ],
      doubts: [],
    })
  })

  it('believes nothing of a game that it only looks on', () => {
    const listed = list(sealed(), { commits: true })
    verifier.attend(info('dealing', { listed }), 0)
    verifier.hearAll([A, B], 2, [a, b])
    const before = receipt()
    verifier.attend(info('running', { listed, awaited: [] }), null)
    verifier.hearAll([A], 1, [a])
    verifier.hear([B], 2, [b])
    expect(receipt()).toEqual(before)
  })

  it('keeps the first part where what was missed is not told again', () => {
    const options = { memory: 'strict' }
    verifier.attend(info('open', { seating: 's2' }, { options }), 0)
    const listed = list(sealed(), { options })
    verifier.attend(info('dealing', { listed }, { options }), 0)
    verifier.hear([A], 1)
    verifier.hearAll([], 2)
    verifier.hear([C], 3)
    expect(receipt()).toMatchObject({ count: 1, doubts: [] })
  })

  it('goes on with a share that an older client had sealed', () => {
    const secret = newShare()
    write('secret', secret)
    const before = new Verifier(`t${number++}`, (one) => said.push(one))
    verifier = before
    write(`receipt-${verifier.id}`, {
      seat: 0,
      seal: seal(),
      sealed: true,
      listed: null,
      share: '',
      count: 0,
      told: '',
    })
    verifier = another()
    const share = oldShare(secret, verifier.id, 0, seal())
    verifier.attend(info('dealing', { listed: list(seatSeal(verifier.id, 0, seal(), share)) }), 0)
    expect(shares()).toEqual([share])
    expect(verifier.doubts).toEqual([])
  })

  describe('at the end', () => {
    const log = (listed: string, more: object = {}, rest: object = {}): string =>
      `${JSON.stringify({ game: 'crooks', options: { a: 1 }, digest: 'd', players: ['Ann', 'Bob'], shuffle: { listed, key: KEY, shares: [shares()[0], KEY], ...more }, ...rest })}\n`
    const bobs = (): string => seatSeal(verifier.id, 1, seal(), KEY)

    it('finds that all fits', () => {
      const listed = list(sealed(), {}, bobs())
      verifier.attend(info('dealing', { listed }), 0)
      expect(verifier.fits(log(listed))).toBe(true)
      expect(verifier.doubts).toEqual([])
    })

    it.each([
      ['another key', { key: `${KEY.slice(2)}00` }, {}],
      ['another share of mine', { shares: [KEY, KEY] }, {}],
      ['a share less', { shares: [KEY] }, {}],
      ['mine left out', { shares: ['', KEY] }, {}],
      ['no key', {}, { shuffle: undefined }],
      ['another player', {}, { players: ['Ann', 'Eve'] }],
      ['another game', {}, { game: 'mayhem' }],
      ['other rules', {}, { digest: 'e' }],
      ['other options', {}, { options: {} }],
      ['a key that is none', { key: 'zz' }, {}],
    ])('keeps it that something does not fit: %s', (_, more, rest) => {
      const listed = list(sealed(), {}, bobs())
      verifier.attend(info('dealing', { listed }), 0)
      expect(verifier.fits(log(listed, more, rest))).toBe(false)
      expect(another().doubts).toEqual(['log'])
    })

    it('checks the lines of the log against the commitments that it was sent', () => {
      const listed = list(sealed(), { commits: true }, bobs())
      verifier.attend(info('dealing', { listed }), 0)
      const lines = ['["1","take","é"]', '["1","pass"]']
      const nonces = ['11'.repeat(32), '22'.repeat(64)]
      verifier.hear([A, B, C], 3, opened(listed, lines, nonces))
      const written = (more: object = {}, last = lines[1]): string =>
        `${log(listed, { nonces, ...more })}${lines[0]}\n${last}\n`
      expect(verifier.fits(written())).toBe(true)
      expect(verifier.doubts).toEqual([])
      expect(verifier.fits(written({ nonces: [nonces[0], '22'.repeat(96)] }))).toBe(false)
      expect(verifier.fits(written({}, '["1","take","other"]'))).toBe(false)
      expect(verifier.fits(written({ nonces: [nonces[1], nonces[0]] }))).toBe(false)
      expect(verifier.fits(written({ nonces: null }))).toBe(false)
      expect(verifier.doubts).toEqual(['log'])
    })

    it('keeps it that there is no log', () => {
      tell()
      expect(verifier.fits('<html>')).toBe(false)
      expect(another().doubts).toEqual(['log'])
    })

    it('sees a share that was withheld, whatever it was told before', () => {
      const listed = list(sealed(), {}, bobs())
      verifier.attend(info('dealing', { listed }), 0)
      verifier.fits(log(listed, { shares: [shares()[0], ''] }))
      expect(verifier.doubts).toEqual(['withheld'])
    })
  })

  describe('at a rematch', () => {
    /** A table whose list is fixed and which ended so; then the one that it leads to. */
    const rematch = (status: string, more: object, ended = 0): string[] => {
      const listed = tell({ ended })
      const before = verifier.id
      const next = `t${number}`
      verifier.attend(info(status, { listed, awaited: [] }, { next }), 0)
      begin()
      tell({ follows: before, ...more })
      expect(shares()).toHaveLength(1)
      return verifier.doubts
    }

    it.each([
      ['over', { ended: 0 }, 0],
      ['over', { ended: 2 }, 2],
      ['ended', { ended: 1 }, 0],
      ['ended', { ended: 4 }, 3],
    ])('believes what it has seen: %s', (status, more, ended) => expect(rematch(status, more, ended)).toEqual([]))

    it.each([
      ['another table in its place', 'over', { follows: null }],
      ['the past of another', 'over', { follows: 'other' }],
      ['a deal not counted', 'ended', { ended: 0 }],
      ['deals before not counted', 'over', { ended: 1 }],
    ])('doubts %s', (_, status, more) => expect(rematch(status, more, 2)).toEqual(['begun']))

    it('counts by way of a table that was never dealt', () => {
      const listed = tell()
      const ids = [verifier.id, `t${number}`, `t${number + 1}`]
      verifier.attend(info('ended', { listed, awaited: [] }, { next: ids[1] }), 0)
      begin()
      verifier.attend(info('ended', {}, { next: ids[2] }), 0)
      begin()
      tell({ follows: ids[1], ended: 0 })
      expect(verifier.doubts).toEqual(['begun'])
    })

    it('comes to an end where tables follow each other in a circle', () => {
      const first = verifier.id
      verifier.attend(info('ended', {}, { next: `t${number}` }), 0)
      begin()
      verifier.attend(info('ended', {}, { next: first }), 0)
      begin()
      tell({ follows: first })
      expect(verifier.doubts).toEqual([])
    })

    it('still has the receipt of the table before when it holds that seat no longer', () => {
      const listed = tell()
      verifier.follow(`t${number + 1}`)
      verifier.attend(info('ended', { listed, awaited: [] }), 0)
      expect(settings.held).toEqual([])
      begin()
      begin()
      tell()
      expect(verifier.doubts).toEqual(['begun'])
    })
  })
})
