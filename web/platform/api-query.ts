import type { DataTag } from '@tanstack/react-query'
import type { OutputOf, Page } from '#shared/kernel/define-contract.ts'
import { type ArgsOf, call } from './api-client.ts'
import { registerQuery } from './invalidations.ts'
import type { ListQuery, Query, QueryName, SingleQuery } from './operations.ts'

/** The operation, so that all of its results can be invalidated, and the request. */
export type QueryKeyOf = readonly [operation: QueryName, request: object, more?: string]

type ItemOf<O extends ListQuery> = OutputOf<O> extends Page<infer Item> ? Item : never
type PageOf<O extends ListQuery> = Extract<OutputOf<O>, Page<ItemOf<O>>>

const keyOf = (query: Query, request: object = {}, more?: string): QueryKeyOf => {
  registerQuery(query)
  return more === undefined ? [query.name, request] : [query.name, request, more]
}

export interface ApiQuery<Result> {
  queryKey: DataTag<QueryKeyOf, Result, Error>
  queryFn: () => Promise<Result>
}

const queryOf = <Result>(queryKey: QueryKeyOf, queryFn: () => Promise<Result>): ApiQuery<Result> => ({
  queryKey: queryKey as ApiQuery<Result>['queryKey'],
  queryFn,
})

/**
 * The query options of an operation that returns one object. `more` is what the result depends on besides the request.
 */
export function apiQuery<O extends SingleQuery>(operation: O, ...args: [...ArgsOf<O>, more?: string | undefined]) {
  const [request, more] = args as readonly unknown[] as [object?, string?]
  const read = () => call<Query>(operation, request as never) as Promise<OutputOf<O>>
  return queryOf(keyOf(operation, request, more), read)
}

const readPage = <O extends ListQuery>(operation: O, args: ArgsOf<O>, NextToken: string | undefined) => {
  const [request] = args as [{ query?: object }?]
  const query = { ...request?.query, ...(NextToken && { NextToken }) }
  return call<Query>(operation, { ...request, query } as never) as Promise<PageOf<O>>
}

export interface ApiList<Item, Part extends Page<Item> = Page<Item>> {
  queryKey: QueryKeyOf
  queryFn: (context: { pageParam: string | undefined }) => Promise<Part>
  initialPageParam: string | undefined
  getNextPageParam: (page: { nextToken?: string | undefined }) => string | undefined
}

/** A list operation, page by page: for `useList`, or a loader's `prefetchInfiniteQuery`. */
export const apiList = <O extends ListQuery>(operation: O, ...args: ArgsOf<O>): ApiList<ItemOf<O>, PageOf<O>> => ({
  queryKey: keyOf(operation, args[0] as object, 'pages'),
  queryFn: ({ pageParam }) => readPage(operation, args, pageParam),
  initialPageParam: undefined,
  getNextPageParam: ({ nextToken }) => nextToken,
})

/** All pages of a list. */
async function readAllPages<O extends ListQuery>(operation: O, ...args: ArgsOf<O>): Promise<ItemOf<O>[]> {
  const items: ItemOf<O>[] = []
  let next: string | undefined
  do {
    const page = await readPage(operation, args, next)
    items.push(...page.items)
    next = page.nextToken
  } while (next)
  return items
}

/** A query for all pages of a list, where part of it is of no use. */
export const apiFullList = <O extends ListQuery>(operation: O, ...args: ArgsOf<O>) =>
  queryOf(keyOf(operation, args[0] as object, 'whole'), () => readAllPages(operation, ...args))

/** A query whose result is cached in another shape. */
export const mappedQuery = <Result, Shaped>(
  { queryKey, queryFn }: ApiQuery<Result>,
  shape: string,
  mapResult: (response: Result) => Shaped,
): ApiQuery<Shaped> => queryOf([queryKey[0], queryKey[1], shape], async () => mapResult(await queryFn()))
