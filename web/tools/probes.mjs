// What the rooms would ask the server "why not?" about, for positions of games: JSON lines in, JSON lines out.
// A line in: {game, players, seat, ask, view}; the cards of each game come first, as {cards}. A line out: lists of
// words.
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const store = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
Object.assign(globalThis, {
  localStorage: store,
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  addEventListener: () => undefined,
  innerWidth: 1440,
  innerHeight: 900,
})
globalThis.navigator ??= { languages: ['en'], language: 'en' }
const vite = await createServer({
  root,
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true, include: [] },
})
const cards = {}
const games = {}

/** The probes of a menu and of all beneath it, and its choices that are barred. */
function* within(menu) {
  for (const { words } of menu.probes ?? []) yield words
  for (const { words, barred, sub } of [...menu.choices, ...(menu.places ?? [])]) {
    if (barred) yield words
    if (sub) yield* within(sub)
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const one = JSON.parse(line)
  if (one.cards) {
    cards[one.cards.game] = one.cards
    games[one.cards.game] ??= (await vite.ssrLoadModule(`/src/${one.cards.game}/game.ts`)).default
    continue
  }
  const room = games[one.view.game].open(cards[one.view.game], one.players, one.seat)
  const open = new Set(one.ask.options.map(({ words }) => words.join(' ')))
  const found = [...room.probes(one.ask, one.view).map(({ words }) => words), ...within(room.menu(one.ask, one.view))]
  const once = new Map(found.map((words) => [words.join(' '), words]))
  console.log(JSON.stringify([...once.values()].filter((words) => !open.has(words.join(' ')))))
}
await vite.close()
