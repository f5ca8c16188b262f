import { useDeferredValue, useMemo } from 'react'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { useOptions } from '#web/features/options/options.api.ts'
import type { SearchCriteria, Mode } from './search-criteria.ts'
import { useMatches } from './search.api.ts'

/** The loaded part of the list, and what the server counted of the whole. */
export function useFoundMatches(mode: Mode, criteria: SearchCriteria) {
  const { company } = useActiveCompany()
  const { data: provinces = [] } = useOptions('provinces')
  const found = useMatches(mode, company.id, criteria)
  // Drawn in the background, so that a tap is answered meanwhile.
  const data = useDeferredValue(found.data)
  const pages = data?.pages
  // A locum whose score changed between two pages may be on both.
  const matches = useMemo(
    () => [...new Map((pages ?? []).flatMap(({ items }) => items).map((match) => [match.id, match])).values()],
    [pages],
  )
  return {
    ...found,
    data,
    isPending: !data && !found.isError,
    matches,
    provinces,
    summary: pages?.[0]?.summary,
    waiting: !data || data !== found.data || found.isPlaceholderData,
    criteria: pages?.[0]?.criteria,
  }
}

export type FoundMatches = ReturnType<typeof useFoundMatches>
