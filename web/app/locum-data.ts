import type { BookingId, OfferId } from '#shared/kernel/ids.ts'
import { sectionOf } from '#shared/kernel/steps.ts'
import { instantBookingQuery } from '#web/components/people/instant-booking.api.ts'
import { allProfessionalBookings, bookingQuery } from '#web/features/bookings/bookings.api.ts'
import {
  locumDashboardBookings,
  postingsSoon,
  bookingIdOfToday,
} from '#web/features/locum-dashboard/locum-dashboard.api.ts'
import { ownOffersAndRequests, marketOffers, practiceQuery } from '#web/features/offers/locum/locum-offers.api.ts'
import { marketFiltersIn } from '#web/features/offers/locum/market-filters.ts'
import { messagesPageLists, subjectLists, prefetchConversation } from '#web/features/messages/messages.api.ts'
import { offerQuery } from '#web/features/offers/offer.api.ts'
import { optionsQuery } from '#web/features/options/options.api.ts'
import { professionalSectionOptions } from '#web/features/professionals/professionals.api.ts'
import { ownCalendarAhead, ownCalendarAround, ownCalendarFor } from '#web/features/calendar/own-calendar.api.ts'
import { walletList } from '#web/features/wallets/own-wallet.api.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { paths } from '#shared/kernel/paths.ts'
import type { PageFacts } from './area.tsx'
import { loadedFor, withDependents, withDependentsOfList, type PrefetchTarget } from './prefetch.ts'

type Facts = PageFacts & { professional: Professional }

const offerLists = ({ professional: { profession = '' }, day }: Facts, filters = {}): PrefetchTarget[] => [
  marketOffers(profession, day, filters),
  ...Object.values(ownOffersAndRequests(day)),
  optionsQuery('provinces'),
]

const at = paths.locum

const loadAccount = () => import('#web/features/account/account.api.ts')

/** The queries of each locum page, so that its data loads along with its file. */
const queriesAt: Partial<Record<string, (facts: Facts) => readonly PrefetchTarget[]>> = {
  [at.verification]: () => professionalSectionOptions('verification'),
  [at.completeSignup]: ({ nextStep = '', search }) =>
    professionalSectionOptions(sectionOf(search.get('step') ?? nextStep)),
  [at.data]: () => [loadedFor(loadAccount, ({ locumAccount }) => [locumAccount.copy])],
  [at.dashboard]: (facts) => [
    withDependentsOfList(locumDashboardBookings(facts.professional.id, facts.day), (bookings) => {
      const id = bookingIdOfToday(bookings)
      return id ? [bookingQuery(id)] : []
    }),
    ...offerLists(facts),
    ...(facts.professional.approved ? [postingsSoon(facts.day)] : []),
  ],
  [at.calendar]: ({ professional, search }) => [
    loadedFor(
      () => import('#web/features/calendar/locum/locum-calendar.api.ts'),
      ({ calendarQueries }) => {
        const { months, names, beside } = calendarQueries(search, professional.id)
        return [...months.map((month, at) => (at === 0 ? withDependents(month, () => beside) : month)), ...names]
      },
    ),
  ],
  [at.offers]: (facts) => [
    ...offerLists(facts, marketFiltersIn(facts.search, facts.professional)),
    ...(facts.search.get('show') === 'applied' ? [] : [ownCalendarAhead(facts.day)]),
  ],
  [at.requests]: ({ day }) => [...Object.values(ownOffersAndRequests(day)), optionsQuery('provinces')],
  [at.offer(':offerId')]: ({ params: { offerId } }) => [
    withDependents(offerQuery(offerId as OfferId), (offer) => [practiceQuery(offer.company.id), ownCalendarFor(offer)]),
    optionsQuery('provinces'),
    instantBookingQuery,
  ],
  [at.request(':offerId')]: ({ params: { offerId } }) => [
    withDependents(offerQuery(offerId as OfferId), (offer) => [
      practiceQuery(offer.company.id),
      ownCalendarAround(offer),
    ]),
    optionsQuery('provinces'),
    instantBookingQuery,
  ],
  [at.bookings]: ({ professional, day, search }) => {
    const { ahead, past } = allProfessionalBookings(professional.id, day, search.get('q') ?? '')
    return search.get('show') === 'history' ? [ahead, past] : [ahead]
  },
  [at.booking(':bookingId')]: ({ params: { bookingId } }) => [
    bookingQuery(bookingId as BookingId),
    instantBookingQuery,
  ],
  [at.wallet]: () => [walletList(undefined)],
  [at.messages]: ({ professional, day }) => messagesPageLists(professional.id, day),
  [at.conversation(':partyId')]: ({ professional, day, params: { partyId } }) => [
    prefetchConversation(professional.id, partyId),
    ...subjectLists(professional.id, day),
  ],
  [at.profile]: ({ search }) => professionalSectionOptions(search.get('section')),
  [at.accountSettings]: ({ search }) => [
    loadedFor(loadAccount, ({ accountQuery, locumAccount }) => [accountQuery(search.get('section'), locumAccount)]),
  ],
}

export const queriesOf = (path: string, facts: Facts): readonly PrefetchTarget[] => queriesAt[path]?.(facts) ?? []
