// Runs before anything is painted. It sets the stored theme, so that no page flashes in another one. It hides text that
// is not in the chosen language (`base.css`) until the client has started. It repeats what somebody does before that,
// because nothing listens to it yet. And it reloads the page if a part of it fails to load, for example because the
// network changes.
{
  const page = document.documentElement
  const kept = (name) => {
    try {
      return JSON.parse(localStorage.getItem(`skulduggery-${name}`))
    } catch {
      return null // private windows may refuse storage
    }
  }
  const wants = (name, chosen, query) =>
    (kept(name) ?? 'auto') === chosen || ((kept(name) ?? 'auto') === 'auto' && matchMedia(query).matches)
  page.dataset.theme = wants('theme', 'dark', '(prefers-color-scheme: dark)') ? 'dark' : 'light'
  page.dataset.contrast = wants('contrast', 'more', '(prefers-contrast: more)') ? 'more' : 'none'
  const language = kept('language')
  if (language && language !== page.lang) page.dataset.foreign = language

  const home = new URL('..', document.currentScript.src) // this script lies in the folder `assets`
  const TRIES = 'skulduggery-tries'
  const MOST = 5
  const wait = (seconds) => new Promise((over) => setTimeout(over, 1000 * seconds))
  const answered = () =>
    fetch(home, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
  const over = new AbortController()
  const on = (what, then) => addEventListener(what, then, { capture: true, signal: over.signal })
  async function lost() {
    over.abort()
    try {
      const tries = (sessionStorage[TRIES] = Number(sessionStorage[TRIES] ?? 0) + 1)
      if (tries > MOST) return // the network is not the cause
      do await wait(2 ** tries / 4)
      while (!(await answered()))
      location.reload()
    } catch {
      // private windows may refuse storage; without a count, don't reload
    }
  }
  const done = new Map()
  const early = ({ type, target }) => {
    const one = type === 'click' ? target.closest('button:not([popovertarget])') : target
    if (one) done.set(one, one.value)
  }
  const repeat = () => {
    for (const [one, value] of done) {
      if (!one.isConnected) continue
      if (one instanceof HTMLButtonElement) one.click()
      else {
        one.value = value
        for (const what of ['input', 'change']) one.dispatchEvent(new Event(what, { bubbles: true }))
      }
    }
  }
  function begun() {
    over.abort()
    repeat()
    try {
      delete sessionStorage[TRIES]
    } catch {
      // nothing was counted
    }
  }
  on('error', ({ target }) => (target instanceof HTMLScriptElement || target.rel === 'stylesheet') && lost())
  on('skulduggery-lost', lost)
  on('skulduggery-begun', begun)
  for (const what of ['click', 'input', 'change']) on(what, early)
}
