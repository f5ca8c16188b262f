import type { CompanyId } from '#shared/kernel/ids.ts'

/** Names the practice that an address of the site is about; the site makes it the active one. */
export const PRACTICE_PARAM = 'practice'

/** An address that opens a page of this practice, whichever is active. */
export function addressFor(id: CompanyId, address: string): string {
  const [path = '', search] = address.split('?')
  const params = new URLSearchParams(search)
  params.set(PRACTICE_PARAM, id)
  return `${path}?${params}`
}
