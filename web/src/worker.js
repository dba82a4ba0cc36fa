// The service worker: it caches files of the build, so that the lobby opens even without the server, and shows notes
// while no page of this server is open. Calls to /api don't pass through it, and it keeps nothing of any game.

// tools/app.ts puts `BUILD` before this file: `files` are all files of the build with a hash in their names, `first`
// those that every page needs; for a site without a server, tools/static_site.py names all files there.
const at = (name) => new URL(name, location).href
const HOME = at('./')
// the builds in other folders of this origin have their own
const CACHE = ['build', new URL(HOME).pathname.slice(1, -1)].filter(Boolean).join(' ')
const FILES = new Set(BUILD.files.map(at))

self.addEventListener('install', (event) => event.waitUntil(begin()))
self.addEventListener('activate', (event) => event.waitUntil(tidy()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || /^\/api(\/|$)/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.has(request.url)) event.respondWith(file(request))
})

async function begin() {
  await (await caches.open(CACHE)).addAll([HOME, ...BUILD.first.map(at)])
  await self.skipWaiting()
}

/** Deletes files of other builds. Open pages of such a build have what they run, and learn that there is a new one. */
async function tidy() {
  const cache = await caches.open(CACHE)
  const stale = (await cache.keys()).filter(({ url }) => url !== HOME && !FILES.has(url))
  await Promise.all(stale.map((one) => cache.delete(one)))
  await self.clients.claim()
}

/**
 * Returns a page from the server, so that a new build is used at once, or the cached one if the server is away.
 */
async function page(request) {
  const answer = await fetch(request).catch(() => null)
  if (answer && answer.status < 500) return answer
  return (await caches.match(HOME)) ?? answer ?? Response.error()
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
