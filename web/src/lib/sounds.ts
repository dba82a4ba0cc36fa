/**
 * Sounds: off until somebody wants them, fetched with the first. They tell nothing that isn't seen and said as well.
 */

import type { Sound } from '../room'
import { settings, type Volume } from './settings.svelte'

const LEVELS: Record<Exclude<Volume, 'off'>, number> = { soft: 0.1, medium: 0.3, loud: 0.7 }

export async function sound(name: Sound | undefined): Promise<void> {
  const { volume } = settings
  if (!name || volume === 'off') return
  const { play } = await import('../sound/voices')
  play(name, LEVELS[volume])
}
