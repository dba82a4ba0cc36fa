/**
 * The page is seen before the client begins: reading and running it would hold up the first picture, and so would
 * fetching the letters of a board.
 */

import { fontsLoaded } from './lib/fonts'

if (!document.hidden) await new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)))
/** To `begin.js`, which loads the page again where a part of it hasn't come. */
const tell = (what: 'begun' | 'lost') => (): boolean => dispatchEvent(new Event(`skulduggery-${what}`))
import('./main').then(tell('begun'), tell('lost'))
if (document.documentElement.dataset['game']) void fontsLoaded()
