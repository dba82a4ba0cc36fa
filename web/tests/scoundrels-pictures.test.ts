import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { BOARD, CELL, HEIGHT, houses, SIGN, WIDTH, WINDOWS, type Place } from '../pictures/scoundrels/houses'
import { job } from '../pictures/scoundrels/jobs'
import { safes } from '../pictures/scoundrels/safes'
import { traitBack, traitFront } from '../pictures/scoundrels/traits'
import { SETS } from '../pictures/sets'

const CARDS = new URL('../../src/skulduggery/games/scoundrels/cards/', import.meta.url)
const files = readdirSync(CARDS).filter((name) => name.endsWith('.toml'))
type Named = { id: string }[]
interface Deck {
  job: Named
  trait: Named
  leader: Named
  location: (Named[number] & { spaces: number })[]
}
const deck = (name: string): Deck => parse(readFileSync(new URL(name, CARDS), 'utf8')) as unknown as Deck
const house = deck('house.toml')
const ids = (named: Named): string[] => named.map(({ id }) => id).sort()
const drawn = (set: string): string[] => Object.keys(SETS[set]!()).sort()

describe('the pictures of 3000 Scoundrels', () => {
  it('show each job, trait, leader and location of the house cards', () => {
    expect(drawn('jobs')).toEqual(ids(house.job))
    expect(drawn('traits-back')).toEqual(ids(house.trait))
    expect(drawn('traits-front')).toEqual(ids(house.trait))
    expect(drawn('leaders')).toEqual([...ids(house.leader), 'sheriff'].sort())
    for (const id of ids(house.location)) {
      expect(Object.keys(houses())).toContain(id)
      expect(Object.keys(safes())).toEqual(expect.arrayContaining([id, `${id}-open`]))
    }
  })
  it('show henchmen of six seats, and different ones', () => {
    expect(drawn('henchmen')).toEqual([0, 1, 2, 3, 4, 5].map((seat) => `seat${seat}`))
  })
  it.each(files)('%s has a picture of each job and trait', (name) => {
    const { job: jobs, trait: traits } = deck(name)
    for (const { id } of jobs) expect(job(id)).toContain('viewBox="0 0 200 200"')
    for (const { id } of traits) for (const draw of [traitBack, traitFront]) expect(draw(id)).toContain('<svg')
  })
})

describe('the layers of a scoundrel', () => {
  it('have the same size', () => {
    for (const set of ['jobs', 'traits-back', 'traits-front'])
      for (const svg of Object.values(SETS[set]!())) expect(svg).toContain('viewBox="0 0 200 200"')
  })
  it('cover the whole card at the back only', () => {
    const COVER = 'd="M0 0h200v200h-200z"'
    for (const svg of Object.values(SETS['traits-back']!())) expect(svg).toContain(COVER)
    for (const set of ['jobs', 'traits-front'])
      for (const svg of Object.values(SETS[set]!())) expect(svg).not.toContain(COVER)
  })
  it('are drawn for cards that nobody has described', () => {
    for (const draw of [job, traitBack, traitFront]) {
      expect(draw('my-own-card')).toBe(draw('my-own-card'))
      expect(draw('my-own-card')).not.toMatch(/NaN|undefined/)
    }
    expect(job('beekeeper')).not.toBe(job('lighthouse-keeper'))
    expect(new Set(Array.from({ length: 40 }, (_, i) => traitFront(`trait ${i}`))).size).toBeGreaterThan(15)
    for (let i = 0; i < 100; i++) expect(job(`stranger ${i}`)).not.toMatch(/NaN|undefined/)
  })
})

describe('the houses of the town', () => {
  const inside = ({ x, y, width, height }: Place): boolean =>
    x > 0 && y > 0 && x + width < WIDTH && y + height < HEIGHT
  const apart = (a: Place, b: Place): boolean =>
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
  it('have a window for each safe, the unused one included', () => {
    for (const { spaces } of house.location) expect(WINDOWS).toHaveLength(spaces + 1)
  })
  it('have places that do not overlap', () => {
    const places = [...WINDOWS, SIGN, BOARD]
    for (const place of [...places, CELL]) expect(inside(place)).toBe(true)
    for (const [i, one] of places.entries())
      for (const other of places.slice(i + 1)) expect(apart(one, other)).toBe(true)
    for (const other of [SIGN, BOARD]) expect(apart(CELL, other)).toBe(true)
  })
})
