import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import LANGUAGES from '../../src/skulduggery/locale/languages.json' with { type: 'json' }
import { GAMES } from './app.ts'
import { reached } from './chunks.ts'

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))
const DRAWER = at('node_modules/.first.mjs')
/** Modules that no first page needs: other pages, and the games' rooms. */
const LATER =
  /^\.\.?\/((table|replay|rules|people|account|lab)\/|lobby\/(Credits|Unsubscribe)|(Mine|NewTable|Tables)\.svelte$|\w+\/game$)/
/** The component of each page. */
const PAGES = {
  lobby: 'lobby/Lobby.svelte',
  table: 'table/Table.svelte',
  review: 'replay/Replay.svelte',
  rules: 'rules/Rules.svelte',
}
/** The length of what follows the name of an asset: a hyphen, eight letters and `.svg`. */
const HASH = 13
const ROOM = '<div id="app"></div>'
/** The call that the lobby makes as soon as it runs. */
const GAME_LIST = '<link rel="preload" as="fetch" crossorigin href="/api/games">'
/** The mode of the build of a site without a server. */
export const SITE = 'site'
/** The lobby's fonts: if they arrive late, text moves. */
const LETTERS = ['inter', 'poiret-one', 'pt-serif']

/** Returns the renderer of first pages, built to run without a browser. */
async function draw(mode: string): Promise<typeof import('../src/first.ts').first> {
  const { output } = (await build({
    root: at(''),
    mode,
    logLevel: 'error',
    build: {
      ssr: at('src/first.ts'),
      write: false,
      rolldownOptions: { external: LATER, output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
  })) as Rolldown.RolldownOutput
  writeFileSync(DRAWER, output[0].code)
  const { first } = (await import(DRAWER)) as typeof import('../src/first.ts')
  rmSync(DRAWER)
  return first
}

/**
 * Links by which a browser fetches the chunk of a source, and all that it needs, before any script asks for it;
 * without those that a page has.
 */
function links(
  bundle: Rolldown.OutputBundle,
  source: string,
  page: string,
  base: string,
  style: (name: string) => string,
): string[] {
  const begins = Object.values(bundle)
    .filter((one) => one.type === 'chunk')
    .find((one) => one.facadeModuleId?.endsWith(source))!
  const { chunks, sheets } = reached(bundle, [begins.fileName])
  const wanted = (name: string): boolean => !page.includes(`"${base}${name}"`)
  return [
    ...[...chunks]
      .filter(wanted)
      .map((name) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${base}${name}">`),
    ...[...sheets].filter(wanted).map((name) => style(base + name)),
  ]
}
const sheet = (name: string): string => `<link rel="stylesheet" crossorigin href="${name}">`
/** It isn't needed for what is shown before any script. */
const laterSheet = (name: string): string => `<link rel="preload" as="style" crossorigin href="${name}">`

/**
 * Writes the first pages: `index.html` with what decides its colours, and `first/PAGE.LANGUAGE.html`, or
 * `PAGE.GAME.LANGUAGE.html`, with what a page shows before any script and links to all that it needs.
 */
export function first(): Plugin {
  let begin = ''
  let base = '/'
  let mode = ''
  return {
    name: 'first',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      ;({ base, mode } = config)
    },
    buildStart() {
      begin = this.emitFile({ type: 'asset', name: 'begin.js', source: readFileSync(at('src/begin.js'), 'utf8') })
    },
    async writeBundle({ dir }, bundle) {
      const drawn = await draw(mode)
      const write = (name: string, text: string): void => writeFileSync(join(dir!, name), text)
      // what is seen first needs style and fonts only: scripts come after them
      const later = readFileSync(join(dir!, 'index.html'), 'utf8').replace(
        /<(script type="module"|link rel="modulepreload")/g,
        '$& fetchpriority="low"',
      )
      const index = later.replace(
        '<script type="module"',
        `<script src="${base}${this.getFileName(begin)}"></script>\n    <script type="module"`,
      )
      write('index.html', index)
      mkdirSync(join(dir!, 'first'), { recursive: true })
      const picture = (name: string): string =>
        `${base}${Object.keys(bundle).find((one) => one.endsWith('.svg') && one.slice(0, -HASH) === `assets/${name}`)}`
      for (const { code } of LANGUAGES) {
        const script = new Intl.Locale(code).maximize().script === 'Cyrl' ? 'cyrillic' : 'latin'
        const texts = (folder: string, part = ''): string => `/skulduggery/${folder}locale/${part}${code}.ftl`
        for (const [name, body] of Object.entries(await drawn(code, GAMES))) {
          const [page, game] = name.split('.') as [keyof typeof PAGES, string?]
          const head: string[] = []
          const need = (source: string, style = sheet): number =>
            head.push(...links(bundle, source, index + head.join(), base, style))
          for (const source of ['/src/main.ts', texts(''), `/src/${PAGES[page]}`]) need(source)
          if (page === 'review') need(texts('', 'review.'))
          if (page === 'lobby') {
            const letters = LETTERS.map((one) =>
              Object.keys(bundle).find(
                (file) => file.startsWith(`assets/${one}-${script}-`) && !file.includes('-700-'),
              ),
            )
            head.push(
              ...letters.map(
                (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}">`,
              ),
              ...(mode === SITE ? [] : [GAME_LIST]),
            )
          }
          if (game) {
            const rules = page === 'rules'
            need(rules ? `/src/${game}/PrimerPicture.svelte` : `/src/${game}/game.ts`, laterSheet)
            need(texts(`games/${game}/text/`))
            if (rules) need(texts(`games/${game}/text/`, 'rules.'))
          }
          const told = `<html lang="${code}"${game ? ` data-game="${game}"` : ''}>`
          const shown = body
            .replace(/pictograms:(\w+)/g, (_, of: string) => picture(of))
            .replace(/picture:([\w.-]+)/g, (_, of: string) => picture(of))
          const whole = index
            .replace('<html lang="en">', told)
            .replace('</head>', `  ${head.join('\n    ')}\n  </head>`)
          write(
            `first/${name}.${code}.html`,
            whole.replace(ROOM, `<div id="app" data-page="${page} ${code}">${shown}</div>`),
          )
        }
      }
    },
  }
}
