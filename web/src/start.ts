/**
 * Shows the page before the client begins, because parsing and running the client, or loading the fonts of a board,
 * would delay the first paint.
 */

import { fontsLoaded } from './lib/fonts'

if (!document.hidden) await new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)))
/** Tells `begin.js`, which reloads the page if a part of it is missing. */
const tell = (what: 'begun' | 'lost') => (): boolean => dispatchEvent(new Event(`skulduggery-${what}`))
import('./main').then(tell('begun'), tell('lost'))
if (document.documentElement.dataset['game']) void fontsLoaded()
