import type { LoaderFunction, Params } from 'react-router-dom'
import type { Role } from '#shared/kernel/roles.ts'
import { session } from '#web/platform/session.ts'

/** The target of a navigation. */
export interface Going {
  pathname: string
  search: URLSearchParams
  params: Params
}

interface Part {
  load: () => Promise<unknown>
}

// The page shows the failure and retries.
const begin = (work: Promise<unknown> | undefined): void => void work?.catch(() => undefined)

/** Resolves once the API requests are on the wire: files requested earlier would overtake them on a slow connection. */
export const onceSent = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Starts loading a page's file and its data as soon as navigation begins, without delaying it. Pages of a role are
 * loaded for that role only.
 */
export const loads =
  (part: Part, role?: Role, ask?: (going: Going) => Promise<unknown>): LoaderFunction =>
  ({ request, params }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (!role || session()?.role === role) {
      begin(ask?.({ pathname, search: searchParams, params }))
      begin(onceSent().then(part.load))
    }
    return null
  }
