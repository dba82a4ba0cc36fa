// Before anything is painted: the theme that this browser keeps, so that no page comes in another one first; and what
// stands in another language than the one that was chosen here isn't shown (`base.css`) until the client is there.
{
  const page = document.documentElement
  const kept = (name) => {
    try {
      return JSON.parse(localStorage.getItem(`skulduggery-${name}`))
    } catch {
      return null // private windows may refuse
    }
  }
  const wants = (name, chosen, query) => (kept(name) ?? 'auto') === chosen || ((kept(name) ?? 'auto') === 'auto' && matchMedia(query).matches)
  page.dataset.theme = wants('theme', 'dark', '(prefers-color-scheme: dark)') ? 'dark' : 'light'
  page.dataset.contrast = wants('contrast', 'more', '(prefers-contrast: more)') ? 'more' : 'none'
  const language = kept('language')
  if (language && language !== page.lang) page.dataset.foreign = language
}
