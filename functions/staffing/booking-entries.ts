import { hasLunch } from '#shared/bookings/pay.rules.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import type { Party } from '#shared/kernel/caller.ts'
import type { CompanyAddress } from '#shared/kernel/company-address.schema.ts'
import { addDays, type LocalDate } from '#shared/kernel/dates.ts'
import { addressLines } from '#shared/kernel/directions.ts'
import { formatRate } from '#shared/kernel/money.ts'
import { pathsOf } from '#shared/kernel/paths.ts'
import type { Lunch, Shift } from '#shared/kernel/shift.schema.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'
import type { StoredCompany } from '#functions/stores/companies.repository.ts'
import type { CalendarEntry } from '#functions/platform/icalendar.ts'

/** How far back and ahead a feed reaches. */
export const DAYS_BACK = 31
export const DAYS_AHEAD = 365

/** For whom entries are written, and where they lead. */
export type EntryReader = {
  party: Party
  today: LocalDate
  /** They belong to several practices, so that each entry has to say which. */
  severalPractices?: boolean
  tenantId: string
  siteUrl: string
}

type Day = Booking['booking_dates_times'][number]

export const uidOf = (id: string, date: LocalDate, { tenantId }: EntryReader): string => `${id}-${date}@${tenantId}`

export const joinLines = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join('\n')

export const lunchLine = (shift: Shift, lunch: Lunch): string =>
  hasLunch(shift, lunch)
    ? `Lunch: ${lunch.period === 1 ? '1 hour' : '30 minutes'}, ${lunch.paid ? 'paid' : 'unpaid'}`
    : 'No lunch break'

export const isInFeed = (date: LocalDate, { today }: EntryReader): boolean =>
  date >= addDays(today, -DAYS_BACK) && date <= addDays(today, DAYS_AHEAD)

const addressText = (name: string, address: CompanyAddress | undefined): string =>
  [name, ...(address ? addressLines(address) : [])].join(', ')

const rateLine = ({ parts }: Day): string =>
  `Rate: ${[...new Set(parts.map(({ rate }) => formatRate(Number(rate))))].join(', then ')}`

const titleOf = ({ profession, company, professional }: Booking, { party, severalPractices }: EntryReader): string => {
  if (party === 'professional') return `${profession} at ${company.name}`
  return `${professional.name}, ${profession}${severalPractices ? ` (${company.name})` : ''}`
}

const detailsOf = (booking: Booking, day: Day, { party }: EntryReader): string => {
  const [label, other] = party === 'practice' ? ['Locum', booking.professional] : ['Practice', booking.company]
  return joinLines(
    [`${label}: ${other.name}`, other.contact, other.email].filter(Boolean).join(', '),
    rateLine(day),
    lunchLine(day, booking.lunch),
    booking.notes && `Notes: ${booking.notes}`,
  )
}

/** Of a practice that has been deleted: a sequence never falls. */
const AFTER_LAST_VERSION = 1_000_000

/**
 * One entry a day, of what the reader sees on the booking's page. The practice's current address is part of it, so
 * that its version counts too.
 */
export const bookingEntries = (
  booking: BookingState,
  company: StoredCompany | undefined,
  reader: EntryReader,
): CalendarEntry[] => {
  const view = bookingView(booking, reader.today, reader.party)
  const url = reader.siteUrl + pathsOf[reader.party].booking(booking.id)
  return view.booking_dates_times.map((day) => {
    const title = titleOf(view, reader)
    const code = `Booking ${view.unique_booking_code}`
    return {
      uid: uidOf(booking.id, day.date, reader),
      sequence: (booking.version ?? 1) + (company ? (company.version ?? 0) : AFTER_LAST_VERSION),
      changedAt: [booking.updatedAt, company?.updatedAt]
        .filter((at) => at !== undefined)
        .sort()
        .at(-1) as string,
      shift: day,
      url,
      ...(day.cancelled
        ? {
            status: 'CANCELLED',
            busy: false,
            summary: `Cancelled: ${title}`,
            description: joinLines(code, 'This day has been cancelled.', url),
          }
        : {
            status: 'CONFIRMED',
            busy: reader.party === 'professional',
            summary: title,
            description: joinLines(code, detailsOf(view, day, reader), url),
            location: addressText(view.company.name, company?.address),
          }),
    }
  })
}
