import type { LoaderFunction, RouteObject } from 'react-router-dom'
import type { BookingId } from '#shared/kernel/ids.ts'
import { redemptionStatuses } from '#shared/wallets/wallet-kinds.ts'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { industriesQuery, optionsQuery } from '#web/features/options/options.api.ts'
import { currentDay } from '#web/platform/clock.ts'
import { paths } from '#shared/kernel/paths.ts'
import { person, practice } from './admin-account-routes.tsx'
import { page } from './admin-page.tsx'
import { attention, reviewRedemption, reviews } from './admin-review-routes.tsx'
import { settings } from './admin-settings-routes.tsx'
import { LoadingWithBrand } from './brand-bar.tsx'
import { NotFound } from './not-found.tsx'
import { routeLoader } from './route-loader.ts'
import { ifWalletShown } from './wallet-shown.tsx'

const AdminLayout = lazyPage(() => import('./admin-layout.tsx'), 'AdminLayout', <LoadingWithBrand />)
const loadLayout = routeLoader(AdminLayout, 'SuperAdmin')

const dashboard = page(
  paths.admin.dashboard,
  () => import('#web/features/dashboard/admin/admin-dashboard-page.tsx'),
  'AdminDashboardPage',
  async () => {
    const { metricsQuery } = await import('#web/features/dashboard/admin/dashboard.api.ts')
    return [await attention(), metricsQuery('28d')]
  },
)

const approvals = page(
  paths.admin.approvals,
  () => import('#web/features/admin/approvals-page.tsx'),
  'ApprovalsPage',
  async () => {
    const { pendingCompanies, pendingProfessionals } = await import('#web/components/review/review.api.ts')
    return [pendingProfessionals, pendingCompanies, await attention()]
  },
)

/** Of the last list that the super admin has exported. */
const exportState = async () => (await import('#web/components/lookup/list-export.api.ts')).listExportQuery

const registrations = page(
  paths.admin.registrations,
  () => import('#web/features/admin/registrations-page.tsx'),
  'RegistrationsPage',
  async () => [(await import('#web/components/review/review.api.ts')).registrationsList],
)

const bookings = page(
  paths.admin.bookings,
  () => import('#web/features/bookings/admin/search-bookings-page.tsx'),
  'SearchBookingsPage',
  async ({ search }) => {
    const [{ searchedBookings }, { bookingCriteriaOf }] = await Promise.all([
      import('#web/features/bookings/bookings.api.ts'),
      import('#web/features/bookings/admin/booking-criteria.ts'),
    ])
    return [
      searchedBookings(bookingCriteriaOf(search, currentDay())),
      optionsQuery('provinces'),
      industriesQuery(),
      await exportState(),
    ]
  },
)

const booking = page(
  paths.admin.booking(':bookingId'),
  () => import('#web/features/bookings/admin/admin-booking-page.tsx'),
  'AdminBookingPage',
  async ({ params }) => {
    const [{ bookingQuery }, { auditList }] = await Promise.all([
      import('#web/features/bookings/bookings.api.ts'),
      import('#web/components/audit/audit.api.ts'),
    ])
    const bookingId = params['bookingId'] as BookingId
    return [bookingQuery(bookingId), auditList({ about: bookingId })]
  },
)

const privacyRequests = page(
  paths.admin.privacyRequests,
  () => import('#web/features/privacy/admin/privacy-requests-page.tsx'),
  'PrivacyRequestsPage',
  async ({ search }) => {
    const { privacyRequestsList } = await import('#web/features/privacy/privacy.api.ts')
    return [privacyRequestsList(search.get('show') === 'answered' ? 'answered' : 'open')]
  },
)

const reports = page(
  paths.admin.reports,
  () => import('#web/features/messages/admin/reports-page.tsx'),
  'ReportsPage',
  async ({ search }) => {
    const { reportsList } = await import('#web/features/messages/admin/reports.api.ts')
    return [reportsList(search.get('show') === 'closed' ? 'closed' : 'open')]
  },
)

const placements = page(
  paths.admin.placements,
  () => import('#web/features/placements/admin/all-placements-page.tsx'),
  'AllPlacementsPage',
  async ({ search }) => {
    const { allPlacementsList, placementView } = await import('#web/features/placements/placements.api.ts')
    return [allPlacementsList(placementView(search.get('show')))]
  },
)

const people = page(
  paths.admin.people,
  () => import('#web/features/admin/people-page.tsx'),
  'PeoplePage',
  async ({ search }) => {
    const [{ allPeople, peopleOrder }, { foundIn }] = await Promise.all([
      import('#web/features/admin/people.api.ts'),
      import('#web/components/lookup/lookup.api.ts'),
    ])
    return foundIn(search, 'people') ?? [allPeople(peopleOrder(search.get('show'))), await exportState()]
  },
)

const practices = page(
  paths.admin.practices,
  () => import('#web/features/companies/admin/practices-page.tsx'),
  'PracticesPage',
  async ({ search }) => {
    const [{ allPractices }, { foundIn }] = await Promise.all([
      import('#web/features/companies/pricing.api.ts'),
      import('#web/components/lookup/lookup.api.ts'),
    ])
    return foundIn(search, 'practices') ?? [allPractices, await exportState()]
  },
)

const redemptions = page(
  paths.admin.redemptions,
  () => import('#web/features/wallets/admin/redemptions-page.tsx'),
  'RedemptionsPage',
  async ({ search }) => {
    const { redemptionsList } = await import('#web/features/wallets/wallets.api.ts')
    const shown = search.get('show')
    return [redemptionsList(redemptionStatuses.find((status) => status === shown) ?? 'requested')]
  },
)

/** Loaded with `/`, which the guard redirects to the dashboard. */
export const home: readonly LoaderFunction[] = [loadLayout, dashboard.loader]

export const routes: RouteObject = {
  element: <AdminLayout />,
  loader: loadLayout,
  children: [
    dashboard,
    approvals,
    people,
    person,
    registrations,
    ...reviews,
    practices,
    practice,
    bookings,
    booking,
    privacyRequests,
    reports,
    placements,
    settings,
    ifWalletShown(redemptions),
    ifWalletShown(reviewRedemption),
    { path: '/admin/*', element: <NotFound /> },
  ],
}
