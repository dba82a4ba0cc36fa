/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:pictograms/*' {
  const address: string
  export default address
}
declare module '*.ftl' {
  const text: string
  export default text
}

/** Trusted Types, as far as they are used here: TypeScript's own library lacks them. */
interface Window {
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL: (text: string) => string }): { createScriptURL(text: string): unknown } }
}
