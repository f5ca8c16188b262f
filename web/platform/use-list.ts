import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Page } from '#shared/kernel/define-contract.ts'
import type { ApiList, QueryKeyOf } from './api-query.ts'

/** More than a usual account has of anything: so many items are loaded without a click. */
const MAX_AUTOMATIC = 100

export interface ListOptions {
  enabled?: boolean
  /** How many items are loaded without a click. */
  automaticItems?: number
  /** The polling interval in milliseconds. */
  every?: number
}

interface PageOptions<Part> {
  enabled: boolean
  /** Pages are loaded until this is true. */
  hasEnough: (pages: readonly Part[]) => boolean
  /** Keeps the previous result while a changed request loads. */
  keepLast?: boolean
  every?: number | undefined
}

/** The loaded pages of a list; `isLoadingMore` while more are loaded automatically. */
export function usePages<T, Part extends Page<T> = Page<T>>(
  list: ApiList<T, Part>,
  { enabled, hasEnough, keepLast = false, every }: PageOptions<Part>,
) {
  const found = useInfiniteQuery<Part, Error, InfiniteData<Part>, QueryKeyOf, string | undefined>({
    ...list,
    enabled,
    ...(keepLast && { placeholderData: keepPreviousData }),
    refetchInterval: every ?? false,
  })
  const { data, hasNextPage, isFetching, isPlaceholderData, isError, fetchNextPage } = found
  const isLoadingMore = enabled && hasNextPage && !isError && !hasEnough(data?.pages ?? [])
  useEffect(() => {
    if (isLoadingMore && !isFetching && !isPlaceholderData) void fetchNextPage()
  }, [isLoadingMore, isFetching, isPlaceholderData, fetchNextPage])
  return { ...found, isLoadingMore }
}

/** A list of the API, present once the automatic pages are loaded. `more` loads the next page, if there is one. */
export function useList<T, Part extends Page<T> = Page<T>>(
  list: ApiList<T, Part>,
  { enabled = true, automaticItems = MAX_AUTOMATIC, every }: ListOptions = {},
) {
  const hasEnough = (pages: readonly Part[]) =>
    pages.reduce((sum, { items }) => sum + items.length, 0) >= automaticItems
  const pages = usePages(list, { enabled, hasEnough, every })
  const { data, error, isPending, isLoadingMore, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = pages
  const items = useMemo(() => data?.pages.flatMap((page) => page.items), [data])
  const more = hasNextPage && !isLoadingMore ? () => void fetchNextPage() : undefined
  return {
    data: isLoadingMore ? undefined : items,
    summary: data?.pages[0]?.summary as Part['summary'] | undefined,
    error,
    isPending: isPending || isLoadingMore,
    refetch,
    more,
    busy: isFetchingNextPage,
  }
}

type List<T> = ReturnType<typeof useList<T>>

/**
 * Several lists as one, present once all are loaded. A night shift between two periods is in both lists and shown once.
 */
export function combineLists<T extends { id: string }>(lists: readonly List<T>[]) {
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
