import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { leader } from '../pictures/mayhem/gangs.ts'
import { SETS } from '../pictures/sets.ts'
import { siteLayers } from '../pictures/mayhem/sites.ts'
import { MOST_BYTES, pack } from '../tools/pictures.ts'

const COMPONENTS = new URL('../../src/skulduggery/games/mayhem/cards/house.toml', import.meta.url)
type Listed = { id: string; kind?: string }[]
const { site, gang, card } = parse(readFileSync(COMPONENTS, 'utf8')) as unknown as Record<string, Listed>
const ids = (list: Listed): string[] => list.map(({ id }) => id).sort()
const opportunity = ({ kind }: { kind?: string }): boolean => kind === 'opportunity'

const drawn = (set: string): Record<string, string> => SETS[set]!()
const names = (set: string): string[] => Object.keys(drawn(set)).sort()
const size = (svg: string): string => /viewBox="([^"]+)"/.exec(svg)![1]!
/** All colours of a picture, in short. */
const colours = (svg: string): Set<string> =>
  new Set([...svg.matchAll(/#([0-9a-f]{3,6})(?=["_])/g)].map(([, hex]) => (hex!.length === 3 ? hex! + hex! : hex!)))

describe('Men of Mayhem', () => {
  it('has a scene and the light of a sign for each site, Opportunity and clubhouse', () => {
    expect(names('sites')).toEqual([...ids(site!), 'face-down'].sort())
    expect(names('sites-neon')).toEqual(ids(site!))
    for (const set of ['opportunities', 'opportunities-neon'])
      expect(names(set)).toEqual(ids(card!.filter(opportunity)))
    for (const set of ['clubhouses', 'clubhouses-neon']) expect(names(set)).toEqual(ids(gang!))
  })
  it('has a leader and a patch for each gang, and a picture for each Anarchy card', () => {
    expect(names('gangs')).toEqual(ids(gang!))
    expect(names('patches')).toEqual(ids(gang!))
    const others = card!.filter((one) => !opportunity(one))
    const kinds = [...new Set(card!.map(({ kind }) => `kind-${kind!}`))]
    expect(names('anarchy')).toEqual([...ids(others), ...kinds].sort())
    for (const kind of kinds) if (kind !== 'kind-opportunity') expect(names('goods')).toContain(kind.slice(5))
  })
  it('has a token for each order, face of the die and pile of goods', () => {
    const orders = ['ride', 'exploit', 'throw-down', 'recruit', 'patch-in', 'sit-tight', 'club', 'boost', 'back-up']
    const faces = ['die', ...[1, 2, 3, 4, 5, 6].map((n) => `die-${n}`)]
    const piles = ['cash', 'gun', 'brick'].flatMap((one) => [one, `${one}-few`, `${one}-many`])
    const rest = ['order', 'order-spent', 'heat', 'heat-off', 'police', 'letterbox']
    const wanted = [...orders.map((one) => `order-${one}`), ...faces, ...piles, ...rest]
    expect(names('goods')).toEqual(expect.arrayContaining(wanted))
  })

  it.each(['sites', 'opportunities', 'clubhouses'])('lays the layers of %s exactly over each other', (set) => {
    const scenes = drawn(set)
    for (const [id, neon] of Object.entries(drawn(`${set}-neon`))) expect(size(neon)).toBe(size(scenes[id]!))
  })
  it('uses the opacity of masks only, so that a page can give them any colour', () => {
    const meeples = Object.entries(drawn('meeples')).filter(([id]) => id !== 'patch' && !id.endsWith('-shade'))
    const neons = ['sites', 'opportunities', 'clubhouses'].flatMap((set) => Object.entries(drawn(`${set}-neon`)))
    for (const [id, svg] of [...meeples, ...neons, ...Object.entries(drawn('patches'))])
      // #17110e is the ink that no mask draws with
      expect([id, [...colours(svg)].filter((one) => !['ffffff', '000000', '17110e'].includes(one))]).toEqual([id, []])
    for (const [id, svg] of meeples) expect(size(drawn('meeples')[`${id}-shade`]!)).toBe(size(svg))
  })

  it('draws places and gangs that nobody has described', () => {
    const { scene, neon } = siteLayers('the-bowling-alley')
    expect(siteLayers('the-bowling-alley')).toEqual({ scene, neon })
    expect(siteLayers('the-laundry').scene).not.toBe(scene)
    expect(Buffer.byteLength(pack(scene))).toBeLessThanOrEqual(MOST_BYTES)
    expect(size(neon)).toBe(size(scene))
    expect(siteLayers('the-docks').scene).toBe(drawn('sites')['the-docks'])
    expect(leader('night-owls')).toBe(leader('night-owls'))
    expect(leader('night-owls')).not.toBe(leader('day-larks'))
  })
})
