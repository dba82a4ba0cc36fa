/** The first view of a page, shown before any script: written by the build (tools/first.ts) in each language. */

import './ssrStubs'
import { render } from 'svelte/server'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { t, texts } from './lib/texts.svelte'
import { page } from './pages'
import Loading from './ui/Loading.svelte'

/**
 * Returns first views by page, or by page and game. The lobby's is complete except for data from the server; the others
 * say which page is loading.
 */
export async function first(language: string, games: string[]): Promise<Record<string, string>> {
  settings.language = language
  await Promise.all([texts.load(language), page('lobby')])
  const loading = (text: string, game?: string): string => render(Loading, { props: { text: t(text), game } }).body
  const of = (page: string, text: string): string[][] => [
    [page, loading(text)],
    ...games.map((game) => [`${page}.${game}`, loading(text, game)]),
  ]
  return {
    lobby: render(App).body,
    ...(Object.fromEntries([
      ...of('table', 'web-joining'),
      ...of('review', 'web-joining'),
      ...of('rules', 'web-rules'),
    ]) as Record<string, string>),
  }
}
