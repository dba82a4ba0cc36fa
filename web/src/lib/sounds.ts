/** Sounds, off until somebody wants them and loaded with the first one. Everything they tell is also seen and said. */

import type { Sound } from '../room'
import { settings, type Volume } from './settings.svelte'

const LEVELS: Record<Exclude<Volume, 'off'>, number> = { soft: 0.1, medium: 0.3, loud: 0.7 }

export async function sound(name: Sound | undefined): Promise<void> {
  const { volume } = settings
  if (!name || volume === 'off') return
  const { play } = await import('../sound/voices')
  play(name, LEVELS[volume])
}
