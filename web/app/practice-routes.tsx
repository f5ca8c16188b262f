import { type LoaderFunction, Outlet, type RouteObject } from 'react-router-dom'
import { type LazyPage, lazyPage } from '#web/components/page/lazy-page.tsx'
import { activePractice, isUnapprovedSeen, practicesQuery } from '#web/components/account/account.api.ts'
import { practiceIn } from '#web/components/account/open-practice.ts'
import { paths } from '#shared/kernel/paths.ts'
import { readStored } from '#web/platform/storage.ts'
import { onceAnswered } from './answered.tsx'
import { routeLoader } from './route-loader.ts'
import { LoadingWithBrand } from './brand-bar.tsx'
import { NotFound } from './not-found.tsx'
import { pageData } from './page-data.ts'
import { panesRoute } from './panes-route.tsx'
import type { PracticePageName } from './practice-data.ts'
import { practiceVisitor } from './visitor.ts'

const PracticeSignUp = lazyPage(() => import('./sign-up-layout.tsx'), 'PracticeSignUp')
const PracticeLayout = lazyPage(() => import('./practice-layout.tsx'), 'PracticeLayout', <LoadingWithBrand />)
const UnapprovedPage = lazyPage(() => import('./unapproved-page.tsx'), 'UnapprovedPage')
const RequireApproval = lazyPage(() => import('./unapproved-page.tsx'), 'RequireApproval')
const DashboardPage = lazyPage(
  () => import('#web/features/practice-dashboard/practice-dashboard-page.tsx'),
  'PracticeDashboardPage',
)
const Featured = lazyPage(() => import('./practice-layout.tsx'), 'Featured')
const VerificationPage = lazyPage(() => import('#web/features/companies/verification-page.tsx'), 'VerificationPage')
const AnotherPracticePage = lazyPage(
  () => import('#web/features/companies/another-practice-page.tsx'),
  'AnotherPracticePage',
)
const CompleteSignupPage = lazyPage(
  () => import('#web/features/companies/complete-signup-page.tsx'),
  'CompleteSignupPage',
)
const ProfilePage = lazyPage(() => import('#web/features/companies/profile-page.tsx'), 'ProfilePage')
const AccountPage = lazyPage(() => import('#web/features/account/practice-account-page.tsx'), 'PracticeAccountPage')
const UserManagementPage = lazyPage(
  () => import('#web/features/members/user-management-page.tsx'),
  'UserManagementPage',
)
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
const YourLocumsPage = lazyPage(() => import('#web/features/locum-lists/your-locums-page.tsx'), 'YourLocumsPage')
const RequestsPage = lazyPage(() => import('#web/features/requests/practice/requests-page.tsx'), 'PracticeRequestsPage')
const RequestPage = lazyPage(() => import('#web/features/requests/practice/request-page.tsx'), 'PracticeRequestPage')
const BookingsPage = lazyPage(() => import('#web/features/bookings/bookings-page.tsx'), 'PracticeBookingsPage')
const BookingPage = lazyPage(() => import('#web/features/bookings/booking-page.tsx'), 'BookingPage')
const MessagesPage = lazyPage(() => import('#web/features/messages/messages-page.tsx'), 'MessagesPage')
const NothingChosen = lazyPage(() => import('#web/features/messages/nothing-chosen.tsx'), 'NothingChosen', null)
const ConversationPage = lazyPage(() => import('#web/features/messages/conversation-page.tsx'), 'ConversationPage')
const SearchPage = lazyPage(() => import('#web/features/search/search-page.tsx'), 'SearchPage')

const loadData = pageData({
  query: practicesQuery,
  ownOf: (practices, { search }) => ({
    company: activePractice(practices, practiceIn(search, practices) ?? readStored('activeCompany')),
  }),
  visitorOf: ({ company }) => practiceVisitor(company, isUnapprovedSeen(readStored('unapprovedSeen'), company)),
  dashboard: paths.practice.dashboard,
  load: () => import('./practice-data.ts'),
})

const loader = (Page: Pick<LazyPage, 'load'>, data?: PracticePageName) =>
  routeLoader(Page, 'CompanyAdmin', data && ((target) => loadData(data, target)))

const page = (path: string, Page: LazyPage, data?: PracticePageName): RouteObject => ({
  path,
  element: <Page />,
  loader: loader(Page, data),
})

const panes = panesRoute(loader)

/** Loaded with `/`, which the guard redirects to the dashboard. */
export const home: readonly LoaderFunction[] = [loader(PracticeLayout), loader(DashboardPage, 'dashboard')]

/** A new page adds its route here, its queries to `practice-data.ts` and its entry to `menu-rows.ts`. */
export const routes: RouteObject = {
  children: [
    {
      element: <PracticeSignUp />,
      loader: loader(PracticeSignUp),
      children: [
        onceAnswered(
          practicesQuery,
          page(paths.practice.verification, VerificationPage, 'verification'),
          page(paths.practice.another, AnotherPracticePage, 'verification'),
          page(paths.practice.completeSignup, CompleteSignupPage, 'completeSignup'),
          page(paths.practice.data, DataPage, 'data'),
        ),
      ],
    },
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
            <RequireApproval>
              <Outlet />
            </RequireApproval>
          ),
          loader: loader(RequireApproval),
          children: [
            {
              path: paths.practice.search,
              element: <SearchPage Pane={LocumPane} />,
              loader: loader(SearchPage, 'search'),
            },
            {
              path: paths.practice.directory,
              element: <SearchPage Pane={LocumPane} />,
              loader: loader(SearchPage, 'search'),
            },
            page(paths.practice.locum(':professionalId'), LocumPage, 'locum'),
            page(paths.practice.locums, YourLocumsPage, 'locums'),
          ],
        },
        page(paths.practice.calendar, CalendarPage, 'calendar'),
        panes(
          'Offers',
          { path: paths.practice.offers, Page: OffersPage, data: 'offers' },
          { path: paths.practice.offer(':offerId'), Page: OfferPage, data: 'offer' },
        ),
        panes(
          'Requests',
          { path: paths.practice.requests, Page: RequestsPage, data: 'requests' },
          { path: paths.practice.request(':offerId'), Page: RequestPage, data: 'offer' },
        ),
        panes(
          'Bookings',
          { path: paths.practice.bookings, Page: BookingsPage, data: 'bookings' },
          { path: paths.practice.booking(':bookingId'), Page: BookingPage, data: 'booking' },
        ),
        panes(
          'Messages',
          { path: paths.practice.messages, Page: MessagesPage, data: 'messages' },
          { path: paths.practice.conversation(':partyId'), Page: ConversationPage, data: 'conversation' },
          <NothingChosen />,
        ),
        page(paths.practice.userManagement, UserManagementPage, 'users'),
        page(paths.userUnapproved, UnapprovedPage),
        onceAnswered(
          practicesQuery,
          page(paths.practice.newOffer, NewOfferPage, 'newOffer'),
          page(paths.practice.profile, ProfilePage, 'profile'),
          page(paths.practice.accountSettings, AccountPage, 'account'),
        ),
        { path: '/practice/*', element: <NotFound /> },
        { path: '/company/*', element: <NotFound /> },
      ],
    },
  ],
}
