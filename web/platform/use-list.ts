import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ApiList } from './api-query.ts'

/** What a usual account has of anything: it is read without being asked for, a page after the other. */
const AT_ONCE = 100

export interface Reading {
  enabled?: boolean
  /** How many items come by themselves. */
  atOnce?: number
}

export interface OrderedReading extends Reading {
  /** Which days come first: those that end first, unless asked otherwise. */
  order?: 'asc' | 'desc'
}

/** A list of the API as far as it was read: there once what comes by itself is. `more` reads on, where there is more than that. */
export function useList<T>(list: ApiList<T>, { enabled = true, atOnce = AT_ONCE }: Reading = {}) {
  const { data, error, isPending, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({ ...list, enabled })
  const items = useMemo(() => data?.pages.flatMap((page) => page.items), [data])
  const follows = enabled && hasNextPage && !isError && (items?.length ?? 0) < atOnce
  useEffect(() => {
    if (follows && !isFetching) void fetchNextPage()
  }, [follows, isFetching, fetchNextPage])
  const more = hasNextPage && !follows ? () => void fetchNextPage() : undefined
  return {
    data: follows ? undefined : items,
    error,
    isPending: isPending || follows,
    refetch,
    more,
    busy: isFetchingNextPage,
  }
}

type List<T> = ReturnType<typeof useList<T>>

/** Several lists shown as one: there once all of them are. A night between two periods is in the lists of both, and shown once. */
export function together<T extends { id: string }>(lists: readonly List<T>[]) {
  const parts = lists.map(({ data }) => data)
  const further = lists.flatMap(({ more }) => more ?? [])
  return {
    data: parts.every((part) => part !== undefined)
      ? [...new Map(parts.flat().map((item) => [item.id, item])).values()]
      : undefined,
    error: lists.find(({ error }) => error)?.error,
    retry: () => void Promise.all(lists.map(({ refetch }) => refetch())),
    more: further.length > 0 ? () => further.forEach((more) => more()) : undefined,
    busy: lists.some(({ busy }) => busy),
  }
}
