import { useQuery } from '@tanstack/react-query'
import { Outlet, type RouteObject } from 'react-router-dom'
import type { ApiQuery } from '#web/platform/api-query.ts'
import { Loading } from '#web/ui/loading.tsx'

const Answered = ({ query }: { query: ApiQuery<unknown> }) =>
  useQuery(query).isPlaceholderData ? <Loading /> : <Outlet />

/** Pages with forms, which must start from the server’s answer, not from what the last visit left. */
export const onceAnswered = (query: ApiQuery<unknown>, ...children: RouteObject[]): RouteObject => ({
  element: <Answered query={query} />,
  children,
})
