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
