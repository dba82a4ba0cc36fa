/**
 * The Anarchy cards of Men of Mayhem, 200x120, by id: what happens, before a backdrop that tells the kind of the card.
 * Opportunities are places (sites/opportunities.ts). `kind-obstacle` and the others are backdrops for unknown cards.
 */
import { HASSLES } from './anarchy/hassles.ts'
import { LAST_CALLS } from './anarchy/lastCalls.ts'
import { OBSTACLES } from './anarchy/obstacles.ts'
import { fill, grain, group, path } from '../draw.ts'
import { all, fade, glow, rect, row, scene, spot, spots } from '../scenery.ts'
import { town } from './sites/frame.ts'

const [WIDTH, HEIGHT] = [200, 120]
type Kind = 'obstacle' | 'hassle' | 'last-call' | 'opportunity'

const BACKDROPS: Record<Kind, () => string> = {
  obstacle: () =>
    all(
      rect(0, 0, WIDTH, HEIGHT, fade('#3a1620', '#a83a2c', '#f0924a')),
      group('translate(0 -14)', town('obstacle', '#30141c')),
      rect(0, 98, WIDTH, 22, '#1c191f') + rect(0, 98, WIDTH, 2.5, '#6a4a48'),
      fill(row(9, (i) => path`M${i * 25 - 6} 120l8-8h12l-8 8z`).join(''), '#f2b632'),
    ),
  hassle: () =>
    all(
      rect(0, 0, WIDTH, HEIGHT, fade('#0a1024', '#22305a', '#4a5a8c')),
      group('translate(0 -14)', town('hassle', '#101a34')),
      glow(14, 54, 76, '#ff3b3b', 0.8) + glow(186, 54, 76, '#3b7bff', 0.9),
      rect(0, 98, WIDTH, 22, '#14161c') + rect(0, 98, WIDTH, 2.5, '#4a5268'),
    ),
  'last-call': () =>
    all(
      rect(0, 0, WIDTH, HEIGHT, fade('#120a22', '#3a1f52', '#8a4a6a')),
      glow(100, 52, 90, '#ffe9c0', 0.5) +
        spot(100, 50, 42, '#f2e6cc') +
        spots(
          [
            [80, 34],
            [122, 58],
            [92, 78],
          ],
          5,
          '#dccdb0',
        ),
      group('translate(0 -2)', town('last call', '#1c1028')),
      rect(0, 106, WIDTH, 14, '#120c1a'),
    ),
  opportunity: () =>
    all(
      rect(0, 0, WIDTH, HEIGHT, fade('#0c2226', '#1f6660', '#e8b85a')),
      group('translate(0 -14)', town('opportunity', '#0f2c30')),
      rect(0, 98, WIDTH, 22, '#14191c'),
    ),
}

const HARDCORE = new Set(['grand-jury', 'bled-out', 'curfew', 'rico'])
/** Red stripes at both edges, as cards of the Hardcore option have them. */
const warning = (): string =>
  [0, 188]
    .map(
      (x) =>
        rect(x, 0, 12, HEIGHT, '#14100f') +
        fill(row(7, (i) => path`M${x} ${i * 20 - 6}l12-10v10l-12 10z`).join(''), '#e0362c'),
    )
    .join('')

const draw = (id: string, kind: Kind, hero = ''): string =>
  scene(WIDTH, HEIGHT, [
    BACKDROPS[kind](),
    hero,
    HARDCORE.has(id) ? warning() : '',
    grain(WIDTH, HEIGHT, id, '#fff3d6', 0.18),
  ])

const cards = (kind: Kind, table: Record<string, () => string>): [string, string][] =>
  Object.entries(table).map(([id, hero]) => [id, draw(id, kind, hero())])

export const anarchy = (): Record<string, string> =>
  Object.fromEntries([
    ...cards('obstacle', OBSTACLES),
    ...cards('hassle', HASSLES),
    ...cards('last-call', LAST_CALLS),
    ...(Object.keys(BACKDROPS) as Kind[]).map(
      (kind) => [`kind-${kind}`, draw(`kind-${kind}`, kind)] as [string, string],
    ),
  ])
