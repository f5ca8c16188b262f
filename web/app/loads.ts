import type { LoaderFunction, Params } from 'react-router-dom'
import type { Role } from '#shared/kernel/roles.ts'
import { session } from '#web/platform/session.ts'

/** An address that is being gone to. */
export interface Going {
  pathname: string
  search: URLSearchParams
  params: Params
}

interface Part {
  load: () => Promise<unknown>
}

// The page itself shows what failed, and asks again.
const begin = (work: Promise<unknown> | undefined): void => void work?.catch(() => undefined)

/**
 * A request is sent some promises after it was asked for: files named meanwhile would be ahead of it on a slow line.
 */
export const onceSent = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * What a route needs, begun as soon as its address is gone to: the file of its page, and beside it the answers that the
 * page shows. Neither holds the navigation up. What belongs to a role is loaded for that role alone.
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
