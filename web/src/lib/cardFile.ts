/** Card files that people choose. */

import { Refused } from './api'
import { t } from './texts.svelte'
import type { CardFile } from './wire'

const LONGEST = 250_000 // bytes; a longer file is not even read
const LONGEST_NAME = 100

/** Returns a card file; throws `Refused` if it is too long or no text. Needs the texts `pages`. */
export async function cardFile(file: File): Promise<CardFile> {
  if (file.size > LONGEST) throw new Refused(() => t('refusal-too-long', { most: LONGEST }), 413)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    return { name: file.name.slice(-LONGEST_NAME), text }
  } catch {
    throw new Refused(() => t('web-lab-no-text', { name: file.name }), 0)
  }
}
