import type { Plugin } from 'vite'

/** Imports a Fluent file as its text, without its comments. */
export function fluent(): Plugin {
  return {
    name: 'fluent',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]!.endsWith('.ftl')) return null
      const text = code
        .split('\n')
        .filter((line) => !line.startsWith('#') && line.trim())
        .join('\n')
      return { code: `export default ${JSON.stringify(text)}`, map: null, moduleType: 'js' }
    },
  }
}
