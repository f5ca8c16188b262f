import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import type { BookingId } from '#shared/kernel/ids.ts'
import { industriesQuery, optionsQuery } from '#web/features/options/options.api.ts'
import { today } from '#web/platform/clock.ts'
import { paths } from '#shared/kernel/paths.ts'
import { session } from '#web/platform/session.ts'
import { type NavigationTarget, routeLoader } from './route-loader.ts'
import { LoadingWithBrand } from './brand-bar.tsx'
import { NotFound } from './not-found.tsx'
import { prefetch } from './prefetch.ts'
import { queryClientOf } from './query-client.ts'

const AdminLayout = lazyPage(() => import('./admin-layout.tsx'), 'AdminLayout', <LoadingWithBrand />)
const SearchBookingsPage = lazyPage(
  () => import('#web/features/bookings/admin/search-bookings-page.tsx'),
  'SearchBookingsPage',
)
const AdminBookingPage = lazyPage(
  () => import('#web/features/bookings/admin/admin-booking-page.tsx'),
  'AdminBookingPage',
)
const ReportsPage = lazyPage(() => import('#web/features/admin/reports-page.tsx'), 'ReportsPage')
const ApprovalsPage = lazyPage(() => import('#web/features/admin/approvals-page.tsx'), 'ApprovalsPage')

async function prefetchApprovals(): Promise<void> {
  const client = queryClientOf(session()?.userId ?? '')
  void client.prefetchQuery(optionsQuery('public-holidays'))
  const { pendingApprovals } = await import('#web/features/admin/approvals.api.ts')
  await prefetch(client, Object.values(pendingApprovals))
}

async function prefetchReports({ search }: NavigationTarget): Promise<void> {
  const { reportsList } = await import('#web/features/admin/reports.api.ts')
  await prefetch(queryClientOf(session()?.userId ?? ''), [
    reportsList(search.get('show') === 'closed' ? 'closed' : 'open'),
  ])
}

async function prefetchSearch({ search }: NavigationTarget): Promise<void> {
  const client = queryClientOf(session()?.userId ?? '')
  const [{ searchedBookings }, { bookingCriteriaOf }] = await Promise.all([
    import('#web/features/bookings/bookings.api.ts'),
    import('#web/features/bookings/admin/booking-criteria.ts'),
  ])
  await prefetch(client, [
    searchedBookings(bookingCriteriaOf(search, today())),
    optionsQuery('public-holidays'),
    optionsQuery('provinces'),
    industriesQuery(),
  ])
}

async function prefetchBooking({ params }: NavigationTarget): Promise<void> {
  const { bookingQuery } = await import('#web/features/bookings/bookings.api.ts')
  const client = queryClientOf(session()?.userId ?? '')
  await prefetch(client, [bookingQuery(params['bookingId'] as BookingId), optionsQuery('public-holidays')])
}

const loadApprovals = routeLoader(ApprovalsPage, 'SuperAdmin', prefetchApprovals)

/** Loaded with `/`, which the guard redirects to the dashboard. */
export const home: readonly LoaderFunction[] = [routeLoader(AdminLayout, 'SuperAdmin'), loadApprovals]

export const routes: RouteObject = {
  element: <AdminLayout />,
  loader: routeLoader(AdminLayout, 'SuperAdmin'),
  children: [
    { path: paths.admin.dashboard, element: <ApprovalsPage />, loader: loadApprovals },
    {
      path: paths.admin.bookings,
      element: <SearchBookingsPage />,
      loader: routeLoader(SearchBookingsPage, 'SuperAdmin', prefetchSearch),
    },
    {
      path: paths.admin.booking(':bookingId'),
      element: <AdminBookingPage />,
      loader: routeLoader(AdminBookingPage, 'SuperAdmin', prefetchBooking),
    },
    {
      path: paths.admin.reports,
      element: <ReportsPage />,
      loader: routeLoader(ReportsPage, 'SuperAdmin', prefetchReports),
    },
    { path: '/admin/*', element: <NotFound /> },
  ],
}
