// The worker of the app: it keeps files of the build, so that the lobby comes also without the server, and shows notes
// while nobody has this server open. What pages ask of /api doesn't pass here, and nothing of any game is kept.

// `BUILD` stands before this file (tools/app.ts): `files` are the names of all files of the build that have their hash
// in them, `first` those without which no page comes.
const CACHE = 'build'

self.addEventListener('install', (event) => event.waitUntil(begin()))
self.addEventListener('activate', (event) => event.waitUntil(tidy()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || /^\/api(\/|$)/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request))
})

async function begin() {
  await (await caches.open(CACHE)).addAll(['/', ...BUILD.first])
  await self.skipWaiting()
}

/** Files of other builds go; pages that come from one have what they run, and are told that there is a new one. */
async function tidy() {
  const cache = await caches.open(CACHE)
  const stale = (await cache.keys()).filter(
    ({ url }) => ![location.origin + '/', ...BUILD.files.map((name) => location.origin + name)].includes(url),
  )
  await Promise.all(stale.map((one) => cache.delete(one)))
  await self.clients.claim()
}

/**
 * Any page: as the server has it now, so that a new build comes at once; the one that is kept if there is no server.
 */
async function page(request) {
  const answer = await fetch(request).catch(() => null)
  if (answer && answer.status < 500) return answer
  return (await caches.match('/')) ?? answer ?? Response.error()
}

/** A file with its hash in its name never changes. */
async function file(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

self.addEventListener('push', (event) => {
  const { title, text, path } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, { body: text, tag: path, icon: '/icon-192.png', data: path }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((one) => new URL(one.url).pathname === path)
  await (there ? there.focus() : self.clients.openWindow(path))
}
