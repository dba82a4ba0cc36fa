import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

/** Imports a TOML file as the object that it is, read here so that no browser has to. */
export function toml(): Plugin {
  return {
    name: 'toml',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.toml')) return null
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(parse(code)))})`,
        map: null,
        moduleType: 'js',
      }
    },
  }
}
