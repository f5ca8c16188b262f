import { dehydrate, hydrate, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { keptCompanyFields } from '#shared/companies/kept-fields.rules.ts'
import { nextCompanyStep } from '#shared/companies/steps.rules.ts'
import { keep } from '#shared/kernel/kept-fields.ts'
import { keptProfessionalFields } from '#shared/professionals/kept-fields.rules.ts'
import type { HolidaysOption } from '#shared/options/options.schema.ts'
import { nextRequiredStep } from '#shared/professionals/steps.rules.ts'
import { activePractice, ownProfessionalQuery, practicesQuery } from '#web/components/account/account.api.ts'
import { log } from '#web/platform/log.ts'
import { cacheHolidays } from '#web/components/days/holidays.ts'
import { optionsQuery } from '#web/features/options/options.api.ts'
import type { QueryName } from '#web/platform/operations.ts'
import { session } from '#web/platform/session.ts'
import { type LastVisit, readStored, removeStored, store } from '#web/platform/storage.ts'
import { shellOf } from './shell.ts'

const operations = (...names: QueryName[]): ReadonlySet<unknown> => new Set(names)

/** The same for everyone; not requested again while fresh. */
const optionLists = operations('listIndustries', 'listOptionsOfCategory')

/** A locum’s lists. A practice’s lists are about other people, which no device remembers. */
const locumLists = operations('searchOffers', 'listMyApplications', 'listProfessionalBookings', 'listAvailability')

/** As the API returns them; other shapes contain maps, which are not JSON. */
const listShapes: ReadonlySet<unknown> = new Set(['pages', 'whole'])

const release = (): string => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''

type Key = readonly unknown[]
const isRemembered = ([operation, , shape]: Key): boolean =>
  listShapes.has(shape) && (optionLists.has(operation) || locumLists.has(operation))

/** Nothing is remembered of a user whom the guard may still send to a step of the sign-up. */
function ownDataIn(client: QueryClient): Pick<LastVisit, 'professional' | 'practices'> | undefined {
  const professional = client.getQueryData(ownProfessionalQuery.queryKey)
  if (professional && !nextRequiredStep(professional))
    return { professional: keep(professional, keptProfessionalFields) }
  const practices = client.getQueryData(practicesQuery.queryKey)
  const company = activePractice(practices ?? [], readStored('activeCompany'))
  if (!practices || !company || nextCompanyStep(company)) return undefined
  return { practices: practices.map((practice) => keep(practice, keptCompanyFields)) }
}

/** Without what was loaded on request, which would be requested again page by page. */
const firstPageOf = ({ pages, pageParams }: InfiniteData<unknown>): InfiniteData<unknown> => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
})

function rememberVisit(client: QueryClient, userId: string): void {
  const own = session()?.userId === userId && ownDataIn(client)
  if (!own) return
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: ({ queryKey, state }) => state.status === 'success' && isRemembered(queryKey),
    shouldDehydrateMutation: () => false,
  })
  const remembered = queries.map(({ state, ...query }) => ({
    ...query,
    state: {
      ...state,
      ...(query.queryKey[2] === 'pages' && { data: firstPageOf(state.data as InfiniteData<unknown>) }),
    },
  }))
  try {
    // A locum’s page is drawn whole in about the same time, and would come later with it.
    const shell = own.practices && shellOf(document.getElementById('root'))
    store('lastVisit', { userId, release: release(), ...own, ...(shell && { shell }), queries: remembered })
  } catch {
    // The browser’s storage is full.
    removeStored('lastVisit')
  }
}

function restoreVisit(client: QueryClient, userId: string): void {
  const last = readStored('lastVisit')
  if (last?.userId !== userId || last.release !== release()) return
  const queries = last.queries.filter(({ queryKey }) => isRemembered(queryKey))
  for (const { queryKey, state } of queries) state.isInvalidated = locumLists.has(queryKey[0])
  hydrate(client, { queries })
  const holidays = client.getQueryData(optionsQuery('public-holidays').queryKey)
  // Otherwise the guard would draw once without them.
  if (holidays) cacheHolidays(holidays as HolidaysOption[])
  client.setQueryDefaults(ownProfessionalQuery.queryKey, { placeholderData: last.professional })
  client.setQueryDefaults(practicesQuery.queryKey, { placeholderData: last.practices })
}

/** Fills a new cache with what the last visit left. */
export function continueVisit(client: QueryClient, userId: string): void {
  try {
    restoreVisit(client, userId)
  } catch (error) {
    log.refusal('What the last visit left is unreadable', error)
  }
}

/** Remembers the visit whenever the page is hidden, until the returned function is called. */
export function watchVisit(client: QueryClient, userId: string): () => void {
  const rememberHidden = () => {
    if (document.visibilityState === 'hidden') rememberVisit(client, userId)
  }
  document.addEventListener('visibilitychange', rememberHidden)
  return () => document.removeEventListener('visibilitychange', rememberHidden)
}
