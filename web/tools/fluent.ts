import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { packed, type Entries } from '../src/lib/packedTexts.ts'

const read = (path: string): Entries => new FluentResource(readFileSync(path, 'utf8')).body
/** What a lobby says of a game. */
const HEAD = /-(title|blurb)$/

/**
 * Files whose entries come with those of a file `en.ftl`: `web.en.ftl` beside it, and with the house's what a lobby
 * says of each game.
 */
function company(path: string): [path: string, wanted: RegExp][] {
  const name = basename(path)
  const games = join(dirname(path), '../games')
  const heads =
    basename(dirname(dirname(path))) === 'skulduggery'
      ? readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith(`locale/${name}`))
      : []
  return [[join(dirname(path), `web.${name}`), /./], ...heads.map((one): [string, RegExp] => [join(games, one), HEAD])]
}

/** Imports a Fluent file as its entries, read and packed here so that no browser has to read it. */
export function fluent(): Plugin {
  return {
    name: 'fluent',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.ftl')) return null
      const entries = new FluentResource(code).body
      if (/^\w+\.ftl$/.test(basename(id)))
        for (const [path, wanted] of company(id)) {
          this.addWatchFile(path)
          entries.push(...read(path).filter((one) => wanted.test(one.id)))
        }
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(packed(entries)))})`,
        map: null,
        moduleType: 'js',
      }
    },
  }
}
