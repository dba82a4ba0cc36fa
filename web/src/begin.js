// Before anything is painted: the theme that this browser keeps, so that no page comes in another one first; what
// stands in another language than the one that was chosen here isn't shown (`base.css`) until the client is there; and
// a page of which a part doesn't come, as where a network changes just then, is loaded again.
{
  const page = document.documentElement
  const kept = (name) => {
    try {
      return JSON.parse(localStorage.getItem(`skulduggery-${name}`))
    } catch {
      return null // private windows may refuse
    }
  }
  const wants = (name, chosen, query) =>
    (kept(name) ?? 'auto') === chosen || ((kept(name) ?? 'auto') === 'auto' && matchMedia(query).matches)
  page.dataset.theme = wants('theme', 'dark', '(prefers-color-scheme: dark)') ? 'dark' : 'light'
  page.dataset.contrast = wants('contrast', 'more', '(prefers-contrast: more)') ? 'more' : 'none'
  const language = kept('language')
  if (language && language !== page.lang) page.dataset.foreign = language

  const TRIES = 'skulduggery-tries'
  const MOST = 5
  const wait = (seconds) => new Promise((over) => setTimeout(over, 1000 * seconds))
  const answered = () =>
    fetch('/', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
  const over = new AbortController()
  const on = (what, then) => addEventListener(what, then, { capture: true, signal: over.signal })
  async function lost() {
    over.abort()
    try {
      const tries = (sessionStorage[TRIES] = Number(sessionStorage[TRIES] ?? 0) + 1)
      if (tries > MOST) return // it is no network that fails
      do await wait(2 ** tries / 4)
      while (!(await answered()))
      location.reload()
    } catch {
      // private windows may refuse: who can't count doesn't begin
    }
  }
  function begun() {
    over.abort()
    try {
      delete sessionStorage[TRIES]
    } catch {
      // nothing was counted
    }
  }
  on('error', ({ target }) => (target instanceof HTMLScriptElement || target.rel === 'stylesheet') && lost())
  on('skulduggery-lost', lost)
  on('skulduggery-begun', begun)
}
