import { PRACTICE_PARAM } from '#shared/companies/practice-address.rules.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'

export const namesPractice = (search: URLSearchParams): boolean => search.has(PRACTICE_PARAM)

/** The practice that an address names, if it is one of these. */
export const practiceIn = (search: URLSearchParams, own: readonly { id: CompanyId }[]): CompanyId | undefined =>
  own.find(({ id }) => id === search.get(PRACTICE_PARAM))?.id

export function withoutPractice({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search)
  params.delete(PRACTICE_PARAM)
  return params.size > 0 ? `${pathname}?${params}` : pathname
}
