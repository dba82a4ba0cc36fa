/** The app's worker (`worker.js`), available over https or from this machine. */

const WORKER = `${import.meta.env.BASE_URL}worker.js`
// the only script that may be named by a text, because pages here may start no other worker
const policy = window.trustedTypes?.createPolicy('skulduggery-worker', { createScriptURL: () => WORKER })

export const workerSupported = 'serviceWorker' in navigator

/** Waits until the worker runs, so that it has cached what it is to cache. Throws if the browser doesn't allow it. */
export async function workerActive(): Promise<void> {
  const { installing, waiting } = await registerWorker()
  const coming = installing ?? waiting
  if (coming)
    await new Promise<void>((done) =>
      coming.addEventListener('statechange', () => coming.state === 'activated' && done()),
    )
}

/** Starts the worker unless it runs; a new build brings a new one. Throws if the browser doesn't allow it. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register((policy?.createScriptURL('') ?? WORKER) as string)
