/** The parts of a browser that modules use while they load, because the build renders first pages without a browser. */

const nothing = (): void => undefined
const BLANK = {
  window: globalThis,
  innerWidth: 0,
  location: { origin: '', pathname: '/', search: '', hash: '' },
  history: { state: null },
  navigator: { languages: [] },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  addEventListener: nothing,
  reportError: (fault: unknown) => {
    throw fault
  },
  document: { baseURI: 'http://localhost/', addEventListener: nothing, documentElement: { dataset: {} } },
}
for (const [name, value] of Object.entries(BLANK))
  Object.defineProperty(globalThis, name, { value, configurable: true })

export {}
