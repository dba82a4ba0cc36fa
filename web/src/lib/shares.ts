/** Random shares for deals that are sealed but not told to anybody yet. */

import { drop, forget, kept, read, write } from './settings.svelte'

/** A share belongs to one table as it was when the share was sealed, and to one list. */
export interface Share {
  share: string
  terms: string
  seating: string
}

export const SHARE = 'share-'

/** Shares by their seals, common to all tabs. If the browser stores nothing, they last for this visit only. */
export class Shares {
  readonly #prefix: string
  readonly #visit = new Map<string, Share>()

  constructor(name: string) {
    this.#prefix = `${SHARE}${name}-`
  }

  get seals(): string[] {
    return [...this.#visit.keys(), ...kept(this.#prefix).map((name) => name.slice(this.#prefix.length))]
  }

  get(seal: string): Share | null {
    return this.#visit.get(seal) ?? read<Share | null>(this.#prefix + seal, null)
  }

  add(seal: string, share: Share): void {
    this.#visit.set(seal, share)
    write(this.#prefix + seal, share)
  }

  drop(seal: string): void {
    this.#visit.delete(seal)
    drop(this.#prefix + seal)
  }

  clear(): void {
    this.#visit.clear()
    forget(this.#prefix, () => false)
  }
}
