import { type LoaderFunction, Outlet, type RouteObject } from 'react-router-dom'
import { type LazyPage, lazyPage } from '#web/components/lazy-page.tsx'
import { paths } from '#web/platform/paths.ts'
import { loads } from './loads.ts'
import { NotFound } from './not-found.tsx'
import type { PracticePage } from './practice-data.ts'

const PracticeLayout = lazyPage(() => import('./practice-layout.tsx'), 'PracticeLayout')
const UnapprovedPage = lazyPage(() => import('./unapproved-page.tsx'), 'UnapprovedPage')
const ForApproved = lazyPage(() => import('./unapproved-page.tsx'), 'ForApproved')
const DashboardPage = lazyPage(
  () => import('#web/features/practice-dashboard/practice-dashboard-page.tsx'),
  'PracticeDashboardPage',
)
const Featured = lazyPage(() => import('./practice-layout.tsx'), 'Featured')
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
const LocumPane = lazyPage(() => import('#web/features/requests/practice/new-request/locum-pane.tsx'), 'LocumPane')
const RequestsPage = lazyPage(() => import('#web/features/requests/practice/requests-page.tsx'), 'PracticeRequestsPage')
const RequestPage = lazyPage(() => import('#web/features/requests/practice/request-page.tsx'), 'PracticeRequestPage')
const BookingsPage = lazyPage(() => import('#web/features/bookings/bookings-page.tsx'), 'PracticeBookingsPage')
const BookingPage = lazyPage(() => import('#web/features/bookings/booking-page.tsx'), 'BookingPage')
const SearchPage = lazyPage(() => import('#web/features/search/search-page.tsx'), 'SearchPage')

const loader = (Page: Pick<LazyPage, 'load'>, data?: PracticePage) =>
  loads(
    Page,
    'CompanyAdmin',
    data && (async (going) => (await import('./practice-data.ts')).askForPractice(data, going)),
  )

const page = (path: string, Page: LazyPage, data?: PracticePage): RouteObject => ({
  path,
  element: <Page />,
  loader: loader(Page, data),
})

/** What the start leads to. */
export const home: readonly LoaderFunction[] = [loader(PracticeLayout), loader(DashboardPage, 'dashboard')]

/** A page adds its route here, what it shows to `practice-data.ts`, and its tab to the layout. */
export const routes: RouteObject = {
  children: [
    page(paths.practice.verification, VerificationPage),
    page(paths.practice.completeSignup, CompleteSignupPage),
    page(paths.practice.data, DataPage),
    {
      element: <PracticeLayout />,
      loader: loader(PracticeLayout),
      children: [
        {
          path: paths.practice.dashboard,
          element: (
            <DashboardPage>
              <Featured />
            </DashboardPage>
          ),
          loader: loader(DashboardPage, 'dashboard'),
        },
        {
          element: (
            <ForApproved>
              <Outlet />
            </ForApproved>
          ),
          loader: loader(ForApproved),
          children: [
            {
              path: paths.practice.search,
              element: <SearchPage mode="search" Pane={LocumPane} />,
              loader: loader(SearchPage, 'search'),
            },
            {
              path: paths.practice.directory,
              element: <SearchPage mode="directory" Pane={LocumPane} />,
              loader: loader(SearchPage, 'search'),
            },
            page(paths.practice.locum(':professionalId'), LocumPage, 'locum'),
          ],
        },
        page(paths.practice.calendar, CalendarPage),
        page(paths.practice.offers, OffersPage, 'offers'),
        page(paths.practice.newOffer, NewOfferPage, 'newOffer'),
        page(paths.practice.offer(':offerId'), OfferPage, 'offer'),
        page(paths.practice.requests, RequestsPage, 'offers'),
        page(paths.practice.request(':offerId'), RequestPage, 'offer'),
        page(paths.practice.bookings, BookingsPage, 'bookings'),
        page(paths.practice.booking(':bookingId'), BookingPage, 'booking'),
        page(paths.userUnapproved, UnapprovedPage),
        page(paths.practice.profile, ProfilePage),
        page(paths.practice.accountSettings, AccountPage, 'account'),
        { path: '/practice/*', element: <NotFound /> },
        { path: '/company/*', element: <NotFound /> },
      ],
    },
  ],
}
