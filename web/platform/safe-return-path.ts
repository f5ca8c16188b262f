import { paths } from './paths.ts'

/** Accepts only addresses of this site: browsers resolve `//other.host` and `/\other.host` to another one. */
export function safeReturnPath(address: string | null, origin: string): string {
  if (!address?.startsWith('/') || !URL.canParse(address, origin)) return paths.home
  const url = new URL(address, origin)
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : paths.home
}
