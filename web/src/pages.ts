/** The pages of the client, each loaded when somebody goes there. */

const PAGES = {
  lobby: () => import('./lobby/Lobby.svelte'),
  table: () => import('./table/Table.svelte'),
  review: () => import('./replay/Replay.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  leaderboard: () => import('./people/Leaders.svelte'),
  people: () => import('./people/Person.svelte'),
  stop: () => import('./lobby/Unsubscribe.svelte'),
  credits: () => import('./lobby/Credits.svelte'),
  account: () => import('./account/Account.svelte'),
  lab: () => import('./lab/Lab.svelte'),
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
