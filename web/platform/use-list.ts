import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import type { Page } from '#shared/kernel/define-contract.ts'
import type { ApiList, QueryKeyOf } from './api-query.ts'

/** More than a usual account has of anything: so many items are loaded without a click. */
const MAX_AUTOMATIC = 100

/** As many cards as a phone has room for: what follows them comes out of sight. */
export const SCREENFUL = 6

export interface ListOptions<T> {
  enabled?: boolean
  /** How many items are loaded without a click. */
  automaticItems?: number
  /** Whether the first of these are enough to be shown while the others load; otherwise all are shown together. */
  isEnough?: (items: readonly T[]) => boolean
  /** The polling interval in milliseconds. */
  pollMs?: number
}

interface PageOptions<T, Part> {
  enabled: boolean
  /** Pages are loaded until this is true. */
  hasEnough: (pages: readonly Part[]) => boolean
  isEnough?: ListOptions<T>['isEnough']
  /** Keeps the previous result while a changed request loads. */
  keepLast?: boolean
  pollMs?: number | undefined
}

/** How many pages are shown while others load: as few as are enough, so that what is shown changes once. */
export const countFirst = <T>(pages: readonly Page<T>[], isEnough: (items: readonly T[]) => boolean): number =>
  1 + pages.findIndex((_, at) => isEnough(pages.slice(0, at + 1).flatMap(({ items }) => items)))

const never = () => false

/**
 * The loaded pages of a list, the first `count` of which are shown; `isLoadingMore` while more are loaded
 * automatically: those after the shown ones once these are drawn.
 */
export function usePages<T, Part extends Page<T> = Page<T>>(
  list: ApiList<T, Part>,
  { enabled, hasEnough, isEnough = never, keepLast = false, pollMs }: PageOptions<T, Part>,
) {
  const found = useInfiniteQuery<Part, Error, InfiniteData<Part>, QueryKeyOf, string | undefined>({
    ...list,
    enabled,
    ...(keepLast && { placeholderData: keepPreviousData }),
    refetchInterval: pollMs ?? false,
  })
  const { data, hasNextPage, isFetching, isPlaceholderData, isError, fetchNextPage } = found
  const isLoadingMore = enabled && hasNextPage && !isError && !hasEnough(data?.pages ?? [])
  const count = isLoadingMore ? countFirst(data?.pages ?? [], isEnough) : Infinity
  const isGrowing = isLoadingMore && count > 0
  // Together with what is drawn in pieces, which a further page would start anew.
  const isDrawn = useDeferredValue(isGrowing)
  const isNext = isLoadingMore && (isDrawn || !isGrowing)
  useEffect(() => {
    if (isNext && !isFetching && !isPlaceholderData) void fetchNextPage()
  }, [isNext, isFetching, isPlaceholderData, fetchNextPage])
  return { ...found, isLoadingMore, isGrowing, count }
}

const comesByItself = () => undefined

/** The same array as long as it has the same items, so that nothing is drawn again for it. */
function useSame<T>(items: readonly T[] | undefined): readonly T[] | undefined {
  const [kept, setKept] = useState(items)
  const isSame = kept?.length === items?.length && (items ?? []).every((item, at) => item === kept?.[at])
  if (!isSame) setKept(items)
  return isSame ? kept : items
}

/**
 * A list of the API, present once the automatic pages are loaded, or enough of them while `isGrowing`. `loadMore` loads
 * the next page, if there is one.
 */
export function useList<T, Part extends Page<T> = Page<T>>(
  list: ApiList<T, Part>,
  { enabled = true, automaticItems = MAX_AUTOMATIC, isEnough, pollMs }: ListOptions<T> = {},
) {
  const hasEnough = (pages: readonly Part[]) =>
    pages.reduce((sum, { items }) => sum + items.length, 0) >= automaticItems
  const pages = usePages(list, { enabled, hasEnough, isEnough, pollMs })
  const {
    data,
    error,
    isPending,
    isStale,
    isLoadingMore,
    isGrowing,
    count,
    isFetchingNextPage,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = pages
  const items = useSame(count > 0 ? data?.pages.slice(0, count).flatMap((page) => page.items) : undefined)
  const loadMore = isGrowing ? comesByItself : hasNextPage && !isLoadingMore ? () => void fetchNextPage() : undefined
  return {
    data: items,
    summary: data?.pages[0]?.summary as Part['summary'] | undefined,
    error,
    isPending: isPending || (isLoadingMore && !isGrowing),
    isGrowing,
    /** From the last visit, or from a while ago. */
    isStale,
    refetch,
    loadMore,
    busy: isFetchingNextPage && !isGrowing,
  }
}

/** What follows the loaded items of a list. */
export interface MoreItems {
  /** Loads the next page, if there is one. */
  loadMore: (() => void) | undefined
  busy: boolean
}

type List<T> = ReturnType<typeof useList<T>>

/**
 * Several lists as one, present once all are loaded. A night shift between two periods is in both lists and shown once.
 */
export function combineLists<T extends { id: string }>(lists: readonly List<T>[]) {
  const parts = lists.map(({ data }) => data)
  const further = lists.flatMap(({ loadMore }) => loadMore ?? [])
  return {
    data: parts.every((part) => part !== undefined)
      ? [...new Map(parts.flat().map((item) => [item.id, item])).values()]
      : undefined,
    error: lists.find(({ error }) => error)?.error,
    retry: () => void Promise.all(lists.map(({ refetch }) => refetch())),
    loadMore: further.length > 0 ? () => further.forEach((load) => load()) : undefined,
    busy: lists.some(({ busy }) => busy),
  }
}
