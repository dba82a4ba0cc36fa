/** The page that others may frame: a record that its host opened, and nothing of anybody's seat or account. */

import { mount } from 'svelte'
import { momentOf } from './lib/router.svelte'
import { settings } from './lib/settings.svelte'
import { texts } from './lib/texts.svelte'
import Embedded from './replay/Embedded.svelte'
import './styles/fonts.css'
import './styles/base.css'
import './styles/contrast.css'

document.documentElement.dataset['theme'] = settings.dark ? 'dark' : 'light'
document.documentElement.dataset['contrast'] = settings.stark ? 'more' : 'none'
await Promise.all([texts.need('', 'review'), texts.load(settings.language)])
const id = decodeURIComponent(location.pathname.split('/')[2] ?? '')
mount(Embedded, { target: document.getElementById('app')!, props: { id, moment: momentOf(location.search) } })
