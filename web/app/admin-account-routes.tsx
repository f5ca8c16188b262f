import type { RouteObject } from 'react-router-dom'
import { addDays, MAX_PERIOD_DAYS } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { paths } from '#shared/kernel/paths.ts'
import type { FileOf } from '#web/components/page/lazy-page.tsx'
import { industriesQuery } from '#web/features/options/options.api.ts'
import { currentDay } from '#web/platform/clock.ts'
import { page } from './admin-page.tsx'
import { type PrefetchTarget, withDependents } from './prefetch.ts'
import { ifWalletShown } from './wallet-shown.tsx'

/** Tabs of a person and of a practice, each with its queries. */
const tab = (of: 'people' | 'practices', part: string) =>
  of === 'people' ? paths.admin.personPart(':userId', part) : paths.admin.practicePart(':companyId', part)

/** What is the same for both: its queries take the id of either. */
const tabOfBoth = <Name extends string>(
  part: string,
  file: FileOf<Name>,
  name: Name,
  queriesOf: (of: { userId: UserId } | { companyId: CompanyId }) => Promise<readonly PrefetchTarget[]>,
) => ({
  people: page(tab('people', part), file, name, ({ params }) => queriesOf({ userId: params['userId'] as UserId })),
  practices: page(tab('practices', part), file, name, ({ params }) =>
    queriesOf({ companyId: params['companyId'] as CompanyId }),
  ),
})

const bookingsOf = tabOfBoth(
  'bookings',
  () => import('#web/features/bookings/admin/bookings-of-party-page.tsx'),
  'BookingsOfPartyPage',
  async (of) => {
    const { allPracticeBookings, allProfessionalBookings } = await import('#web/features/bookings/bookings.api.ts')
    const today = currentDay()
    return [
      'companyId' in of
        ? allPracticeBookings(of.companyId, today).ahead
        : allProfessionalBookings(of.userId, today).ahead,
    ]
  },
)

const offersOf = async (of: { userId: UserId } | { companyId: CompanyId }) => {
  const { applicationsOfLocum, offersOfPractice } = await import('#web/features/offers/admin/offers-of-party.api.ts')
  const today = currentDay()
  return [
    'companyId' in of ? offersOfPractice(of.companyId, 'ahead', today) : applicationsOfLocum(of.userId, 'ahead', today),
  ]
}
const offersFile = () => import('#web/features/offers/admin/offers-of-party-page.tsx')

const walletOf = tabOfBoth(
  'wallet',
  () => import('#web/features/wallets/admin/admin-wallet-page.tsx'),
  'AdminWalletPage',
  async (of) => {
    const { anyWalletList } = await import('#web/features/wallets/wallets.api.ts')
    return [
      anyWalletList(
        'companyId' in of ? { type: 'company', ownerId: of.companyId } : { type: 'professional', ownerId: of.userId },
      ),
    ]
  },
)

const conversationsOf = tabOfBoth(
  'conversations',
  () => import('#web/features/messages/admin/conversations-page.tsx'),
  'ConversationsPage',
  async (of) => {
    const { conversationsOfParty, reportsOfParty } = await import('#web/features/messages/admin/conversations.api.ts')
    const party = 'companyId' in of ? of.companyId : of.userId
    return [conversationsOfParty(party), reportsOfParty(party)]
  },
)

const historyOf = tabOfBoth(
  'history',
  () => import('#web/features/audit/admin/history-page.tsx'),
  'HistoryPage',
  async (of) => {
    const { auditList } = await import('#web/components/audit/audit.api.ts')
    const subject = 'companyId' in of ? { practice: of.companyId } : { person: of.userId }
    return [auditList({ ...subject, without: 'readings' })]
  },
)

const approvalData = async () => {
  const [{ auditList }, reviews] = await Promise.all([
    import('#web/components/audit/audit.api.ts'),
    import('#web/components/review/review.api.ts'),
  ])
  return { auditList, ...reviews }
}

