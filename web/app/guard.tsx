import { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { redirectOf, type Visitor } from '#shared/identity/guard.rules.ts'
import { optionsContract } from '#shared/options/options.contract.ts'
import type { HolidaysOption } from '#shared/options/options.schema.ts'
import { nextCompanyStep } from '#shared/companies/steps.rules.ts'
import { nextRequiredStep } from '#shared/professionals/steps.rules.ts'
import { LoadError } from '#web/components/load-error.tsx'
import { Page } from '#web/ui/page.tsx'
import { call } from '#web/platform/api-client.ts'
import { keepHolidays } from '#web/platform/holidays.ts'
import { activeOf, practicesQuery, ownProfessionalQuery, useToldUnapproved } from '#web/platform/account.ts'
import { Failure, guardFailed } from '#web/platform/error-catalogue.ts'
import { log } from '#web/platform/log.ts'
import { paths } from '#web/platform/paths.ts'
import { runtime } from '#web/platform/runtime.ts'
import { type Session, useSession } from '#web/platform/session.ts'
import { useStored } from '#web/platform/storage.ts'
import { Loading } from '#web/ui/loading.tsx'
import { queriesOf } from './queries.ts'

/** To the sign-in page and, afterwards, back to this address; a tenant may have its own sign-in elsewhere. */
function ToSignIn() {
  const { pathname, search } = useLocation()
  const elsewhere = runtime().tenant.settings.signInUrl
  useEffect(() => {
    if (elsewhere) location.assign(elsewhere)
  }, [elsewhere])
  if (elsewhere) return <Loading />
  const from = pathname === paths.home ? '' : `?${new URLSearchParams({ from: pathname + search })}`
  return <Navigate to={paths.signIn + from} replace />
}

function useVisitor(role: Session['role']): { visitor?: Visitor; error?: unknown; retry: () => void } {
  const professional = useQuery({ ...ownProfessionalQuery, enabled: role === 'Locum' })
  const practices = useQuery({ ...practicesQuery, enabled: role === 'CompanyAdmin' })
  const chosen = useStored('activeCompany')
  const toldUnapproved = useToldUnapproved()
  const query = role === 'Locum' ? professional : practices
  const retry = () => void query.refetch()
  if (role === 'SuperAdmin') return { visitor: { role }, retry }
  if (role === 'Locum' && professional.data)
    return { visitor: { role, nextStep: nextRequiredStep(professional.data) }, retry }
  if (role === 'CompanyAdmin' && practices.data) {
    const company = activeOf(practices.data, chosen)
    return {
      visitor: { role, nextStep: nextCompanyStep(company), approved: company?.approved ?? false, toldUnapproved },
      retry,
    }
  }
  return { error: query.error ?? undefined, retry }
}

function NotLoaded({ role, error, onRetry }: { role: Session['role']; error: unknown; onRetry: () => void }) {
  const title = guardFailed[role === 'CompanyAdmin' ? role : 'Locum']
  useEffect(() => log.failure(title, new Failure('guard', title, error)), [title, error])
  return (
    <Page as="main" id="content">
      <LoadError title={title} error={error} onRetry={onRetry} />
    </Page>
  )
}

/** Pages name days and what they pay: announced holidays are there first. Without them the statutory ones count. */
const holidaysQuery = queryOptions({
  queryKey: ['options', 'public-holidays'],
  queryFn: async () => {
    const category = 'public-holidays'
    const { items } = await call(optionsContract.listOptionsOfCategory, { params: { category } })
    keepHolidays(items as HolidaysOption[])
    return items
  },
  staleTime: Infinity,
})

function SignedIn({ role, children }: { role: Session['role']; children: ReactNode }) {
  const { pathname } = useLocation()
  const { visitor, error, retry } = useVisitor(role)
  const holidays = useQuery(holidaysQuery)
  if (error) return <NotLoaded role={role} error={error} onRetry={retry} />
  if (!visitor || holidays.isPending) return <Loading />
  const elsewhere = redirectOf(pathname, visitor)
  return elsewhere ? <Navigate to={elsewhere} replace /> : children
}

/** Lets through who may be here and has done what comes first; everyone else is led to where they belong. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession()
  if (!session?.role) return <ToSignIn />
  return (
    <QueryClientProvider client={queriesOf(session.userId)}>
      <SignedIn role={session.role}>{children}</SignedIn>
    </QueryClientProvider>
  )
}

/** `/` shows nothing of its own: the guard always leads on. */
export function HomeRedirect() {
  return <Guard>{null}</Guard>
}
