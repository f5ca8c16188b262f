import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useActiveCompany } from '#web/components/account.ts'
import { today } from '#web/platform/clock.ts'
import { useSession } from '#web/platform/session.ts'
import { readStored, store } from '#web/platform/storage.ts'
import { type Criteria, criteriaOf, paramsOf } from './criteria.ts'
import type { Mode } from './search.api.ts'

/** The address parameter of the locum shown beside the list. */
const CHOSEN = 'locum'

/** The router updates the address later; the changed parameters are returned at once. */
function useAddress(): [URLSearchParams, (next: URLSearchParams) => void] {
  const [params, setParams] = useSearchParams()
  const [ahead, setAhead] = useState<{ of: URLSearchParams; next: URLSearchParams }>()
  const go = (next: URLSearchParams) => {
    setAhead({ of: params, next })
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return [ahead?.of === params ? ahead.next : params, go]
}

/** Stored per user, since several may use the same browser. */
const searchesOf = (userId: string): Record<string, string> => {
  const kept = readStored('lastLocumSearch')
  return kept?.userId === userId ? kept.searches : {}
}

/** Valid options: an address may be old or typed by hand. */
export interface Known {
  professions: ReadonlySet<string>
  locations: ReadonlySet<string>
}

/**
 * The search in the address. Without one, the practice's last search, or its usual profession and region. The directory
 * has no dates.
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
    /** The address with this locum beside the list. */
    withLocum: (id: string): string => `?${new URLSearchParams([...paramsOf(criteria), [CHOSEN, id]])}`,
  }
}

export type Search = ReturnType<typeof useSearch>
