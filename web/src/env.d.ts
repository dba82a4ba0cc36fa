/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:pictograms/*' {
  const address: string
  export default address
}
declare module 'virtual:pictures/*' {
  const addresses: Record<string, string>
  export default addresses
}
declare module '*.ftl' {
  const entries: import('./lib/packedTexts').PackedEntries
  export default entries
}
declare module '*.toml' {
  const table: Record<string, any>
  export default table
}

/** Trusted Types, as far as they are used here: TypeScript's own library lacks them. */
interface Window {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (text: string) => string },
    ): { createScriptURL(text: string): unknown }
  }
}

declare module 'gifenc' {
  type Palette = number[][]
  interface Encoder {
    writeFrame: (
      indices: Uint8Array,
      width: number,
      height: number,
      how: { palette: Palette; delay: number; transparent: boolean; transparentIndex: number; dispose: number },
    ) => void
    finish: () => void
    bytes: () => Uint8Array
  }
  export function GIFEncoder(): Encoder
  export function quantize(pixels: Uint8Array, colours: number): Palette
  export function applyPalette(pixels: Uint8Array, palette: Palette): Uint8Array
}
