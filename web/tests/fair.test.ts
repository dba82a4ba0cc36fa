import { beforeEach, describe, expect, it } from 'vitest'
import './page'
import { firstCommitted, firstTold, newSecret, nextCommitted, nextTold, opened, seatSeal, serverSeal, share, words } from '../src/lib/fair'
import type { FromClient, TableInfo } from '../src/lib/wire'
import { Witness } from '../src/lib/witness.svelte'

const KEY = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('')

describe('what is sealed', () => {
  it('is what the server makes of it', () => {
    const seal = serverSeal('t1', KEY)
    expect(seal).toBe('bc0f698588da01cbb8633cee2366982e05ee0a38003069aa999742ca6169195c')
    expect(seatSeal('t1', 1, seal, KEY)).toBe('d6e64ffaf6077279cfed1a9b368e231f49e0872f3d68b9defca1af3b229bdad9')
    expect(words('{"ü":1}').join(' ')).toBe('finger kitten teapot statue')
    expect(opened('list', ['["1","take","é"]'], [KEY])).toEqual(['60802bc9c2e3581746b3adfc7f72eb8963edecd314eddc08aa345feef36dd0c9'])
    expect(nextCommitted(firstCommitted('list'), KEY)).toBe('1b75eb2834484918278ce288a0ac39564405f2da35d0a8afde97931de7060096')
    expect(nextTold(firstTold('list'), ['take', 1, null, 'é'])).toBe('06f294f7e7e63ec89e55c84b59a86969fb1187f4d328d51f777320cf5a19a604')
  })

  it('is another thing for each seat, table and browser', () => {
    const seal = serverSeal('t1', KEY)
    const all = [share(KEY, 't1', 0, seal), share(KEY, 't1', 1, seal), share(KEY, 't2', 0, seal), share(newSecret(), 't1', 0, seal)]
    expect(new Set(all).size).toBe(4)
    expect(share(KEY, 't1', 0, seal)).toBe(all[0])
  })
})

describe('a witness', () => {
  let said: FromClient[]
  let witness: Witness
  let number = 0
  const seal = (): string => serverSeal(witness.id, KEY)
  const info = (status: string, more: object = {}): TableInfo =>
    ({ id: witness.id, status, options: { a: 1 }, shuffle: { seal: seal(), shares: true, listed: null, awaited: [0], without: [], ...more } }) as unknown as TableInfo
  const list = (mine: string, more: object = {}): string =>
    JSON.stringify({ table: witness.id, options: { a: 1 }, seal: seal(), seats: [{ kind: 'person', name: 'Ann', seal: mine }], follows: null, ended: 0, ...more })
  const sealed = (): string => (said.find(({ t }) => t === 'seal') as { seal: string }).seal
  const told = (): string[] => said.map(({ t }) => t)

  beforeEach(() => {
    said = []
    witness = new Witness(`t${number++}`, (one) => said.push(one))
    witness.attend(info('open'), 0)
  })

  it('seals, and tells its share when the list holds its seal', () => {
    witness.attend(info('dealing', { listed: list(sealed()) }), 0)
    expect(told()).toEqual(['seal', 'share'])
    expect(witness.doubt).toBe('')
    expect(seatSeal(witness.id, 0, seal(), (said[1] as { share: string }).share)).toBe(sealed())
  })

  it.each([
    ['lacks', () => info('dealing', { listed: list('') })],
    ['lacks', () => info('dealing', { listed: list('00') })],
    ['listed', () => info('dealing', { listed: list(sealed(), { table: 'other' }) })],
    ['listed', () => info('dealing', { listed: list(sealed(), { seal: '00' }) })],
    ['listed', () => info('dealing', { listed: list(sealed(), { options: { a: 2 } }) })],
    ['listed', () => info('dealing', { listed: '{' })],
    ['seal', () => info('dealing', { listed: list(sealed()), seal: '00' })],
  ])('tells nothing, and says why: %s', (doubt, table) => {
    witness.attend(table(), 0)
    expect(witness.doubt).toBe(doubt)
    expect(told()).toEqual(['seal'])
  })

  it('knows another device from fraud', () => {
    witness.refused()
    witness.attend(info('dealing', { listed: list('00') }), 0)
    expect(witness.doubt).toBe('device')
  })

  it('goes on where it was after a reload, and notices when the past is told otherwise', () => {
    witness.attend(info('dealing', { listed: list(sealed()) }), 0)
    witness.hear([['a', 1], ['b', 2]], 2)
    witness.hear([['c', 3]], 3)
    const again = new Witness(witness.id, (one) => said.push(one))
    expect(again.receipt()).toBe(witness.receipt())
    again.hearAll([['a', 1], ['b', 2], ['c', 3], ['d', 4]])
    expect(again.doubt).toBe('')
    expect(JSON.parse(again.receipt()!)).toMatchObject({ receipt: 2, seat: 0, count: 4 })
    again.hearAll([['a', 1], ['b', 2], ['c', 3], ['x', 4]])
    expect(again.doubt).toBe('told')
  })

  it('counts commitments, also after a reload and in a second tab, and notices when one has changed', () => {
    const [a, b, c] = ['aa', 'bb', 'cc'].map((two) => two.repeat(32)) as [string, string, string]
    const listed = list(sealed(), { commits: true })
    witness.attend(info('dealing', { listed }), 0)
    witness.bindAll([])
    witness.bind([a])
    witness.bind(undefined)
    witness.bind([b])
    const again = new Witness(witness.id, (one) => said.push(one))
    again.bindAll([a, b, c])
    expect(again.doubt).toBe('')
    const committed = [a, b, c].reduce(nextCommitted, firstCommitted(listed))
    expect(JSON.parse(again.receipt()!)).toMatchObject({ commitments: 3, committed })
    for (const others of [[a, b], [a, a, c], [b, a, c], []]) {
      const other = new Witness(witness.id, (one) => said.push(one))
      other.bindAll(others)
      expect(other.doubt).toBe('told')
      expect(JSON.parse(other.receipt()!)).toMatchObject({ commitments: 3, committed })
    }
  })

  it('checks the log that is shown at the end against what it was sent', () => {
    const listed = list(sealed(), { commits: true })
    witness.attend(info('dealing', { listed }), 0)
    const { share: mine } = said[1] as { share: string }
    const lines = ['["1","take","é"]', '["1","pass"]']
    const nonces = ['11'.repeat(32), '22'.repeat(64)]
    witness.bind(opened(listed, lines, nonces))
    const log = (shuffle: object, last = lines[1]): string => [JSON.stringify({ shuffle: { listed, key: KEY, shares: [mine], nonces, ...shuffle } }), lines[0], last, ''].join('\n')
    expect(witness.fits(log({}))).toBe(true)
    expect(witness.fits(log({}, '["1","take","other"]'))).toBe(false)
    expect(witness.fits(log({ nonces: [nonces[1], nonces[0]] }))).toBe(false)
    expect(witness.fits(log({ nonces: null }))).toBe(false)
  })

  it('keeps the first part where what was missed is not told again', () => {
    witness.attend(info('dealing', { listed: list(sealed()) }), 0)
    witness.hear([['a', 1]], 1)
    witness.hear([['c', 3]], 3)
    expect(JSON.parse(witness.receipt()!)).toMatchObject({ count: 1 })
  })
})
