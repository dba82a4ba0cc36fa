/** Marks the names of bots that have an account, wherever a name is shown. */

import { t } from './texts.svelte'
import type { TableInfo } from './wire'

export const asBot = (name: string): string => t('web-bot-named', { name })

export const withBotNames = (table: TableInfo): TableInfo => ({
  ...table,
  seats: table.seats.map((one) => (one.program && one.name ? { ...one, name: asBot(one.name) } : one)),
})
