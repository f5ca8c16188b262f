import { type LoaderFunction, Outlet, type RouteObject } from 'react-router-dom'
import { activePractice, isUnapprovedSeen, practicesQuery } from '#web/components/account/account.api.ts'
import { practiceIn } from '#web/components/account/open-practice.ts'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { paths } from '#shared/kernel/paths.ts'
import { readStored } from '#web/platform/storage.ts'
import { onceAnswered } from './answered.tsx'
import { areaOf } from './area.tsx'
import { LoadingWithBrand } from './brand-bar.tsx'
import { NotFound } from './not-found.tsx'
import { RequireApproval } from './require-approval.tsx'
import { practiceVisitor } from './visitor.ts'
import { ifWalletShown } from './wallet-shown.tsx'

const PracticeSignUp = lazyPage(() => import('./sign-up-layout.tsx'), 'PracticeSignUp')
const PracticeLayout = lazyPage(() => import('./practice-layout.tsx'), 'PracticeLayout', <LoadingWithBrand />)
const Featured = lazyPage(() => import('./practice-layout.tsx'), 'Featured')
const UnapprovedPage = lazyPage(() => import('./unapproved-page.tsx'), 'UnapprovedPage')
const DashboardPage = lazyPage(
  () => import('#web/features/practice-dashboard/practice-dashboard-page.tsx'),
  'PracticeDashboardPage',
)
const SearchPage = lazyPage(() => import('#web/features/search/search-page.tsx'), 'SearchPage')
const LocumPane = lazyPage(() => import('#web/features/requests/practice/new-request/locum-pane.tsx'), 'LocumPane')
const NothingChosen = lazyPage(() => import('#web/features/messages/nothing-chosen.tsx'), 'NothingChosen', null)

const at = paths.practice

const { loader, page, panes } = areaOf({
  role: 'CompanyAdmin',
  query: practicesQuery,
  ownOf: (practices, { search }) => ({
    company: activePractice(practices, practiceIn(search, practices) ?? readStored('activeCompany')),
  }),
  visitorOf: ({ company }) => practiceVisitor(company, isUnapprovedSeen(readStored('unapprovedSeen'), company)),
  dashboard: at.dashboard,
  load: () => import('./practice-data.ts'),
})

const loadDashboard = loader(DashboardPage, at.dashboard)

/** Loaded with `/`, which the guard redirects to the dashboard. */
export const home: readonly LoaderFunction[] = [loader(PracticeLayout), loadDashboard]

const signUp = onceAnswered(
  practicesQuery,
  page(at.verification, () => import('#web/features/companies/verification-page.tsx'), 'VerificationPage'),
  page(at.another, () => import('#web/features/companies/another-practice-page.tsx'), 'AnotherPracticePage'),
  page(at.completeSignup, () => import('#web/features/companies/complete-signup-page.tsx'), 'CompleteSignupPage'),
  page(at.data, () => import('#web/features/account/my-data-page.tsx'), 'PracticeDataPage'),
)

const searchAt = (path: string): RouteObject => ({
  path,
  element: <SearchPage Pane={LocumPane} />,
  loader: loader(SearchPage, path),
})

const afterApproval: RouteObject = {
  element: (
    <RequireApproval>
      <Outlet />
    </RequireApproval>
  ),
  children: [
    searchAt(at.search),
    searchAt(at.directory),
    page(
      at.locum(':professionalId'),
      () => import('#web/features/requests/practice/new-request/locum-page.tsx'),
      'LocumPage',
    ),
    page(at.locums, () => import('#web/features/locum-lists/your-locums-page.tsx'), 'YourLocumsPage'),
  ],
}

const pages: RouteObject[] = [
  {
    path: at.dashboard,
    element: (
      <>
        <DashboardPage>
          <Featured />
        </DashboardPage>
        <Outlet />
      </>
    ),
    loader: loadDashboard,
    children: [
      { index: true, element: null },
      ifWalletShown(
        page(at.wallet, () => import('#web/features/wallets/practice-wallet-page.tsx'), 'PracticeWalletPage'),
        page(
          at.redemption(':redemptionId'),
          () => import('#web/features/wallets/redemption-page.tsx'),
          'RedemptionPage',
        ),
      ),
    ],
  },
  afterApproval,
  page(at.calendar, () => import('#web/features/calendar/practice/practice-calendar-page.tsx'), 'PracticeCalendarPage'),
  panes(
    'Offers',
    page(at.offers, () => import('#web/features/offers/practice/offers-page.tsx'), 'PracticeOffersPage'),
    page(at.offer(':offerId'), () => import('#web/features/offers/practice/offer-page.tsx'), 'PracticeOfferPage'),
  ),
  panes(
    'Requests',
    page(at.requests, () => import('#web/features/requests/practice/requests-page.tsx'), 'PracticeRequestsPage'),
    page(
      at.request(':offerId'),
      () => import('#web/features/requests/practice/request-page.tsx'),
      'PracticeRequestPage',
    ),
  ),
  panes(
    'Bookings',
    page(at.bookings, () => import('#web/features/bookings/bookings-page.tsx'), 'PracticeBookingsPage'),
    page(at.booking(':bookingId'), () => import('#web/features/bookings/booking-page.tsx'), 'BookingPage'),
  ),
  panes(
    'Messages',
    page(at.messages, () => import('#web/features/messages/messages-page.tsx'), 'MessagesPage'),
    page(at.conversation(':partyId'), () => import('#web/features/messages/conversation-page.tsx'), 'ConversationPage'),
    <NothingChosen />,
  ),
  page(at.placements, () => import('#web/features/placements/placements-page.tsx'), 'PlacementsPage'),
  page(at.userManagement, () => import('#web/features/members/user-management-page.tsx'), 'UserManagementPage'),
  { path: paths.userUnapproved, element: <UnapprovedPage />, loader: loader(UnapprovedPage) },
  onceAnswered(
    practicesQuery,
    page(at.newOffer, () => import('#web/features/offers/practice/new-offer/new-offer-page.tsx'), 'NewOfferPage'),
    page(at.profile, () => import('#web/features/companies/profile-page.tsx'), 'ProfilePage'),
    page(at.accountSettings, () => import('#web/features/account/practice-account-page.tsx'), 'PracticeAccountPage'),
  ),
]

/** A new page adds its route here, its queries to `practice-data.ts` and its entry to `menu-rows.ts`. */
export const routes: RouteObject = {
  children: [
    { element: <PracticeSignUp />, loader: loader(PracticeSignUp), children: [signUp] },
    {
      element: <PracticeLayout />,
      loader: loader(PracticeLayout),
      children: [
        ...pages,
        { path: '/practice/*', element: <NotFound /> },
        { path: '/company/*', element: <NotFound /> },
      ],
    },
  ],
}
