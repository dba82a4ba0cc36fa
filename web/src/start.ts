/** The page is seen before the client begins: reading and running it would hold up the first picture, and so would fetching the letters of a board. */

import { letters } from './lib/letters'

if (!document.hidden) await new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)))
import('./main').then(
  () => dispatchEvent(new Event('skulduggery-begun')),
  () => dispatchEvent(new Event('skulduggery-lost')), // to `begin.js`
)
if (document.documentElement.dataset['game']) void letters()
