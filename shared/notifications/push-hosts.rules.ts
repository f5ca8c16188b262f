/**
 * The push services of the browsers, by host; `*.` is any subdomain. Everything else is refused, so that a
 * subscription can't make the server call another address.
 */
export const pushHosts: readonly string[] = [
  // Chrome, Edge on Android, Opera, Samsung Internet and other browsers on Chromium.
  'fcm.googleapis.com',
  // Firefox
  '*.push.services.mozilla.com',
  // Edge on Windows
  '*.notify.windows.com',
  // Safari
  '*.push.apple.com',
]

const SUBDOMAINS = /^(?:[a-z0-9-]+\.)+$/

const hostMatches = (host: string, allowed: string): boolean => {
  if (!allowed.startsWith('*.')) return host === allowed
  const domain = allowed.slice(2)
  return host.endsWith(domain) && SUBDOMAINS.test(host.slice(0, -domain.length))
}

/** Whether the server may send to this address. An entry with a scheme is a whole origin, for a local push service. */
export const isPushAddress = (address: string, allowed: readonly string[]): boolean => {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '') return false
  if (allowed.includes(url.origin)) return true
  return url.protocol === 'https:' && url.port === '' && allowed.some((entry) => hostMatches(url.hostname, entry))
}
