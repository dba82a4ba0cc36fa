/** The worker of the app (`worker.js`): there where people come by https, or from this machine. */

const WORKER = '/worker.js'
// the one script that may be named by a text: a page here is let start no other worker
const policy = window.trustedTypes?.createPolicy('skulduggery-worker', { createScriptURL: () => WORKER })

export const workerSupported = 'serviceWorker' in navigator

/** Have it work, if it doesn't yet; a new build brings a new one. Throws where the browser doesn't allow it. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register((policy?.createScriptURL('') ?? WORKER) as string)
