import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Page } from '#shared/kernel/define-contract.ts'
import type { ApiList, QueryKeyOf } from './api-query.ts'

/** What a usual account has of anything: it is read without being asked for, a page after the other. */
const AT_ONCE = 100

export interface Reading {
  enabled?: boolean
  /** How many items come by themselves. */
  atOnce?: number
  /** Read again after so many milliseconds. */
  every?: number
}

interface PagedReading<Part> {
  enabled: boolean
  /** Until then each page is followed by the next. */
  isEnough: (pages: readonly Part[]) => boolean
  /** While another request of the same list is under way the answer to the last one stays. */
  keepLast?: boolean
  every?: number | undefined
}

/** The pages of a list as far as they were read; `follows` while they come by themselves. */
export function usePages<T, Part extends Page<T> = Page<T>>(
  list: ApiList<T, Part>,
  { enabled, isEnough, keepLast = false, every }: PagedReading<Part>,
) {
  const found = useInfiniteQuery<Part, Error, InfiniteData<Part>, QueryKeyOf, string | undefined>({
    ...list,
    enabled,
    ...(keepLast && { placeholderData: keepPreviousData }),
    refetchInterval: every ?? false,
  })
  const { data, hasNextPage, isFetching, isPlaceholderData, isError, fetchNextPage } = found
  const follows = enabled && hasNextPage && !isError && !isEnough(data?.pages ?? [])
  useEffect(() => {
    if (follows && !isFetching && !isPlaceholderData) void fetchNextPage()
  }, [follows, isFetching, isPlaceholderData, fetchNextPage])
  return { ...found, follows }
}

/**
 * A list of the API as far as it was read: there once what comes by itself is. `more` reads on, where there is more
 * than that.
 */
export function useList<T>(list: ApiList<T>, { enabled = true, atOnce = AT_ONCE, every }: Reading = {}) {
  const isEnough = (pages: readonly Page<T>[]) => pages.reduce((sum, { items }) => sum + items.length, 0) >= atOnce
  const pages = usePages(list, { enabled, isEnough, every })
  const { data, error, isPending, follows, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = pages
  const items = useMemo(() => data?.pages.flatMap((page) => page.items), [data])
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

/**
 * Several lists shown as one: there once all of them are. A night between two periods is in the lists of both, and
 * shown once.
 */
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
