import { MAX_PERIOD_DAYS } from '#shared/kernel/dates.ts'
import type { BookingId, OfferId, RedemptionId, UserId } from '#shared/kernel/ids.ts'
import { sectionOf } from '#shared/kernel/steps.ts'
import { ANSWERED_DAYS } from '#shared/offers/offers.rules.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { allPracticeBookings, bookingQuery } from '#web/features/bookings/bookings.api.ts'
import { companySectionOptions } from '#web/features/companies/section-options.api.ts'
import { offerQuery } from '#web/features/offers/offer.api.ts'
import {
  companyOffersAndRequestsFrom,
  companyOffersAndRequestsBefore,
  professionalQuery,
} from '#web/features/offers/practice/practice-offers.api.ts'
import { industriesQuery, optionsQuery } from '#web/features/options/options.api.ts'
import { messagesPageLists, subjectLists, prefetchConversation } from '#web/features/messages/messages.api.ts'
import { mayReadWallet, redemptionQuery, walletList } from '#web/features/wallets/own-wallet.api.ts'
import { earlierThisMonth, practiceDashboardBookings } from '#web/features/practice-dashboard/practice-dashboard.api.ts'
import { isDesktop } from '#web/platform/media.ts'
import { paths } from '#shared/kernel/paths.ts'
import type { PageFacts } from './area.tsx'
import { loadedFor, type PrefetchTarget, withDependents } from './prefetch.ts'

type EarlyFacts = PageFacts & { company: Company | undefined }
type Facts = PageFacts & { company: Company }

const historyQueries = (
  search: URLSearchParams,
  view: string,
  ahead: PrefetchTarget,
  past: PrefetchTarget,
): PrefetchTarget[] => (search.get('show') === view ? [ahead, past] : [ahead])

const at = paths.practice
type Queries<Known> = Partial<Record<string, (facts: Known) => readonly PrefetchTarget[]>>

const searchQueries = () => [industriesQuery(), optionsQuery('provinces'), optionsQuery('languages')]
const verificationQueries = () => companySectionOptions('verification')

/** Whom to invite is searched by the codes of an offer's skills. */
const offerQueries = ({ params: { offerId } }: Facts) => [
  withDependents(offerQuery(offerId as OfferId), ({ skills }) => (skills.length > 0 ? [industriesQuery()] : [])),
]

const loadAccount = () => import('#web/features/account/account.api.ts')

/** Pages that are open to a user before there is a practice. */
const earlyQueriesAt: Queries<EarlyFacts> = {
  [at.verification]: verificationQueries,
  [at.another]: verificationQueries,
  [at.data]: ({ company }) => [
    loadedFor(loadAccount, ({ memberAccount, accountExport }) => [
      company ? memberAccount(company).copy : accountExport,
    ]),
  ],
}

/** The queries of each page of a practice, so that its data loads along with its file. */
const queriesAt: Queries<Facts> = {
  [at.completeSignup]: ({ nextStep = '', search }) => companySectionOptions(sectionOf(search.get('step') ?? nextStep)),
  [at.dashboard]: ({ company, day }) => [
    companyOffersAndRequestsFrom(company.id, day),
    practiceDashboardBookings(company.id, day),
    earlierThisMonth(company.id, day),
    // Featured locums are in view at once.
    ...(company.approved && isDesktop() ? [industriesQuery(), optionsQuery('provinces')] : []),
  ],
  [at.calendar]: ({ company, search }) => [
    loadedFor(
      () => import('#web/features/calendar/practice/practice-calendar.api.ts'),
      ({ calendarLists }) => calendarLists(company.id, search),
    ),
  ],
  [at.offers]: ({ company, day, search }) =>
    historyQueries(
      search,
      'history',
      companyOffersAndRequestsFrom(company.id, day),
      companyOffersAndRequestsBefore(company.id, day, MAX_PERIOD_DAYS),
    ),
  [at.requests]: ({ company, day, search }) =>
    historyQueries(
      search,
      'answered',
      companyOffersAndRequestsFrom(company.id, day),
      companyOffersAndRequestsBefore(company.id, day, ANSWERED_DAYS),
    ),
  [at.newOffer]: ({ company, day, search }) => [
    companyOffersAndRequestsFrom(company.id, day),
    industriesQuery(),
    optionsQuery('provinces'),
    loadedFor(
      () => import('#web/features/offers/practice/new-offer/templates.api.ts'),
      ({ templatesQuery }) => [templatesQuery(company.id)],
    ),
    loadedFor(
      () => import('#web/components/people/pools.api.ts'),
      ({ poolsQuery }) => [poolsQuery(company.id)],
    ),
    ...(search.get('from') ? [offerQuery(search.get('from') as OfferId)] : []),
  ],
  [at.offer(':offerId')]: offerQueries,
  [at.request(':offerId')]: offerQueries,
  [at.bookings]: ({ company, day, search }) => {
    const { ahead, past } = allPracticeBookings(company.id, day, search.get('q') ?? '')
    return historyQueries(search, 'history', ahead, past)
  },
  [at.booking(':bookingId')]: ({ params: { bookingId } }) => [bookingQuery(bookingId as BookingId)],
  [at.wallet]: ({ company }) => (mayReadWallet(company.role) ? [walletList(company.id)] : []),
  [at.redemption(':redemptionId')]: ({ company, params: { redemptionId } }) =>
    mayReadWallet(company.role)
      ? [redemptionQuery(company.id, redemptionId as RedemptionId), walletList(company.id)]
      : [],
  [at.messages]: ({ company, day }) => messagesPageLists(company.id, day),
  [at.conversation(':partyId')]: ({ company, day, params: { partyId } }) => [
    prefetchConversation(company.id, partyId),
    ...subjectLists(company.id, day),
  ],
  [at.search]: searchQueries,
  [at.directory]: searchQueries,
  [at.locum(':professionalId')]: ({ company, params: { professionalId } }) => [
    professionalQuery(professionalId as UserId),
    loadedFor(
      () => import('#web/features/requests/practice/new-request/locum-page.api.ts'),
      ({ besideProfile }) => besideProfile(company.id, professionalId as UserId),
    ),
    industriesQuery(),
    optionsQuery('provinces'),
  ],
  [at.locums]: ({ company }) => [
    loadedFor(
      () => import('#web/features/locum-lists/locum-lists.api.ts'),
      ({ listsOf }) => listsOf(company.id),
    ),
  ],
  [at.placements]: ({ company }) => [
    loadedFor(
      () => import('#web/features/placements/own-placements.api.ts'),
      ({ mayReadPlacements, placementsList }) => (mayReadPlacements(company) ? [placementsList(company.id)] : []),
    ),
  ],
  [at.userManagement]: ({ company }) => [
    loadedFor(
      () => import('#web/features/members/member-lists.api.ts'),
      ({ membersQuery, pendingInvitesList }) => [membersQuery(company.id), pendingInvitesList(company.id)],
    ),
  ],
  [at.profile]: ({ search }) => companySectionOptions(search.get('section')),
  [at.accountSettings]: ({ company, search }) => [
    loadedFor(loadAccount, ({ accountQuery, memberAccount, accountExport }) => [
      accountQuery(search.get('section'), memberAccount(company)),
      // An owner’s own copy is beside the practice’s.
      ...(search.get('section') === 'data' ? [accountExport] : []),
    ]),
  ],
}

export const queriesOf = (path: string, { company, ...facts }: EarlyFacts): readonly PrefetchTarget[] =>
  earlyQueriesAt[path]?.({ company, ...facts }) ?? (company && queriesAt[path]?.({ company, ...facts })) ?? []
