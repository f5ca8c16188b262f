import type { calendarFeedContract } from '#shared/calendar-feed/calendar-feed.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import { bookingEntries, type EntryReader } from '#functions/staffing/booking-entries.ts'
import { calendarText, entryText } from '#functions/platform/icalendar.ts'

type Deps = Pick<Context, 'caller' | 'today' | 'origin'> &
  Pick<EntryReader, 'tenantId' | 'siteUrl'> & {
    bookings: Pick<BookingsRepository, 'get'>
    companies: Pick<CompaniesRepository, 'get'>
  }
type Input = InputOf<(typeof calendarFeedContract)['getBookingFile']>

export const getBookingFile = async (context: Deps, { params }: Input): Promise<string> => {
  const { caller, today, tenantId, bookings, companies } = context
  const siteUrl = context.siteUrl || context.origin
  const booking = await bookings.get(params.bookingId)
  if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
  const party = caller.party === 'professional' ? 'professional' : 'practice'
  const company = await companies.get(booking.company.id)
  const entries = bookingEntries(booking, company, { party, today, tenantId, siteUrl })
  return calendarText(`Booking ${booking.id}`, entries.map(entryText))
}
