import { dehydrate, hydrate, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { nextCompanyStep } from '#shared/companies/steps.rules.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { nextRequiredStep } from '#shared/professionals/steps.rules.ts'
import { activePractice, ownProfessionalQuery, practicesQuery } from '#web/components/account.ts'
import { log } from '#web/platform/log.ts'
import type { QueryName } from '#web/platform/operations.ts'
import { session } from '#web/platform/session.ts'
import { hasFailed, type LastVisit, readStored, removeStored, store } from '#web/platform/storage.ts'
import { shellOf } from './shell.ts'

const operations = (...names: QueryName[]): ReadonlySet<unknown> => new Set(names)

/** The same for everyone; not requested again while fresh. */
const optionLists = operations('listIndustries', 'listOptionsOfCategory')

/** A locum’s lists. A practice’s lists are about other people, which no device remembers. */
const locumLists = operations('searchOffers', 'listMyApplications', 'listProfessionalBookings', 'listAvailability')

/** As the API returns them; other shapes contain maps, which are not JSON. */
const listShapes: ReadonlySet<unknown> = new Set(['pages', 'whole'])

const release = (): string => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''

const mask = (text: string): string => text && '•'

/** Without identity number, bank and tax details, of which pages need to know only whether they are filled in. */
const withoutSecrets = ({ idpassport, payment_info, ...professional }: Professional): Professional => ({
  ...professional,
  ...(idpassport !== undefined && { idpassport: mask(idpassport) }),
  ...(payment_info && {
    payment_info: {
      ...payment_info,
      account_holder: mask(payment_info.account_holder),
      account_number: mask(payment_info.account_number),
      branch_code: mask(payment_info.branch_code),
      tax_number: mask(payment_info.tax_number),
    },
  }),
})

const withoutManagers = (company: Company): Company => ({
  ...company,
  managers: company.managers.map(() => ({ name: '•', surname: '•', contact: '•' })),
})

type Key = readonly unknown[]
const isRemembered = ([operation, , shape]: Key): boolean =>
  listShapes.has(shape) && (optionLists.has(operation) || locumLists.has(operation))

/** Nothing is remembered of a user whom the guard may still send to a step of the sign-up. */
function ownDataIn(client: QueryClient): Pick<LastVisit, 'professional' | 'practices'> | undefined {
  const professional = client.getQueryData(ownProfessionalQuery.queryKey)
  if (professional && !nextRequiredStep(professional)) return { professional: withoutSecrets(professional) }
  const practices = client.getQueryData(practicesQuery.queryKey)
  const company = activePractice(practices ?? [], readStored('activeCompany'))
  return practices && company && !nextCompanyStep(company) ? { practices: practices.map(withoutManagers) } : undefined
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
    const shell = shellOf(document.getElementById('root'))
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
  client.setQueryDefaults(ownProfessionalQuery.queryKey, { placeholderData: last.professional })
  client.setQueryDefaults(practicesQuery.queryKey, { placeholderData: last.practices })
}

/** Fills a new cache with what the last visit left, and remembers this visit whenever the page is hidden. */
export function continueVisit(client: QueryClient, userId: string): void {
  try {
    restoreVisit(client, userId)
  } catch (error) {
    log.refusal('What the last visit left is unreadable', error)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && !hasFailed()) rememberVisit(client, userId)
  })
}
