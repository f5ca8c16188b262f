import { type LoaderFunction, Outlet, type RouteObject } from 'react-router-dom'
import { ownProfessionalQuery } from '#web/components/account/account.api.ts'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { paths } from '#shared/kernel/paths.ts'
import { onceAnswered } from './answered.tsx'
import { areaOf } from './area.tsx'
import { LoadingWithBrand } from './brand-bar.tsx'
import { NotFound } from './not-found.tsx'
import { locumVisitor } from './visitor.ts'
import { ifWalletShown } from './wallet-shown.tsx'

const LocumSignUp = lazyPage(() => import('./sign-up-layout.tsx'), 'LocumSignUp')
const LocumLayout = lazyPage(() => import('./locum-layout.tsx'), 'LocumLayout', <LoadingWithBrand />)
const NothingChosen = lazyPage(() => import('#web/features/messages/nothing-chosen.tsx'), 'NothingChosen', null)

const at = paths.locum

const { loader, page, panes } = areaOf({
  role: 'Locum',
  query: ownProfessionalQuery,
  ownOf: (professional) => ({ professional }),
  visitorOf: ({ professional }) => locumVisitor(professional),
  dashboard: at.dashboard,
  load: () => import('./locum-data.ts'),
})

const dashboard = page(
  at.dashboard,
  () => import('#web/features/locum-dashboard/locum-dashboard-page.tsx'),
  'LocumDashboardPage',
)

/** Loaded with `/`, which the guard redirects to the dashboard. */
export const home: readonly LoaderFunction[] = [loader(LocumLayout), dashboard.loader]

const signUp = onceAnswered(
  ownProfessionalQuery,
  page(at.verification, () => import('#web/features/professionals/verification-page.tsx'), 'VerificationPage'),
  page(at.completeSignup, () => import('#web/features/professionals/complete-signup-page.tsx'), 'CompleteSignupPage'),
  page(at.data, () => import('#web/features/account/my-data-page.tsx'), 'LocumDataPage'),
)

const pages: RouteObject[] = [
  {
    ...dashboard,
    element: (
      <>
        {dashboard.element}
        <Outlet />
      </>
    ),
    children: [
      { index: true, element: null },
      ifWalletShown(page(at.wallet, () => import('#web/features/wallets/locum-wallet-page.tsx'), 'LocumWalletPage')),
    ],
  },
  page(at.calendar, () => import('#web/features/calendar/locum/locum-calendar-page.tsx'), 'LocumCalendarPage'),
  panes(
    'Offers',
    page(at.offers, () => import('#web/features/offers/locum/offers-page.tsx'), 'LocumOffersPage'),
    page(at.offer(':offerId'), () => import('#web/features/offers/locum/offer-page.tsx'), 'LocumOfferPage'),
  ),
  panes(
    'Requests',
    page(at.requests, () => import('#web/features/requests/locum/requests-page.tsx'), 'LocumRequestsPage'),
    page(at.request(':offerId'), () => import('#web/features/requests/locum/request-page.tsx'), 'LocumRequestPage'),
  ),
  panes(
    'Bookings',
    page(at.bookings, () => import('#web/features/bookings/bookings-page.tsx'), 'LocumBookingsPage'),
    page(at.booking(':bookingId'), () => import('#web/features/bookings/booking-page.tsx'), 'BookingPage'),
  ),
  panes(
    'Messages',
    page(at.messages, () => import('#web/features/messages/messages-page.tsx'), 'MessagesPage'),
    page(at.conversation(':partyId'), () => import('#web/features/messages/conversation-page.tsx'), 'ConversationPage'),
    <NothingChosen />,
  ),
  onceAnswered(
    ownProfessionalQuery,
    page(at.profile, () => import('#web/features/professionals/profile-page.tsx'), 'ProfilePage'),
    page(at.accountSettings, () => import('#web/features/account/locum-account-page.tsx'), 'LocumAccountPage'),
  ),
]

/** A new page adds its route here, its queries to `locum-data.ts` and its entry to `menu-rows.ts`. */
export const routes: RouteObject = {
  children: [
    { element: <LocumSignUp />, loader: loader(LocumSignUp), children: [signUp] },
    {
      element: <LocumLayout />,
      loader: loader(LocumLayout),
      children: [...pages, { path: '/locum/*', element: <NotFound /> }],
    },
  ],
}
