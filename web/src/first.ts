/** What a page shows before any script: written by the build (tools/first.ts), in each language. */

import './blank'
import { render } from 'svelte/server'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { t, texts } from './lib/texts.svelte'
import { page } from './pages'
import Loading from './ui/Loading.svelte'

/** The lobby as it stands before the server has said anything, to go on from; other pages say that they are on their way. */
export async function first(language: string): Promise<Record<string, string>> {
  settings.language = language
  await Promise.all([texts.load(language), page('lobby')])
  const loading = (text: string): string => render(Loading, { props: { text: t(text) } }).body
  return { lobby: render(App).body, table: loading('web-joining'), review: loading('web-joining'), rules: loading('web-rules') }
}
