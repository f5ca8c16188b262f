import type { CompanyId } from '#shared/kernel/ids.ts'

/** Names the practice that an address is about; it becomes the active one. */
const PRACTICE_PARAM = 'practice'

export const namesPractice = (search: URLSearchParams): boolean => search.has(PRACTICE_PARAM)

/** The practice that an address names, if it is one of these. */
export const practiceIn = (search: URLSearchParams, own: readonly { id: CompanyId }[]): CompanyId | undefined =>
  own.find(({ id }) => id === search.get(PRACTICE_PARAM))?.id

/** An address that opens a page of this practice, whichever is active. */
export function addressFor(id: CompanyId, address: string): string {
  const [path = '', search] = address.split('?')
  const params = new URLSearchParams(search)
  params.set(PRACTICE_PARAM, id)
  return `${path}?${params}`
}

export function withoutPractice({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search)
  params.delete(PRACTICE_PARAM)
  return params.size > 0 ? `${pathname}?${params}` : pathname
}
