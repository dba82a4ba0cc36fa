/** The page is seen before the client begins: reading and running it would hold up the first picture. */

if (!document.hidden) await new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)))
void import('./main')

export {}
