import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { type LazyPage, lazyPage } from '#web/components/page/lazy-page.tsx'
import { ownProfessionalQuery } from '#web/components/account/account.api.ts'
import { paths } from '#shared/kernel/paths.ts'
import { onceAnswered } from './answered.tsx'
import { routeLoader } from './route-loader.ts'
import type { LocumPageName } from './locum-data.ts'
import { LoadingWithBrand } from './brand-bar.tsx'
import { NotFound } from './not-found.tsx'
import { pageData } from './page-data.ts'
import { panesRoute } from './panes-route.tsx'
import { locumVisitor } from './visitor.ts'

const LocumSignUp = lazyPage(() => import('./sign-up-layout.tsx'), 'LocumSignUp')
const LocumLayout = lazyPage(() => import('./locum-layout.tsx'), 'LocumLayout', <LoadingWithBrand />)
const DashboardPage = lazyPage(
  () => import('#web/features/locum-dashboard/locum-dashboard-page.tsx'),
  'LocumDashboardPage',
)
const VerificationPage = lazyPage(() => import('#web/features/professionals/verification-page.tsx'), 'VerificationPage')
const CompleteSignupPage = lazyPage(
  () => import('#web/features/professionals/complete-signup-page.tsx'),
  'CompleteSignupPage',
)
const ProfilePage = lazyPage(() => import('#web/features/professionals/profile-page.tsx'), 'ProfilePage')
const AccountPage = lazyPage(() => import('#web/features/account/locum-account-page.tsx'), 'LocumAccountPage')
const DataPage = lazyPage(() => import('#web/features/account/my-data-page.tsx'), 'LocumDataPage')
const CalendarPage = lazyPage(() => import('#web/features/calendar/locum/locum-calendar-page.tsx'), 'LocumCalendarPage')
const OffersPage = lazyPage(() => import('#web/features/offers/locum/offers-page.tsx'), 'LocumOffersPage')
const OfferPage = lazyPage(() => import('#web/features/offers/locum/offer-page.tsx'), 'LocumOfferPage')
const RequestsPage = lazyPage(() => import('#web/features/requests/locum/requests-page.tsx'), 'LocumRequestsPage')
const RequestPage = lazyPage(() => import('#web/features/requests/locum/request-page.tsx'), 'LocumRequestPage')
const BookingsPage = lazyPage(() => import('#web/features/bookings/bookings-page.tsx'), 'LocumBookingsPage')
const MessagesPage = lazyPage(() => import('#web/features/messages/messages-page.tsx'), 'MessagesPage')
const NothingChosen = lazyPage(() => import('#web/features/messages/nothing-chosen.tsx'), 'NothingChosen', null)
const ConversationPage = lazyPage(() => import('#web/features/messages/conversation-page.tsx'), 'ConversationPage')
const BookingPage = lazyPage(() => import('#web/features/bookings/booking-page.tsx'), 'BookingPage')

const loadData = pageData({
  query: ownProfessionalQuery,
  ownOf: (professional) => ({ professional }),
  visitorOf: ({ professional }) => locumVisitor(professional),
  dashboard: paths.locum.dashboard,
  load: () => import('./locum-data.ts'),
})

const loader = (Page: Pick<LazyPage, 'load'>, data?: LocumPageName) =>
  routeLoader(Page, 'Locum', data && ((target) => loadData(data, target)))

const page = (path: string, Page: LazyPage, data?: LocumPageName): RouteObject => ({
  path,
  element: <Page />,
  loader: loader(Page, data),
})

const panes = panesRoute(loader)

/** Loaded with `/`, which the guard redirects to the dashboard. */
export const home: readonly LoaderFunction[] = [loader(LocumLayout), loader(DashboardPage, 'dashboard')]

/** A new page adds its route here, its queries to `locum-data.ts` and its entry to `menu-rows.ts`. */
export const routes: RouteObject = {
  children: [
    {
      element: <LocumSignUp />,
      loader: loader(LocumSignUp),
      children: [
        onceAnswered(
          ownProfessionalQuery,
          page(paths.locum.verification, VerificationPage, 'verification'),
          page(paths.locum.completeSignup, CompleteSignupPage, 'completeSignup'),
          page(paths.locum.data, DataPage, 'data'),
        ),
      ],
    },
    {
      element: <LocumLayout />,
      loader: loader(LocumLayout),
      children: [
        page(paths.locum.dashboard, DashboardPage, 'dashboard'),
        page(paths.locum.calendar, CalendarPage, 'calendar'),
        panes(
          'Offers',
          { path: paths.locum.offers, Page: OffersPage, data: 'offers' },
          { path: paths.locum.offer(':offerId'), Page: OfferPage, data: 'offer' },
        ),
        panes(
          'Requests',
          { path: paths.locum.requests, Page: RequestsPage, data: 'requests' },
          { path: paths.locum.request(':offerId'), Page: RequestPage, data: 'request' },
        ),
        panes(
          'Bookings',
          { path: paths.locum.bookings, Page: BookingsPage, data: 'bookings' },
          { path: paths.locum.booking(':bookingId'), Page: BookingPage, data: 'booking' },
        ),
        panes(
          'Messages',
          { path: paths.locum.messages, Page: MessagesPage, data: 'messages' },
          { path: paths.locum.conversation(':partyId'), Page: ConversationPage, data: 'conversation' },
          <NothingChosen />,
        ),
        onceAnswered(
          ownProfessionalQuery,
          page(paths.locum.profile, ProfilePage, 'profile'),
          page(paths.locum.accountSettings, AccountPage, 'account'),
        ),
        { path: '/locum/*', element: <NotFound /> },
      ],
    },
  ],
}
