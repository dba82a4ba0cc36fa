import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
  type Color,
} from 'culori'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/**
 * The least difference between two seats' colours by CIEDE2000, where 2.3 is just noticeable. It must hold for people
 * with full colour vision and for those who lack one kind of cone (Machado 2009).
 */
const APART = 12
/** What a shape needs to be seen against its ground (WCAG 2.2, 1.4.11). */
const SEEN = 3
const EYES: Record<string, (colour: Color) => Color> = {
  all: (colour) => colour,
  protanopia: filterDeficiencyProt(1) as (colour: Color) => Color,
  deuteranopia: filterDeficiencyDeuter(1) as (colour: Color) => Color,
  tritanopia: filterDeficiencyTrit(1) as (colour: Color) => Color,
}
const distance = differenceCiede2000()
const read = (name: string): string => readFileSync(new URL(`../src/${name}`, import.meta.url), 'utf8')
/** The blocks of a style sheet: each selector's own words. */
const blocks = (name: string): [string, string][] =>
  [...read(name).matchAll(/^([^@{}/\s][^{}]*?)\s*\{([^{}]*)\}/gm)].map(([, where, what]) => [where!, what!])
const value = (words: string, token: string): string[] =>
  [...words.matchAll(new RegExp(`${token}: (#\\w+);`, 'g'))].map(([, hex]) => hex!)

const SHEETS = ['styles/base.css', 'styles/contrast.css', 'scoundrels/theme.css', 'mayhem/theme.css']
const ALL = SHEETS.flatMap((name) =>
  blocks(name).map(([where, what]) => ({ name: `${name} ${where.split(',')[0]}`, where, what })),
)
const PALETTES = ALL.map((one) => ({ ...one, seats: value(one.what, '--seat-\\d') })).filter(
  ({ seats }) => seats.length,
)
/** A look: by night or by day, with high contrast or not. */
const look = ({ name, where }: { name: string; where: string }): string =>
  `${/dark/.test(where) ? 'dark' : 'light'} ${name.includes('contrast') ? 'more' : ''}`

describe('the colours of seats', () => {
  it('are six in each of the four looks', () => {
    expect(PALETTES.map(({ seats }) => seats.length)).toEqual([6, 6, 6, 6])
    expect(new Set(PALETTES.map(look)).size).toBe(4)
  })

  it.each(PALETTES.flatMap((palette) => Object.entries(EYES).map(([eyes, seen]) => ({ ...palette, eyes, seen }))))(
    '$name: told apart by $eyes',
    ({ seats, seen }) => {
      const shown = seats.map((hex) => seen(parse(hex)!))
      const between = shown.flatMap((one, i) => shown.slice(i + 1).map((other) => distance(one, other)))
      expect(Math.min(...between)).toBeGreaterThanOrEqual(APART)
    },
  )

  it.each(PALETTES)('$name: seen against every ground of that look', (palette) => {
    const grounds = ALL.filter((one) => look(one) === look(palette)).flatMap(({ what }) => [
      ...value(what, '--ground'),
      ...value(what, '--panel'),
    ])
    expect(grounds.length).toBeGreaterThan(1)
    for (const ground of grounds)
      for (const seat of palette.seats)
        expect(wcagContrast(seat, ground), `${seat} on ${ground}`).toBeGreaterThanOrEqual(SEEN)
  })
})

describe('words in high contrast', () => {
  const STARK = ALL.filter(({ name }) => name.includes('contrast.css'))
  it.each(STARK.filter(({ what }) => value(what, '--accent').length))('$name: seven to one', ({ name, what }) => {
    const [ground, text] = name.includes('dark') ? ['#000', '#fff'] : ['#fff', '#000']
    for (const token of ['--text', '--dim', '--accent', '--good', '--bad', '--glow', '--tech', '--heat'])
      for (const colour of value(what, token))
        expect(wcagContrast(colour, ground), `${token} on the ground`).toBeGreaterThanOrEqual(7)
    for (const fill of value(what, '--accent-fill')) expect(wcagContrast('#000', fill)).toBeGreaterThanOrEqual(7)
    for (const soft of value(what, '--glow-soft')) expect(wcagContrast(text!, soft)).toBeGreaterThanOrEqual(7)
  })
})
