import { useMemo } from 'react'
import { useActiveCompany } from '#web/components/account.ts'
import { useOptions } from '#web/features/options/options.api.ts'
import { conditions, type Criteria } from './criteria.ts'
import { merged, narrowed, sorted } from './ranking.ts'
import { type Mode, useMatches } from './search.api.ts'

export function useFound(mode: Mode, criteria: Criteria) {
  const { company } = useActiveCompany()
  const { data: provinces } = useOptions('provinces')
  const found = useMatches(mode, company.id, criteria)
  const all = useMemo(() => merged(found.data?.pages ?? []), [found.data])
  const strict = criteria.strict.join()
  const { sort, location, start_time, end_time, full } = criteria
  const shown = useMemo(() => {
    const named = strict.split(',')
    const kept = narrowed(
      all,
      conditions.filter((condition) => named.includes(condition)),
    )
    return sorted(
      full ? kept.filter(({ match }) => match === 'exact') : kept,
      { sort, location, start_time, end_time },
      provinces ?? [],
    )
  }, [all, strict, full, sort, location, start_time, end_time, provinces])
  const leftOut = found.data?.pages.reduce((sum, page) => sum + (page.leftOut ?? 0), 0) ?? 0
  const waiting = !found.data || found.isPlaceholderData
  return { ...found, all, shown, leftOut, waiting, filters: found.data?.pages[0]?.filters, provinces: provinces ?? [] }
}

export type Found = ReturnType<typeof useFound>
