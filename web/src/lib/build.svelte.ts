/** Whether the server has another build than the one that this page comes from. */

class Build {
  old = $state(false)

  constructor() {
    addEventListener('vite:preloadError', () => void this.look()) // part of this page is gone, or its server
  }

  /** Look, whenever a server is back that was away: it may be a new one. What runs goes on until people load it. */
  async look(): Promise<void> {
    const own = document.querySelector('script[type=module]')?.getAttribute('src')
    const page = await fetch('/', { cache: 'no-store' }).then(
      (answer) => (answer.ok ? answer.text() : ''),
      () => '',
    )
    if (own && page && !page.includes(own)) this.old = true
  }
}

export const build = new Build()
