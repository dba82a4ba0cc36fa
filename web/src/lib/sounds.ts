/**
 * Sounds, soft unless a person chooses otherwise. Nothing is loaded or played before the first click or key, because
 * browsers refuse it; a browser without sound stays silent. Everything they tell is also seen and said.
 */

import type { Sound } from '../room'
import { input } from './input'
import { settings, type Volume } from './settings.svelte'

const LEVELS: Record<Exclude<Volume, 'off'>, number> = { soft: 0.1, medium: 0.3, loud: 0.7 }

export async function sound(name: Sound | undefined): Promise<void> {
  const { volume } = settings
  if (!name || volume === 'off' || !input.used) return
  try {
    const { play } = await import('../sound/voices')
    await play(name, LEVELS[volume])
  } catch {
    // no sound on this machine, or the browser refused it
  }
}
