import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url))
const ICONS = fileURLToPath(new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url))
const NAME = 'virtual:pictograms/'

interface Collection {
  icons: Record<string, { body: string } | undefined>
  aliases?: Record<string, { parent: string } | undefined>
}

/** A path with one decimal; the flags of arcs may be glued to numbers, so paths with arcs stay as they are. */
function shorter(path: string): string {
  if (/[aAeE]/.test(path)) return path
  return path
    .replace(/-?\d*\.\d+/g, (number) => ` ${Math.round(Number(number) * 10) / 10} `)
    .replace(/\s+/g, ' ')
    .replace(/ ?([a-zA-Z,-]) ?/g, '$1')
}

/** One SVG file with a symbol for each pictogram that a folder's `pictures.ts` names in backquotes: `fedora`. */
function sheet(folder: string): string {
  const collection = JSON.parse(readFileSync(ICONS, 'utf8')) as Collection
  const names = new Set(
    [...readFileSync(`${SOURCES}${folder}/pictures.ts`, 'utf8').matchAll(/`([a-z0-9-]+)`/g)].map((match) => match[1]!),
  )
  const symbols = [...names].sort().map((name) => {
    const icon = collection.icons[name] ?? collection.icons[collection.aliases?.[name]?.parent ?? '']
    if (!icon) throw new Error(`game-icons has no pictogram "${name}"`)
    const body = icon.body
      .replaceAll(' fill="currentColor"', '')
      .replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${shorter(path)}"`)
    return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

/** `import address from 'virtual:pictograms/crooks'` is the address of the sheet of the folder `crooks`. */
export function pictograms(): Plugin {
  let building = false
  return {
    name: 'pictograms',
    configResolved(config) {
      building = config.command === 'build'
    },
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id, options) {
      if (!id.startsWith(`\0${NAME}`)) return null
      const folder = id.slice(NAME.length + 1)
      if (options?.ssr) return `export default "pictograms:${folder}"` // tools/first.ts puts the address in its place
      if (!building) return `export default "/pictograms/${folder}.svg"`
      const file = this.emitFile({ type: 'asset', name: `${folder}.svg`, source: sheet(folder) })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
    configureServer(server) {
      server.middlewares.use('/pictograms/', (request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(sheet(request.url!.replace(/^\/|\.svg.*$/g, '')))
      })
    },
  }
}