/** A person, with their tabs. */
export const person: RouteObject = {
  ...page(
    paths.admin.person(':userId'),
    () => import('#web/features/admin/person-page.tsx'),
    'PersonPage',
    async ({ params }) => {
      const { personQuery } = await import('#web/features/admin/accounts.api.ts')
      return [personQuery(params['userId'] as UserId)]
    },
  ),
  children: [
    page(
      paths.admin.person(':userId'),
      () => import('#web/features/admin/person-overview-page.tsx'),
      'PersonOverviewPage',
      async ({ params }) => {
        const [{ personQuery }, { professionalBookings }, { personPrivacy }] = await Promise.all([
          import('#web/features/admin/accounts.api.ts'),
          import('#web/features/bookings/bookings.api.ts'),
          import('#web/features/privacy/privacy.api.ts'),
        ])
        const [userId, today] = [params['userId'] as UserId, currentDay()]
        return [
          personPrivacy(userId),
          withDependents(personQuery(userId), ({ profile }) =>
            profile ? [industriesQuery(), professionalBookings(userId, today, addDays(today, MAX_PERIOD_DAYS))] : [],
          ),
        ]
      },
    ),
    page(
      tab('people', 'approval'),
      () => import('#web/features/admin/person-approval-page.tsx'),
      'PersonApprovalPage',
      async ({ params }) => {
        const { auditList, professionalReview } = await approvalData()
        const person = params['userId'] as UserId
        return [industriesQuery(), professionalReview(person), auditList({ person, kind: 'approvals' })]
      },
    ),
    page(
      tab('people', 'calendar'),
      () => import('#web/features/calendar/admin/person-calendar-page.tsx'),
      'PersonCalendarPage',
      async ({ params }) => {
        const { availabilityOfLocum } = await import('#web/features/calendar/admin/person-calendar.api.ts')
        return [availabilityOfLocum(params['userId'] as UserId, currentDay())]
      },
    ),
    page(tab('people', 'applications'), offersFile, 'OffersOfPartyPage', ({ params }) =>
      offersOf({ userId: params['userId'] as UserId }),
    ),
    bookingsOf.people,
    ifWalletShown(walletOf.people),
    conversationsOf.people,
    page(
      tab('people', 'notifications'),
      () => import('#web/features/notifications/admin/sent-notifications-page.tsx'),
      'SentNotificationsPage',
      async ({ params }) => {
        const { sentNotifications } = await import('#web/features/notifications/admin/sent-notifications.api.ts')
        return [sentNotifications(params['userId'] as UserId)]
      },
    ),
    historyOf.people,
  ],
}

/** A practice, with its tabs. */
export const practice: RouteObject = {
  ...page(
    paths.admin.practice(':companyId'),
    () => import('#web/features/admin/practice-page.tsx'),
    'PracticePage',
    async ({ params }) => {
      const { practiceQuery } = await import('#web/features/admin/accounts.api.ts')
      return [practiceQuery(params['companyId'] as CompanyId)]
    },
  ),
  children: [
    page(
      paths.admin.practice(':companyId'),
      () => import('#web/features/admin/practice-overview-page.tsx'),
      'PracticeOverviewPage',
      async ({ params }) => {
        const { practiceBookings } = await import('#web/features/bookings/bookings.api.ts')
        const today = currentDay()
        return [practiceBookings(params['companyId'] as CompanyId, today, addDays(today, MAX_PERIOD_DAYS))]
      },
    ),
    page(
      tab('practices', 'approval'),
      () => import('#web/features/admin/practice-approval-page.tsx'),
      'PracticeApprovalPage',
      async ({ params }) => {
        const { auditList, companyReview } = await approvalData()
        const practice = params['companyId'] as CompanyId
        return [companyReview(practice), auditList({ practice, kind: 'approvals' })]
      },
    ),
    page(
      tab('practices', 'plan'),
      () => import('#web/features/companies/admin/practice-plan-page.tsx'),
      'PracticePlanPage',
      async ({ params }) => {
        const { pricingQuery } = await import('#web/features/companies/pricing.api.ts')
        return [pricingQuery(params['companyId'] as CompanyId)]
      },
    ),
    page(
      tab('practices', 'members'),
      () => import('#web/features/members/admin/practice-members-page.tsx'),
      'PracticeMembersPage',
      async ({ params }) => {
        const { membersQuery, pendingInvitesList } = await import('#web/features/members/member-lists.api.ts')
        const companyId = params['companyId'] as CompanyId
        return [membersQuery(companyId), pendingInvitesList(companyId)]
      },
    ),
    page(tab('practices', 'offers'), offersFile, 'OffersOfPartyPage', ({ params }) =>
      offersOf({ companyId: params['companyId'] as CompanyId }),
    ),
    bookingsOf.practices,
    ifWalletShown(walletOf.practices),
    page(
      tab('practices', 'placements'),
      () => import('#web/features/placements/admin/practice-placements-page.tsx'),
      'PracticePlacementsPage',
      async ({ params }) => {
        const { placementsList } = await import('#web/features/placements/own-placements.api.ts')
        return [placementsList(params['companyId'] as CompanyId)]
      },
    ),
    conversationsOf.practices,
    historyOf.practices,
  ],
}
