import type { LoaderFunction, Params } from 'react-router-dom'
import type { Role } from '#shared/kernel/roles.ts'
import { session } from '#web/platform/session.ts'
import { nextTask } from '#web/platform/next-task.ts'

/** The target of a navigation. */
export interface NavigationTarget {
  pathname: string
  search: URLSearchParams
  params: Params
}

interface Part {
  load: () => Promise<unknown>
}

/** Doesn't wait: the page shows the failure and retries. */
const start = (work: Promise<unknown> | undefined): void => void work?.catch(() => undefined)

/**
 * Starts loading a page's file and its data as soon as navigation begins, without delaying it. Pages of a role are
 * loaded for that role only.
 */
export const routeLoader =
  (part: Part, role?: Role, prefetchData?: (target: NavigationTarget) => Promise<unknown>): LoaderFunction =>
  ({ request, params }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (!role || session()?.role === role) {
      start(prefetchData?.({ pathname, search: searchParams, params }))
      // A file requested before the data would overtake it on a slow connection.
      start(nextTask().then(part.load))
    }
    return null
  }
