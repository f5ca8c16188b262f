import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useActiveCompany } from '#web/components/account.ts'
import { today } from '#web/platform/clock.ts'
import { useSession } from '#web/platform/session.ts'
import { readStored, store } from '#web/platform/storage.ts'
import { type Criteria, criteriaOf, paramsOf } from './criteria.ts'
import type { Mode } from './search.api.ts'

/** The address parameter of the locum shown beside the list. */
const LOCUM_PARAM = 'locum'

/** The router updates the address later; the changed parameters are returned at once. */
function useAddress(): [URLSearchParams, (next: URLSearchParams) => void] {
  const [params, setParams] = useSearchParams()
  const [ahead, setAhead] = useState<{ of: URLSearchParams; next: URLSearchParams }>()
  const navigate = (next: URLSearchParams) => {
    setAhead({ of: params, next })
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return [ahead?.of === params ? ahead.next : params, navigate]
}

/** Stored per user, since several may use the same browser. */
const storedSearches = (userId: string): Record<string, string> => {
  const stored = readStored('lastLocumSearch')
  return stored?.userId === userId ? stored.searches : {}
}

/** Valid options: an address may be old or typed by hand. */
export interface KnownOptions {
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
  { professions, locations }: KnownOptions,
) {
  const { company } = useActiveCompany()
  const userId = useSession()?.userId ?? ''
  const [params, setParams] = useAddress()
  const stored = mode === 'search' && !params.has('profession') ? storedSearches(userId)[company.id] : undefined
  const fromAddress = criteriaOf(
    params.has('profession') || !stored ? params : new URLSearchParams(stored),
    usual,
    today(),
  )
  const profession = professions.has(fromAddress.profession) ? fromAddress.profession : usual.profession
  const location =
    locations.has(fromAddress.location) || (mode === 'directory' && !fromAddress.location)
      ? fromAddress.location
      : usual.location
  const criteria: Criteria =
    mode === 'search'
      ? { ...fromAddress, profession, location }
      : {
          ...fromAddress,
          profession,
          location,
          dates: [],
          strict: fromAddress.strict.filter((condition) => condition !== 'dates'),
        }
  const text = paramsOf(criteria).toString()
  const chosen = params.get(LOCUM_PARAM)
  const withChosen = (search: URLSearchParams) => {
    if (chosen) search.set(LOCUM_PARAM, chosen)
    return search
  }
  useEffect(() => {
    if (mode === 'search' && userId)
      store('lastLocumSearch', { userId, searches: { ...storedSearches(userId), [company.id]: text } })
  }, [mode, userId, company.id, text])
  return {
    criteria,
    chosen: chosen ?? undefined,
    change: (changed: Partial<Criteria>) => setParams(withChosen(paramsOf({ ...criteria, ...changed }))),
    choose: (id: string) => setParams(new URLSearchParams([...paramsOf(criteria), [LOCUM_PARAM, id]])),
    /** The address with this locum beside the list. */
    withLocum: (id: string): string => `?${new URLSearchParams([...paramsOf(criteria), [LOCUM_PARAM, id]])}`,
  }
}

export type Search = ReturnType<typeof useSearch>
