import { useMemo } from 'react'
import { useActiveCompany } from '#web/components/account.ts'
import { useOptions } from '#web/features/options/options.api.ts'
import { conditions, type Criteria } from './criteria.ts'
import { mergeMatches, applyStrictFilters, sortMatches } from './ranking.ts'
import { type Mode, useMatches } from './search.api.ts'

export function useFoundMatches(mode: Mode, criteria: Criteria) {
  const { company } = useActiveCompany()
  const { data: provinces } = useOptions('provinces')
  const found = useMatches(mode, company.id, criteria)
  const all = useMemo(() => mergeMatches(found.data?.pages ?? []), [found.data])
  const strict = criteria.strict.join()
  const { sort, location, start_time, end_time, full } = criteria
  const shown = useMemo(() => {
    const strictNames = strict.split(',')
    const remaining = applyStrictFilters(
      all,
      conditions.filter((condition) => strictNames.includes(condition)),
    )
    return sortMatches(
      full ? remaining.filter(({ match }) => match === 'exact') : remaining,
      { sort, location, start_time, end_time },
      provinces ?? [],
    )
  }, [all, strict, full, sort, location, start_time, end_time, provinces])
  const leftOut = found.data?.pages.reduce((sum, page) => sum + (page.leftOut ?? 0), 0) ?? 0
  const waiting = !found.data || found.isPlaceholderData
  return { ...found, all, shown, leftOut, waiting, filters: found.data?.pages[0]?.filters, provinces: provinces ?? [] }
}

export type FoundMatches = ReturnType<typeof useFoundMatches>
