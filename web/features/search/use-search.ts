import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useActiveCompany } from '#web/components/account.ts'
import { today } from '#web/platform/clock.ts'
import { useSession } from '#web/platform/session.ts'
import { readStored, store } from '#web/platform/storage.ts'
import { type Criteria, criteriaOf, paramsOf } from './criteria.ts'
import type { Mode } from './search.api.ts'

/** Of the person whose page stands beside the list. */
const CHOSEN = 'locum'

/** The address follows a change in its own time; what was changed shows at once. */
function useAddress(): [URLSearchParams, (next: URLSearchParams) => void] {
  const [params, setParams] = useSearchParams()
  const [ahead, setAhead] = useState<{ of: URLSearchParams; next: URLSearchParams }>()
  const go = (next: URLSearchParams) => {
    setAhead({ of: params, next })
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return [ahead?.of === params ? ahead.next : params, go]
}

/** Another user of the same browser has searches of their own. */
const searchesOf = (userId: string): Record<string, string> => {
  const kept = readStored('lastLocumSearch')
  return kept?.userId === userId ? kept.searches : {}
}

/** What options know; an address may be old, or typed. */
export interface Known {
  professions: ReadonlySet<string>
  locations: ReadonlySet<string>
}

/**
 * The search that the address names; the bare address names the practice's last one, else the usual. Dates are no part
 * of the directory.
 */
export function useSearch(
  mode: Mode,
  usual: Pick<Criteria, 'profession' | 'location'>,
  { professions, locations }: Known,
) {
  const { company } = useActiveCompany()
  const userId = useSession()?.userId ?? ''
  const [params, setParams] = useAddress()
  const kept = mode === 'search' && !params.has('profession') ? searchesOf(userId)[company.id] : undefined
  const named = criteriaOf(params.has('profession') || !kept ? params : new URLSearchParams(kept), usual, today())
  const profession = professions.has(named.profession) ? named.profession : usual.profession
  const location =
    locations.has(named.location) || (mode === 'directory' && !named.location) ? named.location : usual.location
  const criteria: Criteria =
    mode === 'search'
      ? { ...named, profession, location }
      : { ...named, profession, location, dates: [], strict: named.strict.filter((condition) => condition !== 'dates') }
  const text = paramsOf(criteria).toString()
  const chosen = params.get(CHOSEN)
  const withChosen = (search: URLSearchParams) => {
    if (chosen) search.set(CHOSEN, chosen)
    return search
  }
  useEffect(() => {
    if (mode === 'search' && userId)
      store('lastLocumSearch', { userId, searches: { ...searchesOf(userId), [company.id]: text } })
  }, [mode, userId, company.id, text])
  return {
    criteria,
    chosen: chosen ?? undefined,
    change: (changed: Partial<Criteria>) => setParams(withChosen(paramsOf({ ...criteria, ...changed }))),
    choose: (id: string) => setParams(new URLSearchParams([...paramsOf(criteria), [CHOSEN, id]])),
    /** The address with somebody's page beside the list. */
    withLocum: (id: string): string => `?${new URLSearchParams([...paramsOf(criteria), [CHOSEN, id]])}`,
  }
}

export type Search = ReturnType<typeof useSearch>
