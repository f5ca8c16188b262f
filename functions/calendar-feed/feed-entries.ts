import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { addDays } from '#shared/kernel/dates.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { PublicContext } from '#functions/platform/context.ts'
import type { PagePeriod } from '#functions/platform/dynamo/query-page.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { CompaniesRepository, StoredCompany } from '#functions/stores/companies.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { User } from '#functions/stores/users.repository.ts'
import {
  bookingEntries,
  DAYS_AHEAD,
  DAYS_BACK,
  isInFeed,
  type EntryReader,
} from '#functions/staffing/booking-entries.ts'
import { entryText, type CalendarEntry } from '#functions/platform/icalendar.ts'
import { requestEntries } from './request-entries.ts'

/** A feed ends with the entry that reaches one of these, the nearest days first. */
const MAX_ENTRIES = 1_000
const MAX_BYTES = 900 * 1024

export type FeedContext = Pick<PublicContext, 'now' | 'today' | 'origin'> &
  Pick<EntryReader, 'tenantId' | 'siteUrl'> & {
    bookings: Pick<BookingsRepository, 'eachOf'>
    offers: Pick<OffersRepository, 'listPending' | 'listPendingOfCompany'>
    companies: Pick<CompaniesRepository, 'listOfMemberNow' | 'listByIds'>
  }

/** Whose bookings and requests a feed has, as its reader may see them at this moment. */
type Source = {
  reader: EntryReader
  eachBooking: (period: PagePeriod) => AsyncGenerator<BookingState>
  companiesOf: (bookings: readonly BookingState[]) => Promise<StoredCompany[]>
  requests: () => Promise<OfferState[]>
}

const idsOf = (bookings: readonly BookingState[]): CompanyId[] => [
  ...new Set(bookings.map(({ company }) => company.id)),
]

const sourceOf = async (context: FeedContext, user: User): Promise<Source> => {
  const { today, tenantId, bookings, offers, companies } = context
  const reader = { today, tenantId, siteUrl: context.siteUrl || context.origin }
  if (user.role === 'Locum') {
    return {
      reader: { ...reader, party: 'professional' },
      eachBooking: (period) => bookings.eachOf('professional', [user.id], period),
      companiesOf: (found) => companies.listByIds(idsOf(found)),
      requests: () => offers.listPending(user.id, today),
    }
  }
  const practices = await companies.listOfMemberNow(user.id, user.joinedPractices, 'consistent')
  const ids = practices.map(({ id }) => id)
  return {
    reader: { ...reader, party: 'practice', severalPractices: practices.length > 1 },
    eachBooking: (period) => bookings.eachOf('practice', ids, period),
    companiesOf: async () => practices,
    requests: async () => (await Promise.all(ids.map((id) => offers.listPendingOfCompany(id, today)))).flat(),
  }
}

/** Bookings with at most so many days in all. One that runs over midnight is in both periods. */
const nearest = async ({ eachBooking, reader }: Source, periods: readonly PagePeriod[]): Promise<BookingState[]> => {
  const found = new Map<string, BookingState>()
  let days = 0
  for (const period of periods) {
    for await (const booking of eachBooking(period)) {
      if (found.has(booking.id)) continue
      if (days >= MAX_ENTRIES) return [...found.values()]
      found.set(booking.id, booking)
      days += Object.keys(booking.days).filter((date) => isInFeed(date, reader)).length
    }
  }
  return [...found.values()]
}

const withinLimits = (entries: readonly CalendarEntry[]): string[] => {
  let bytes = 0
  const texts = entries.slice(0, MAX_ENTRIES).map(entryText)
  const tooMany = texts.findIndex((text) => (bytes += Buffer.byteLength(text)) > MAX_BYTES)
  return tooMany < 0 ? texts : texts.slice(0, tooMany)
}

/** The entries of an account's feed: what waits for an answer, then what is booked, from today on and then back. */
export const feedEntries = async (context: FeedContext, user: User): Promise<string[]> => {
  const { today, now } = context
  const source = await sourceOf(context, user)
  const { reader } = source
  const [requests, booked] = await Promise.all([
    source.requests(),
    nearest(source, [
      { start: today, end: addDays(today, DAYS_AHEAD) },
      { start: addDays(today, -DAYS_BACK), end: addDays(today, -1), order: 'desc' },
    ]),
  ])
  const companies = new Map((await source.companiesOf(booked)).map((company) => [company.id, company]))
  const entries = [
    ...requests.flatMap((offer) => requestEntries(offer, now, reader)),
    ...booked.flatMap((booking) => bookingEntries(booking, companies.get(booking.company.id), reader)),
  ]
  return withinLimits(entries.filter(({ shift }) => isInFeed(shift.date, reader)))
}
