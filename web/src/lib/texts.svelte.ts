/** Texts in the player's language: the terminal's Fluent files, and `web.*.ftl` for what only a screen says. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from './settings.svelte'

const FILES = import.meta.glob<string>(
  ['../../../src/skulduggery/locale/*.ftl', '../../../src/skulduggery/games/crooks/locale/*.ftl'],
  { import: 'default' },
)

type Args = Record<string, FluentVariable>

class Texts {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en'))
  #ids: string[] = []

  async load(language: Language): Promise<void> {
    const wanted = Object.keys(FILES).filter((path) => path.endsWith(`/${language}.ftl`) || path.endsWith(`/web.${language}.ftl`))
    const sources = await Promise.all(wanted.map((path) => FILES[path]!()))
    const bundle = new FluentBundle(language, { useIsolating: false })
    const ids: string[] = []
    for (const source of sources) {
      const resource = new FluentResource(source)
      for (const entry of resource.body) ids.push(entry.id)
      bundle.addResource(resource)
    }
    this.#ids = ids
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  say(id: string, args?: Args): string {
    const pattern = this.#bundle.getMessage(id)?.value
    return pattern ? this.#bundle.formatPattern(pattern, args ?? null) : id
  }

  money(n: number): string {
    return n >= 0 ? this.say('money', { n }) : this.say('money-unknown')
  }

  /** `a, b and c` */
  all(items: string[]): string {
    const last = items.at(-1) ?? ''
    return items.length > 1 ? this.say('list-and', { first: items.slice(0, -1).join(', '), last }) : last
  }

  /** What a rule says; null if there is no such rule here. */
  rule(id: string): string | null {
    return this.has(`rule-${id}`) ? this.say(`rule-${id}`) : null
  }

  rules(): string[] {
    void this.#bundle
    return this.#ids.filter((id) => id.startsWith('rule-')).map((id) => id.slice('rule-'.length))
  }
}

export const texts = new Texts()
export const t = (id: string, args?: Args): string => texts.say(id, args)
