/** Tells whether the server has another build than the one that served this page. */

class Build {
  old = $state(false)

  constructor() {
    addEventListener('vite:preloadError', () => void this.look()) // a part of this page, or its server, is gone
  }

  /** Checks the build, each time a server is back: it may be a new one. The page goes on until it is reloaded. */
  async look(): Promise<void> {
    const own = document.querySelector('script[type=module]')?.getAttribute('src')
    const page = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' }).then(
      (answer) => (answer.ok ? answer.text() : ''),
      () => '',
    )
    if (own && page && !page.includes(own)) this.old = true
  }
}

export const build = new Build()
