/** Notifications that this browser shows by itself, without a page of ours open. */

import { Refused } from './api'
import { t } from './texts.svelte'
import { registerWorker, workerSupported } from './serviceWorker'
import type { WayWanted } from './wire'

type Reached = Extract<WayWanted, { by: 'push' }>

/** Whether this browser can show them; it can't over plain http. */
export const pushable = workerSupported && 'PushManager' in globalThis && 'Notification' in globalThis

/** Returns the push address of this browser, if it is set up for that. */
export async function reached(): Promise<string | null> {
  const subscription = await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()
  return subscription?.endpoint ?? null
}

/** Lets the server with this key reach this browser. Throws if the person or the browser doesn't allow it. */
export async function reach(key: string): Promise<Reached> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Refused(() => t('web-tell-me-denied'), 0)
  await registerWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  try {
    const { endpoint, keys } = (
      await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    ).toJSON()
    return { by: 'push', to: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! }
  } catch {
    throw new Refused(() => t('web-tell-me-unreached'), 0)
  }
}
