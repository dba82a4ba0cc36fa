import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'
import LANGUAGES from '../../src/skulduggery/locale/languages.json' with { type: 'json' }
import { reached } from './chunks.ts'

const SOURCES = fileURLToPath(new URL('../../src/skulduggery/', import.meta.url))
const WORKER = fileURLToPath(new URL('../src/worker.js', import.meta.url))
export const GAMES = ['crooks', 'scoundrels', 'mayhem']
const DARK = '#12151c'
/** One less than the best, which takes twice as long for 1%. */
const QUALITY = 10

function texts(language: string, folder: string): (id: string) => string {
  const bundle = new FluentBundle(language)
  for (const name of [language, `web.${language}`])
    bundle.addResource(new FluentResource(readFileSync(`${SOURCES}${folder}locale/${name}.ftl`, 'utf8')))
  return (id) => bundle.formatPattern(bundle.getMessage(id)!.value!)
}

/** The manifest with which a phone installs Skulduggery as an app. */
function manifest(language: string, base: string): string {
  const icon = (name: string, size: number, purpose: string): object => ({
    src: `${base}${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: base,
    name: 'Skulduggery',
    short_name: 'Skulduggery',
    description: texts(language, '')('web-motto'),
    lang: language,
    dir: 'ltr',
    start_url: base,
    scope: base,
    display: 'standalone',
    background_color: DARK,
    theme_color: DARK,
    categories: ['games'],
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: GAMES.map((game) => ({
      name: texts(language, `games/${game}/text/`)(`${game}-title`),
      url: `${base}#${game}`,
    })),
  })
}

/**
 * Makes of the build an app: a manifest in each language, the worker with the names of the build's files, and each
 * file beside itself as compressed by brotli.
 */
export function app(): Plugin {
  let base = '/'
  return {
    name: 'app',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base
    },
    generateBundle(_options, bundle) {
      for (const { code: language } of LANGUAGES)
        this.emitFile({ type: 'asset', fileName: `app.${language}.webmanifest`, source: manifest(language, base) })
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const facadeOf = (one: { facadeModuleId: string | null }): string => one.facadeModuleId ?? ''
      const house = chunks.filter((one) => /\/src\/skulduggery\/locale\/\w+\.ftl$/.test(facadeOf(one))) // in any language
      const lobby = chunks.filter((one) => /\/(index\.html|main\.ts|lobby\/Lobby\.svelte)$/.test(facadeOf(one)))
      const { chunks: scripts, sheets } = reached(
        bundle,
        [...lobby, ...house].map((one) => one.fileName),
      )
      const first = [...scripts, ...sheets]
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const build = { first: first.sort().map((name) => base + name), files: files.sort().map((name) => base + name) }
      this.emitFile({
        type: 'asset',
        fileName: 'worker.js',
        source: `const BUILD = ${JSON.stringify(build)}\n${readFileSync(WORKER, 'utf8')}`,
      })
    },
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (/^assets\/.*\.(js|css|svg)$/.test(name))
          writeFileSync(
            join(dir!, `${name}.br`),
            brotliCompressSync(readFileSync(join(dir!, name)), {
              params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
            }),
          )
      }
    },
  }
}
