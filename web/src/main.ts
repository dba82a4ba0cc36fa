import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { texts } from './lib/texts.svelte'
import './styles/fonts.css'
import './styles/base.css'

document.documentElement.dataset['theme'] = settings.dark ? 'dark' : 'light'
await texts.load(settings.language)
mount(App, { target: document.getElementById('app')! })
