import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { covers, MOST_BYTES as COVER_BYTES } from '../pictures/covers'
import { hideouts } from '../pictures/hideouts'
import { DOORWAY } from '../pictures/hideouts/doorway'
import { HEIGHT, WIDTH } from '../pictures/hideouts/parts'
import { skyline } from '../pictures/skyline'
import { targets } from '../pictures/targets'
import { MOST_BYTES, pack } from '../tools/pictures'

const DECK = new URL('../../src/skulduggery/games/crooks/cards/house.toml', import.meta.url)
interface Setup {
  targets: number[]
  piles: Record<string, Record<string, number[]>>
}
const { setup } = parse(readFileSync(DECK, 'utf8')) as unknown as { setup: Setup }
const most = Math.max(...Object.values(setup.piles).flatMap((piles) => Object.values(piles).map((all) => all.length)))
const letters = Array.from({ length: most }, (_, i) => String.fromCodePoint(97 + i))
const GAMES = ['crooks', 'mayhem', 'scoundrels']

const SETS = { targets, hideouts, skyline, covers }
const drawn = Object.entries(SETS).flatMap(([set, draw]) =>
  Object.entries(draw()).map(([id, svg]) => ({
    name: `${set}/${id}`,
    svg,
    most: set === 'covers' ? COVER_BYTES : MOST_BYTES,
  })),
)

describe('the pictures of places', () => {
  it('are there for each target, hideout and game', () => {
    expect(Object.keys(targets())).toEqual(setup.targets.map(String).sort())
    expect(Object.keys(hideouts()).sort()).toEqual(letters.flatMap((letter) => [letter, `${letter}-empty`]).sort())
    expect(Object.keys(covers()).sort()).toEqual(GAMES)
  })

  it.each(drawn)('$name is small and needs nothing else', ({ svg, most }) => {
    const small = pack(svg)
    expect(Buffer.byteLength(small)).toBeLessThanOrEqual(most)
    expect(small).not.toMatch(/<(text|script|style|filter|image|foreignObject)\b/)
    expect(small.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/href="(?!#)|url\((?!#)|https?:/)
  })

  it.each(drawn)('$name names only what it defines, once', ({ svg }) => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!)
    const used = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map((match) => match[1]!)
    expect(new Set(ids).size).toBe(ids.length)
    expect(used.filter((id) => !ids.includes(id))).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined/)
  })

  it('differ from each other and stay the same', () => {
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length)
    for (const draw of Object.values(SETS)) expect(draw()).toEqual(draw())
  })

  it('has room for a pile in each doorway', () => {
    const floor = DOORWAY.y + DOORWAY.height
    expect(floor).toBeLessThan(HEIGHT)
    expect(DOORWAY.x + DOORWAY.width).toBeLessThan(WIDTH)
    for (const letter of letters) expect(hideouts()[letter]).toContain(`M${DOORWAY.x} ${floor}V`)
  })
})
