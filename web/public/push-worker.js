// Shows pushes and opens what they are about. It caches nothing: pages load as without it.

const generic = { title: 'You have a new notification.', link: '/' }

const contentOf = ({ data }) => {
  try {
    return { ...generic, ...data.json() }
  } catch {
    return generic
  }
}

/** A page of this site; anything else opens the start. */
const addressOf = (link) => {
  const url = new URL(String(link), self.location.origin)
  return url.origin === self.location.origin ? url.href : `${self.location.origin}/`
}

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('push', (event) => {
  const { title, link } = contentOf(event)
  event.waitUntil(self.registration.showNotification(title, { icon: '/favicon.svg', lang: 'en-ZA', data: { link } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  // A page of its own: what an open page shows is not known here, since it moves on without the worker.
  event.waitUntil(self.clients.openWindow(addressOf(event.notification.data?.link ?? generic.link)))
})
