import { adminContract } from '#shared/admin/admin.contract.ts'
import { MIN_LETTERS } from '#shared/admin/lookup.rules.ts'
import { cleanText } from '#shared/kernel/folded-text.ts'
import { apiList } from '#web/platform/api-query.ts'
import { type Scope, scopeIn } from './scopes.ts'

/** Without a scope the first few of each. */
export const foundList = (q: string, scope: Scope) =>
  apiList(adminContract.searchAll, { query: { q, ...(scope && { scope }) } })

/** What the search in an address has found, for the page’s loader; undefined if it has none. */
export const foundIn = (search: URLSearchParams, first: Scope) => {
  const q = cleanText(search.get('q') ?? '')
  return q.length < MIN_LETTERS ? undefined : [foundList(q, scopeIn(search, first))]
}
