/** The pages of the client, each loaded when somebody goes there. */

import { texts, type Part } from './lib/texts.svelte'

/** Loads a page with the texts that only it and its like need. */
async function withTexts<Page>(part: Part, loading: Promise<Page>): Promise<Page> {
  const [found] = await Promise.all([loading, texts.need('', part)])
  return found
}

const PAGES = {
  lobby: () => import('./lobby/Lobby.svelte'),
  table: () => import('./table/Table.svelte'),
  review: () => withTexts('review', import('./replay/Replay.svelte')),
  rules: () => import('./rules/Rules.svelte'),
  leaderboard: () => withTexts('pages', import('./people/Leaders.svelte')),
  people: () => withTexts('pages', import('./people/Person.svelte')),
  stop: () => withTexts('pages', import('./lobby/Unsubscribe.svelte')),
  credits: () => withTexts('pages', import('./lobby/Credits.svelte')),
  account: () => withTexts('pages', import('./account/Account.svelte')),
  lab: () => withTexts('pages', import('./lab/Lab.svelte')),
}

type Pages = typeof PAGES
type At = keyof Pages
const there = new Map<At, Awaited<ReturnType<Pages[At]>>>()

/** Returns a page, at once if it is loaded already. */
export function page<Name extends At>(at: Name): Awaited<ReturnType<Pages[Name]>> | ReturnType<Pages[Name]> {
  const fetched = async (): Promise<Awaited<ReturnType<Pages[At]>>> => {
    const found = await PAGES[at]()
    there.set(at, found)
    return found
  }
  return (there.get(at) ?? fetched()) as Awaited<ReturnType<Pages[Name]>> | ReturnType<Pages[Name]>
}
