// Shows the notes of this server while nobody has it open, and leads to the table that waits. It does nothing else: what
// pages ask of the server doesn't pass here, and nothing is kept.

self.addEventListener('push', (event) => {
  const { title, text, path } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: path, icon: '/favicon.svg', data: path }))
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
