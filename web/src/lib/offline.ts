/** The games that need no network, if the server offers them: a site of their own at this path, which the browser keeps. */

export const OFFLINE = '/offline/'

/** Returns whether this browser keeps them; only in a secure context it can. */
export const offlineKept = async (): Promise<boolean> =>
  'caches' in window && (await caches.match(OFFLINE).catch(() => undefined)) !== undefined
