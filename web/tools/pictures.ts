import { createHash } from 'node:crypto'
import { optimize, type PluginConfig } from 'svgo'
import type { Plugin } from 'vite'
import { LIMITS, SETS } from '../pictures/sets.ts'

export { SETS }

const NAME = 'virtual:pictures/'
/** The most bytes of one picture, unless LIMITS allows its set more. */
export const MOST_BYTES = 6144

// six of SVGO's forty plugins reach the same size in a fifth of the time
const PLUGINS: PluginConfig[] = [
  { name: 'convertPathData', params: { floatPrecision: 1, applyTransforms: false } },
  { name: 'convertTransform', params: { floatPrecision: 2 } },
  'cleanupIds',
  'convertColors',
  'mergePaths',
  'collapseGroups',
]

/** Remove from a picture what a browser doesn't need. */
export const pack = (svg: string): string => optimize(svg, { plugins: PLUGINS }).data

/** Return the packed pictures of a set by id. Throw an error if one is too large. */
export function packed(set: string, most = LIMITS[set] ?? MOST_BYTES): Record<string, string> {
  const draw = SETS[set]
  if (!draw)
    throw new Error(`There is no set of pictures "${set}": web/pictures/sets.ts has ${Object.keys(SETS).join(', ')}.`)
  return Object.fromEntries(
    Object.entries(draw()).map(([id, svg]) => {
      const small = pack(svg)
      const bytes = Buffer.byteLength(small)
      if (bytes > most)
        throw new Error(`The picture ${set}/${id} has ${bytes} bytes; ${most} are allowed. Give it fewer parts.`)
      return [id, small]
    }),
  )
}

const record = (entries: [id: string, value: string][]): string =>
  `export default {${entries.map(([id, value]) => `${JSON.stringify(id)}: ${value}`).join(', ')}}`

/** `import pictures from 'virtual:pictures/crooks'` gives the addresses of the pictures of a set by id. */
export function pictures(): Plugin {
  let building = false
  const drawn = new Map<string, Record<string, string>>()
  const all = (set: string): Record<string, string> => {
    if (!drawn.has(set)) drawn.set(set, packed(set))
    return drawn.get(set)!
  }
  return {
    name: 'pictures',
    configResolved(config) {
      building = config.command === 'build'
    },
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id, options) {
      if (!id.startsWith(`\0${NAME}`)) return null
      const set = id.slice(NAME.length + 1)
      const ids = Object.keys(all(set))
      // tools/first.ts puts the address in its place
      if (options?.ssr) return record(ids.map((one) => [one, `"picture:${set}.${one}"`]))
      if (!building) return record(ids.map((one) => [one, `"/pictures/${set}.${one}.svg"`]))
      // one hash for the whole set, and its names in a row: a script that names every file would be larger
      const hash = createHash('sha256')
        .update(JSON.stringify(all(set)))
        .digest('hex')
        .slice(0, 8)
      for (const [one, source] of Object.entries(all(set)))
        this.emitFile({ type: 'asset', fileName: `assets/${set}.${one}-${hash}.svg`, source })
      return `const folder = import.meta.url.replace(/[^/]*$/, '')
        export default Object.fromEntries('${ids.join(' ')}'.split(' ').map((one) => [one, \`\${folder}${set}.\${one}-${hash}.svg\`]))`
    },
    configureServer(server) {
      server.middlewares.use('/pictures/', (request, response) => {
        const [, set = '', one = ''] = /^\/([\w-]+)\.([\w-]+)\.svg/.exec(request.url!) ?? []
        const svg = SETS[set] && all(set)[one]
        response.statusCode = svg ? 200 : 404
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(svg)
      })
    },
  }
}
