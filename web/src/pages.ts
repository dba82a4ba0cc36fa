/** The pages of the client: each is fetched when somebody goes there. */

export const PAGES = {
  lobby: () => import('./lobby/Lobby.svelte'),
  table: () => import('./table/Table.svelte'),
  review: () => import('./replay/Replay.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  leaderboard: () => import('./people/Leaders.svelte'),
  people: () => import('./people/Person.svelte'),
  stop: () => import('./lobby/Stop.svelte'),
  credits: () => import('./lobby/Credits.svelte'),
  account: () => import('./account/Account.svelte'),
  lab: () => import('./lab/Lab.svelte'),
}
