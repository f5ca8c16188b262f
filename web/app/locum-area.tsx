import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Outlet, Route, Routes } from 'react-router-dom'
import { ownProfessionalQuery, useProfessional } from '#web/platform/account.ts'
import { lazyPage } from '#web/components/lazy-page.tsx'
import { useLastActive } from '#web/platform/last-active.ts'
import { paths } from '#web/platform/paths.ts'
import { AccountMenu } from './account-menu.tsx'
import { Guard } from './guard.tsx'
import { HelpMenu } from './help-menu.tsx'
import { LockBanner } from './lock-banner.tsx'
import { NotFound } from './not-found.tsx'
import { NotificationsMenu } from './notifications-menu.tsx'
import { BOTTOM_NAVIGATION, BottomNavigation, type Tab, TopBar } from './top-bar.tsx'
import { APPROVAL_CHECK_MS, useApprovalWatch } from './use-approval-watch.ts'

const loadDashboard = () => import('#web/features/locum-dashboard/locum-dashboard-page.tsx')
// Not only once the guard has let somebody in.
if (location.pathname === paths.locum.dashboard) loadDashboard().catch(() => undefined)

const DashboardPage = lazyPage(loadDashboard, 'LocumDashboardPage')
const VerificationPage = lazyPage(() => import('#web/features/professionals/verification-page.tsx'), 'VerificationPage')
const CompleteSignupPage = lazyPage(
  () => import('#web/features/professionals/complete-signup-page.tsx'),
  'CompleteSignupPage',
)
const ProfilePage = lazyPage(() => import('#web/features/professionals/profile-page.tsx'), 'ProfilePage')
const PreviewProfile = lazyPage(() => import('#web/features/professionals/preview-profile.tsx'), 'PreviewProfile')
const AccountPage = lazyPage(() => import('#web/features/account/locum-account-page.tsx'), 'LocumAccountPage')
const DataPage = lazyPage(() => import('#web/features/account/my-data-page.tsx'), 'LocumDataPage')
const CalendarPage = lazyPage(() => import('#web/features/calendar/locum/locum-calendar-page.tsx'), 'LocumCalendarPage')
const OffersPage = lazyPage(() => import('#web/features/offers/locum/offers-page.tsx'), 'LocumOffersPage')
const OfferPage = lazyPage(() => import('#web/features/offers/locum/offer-page.tsx'), 'LocumOfferPage')
const RequestsPage = lazyPage(() => import('#web/features/requests/locum/requests-page.tsx'), 'LocumRequestsPage')
const RequestPage = lazyPage(() => import('#web/features/requests/locum/request-page.tsx'), 'LocumRequestPage')
const BookingsPage = lazyPage(() => import('#web/features/bookings/bookings-page.tsx'), 'LocumBookingsPage')
const BookingPage = lazyPage(() => import('#web/features/bookings/booking-page.tsx'), 'BookingPage')

const tabs: readonly Tab[] = [
  { to: paths.locum.dashboard, label: 'Home', icon: 'home', exact: true },
  { to: paths.locum.calendar, label: 'Calendar', icon: 'calendar' },
  { to: paths.locum.offers, label: 'Offers', icon: 'search' },
  { to: paths.locum.requests, label: 'Requests', icon: 'send' },
  { to: paths.locum.bookings, label: 'Bookings', icon: 'bag' },
]

function LocumLayout() {
  const { id, name, email, approved } = useProfessional()
  const [previewing, setPreviewing] = useState<boolean>()
  useApprovalWatch({
    approved,
    query: ownProfessionalQuery,
    sentence: 'Your profile is approved. You can apply for offers now.',
  })
  useLastActive(id)
  return (
    <>
      <TopBar tabs={tabs} help={<HelpMenu />}>
        <NotificationsMenu {...(!approved && { every: APPROVAL_CHECK_MS })} />
        <AccountMenu name={name || email} pages={paths.locum} onPreview={() => setPreviewing(true)} />
      </TopBar>
      <LockBanner />
      <chakra.main id="content" flex="1" display="flex" flexDirection="column" css={{ '--below': BOTTOM_NAVIGATION }}>
        <Outlet />
      </chakra.main>
      {tabs.length > 1 && <BottomNavigation tabs={tabs} />}
      {previewing !== undefined && <PreviewProfile open={previewing} onClose={() => setPreviewing(false)} />}
    </>
  )
}

/** Addresses are `paths.locum`; a page adds its route here, and its tab above. */
export function LocumArea() {
  return (
    <Guard>
      <Routes>
        <Route path={paths.locum.verification} element={<VerificationPage />} />
        <Route path={paths.locum.completeSignup} element={<CompleteSignupPage />} />
        <Route path={paths.locum.data} element={<DataPage />} />
        <Route element={<LocumLayout />}>
          <Route path={paths.locum.dashboard} element={<DashboardPage />} />
          <Route path={paths.locum.calendar} element={<CalendarPage />} />
          <Route path={paths.locum.offers} element={<OffersPage />} />
          <Route path={paths.locum.offer(':offerId')} element={<OfferPage />} />
          <Route path={paths.locum.requests} element={<RequestsPage />} />
          <Route path={paths.locum.request(':offerId')} element={<RequestPage />} />
          <Route path={paths.locum.bookings} element={<BookingsPage />} />
          <Route path={paths.locum.booking(':bookingId')} element={<BookingPage />} />
          <Route path={paths.locum.profile} element={<ProfilePage />} />
          <Route path={paths.locum.accountSettings} element={<AccountPage />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </Guard>
  )
}
