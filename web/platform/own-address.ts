import { paths } from './paths.ts'

/**
 * Only addresses of this site: browsers read `//elsewhere`, `/\elsewhere` and a tab between the slashes as another's.
 */
export function ownAddress(address: string | null, origin: string): string {
  if (!address?.startsWith('/') || !URL.canParse(address, origin)) return paths.home
  const url = new URL(address, origin)
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : paths.home
}
