import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { currentDay } from '#web/platform/clock.ts'
import { paths } from '#shared/kernel/paths.ts'
import { useSession } from '#web/platform/session.ts'
import { readStored, store } from '#web/platform/storage.ts'
import {
  type SearchCriteria,
  type CriteriaChange,
  applicableCriteria,
  readCriteria,
  type Mode,
  paramsOf,
} from './search-criteria.ts'

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

/** A last search, changed by an address that names only some of it: hours belong to the days that they were for. */
export function withLastSearch(params: URLSearchParams, last: string | undefined): URLSearchParams {
  if (last === undefined || params.has('profession')) return params
  const search = new URLSearchParams(last)
  if (params.has('dates')) search.delete('hours')
  for (const [name, value] of params) search.set(name, value)
  return search
}

/** Valid options: an address may be old or typed by hand. */
export interface KnownOptions {
  professions: ReadonlySet<string>
  locations: ReadonlySet<string>
}

/**
 * The search in the address. What it does not name is as in the practice's last search, or else its usual profession
 * and region. The address keeps what only the other mode uses.
 */
export function useSearch(
  mode: Mode,
  usual: Pick<SearchCriteria, 'profession' | 'location'>,
  { professions, locations }: KnownOptions,
) {
  const { company } = useActiveCompany()
  const userId = useSession()?.userId ?? ''
  const [params, setParams] = useAddress()
  const read = readCriteria(withLastSearch(params, storedSearches(userId)[company.id]), usual, currentDay())
  const kept: SearchCriteria = {
    ...read,
    profession: professions.has(read.profession) ? read.profession : usual.profession,
    location: read.location === '' || locations.has(read.location) ? read.location : usual.location,
  }
  const text = paramsOf(kept).toString()
  const chosen = params.get(LOCUM_PARAM) ?? undefined
  const withLocum = (search: URLSearchParams, id: string | undefined) => {
    if (id) search.set(LOCUM_PARAM, id)
    return search
  }
  useEffect(() => {
    if (userId) store('lastLocumSearch', { userId, searches: { ...storedSearches(userId), [company.id]: text } })
  }, [userId, company.id, text])
  return {
    criteria: applicableCriteria(mode, kept, usual),
    chosen,
    change: (change: CriteriaChange) => {
      const changed = typeof change === 'function' ? change(kept) : change
      setParams(withLocum(paramsOf({ ...kept, ...changed }), chosen))
    },
    choose: (id: string) => setParams(withLocum(paramsOf(kept), id)),
    /** The address with this locum beside the list. */
    withLocum: (id: string): string => `?${text}&${LOCUM_PARAM}=${id}`,
    /** The address of the same search with days, or without. */
    addressIn: (other: Mode): string => `${paths.practice[other]}?${withLocum(paramsOf(kept), chosen)}`,
  }
}

export type Search = ReturnType<typeof useSearch>
