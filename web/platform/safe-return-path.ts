import { paths, signedInSegments } from '#shared/kernel/paths.ts'

/** An invite can be read without a session, but not accepted. */
const segments: readonly string[] = [...signedInSegments, 'invite']

/**
 * Accepts only this site's addresses that need a session: signing out is none of them. Browsers resolve `//other.host`
 * and `/\other.host` to another site.
 */
export function safeReturnPath(address: string | null, origin: string): string {
  if (!address?.startsWith('/') || !URL.canParse(address, origin)) return paths.home
  const url = new URL(address, origin)
  const [, first = ''] = url.pathname.split('/')
  return url.origin === origin && segments.includes(first) ? url.pathname + url.search + url.hash : paths.home
}
