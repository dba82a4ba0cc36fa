/** Calls of a site without a server about files. */

import { reason, Refused } from '../lib/api'
import { t } from '../lib/texts.svelte'
import type { Fault } from '../lib/wire'
import { engine } from './engine.svelte'

/**
 * Makes a call and returns the text of the answer; `fatal`: the code of the refusal if the call, which sends a file that
 * somebody opened, ends the worker.
 */
export async function call(path: string, body?: unknown, token?: string, fatal?: string): Promise<string> {
  const { status, text } = await engine.call(path, body, token)
  if (status === 200) return text
  const fault = JSON.parse(text) as Fault
  throw new Refused(() => (fatal && fault.code === 'interrupted' ? t(`refusal-${fatal}`) : reason(fault)), status)
}

/** Returns one game, or all that this browser keeps, as a file. */
export const gameFile = async (table?: string, token?: string): Promise<Blob> =>
  new Blob([await call(table ? `tables/${table}/file` : 'device', undefined, token)], { type: 'application/json' })
