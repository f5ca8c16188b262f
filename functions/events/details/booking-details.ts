import { mailLink, telLink } from '#shared/kernel/contact-links.ts'
import { bookedDays, bookingStatus } from '#shared/bookings/bookings.rules.ts'
import type { BookedDay } from '#shared/bookings/bookings.schema.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { hasLunch, ratesOf, totalsOf } from '#shared/bookings/pay.rules.ts'
import { formatCardDate, todayAt, type Instant } from '#shared/kernel/dates.ts'
import { addressLines, directionsTo } from '#shared/kernel/directions.ts'
import { formatHours, formatLunch, formatTimes } from '#shared/kernel/format-shift.ts'
import { formatRand, toCents } from '#shared/kernel/money.ts'
import { bookingEntries } from '#functions/staffing/booking-entries.ts'
import { calendarText, entryText } from '#functions/platform/icalendar.ts'
import type { MailDay, MailFact } from '#functions/mail/mail.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { CompaniesRepository, StoredCompany } from '#functions/stores/companies.repository.ts'
import type { About } from '#shared/notifications/notification-about.schema.ts'
import { formatRates, type Details } from './details.ts'

export type BookingDetailDeps = {
  bookings: Pick<BookingsRepository, 'getStored'>
  companies: Pick<CompaniesRepository, 'get'>
  /** Only for mails, which have a calendar file. */
  site?: { tenantId: string; siteUrl: string }
}
type AboutBooking = Extract<About, { booking: unknown }>

const dayOf = (day: BookedDay, { lunch }: BookingState): MailDay => ({
  date: formatCardDate(day.date),
  hours: formatTimes(day),
  note: !day.cancelled && hasLunch(day, lunch) ? formatLunch(lunch) : undefined,
  cancelled: day.cancelled,
})

const contactFacts = ({ contact, email }: { contact: string; email: string }): MailFact[] => [
  { label: 'Phone', value: contact, href: telLink(contact) },
  { label: 'E-mail', value: email, href: mailLink(email) },
]

/** Where the locum goes, whom they ask for and how they reach the practice. */
const placeFacts = ({ company: { name, ...contact } }: BookingState, company?: StoredCompany): MailFact[] => [
  { label: 'Practice', value: name },
  ...(company?.address
    ? [
        {
          label: 'Address',
          value: addressLines(company.address).join('\n'),
          brief: addressLines(company.address).join(', '),
          href: directionsTo(name, company.address),
        },
      ]
    : []),
  ...contactFacts(contact),
  { label: 'Ask for', value: company?.arrival?.ask_for ?? '' },
  { label: 'Parking', value: company?.arrival?.parking ?? '' },
  { label: 'Dress', value: company?.arrival?.dress ?? '' },
]

/** The fee is for the practice alone. `isRest`: other days have been cancelled. */
const payFacts = (days: readonly BookedDay[], reader: About['reader'], isRest: boolean): MailFact[] => {
  const { hours, pay, fee } = totalsOf(days)
  const which = isRest ? ' on the remaining days' : ''
  const worked = `${formatHours(hours * 60)}${which}`
  const rand = (amount: number) => formatRand(toCents(amount))
  const perHour = { label: 'Per hour', value: formatRates(ratesOf(days)) }
  return reader === 'professional'
    ? [perHour, { label: `Your pay for ${worked}`, value: rand(pay), brief: `${rand(pay)} for ${worked}` }]
    : [
        perHour,
        { label: `Locum pay for ${worked}`, value: rand(pay) },
        { label: 'Facilitation fee', value: rand(fee) },
        { label: `Total cost${which}`, value: rand(pay + fee), brief: `Total cost ${rand(pay + fee)}${which}` },
      ]
}

/**
 * A booking as it is when its mail is sent. Address, contact and pay are left out once all of it is cancelled. If what
 * a calendar shows of it has changed, it has all days, and a calendar file.
 */
export const bookingDetails = async (
  { booking: id, reader, dates, isForCalendar }: AboutBooking,
  { bookings, companies, site }: BookingDetailDeps,
  now: Instant,
): Promise<Details> => {
  const booking = await bookings.getStored(id)
  if (!booking) return {}
  const company = await companies.get(booking.company.id)
  const shown = bookedDays(booking).filter(({ date }) => isForCalendar || dates.includes(date))
  const kept = shown.filter(({ cancelled }) => !cancelled)
  const { name, ...contact } = booking.professional
  const party =
    reader === 'professional'
      ? placeFacts(booking, company)
      : [{ label: 'Locum', value: name }, ...contactFacts(contact)]
  // A practice whose locum is late needs their number, not what the shift costs.
  const pay = isForCalendar || reader === 'professional' ? payFacts(kept, reader, kept.length < shown.length) : []
  const facts = [...party, ...pay, { label: 'Notes', value: booking.notes }]
  return {
    days: shown.map((day) => dayOf(day, booking)),
    facts: bookingStatus(booking) === 'confirmed' && kept.length > 0 ? facts.filter(({ value }) => value !== '') : [],
    ...(isForCalendar &&
      site && {
        calendar: calendarText(
          `Booking ${id}`,
          bookingEntries(booking, company, { party: reader, today: todayAt(now), ...site }).map(entryText),
        ),
      }),
  }
}
