import type { Params } from 'react-router-dom'
import { redirectOf } from '#shared/identity/guard.rules.ts'
import { addDays, DAYS_AHEAD, type LocalDate, LONGEST_PERIOD } from '#shared/kernel/dates.ts'
import type { BookingId, OfferId } from '#shared/kernel/ids.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { bookingQuery, professionalBookings } from '#web/features/bookings/bookings.api.ts'
import { myApplications, offersNearMe } from '#web/features/offers/locum/locum-offers.api.ts'
import { offerQuery } from '#web/features/offers/offer.api.ts'
import { optionsQuery } from '#web/features/options/options.api.ts'
import { ownProfessionalQuery } from '#web/components/account.ts'
import { apiQuery } from '#web/platform/api-query.ts'
import { today } from '#web/platform/clock.ts'
import { paths } from '#web/platform/paths.ts'
import { session } from '#web/platform/session.ts'
import type { Going } from './loads.ts'
import { prefetch, type Wanted } from './prefetch.ts'
import { queriesOf } from './queries.ts'
import { locumVisitor } from './visitor.ts'

interface Asked {
  professional: Professional
  day: LocalDate
  params: Params
}

const offerLists = ({ professional: { profession = '' }, day }: Asked): Wanted[] => [
  offersNearMe(profession, day),
  ...myApplications(day),
  optionsQuery('provinces'),
]

/** What the pages of a locum show at first. */
const pages = {
  dashboard: (asked) => [
    professionalBookings(asked.professional.id, addDays(asked.day, -1), addDays(asked.day, DAYS_AHEAD)),
    ...offerLists(asked),
  ],
  offers: offerLists,
  requests: ({ day }) => [...myApplications(day), optionsQuery('provinces')],
  offer: ({ params: { offerId } }) => [offerQuery(offerId as OfferId), optionsQuery('provinces')],
  bookings: ({ professional, day }) => [professionalBookings(professional.id, day, addDays(day, LONGEST_PERIOD))],
  booking: ({ params: { bookingId } }) => [bookingQuery(bookingId as BookingId)],
  account: () => [apiQuery(professionalsContract.getProfessionalSettings)],
} satisfies Record<string, (asked: Asked) => readonly Wanted[]>

export type LocumPage = keyof typeof pages

/** Asks for what a page shows, once it is known that the guard lets the locum in. */
export async function askForLocum(page: LocumPage, { pathname, params }: Going): Promise<void> {
  const client = queriesOf(session()?.userId ?? '')
  const professional = await client.ensureQueryData(ownProfessionalQuery)
  // The start leads on to the dashboard.
  const goingTo = pathname === paths.home ? paths.locum.dashboard : pathname
  if (!redirectOf(goingTo, locumVisitor(professional)))
    await prefetch(client, pages[page]({ professional, day: today(), params }))
}
