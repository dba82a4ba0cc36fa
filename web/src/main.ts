import { flushSync, hydrate, mount } from 'svelte'
import App from './App.svelte'
import { idle } from './lib/animation'
import { router } from './lib/router.svelte'
import './lib/input' // from the first key on
import { settings } from './lib/settings.svelte'
import { texts } from './lib/texts.svelte'
import { registerWorker, workerSupported } from './lib/serviceWorker'
import { page } from './pages'
import { first } from './ui/first.svelte'
import './styles/fonts.css'
import './styles/base.css'
import './styles/contrast.css'

document.documentElement.dataset['theme'] = settings.dark ? 'dark' : 'light'
document.documentElement.dataset['contrast'] = settings.stark ? 'more' : 'none'
// a page that doesn't come says so, until it is loaded again
const [came] = await Promise.all([
  Promise.resolve(page(router.place.at)).then(
    () => true,
    () => false,
  ),
  texts.load(settings.language),
])
const target = document.getElementById('app')!
// the lobby hydrates what the page shows before any script; other pages keep that until they have content, unless it is
// in another language
if (target.dataset['page'] === `lobby ${settings.language}` && router.place.at === 'lobby') hydrate(App, { target })
else {
  if (target.dataset['page'] === `${router.place.at} ${settings.language}`) first.shown = target.firstElementChild
  else target.replaceChildren()
  mount(App, { target })
  flushSync()
  if (!first.taken) first.leave()
}
delete document.documentElement.dataset['foreign']
if (!came) throw Error('the page has not come')
if (workerSupported && import.meta.env.PROD)
  void idle()
    .then(registerWorker)
    .catch(() => undefined) // all goes without it, too
