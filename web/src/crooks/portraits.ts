/** The portraits of crooks. */

import portraits from 'virtual:pictures/crooks'
import { composed } from '../lib/composed.svelte'

export const portrait = composed(portraits, async () => (await import('../../pictures/crooks.ts')).crook)
