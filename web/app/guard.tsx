import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import type { Visitor } from '#shared/identity/guard.rules.ts'
import type { HolidaysOption } from '#shared/options/options.schema.ts'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { isUnapprovedSeen, ownProfessionalQuery, practicesQuery } from '#web/components/account/account.api.ts'
import { cacheHolidays, useCachedHolidays } from '#web/components/days/holidays.ts'
import { useOptions } from '#web/features/options/options.api.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { Failure, guardFailureTitles } from '#web/platform/error-catalogue.ts'
import { log } from '#web/platform/log.ts'
import { runtime } from '#web/platform/runtime.ts'
import { type Session, useSession } from '#web/platform/session.ts'
import { readStored, useStored } from '#web/platform/storage.ts'
import { onPushToken, pushToken } from '#web/platform/push-token.ts'
import { Page } from '#web/ui/page.tsx'
import { LoadingWithBrand } from './brand-bar.tsx'
import { watchVisit } from './last-visit.ts'
import { useLostPractice } from './lost-practice.ts'
import { queryClientOf } from './query-client.ts'
import { useChosenPractice } from './chosen-practice.ts'
import { locumVisitor, practiceVisitor, redirectFor } from './visitor.ts'

const ImpersonationBar = lazyPage(
  () => import('#web/features/impersonation/impersonation-bar.tsx'),
  'ImpersonationBar',
  <LoadingWithBrand />,
)
const AgreementGate = lazyPage(
  () => import('#web/features/privacy/agreement-gate.tsx'),
  'AgreementGate',
  <LoadingWithBrand />,
)
const SuspendedPage = lazyPage(() => import('./suspended-page.tsx'), 'SuspendedPage', <LoadingWithBrand />)

const isSuspended = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.errorCode === 'ACCOUNT_SUSPENDED'

function useVisitor(role: Session['role']): { visitor?: Visitor; error?: unknown; retry: () => void } {
  const professional = useQuery({ ...ownProfessionalQuery, enabled: role === 'Locum' })
  const practices = useQuery({ ...practicesQuery, enabled: role === 'CompanyAdmin' })
  const answered = practices.isPlaceholderData ? undefined : practices.data
  const company = useChosenPractice(practices.data ?? [], answered !== undefined)
  useLostPractice(answered, company)
  const seen = useStored('unapprovedSeen')
  const query = role === 'Locum' ? professional : practices
  const retry = () => void query.refetch()
  // Even if the profile or the practices are cached.
  if (isSuspended(query.error)) return { error: query.error, retry }
  if (role === 'SuperAdmin') return { visitor: { role }, retry }
  if (role === 'Locum' && professional.data) return { visitor: locumVisitor(professional.data), retry }
  if (role === 'CompanyAdmin' && practices.data)
    return { visitor: practiceVisitor(company, isUnapprovedSeen(seen, company)), retry }
  return { error: query.error ?? undefined, retry }
}

function GuardError({ role, error, onRetry }: { role: Session['role']; error: unknown; onRetry: () => void }) {
  const title = guardFailureTitles[role === 'CompanyAdmin' ? role : 'Locum']
  useEffect(() => log.failure(title, new Failure('guard', title, error)), [title, error])
  return (
    <Page as="main" id="content">
      <LoadError title={title} error={error} onRetry={onRetry} />
    </Page>
  )
}

const noHolidays: readonly HolidaysOption[] = []

/** Whether they are cached: pages need them for pay. Not for a moment after a change, so that pages are drawn again. */
function useHolidays(): boolean {
  const { data = noHolidays, isPending } = useOptions('public-holidays')
  useLayoutEffect(() => {
    if (!isPending) cacheHolidays(data)
  }, [data, isPending])
  return useCachedHolidays() === data && !isPending
}

/** Loaded only by those who have a device to register. */
function useDevices(): void {
  const { userId, grant } = useSession() ?? {}
  useEffect(() => {
    if (!userId || grant) return
    const keep = () => void import('#web/components/devices/devices.ts').then((devices) => devices.keepDevices(userId))
    if (pushToken() || readStored('pushDevice')?.userId === userId) keep()
    else onPushToken(keep)
  }, [userId, grant])
}

/** Whether a text may have changed since this user agreed; the first versions came with the sign-up. */
function useMustAsk(): boolean {
  const { userId, role, grant } = useSession() ?? {}
  const agreed = useStored('agreedTexts')
  const { texts } = runtime().tenant.settings
  if (role === 'SuperAdmin' || grant || (texts.terms === 1 && texts.privacy === 1)) return false
  return !agreed || agreed.userId !== userId || agreed.terms < texts.terms || agreed.privacy < texts.privacy
}

function GuardedContent({ role, children }: { role: Session['role']; children: ReactNode }) {
  const { pathname } = useLocation()
  const { visitor, error, retry } = useVisitor(role)
  const hasHolidays = useHolidays()
  useDevices()
  const mustAsk = useMustAsk()
  if (isSuspended(error)) return <SuspendedPage why={error.message} />
  if (error) return <GuardError role={role} error={error} onRetry={retry} />
  if (!visitor || !hasHolidays) return <LoadingWithBrand />
  const redirect = redirectFor(pathname, visitor)
  if (redirect) return <Navigate to={redirect} replace />
  return mustAsk ? <AgreementGate>{children}</AgreementGate> : children
}

/** Renders the page, or redirects users who may not open it or must complete an earlier step first. */
export function RouteGuard({ children = <Outlet /> }: { children?: ReactNode }) {
  const session = useSession()
  const { userId, grant } = session ?? {}
  useEffect(() => (userId && !grant ? watchVisit(queryClientOf(userId), userId) : undefined), [userId, grant])
  const content = <GuardedContent role={session?.role}>{children}</GuardedContent>
  return (
    session && (
      <QueryClientProvider client={queryClientOf(session.userId)}>
        {grant ? <ImpersonationBar grant={grant}>{content}</ImpersonationBar> : content}
      </QueryClientProvider>
    )
  )
}
