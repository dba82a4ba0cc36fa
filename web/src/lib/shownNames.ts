/** Names as they are shown: those of bots that have an account are marked, and “Player 2” stays on one line. */

import { t } from './texts.svelte'
import type { TableInfo } from './wire'

export const asBot = (name: string): string => t('web-bot-named', { name })

/** `program`: a bot that has an account plays under this name. */
export const shownName = (name: string, program: boolean | null = false): string =>
  program ? asBot(name) : name.replace(/ (?=\d+$)/, '\u00a0')

/** The name of an account leads to its page, so it stays as it is. */
export const withShownNames = (table: TableInfo): TableInfo => ({
  ...table,
  seats: table.seats.map((one) =>
    one.name && (one.program || !one.known) ? { ...one, name: shownName(one.name, one.program) } : one,
  ),
})
