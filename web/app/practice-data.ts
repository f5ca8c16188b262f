import type { Params } from 'react-router-dom'
import { companiesContract } from '#shared/companies/companies.contract.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { redirectOf } from '#shared/identity/guard.rules.ts'
import { addDays, DAYS_AHEAD, type LocalDate, LONGEST_PERIOD } from '#shared/kernel/dates.ts'
import type { BookingId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { bookingQuery, practiceBookings } from '#web/features/bookings/bookings.api.ts'
import { offerQuery } from '#web/features/offers/offer.api.ts'
import { companyOffers, professionalQuery } from '#web/features/offers/practice/practice-offers.api.ts'
import { industriesQuery, optionsQuery } from '#web/features/options/options.api.ts'
import { dashboardStart } from '#web/features/practice-dashboard/dashboard-start.ts'
import { activeOf, practicesQuery } from '#web/components/account.ts'
import { apiQuery } from '#web/platform/api-query.ts'
import { today } from '#web/platform/clock.ts'
import { paths } from '#web/platform/paths.ts'
import { session } from '#web/platform/session.ts'
import { readStored } from '#web/platform/storage.ts'
import type { Going } from './loads.ts'
import { prefetch, type Wanted } from './prefetch.ts'
import { queriesOf } from './queries.ts'
import { practiceVisitor } from './visitor.ts'

interface Asked {
  company: Company
  day: LocalDate
  params: Params
}

const offersAhead = ({ company, day }: Asked) => companyOffers(company.id, day, addDays(day, DAYS_AHEAD))

/** What the pages of a practice show at first. */
const pages = {
  dashboard: (asked) => {
    const start = dashboardStart(asked.day)
    return [offersAhead(asked), practiceBookings(asked.company.id, start, addDays(start, LONGEST_PERIOD))]
  },
  offers: (asked) => [offersAhead(asked)],
  newOffer: (asked) => [offersAhead(asked), industriesQuery(), optionsQuery('provinces')],
  offer: ({ params: { offerId } }) => [offerQuery(offerId as OfferId)],
  bookings: ({ company, day }) => [practiceBookings(company.id, day, addDays(day, LONGEST_PERIOD))],
  booking: ({ params: { bookingId } }) => [bookingQuery(bookingId as BookingId)],
  search: () => [industriesQuery(), optionsQuery('provinces'), optionsQuery('languages')],
  locum: ({ params: { professionalId } }) => [
    professionalQuery(professionalId as UserId),
    industriesQuery(),
    optionsQuery('provinces'),
  ],
  account: ({ company }) => [apiQuery(companiesContract.getCompanySettings, { params: { companyId: company.id } })],
} satisfies Record<string, (asked: Asked) => readonly Wanted[]>

export type PracticePage = keyof typeof pages

/** Asks for what a page shows, once it is known that the guard lets the practice in. */
export async function askForPractice(page: PracticePage, { pathname, params }: Going): Promise<void> {
  const userId = session()?.userId ?? ''
  const client = queriesOf(userId)
  const company = activeOf(await client.ensureQueryData(practicesQuery), readStored('activeCompany'))
  const visitor = practiceVisitor(company, readStored('unapprovedTold') === userId)
  // The start leads on to the dashboard.
  const goingTo = pathname === paths.home ? paths.practice.dashboard : pathname
  if (company && !redirectOf(goingTo, visitor)) await prefetch(client, pages[page]({ company, day: today(), params }))
}
