import { chakra } from '@chakra-ui/react'
import { Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { practicesQuery, useActiveCompany } from '#web/platform/account.ts'
import { lazyPage } from '#web/components/lazy-page.tsx'
import { paths } from '#web/platform/paths.ts'
import { AccountMenu } from './account-menu.tsx'
import { Guard } from './guard.tsx'
import { HelpMenu } from './help-menu.tsx'
import { NotFound } from './not-found.tsx'
import { NotificationsMenu } from './notifications-menu.tsx'
import { PageFooter } from './page-footer.tsx'
import { BOTTOM_NAVIGATION, BottomNavigation, type Tab, TopBar } from './top-bar.tsx'
import { ForApproved, UnapprovedPage } from './unapproved-page.tsx'
import { useApprovalWatch } from './use-approval-watch.ts'

const loadDashboard = () => import('#web/features/practice-dashboard/practice-dashboard-page.tsx')
// Not only once the guard has let somebody in.
if (location.pathname === paths.practice.dashboard) loadDashboard().catch(() => undefined)

const DashboardPage = lazyPage(loadDashboard, 'PracticeDashboardPage')
const VerificationPage = lazyPage(() => import('#web/features/companies/verification-page.tsx'), 'VerificationPage')
const CompleteSignupPage = lazyPage(
  () => import('#web/features/companies/complete-signup-page.tsx'),
  'CompleteSignupPage',
)
const ProfilePage = lazyPage(() => import('#web/features/companies/profile-page.tsx'), 'ProfilePage')
const AccountPage = lazyPage(() => import('#web/features/account/practice-account-page.tsx'), 'PracticeAccountPage')
const DataPage = lazyPage(() => import('#web/features/account/my-data-page.tsx'), 'PracticeDataPage')
const CalendarPage = lazyPage(
  () => import('#web/features/calendar/practice/practice-calendar-page.tsx'),
  'PracticeCalendarPage',
)
const OffersPage = lazyPage(() => import('#web/features/offers/practice/offers-page.tsx'), 'PracticeOffersPage')
const NewOfferPage = lazyPage(
  () => import('#web/features/offers/practice/new-offer/new-offer-page.tsx'),
  'NewOfferPage',
)
const OfferPage = lazyPage(() => import('#web/features/offers/practice/offer-page.tsx'), 'PracticeOfferPage')
const LocumPage = lazyPage(() => import('#web/features/requests/practice/new-request/locum-page.tsx'), 'LocumPage')
const RequestsPage = lazyPage(() => import('#web/features/requests/practice/requests-page.tsx'), 'PracticeRequestsPage')
const RequestPage = lazyPage(() => import('#web/features/requests/practice/request-page.tsx'), 'PracticeRequestPage')
const BookingsPage = lazyPage(() => import('#web/features/bookings/bookings-page.tsx'), 'PracticeBookingsPage')
const BookingPage = lazyPage(() => import('#web/features/bookings/booking-page.tsx'), 'BookingPage')
const SearchPage = lazyPage(() => import('#web/features/search/search-page.tsx'), 'SearchPage')
const LocumPane = lazyPage(() => import('#web/features/requests/practice/new-request/locum-pane.tsx'), 'LocumPane')
const FeaturedLocums = lazyPage(() => import('#web/features/search/featured-locums.tsx'), 'FeaturedLocums')

const tabs: readonly Tab[] = [
  { to: paths.practice.dashboard, label: 'Dashboard', icon: 'home', exact: true },
  { to: paths.practice.calendar, label: 'Calendar', icon: 'calendar' },
  { to: paths.practice.search, label: 'Search', icon: 'search' },
  { to: paths.practice.directory, label: 'Locum Directory', icon: 'search', wide: true },
  { to: paths.practice.offers, label: 'Offers', icon: 'paper' },
  { to: paths.practice.requests, label: 'Requests', icon: 'send' },
  { to: paths.practice.bookings, label: 'Bookings', icon: 'bag' },
]

/** SPEC 2.5: the directory is for the dashboard, not for profile and settings. */
const tabsAt = (pathname: string): Tab[] =>
  tabs.filter(({ to }) => to !== paths.practice.directory || pathname.startsWith(paths.practice.dashboard))

function PracticeLayout() {
  const { company } = useActiveCompany()
  const { pathname } = useLocation()
  useApprovalWatch({
    approved: company.approved,
    query: practicesQuery,
    sentence: `${company.name} is approved. You can find locums and post shifts now.`,
  })
  return (
    <>
      <TopBar tabs={tabsAt(pathname)} help={<HelpMenu />}>
        <NotificationsMenu />
        <AccountMenu name={company.name} pages={paths.practice} />
      </TopBar>
      {/* The page's foot comes after the first screen, so that nothing that loads pushes it. */}
      <chakra.main
        id="content"
        flex="1"
        minHeight={{ base: 'calc(100dvh - 56px)', md: 'calc(100dvh - 64px)' }}
        display="flex"
        flexDirection="column"
        css={{ '--below': BOTTOM_NAVIGATION }}
      >
        <Outlet />
      </chakra.main>
      <PageFooter />
      {tabs.length > 1 && <BottomNavigation tabs={tabs} />}
    </>
  )
}

const AboutLocums = () => (
  <ForApproved>
    <Outlet />
  </ForApproved>
)

const Featured = () => (useActiveCompany().company.approved ? <FeaturedLocums /> : null)

/** Addresses are `paths.practice`; a page adds its route here, and its tab above. */
export function PracticeArea() {
  return (
    <Guard>
      <Routes>
        <Route path={paths.practice.verification} element={<VerificationPage />} />
        <Route path={paths.practice.completeSignup} element={<CompleteSignupPage />} />
        <Route path={paths.practice.data} element={<DataPage />} />
        <Route element={<PracticeLayout />}>
          <Route
            path={paths.practice.dashboard}
            element={
              <DashboardPage>
                <Featured />
              </DashboardPage>
            }
          />
          <Route element={<AboutLocums />}>
            <Route path={paths.practice.search} element={<SearchPage mode="search" Pane={LocumPane} />} />
            <Route path={paths.practice.directory} element={<SearchPage mode="directory" Pane={LocumPane} />} />
            <Route path={paths.practice.locum(':professionalId')} element={<LocumPage />} />
          </Route>
          <Route path={paths.practice.calendar} element={<CalendarPage />} />
          <Route path={paths.practice.offers} element={<OffersPage />} />
          <Route path={paths.practice.newOffer} element={<NewOfferPage />} />
          <Route path={paths.practice.offer(':offerId')} element={<OfferPage />} />
          <Route path={paths.practice.requests} element={<RequestsPage />} />
          <Route path={paths.practice.request(':offerId')} element={<RequestPage />} />
          <Route path={paths.practice.bookings} element={<BookingsPage />} />
          <Route path={paths.practice.booking(':bookingId')} element={<BookingPage />} />
          <Route path={paths.userUnapproved} element={<UnapprovedPage />} />
          <Route path={paths.practice.profile} element={<ProfilePage />} />
          <Route path={paths.practice.accountSettings} element={<AccountPage />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </Guard>
  )
}
