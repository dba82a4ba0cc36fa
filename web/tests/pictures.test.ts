import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { bots, bot } from '../pictures/bots.ts'
import { bust } from '../pictures/bust.ts'
import { crook } from '../pictures/crooks.ts'
import { circle, fill, halftone, path, picture, random, short, tone } from '../pictures/draw.ts'
import { LIMITS, SETS } from '../pictures/sets.ts'
import { MOST_BYTES, pack, packed } from '../tools/pictures.ts'

const source = (name: string): string => fileURLToPath(new URL(`../../src/skulduggery/${name}`, import.meta.url))
const read = (name: string): string => readFileSync(source(name), 'utf8')
const CARDS = 'games/crooks/cards'
const DECKS = readdirSync(source(CARDS)).filter((name) => name.endsWith('.toml'))
const all = Object.keys(SETS).map((set) => [set, packed(set, Infinity)] as const)
const pictures = all.flatMap(([set, drawn]) =>
  Object.entries(drawn).map(([id, svg]) => [`${set}/${id}`, svg] as const),
)

describe('the primitives', () => {
  it('write short numbers', () => {
    expect([0.25, -0.5, 3.14159, 100, -0.04].map(short)).toEqual(['.3', '-.5', '3.1', '100', '0'])
    expect(path`M${1 / 3} ${2}h${'4'}`).toBe('M.3 2h4')
  })
  it('draw the same numbers for the same seed', () => {
    const rolls = (seed: string): number[] => Array.from({ length: 20 }, random(seed))
    expect(rolls('kingpin')).toEqual(rolls('kingpin'))
    expect(rolls('kingpin')).not.toEqual(rolls('dip'))
    const mean = Array.from({ length: 1000 }, random('mean')).reduce((sum, one) => sum + one, 0) / 1000
    expect(mean).toBeGreaterThan(0.45)
    expect(mean).toBeLessThan(0.55)
  })
  it('define each gradient once', () => {
    const disc = tone(circle(50, 50, 20), ['#ffffff', '#888888', '#000000'])
    expect(picture(100, 100, [disc, disc]).match(/<radialGradient/g)).toHaveLength(1)
    expect(picture(100, 100, [fill(circle(50, 50, 20), '#888')])).not.toContain('<defs>')
  })
  it('let dots grow', () => {
    const sizes = [...halftone(200, 200, '#000').matchAll(/stroke-width="([\d.]+)"/g)].map((match) => Number(match[1]))
    expect(sizes.length).toBeGreaterThan(3)
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
  })
})

describe('every picture', () => {
  it.each(pictures)('%s is small, and shows without anything else', (name, svg) => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(LIMITS[name.split('/', 1)[0]!] ?? MOST_BYTES)
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/)
    expect(svg).not.toMatch(/<(text|tspan|filter|script|style|image|foreignObject|animate)\b/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|https?:(?!\/\/www\.w3\.org\/2000\/svg")/)
    for (const [, target] of svg.matchAll(/(?:href="|url\()([^")]+)/g)) expect(target).toMatch(/^#/)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(ids).toContain(id)
  })
  it('differs from all others', () => {
    expect(new Set(pictures.map(([, svg]) => svg)).size).toBe(pictures.length)
  })
  it('is the same each time', () => {
    for (const draw of Object.values(SETS)) expect(draw()).toEqual(draw())
  })
  it('stops the build if it is too large', () => {
    expect(() => packed('bots', 1000)).toThrow(/The picture bots\/\w+ has \d+ bytes; 1000 are allowed/)
    expect(() => packed('nothing')).toThrow(/no set of pictures "nothing"/)
  })
})

describe('the composer', () => {
  it('can run in a browser', () => {
    const folder = fileURLToPath(new URL('../pictures', import.meta.url))
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    expect(files.length).toBeGreaterThan(10)
    for (const name of files) {
      const imports = [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/ from '([^']+)'/g)]
      for (const [, from] of imports) expect(from).toMatch(/^\.\.?\//)
    }
  })
})

describe('people', () => {
  it.each(DECKS)('%s has a picture of each crook', (name) => {
    const { crook: cards } = parse(read(`${CARDS}/${name}`)) as unknown as { crook: { id: string }[] }
    if (name === 'house.toml') expect(Object.keys(SETS['crooks']!()).sort()).toEqual(cards.map(({ id }) => id).sort())
    for (const { id } of cards) expect(crook(id)).toContain('<svg')
  })
  it('has a picture of each bot that the server or the lobby names', () => {
    const server = /BOT_NAMES = \(([^)]+)\)/.exec(read('server/accounts/names.py'))![1]!.match(/\w+/g)!
    const lobby = /^bot-names = (.+)$/m.exec(read('locale/en.ftl'))![1]!.split(', ')
    for (const name of [...server, ...lobby]) expect(Object.keys(bots())).toContain(name.toLowerCase())
    expect(bot('Lola')).toBe(bots()['lola'])
  })
  it('has two masterminds for each of four seats', () => {
    const seats = Object.keys(SETS['masterminds']!()).map((id) => id.slice(0, 5))
    expect(seats.sort()).toEqual([0, 0, 1, 1, 2, 2, 3, 3].map((seat) => `seat${seat}`))
  })
  it('draws whom nobody has described', () => {
    expect(crook('the-butcher')).toBe(crook('the-butcher'))
    expect(crook('the-butcher')).not.toBe(crook('the-baker'))
    expect(bot('Somebody')).toContain('viewBox="0 0 200 200"')
  })
  it('draws sound strangers', () => {
    for (let i = 0; i < 300; i++) expect(bust({}, `stranger ${i}`)).not.toMatch(/NaN|undefined/)
    expect(Buffer.byteLength(pack(bust({}, 'stranger 1')))).toBeLessThan(2 * MOST_BYTES)
  })
})
