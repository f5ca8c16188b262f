import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Page } from '#shared/kernel/define-contract.ts'
import type { ApiList, QueryKeyOf } from './api-query.ts'

/** More than a usual account has of anything: so many items are loaded without a click. */
const AT_ONCE = 100

export interface Reading {
  enabled?: boolean
  /** How many items are loaded without a click. */
  atOnce?: number
  /** The polling interval in milliseconds. */
  every?: number
}

interface PagedReading<Part> {
  enabled: boolean
  /** Pages are loaded until this is true. */
  isEnough: (pages: readonly Part[]) => boolean
  /** Keeps the previous result while a changed request loads. */
  keepLast?: boolean
  every?: number | undefined
}

/** The loaded pages of a list; `follows` while more are loaded automatically. */
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

/** A list of the API, present once the automatic pages are loaded. `more` loads the next page, if there is one. */
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
 * Several lists as one, present once all are loaded. A night shift between two periods is in both lists and shown once.
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
