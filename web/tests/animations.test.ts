import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

vi.mock('svelte', async (original) => ({ ...(await original<object>()), mount: () => ({}), unmount: () => undefined }))

import './page'
import { element } from './board'
import { texts } from '../src/lib/texts.svelte'
import type { Message } from '../src/lib/wire'
import type { Animations } from '../src/room'
import { CrooksAnimations } from '../src/crooks/animations'
import { MayhemAnimations } from '../src/mayhem/animations'
import { Staged } from '../src/mayhem/fight.svelte'
import { ScoundrelsAnimations } from '../src/scoundrels/animations'

/** Milliseconds that one event may take of a player's time, and one that is drama. */
const ORDINARY = 600
const DRAMA = 2500
const DRAMATIC = ['crooks kill', 'scoundrels reveal', 'mayhem card', 'mayhem totals', 'mayhem market']

const deck: any = {
  cards: { safes: [{ location: 0 }, { location: 0 }] },
  cardText: () => 'a card',
  good: () => '2 guns',
  goods: () => '2 guns',
  dudes: () => '1 prospect',
  label: () => 'a crook',
}
const stage = element
const SCENES: Record<string, () => Animations> = {
  crooks: () => new CrooksAnimations(deck, 0, stage),
  scoundrels: () =>
    new ScoundrelsAnimations({ deck, players: ['Ada', 'Bob'], name: () => 'Ada', card: () => 'a card' } as any, stage),
  mayhem: () =>
    new MayhemAnimations(
      { deck, seat: 0, staged: new Staged(), say: () => ({ doer: null, text: 'said', kind: 'k' }) } as any,
      stage,
    ),
}
/** Arguments of those events that aren't just numbers. */
const SPECIAL: Record<string, unknown[]> = {
  'crooks kill': [0, 1, 2, [3, 4]],
  'crooks move': [0, 1, 2, [3], null],
  'mayhem deal': [0, 1, [1, 0, 0], [0, 1, 0]],
  'scoundrels reveal': [0, 1, 5, 2],
}
/** The most milliseconds of a day's end, however many cards are suspected. */
const EVENING = 6500
/** All kinds of events that a game's animations show. */
const kinds = (game: string): string[] =>
  [...readFileSync(new URL(`../src/${game}/animations.ts`, import.meta.url), 'utf8').matchAll(/case '([\w-]+)'/g)].map(
    ([, kind]) => kind!,
  )
const ALL = Object.keys(SCENES).flatMap((game) => kinds(game).map((kind) => [game, kind] as const))

/** How long it takes, on a clock that goes as fast as it is asked. */
async function length(game: string, kind: string, hurry = new AbortController().signal): Promise<number> {
  const begun = Date.now()
  let over = -1
  const message = [kind, ...(SPECIAL[`${game} ${kind}`] ?? [0, 1, 1, 1, 1])] as Message
  void SCENES[game]!()
    .play(message, hurry, [], undefined)
    .then(() => (over = Date.now()))
  for (let ms = 0; ms < 5000 && over < 0; ms += 10) await vi.advanceTimersByTimeAsync(10)
  expect(over, `${game} ${kind} comes to no end`).toBeGreaterThanOrEqual(0)
  return over - begun
}

beforeAll(async () => {
  await texts.load('en')
  await Promise.all(Object.keys(SCENES).map((game) => texts.need(game)))
  await import('../src/scoundrels/evening.svelte') // what is loaded on the way must not take the clock's time
})
beforeEach(() => {
  vi.useFakeTimers()
})

it('what is placed in Crooks comes into view first: on a telephone it may lie beyond the edge', async () => {
  const viewed = vi.fn()
  const places = vi
    .spyOn(document, 'querySelectorAll')
    .mockReturnValue([{ ...element(), scrollIntoView: viewed }] as any)
  await length('crooks', 'place')
  places.mockRestore()
  expect(viewed).toHaveBeenCalledOnce()
})

describe('the length of what is shown', () => {
  it('is looked at for every kind of event of every game', () => {
    expect(ALL.length).toBeGreaterThan(90)
    for (const one of DRAMATIC) expect(ALL.map((all) => all.join(' '))).toContain(one)
  })

  it.each(ALL)('%s: %s is over in time', async (game, kind) => {
    const most = DRAMATIC.includes(`${game} ${kind}`) ? DRAMA : ORDINARY
    expect(await length(game, kind)).toBeLessThanOrEqual(most)
  })

  it.each(DRAMATIC.map((one) => one.split(' ') as [string, string]))(
    '%s: %s is over at once for who is in a hurry',
    async (game, kind) => {
      expect(await length(game, kind, AbortSignal.abort())).toBe(0)
    },
  )
})

it.each([1, 4, 12])('a day ends in time with %i suspected cards', async (cards) => {
  const messages: Message[] = [['dusk', 1]]
  for (let i = 0; i < cards; i++) messages.push(['reveal', 0, i % 6, 5, 2], ['rep', 1, 1, 1], ['rep', 0, -1, 0])
  const begun = Date.now()
  const { play } = SCENES['scoundrels']!()
  let over = -1
  void (async () => {
    for (const [i, message] of messages.entries())
      await play(message, new AbortController().signal, messages.slice(i + 1), undefined)
    over = Date.now()
  })()
  for (let ms = 0; ms < 9000 && over < 0; ms += 10) await vi.advanceTimersByTimeAsync(10)
  expect(over - begun).toBeGreaterThan(1000)
  expect(over - begun).toBeLessThanOrEqual(EVENING)
})

it('is never endless, because a page at rest must not use the processor', () => {
  const source = new URL('../src/', import.meta.url)
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(svelte|css|ts)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(
    files.filter((name) => /\binfinite\b|iterations: Infinity/.test(readFileSync(new URL(name, source), 'utf8'))),
  ).toEqual([])
})
