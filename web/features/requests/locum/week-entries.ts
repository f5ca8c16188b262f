import { addDays, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { DayEntry } from '#web/components/calendar/day-cell-model.ts'
import { morningOf, postedEntries } from '#web/components/calendar/posted-entries.ts'
import { formatTimes } from '#shared/kernel/format-shift.ts'
import { paths } from '#shared/kernel/paths.ts'
import { requestsOn, bookedOn, type OwnCalendar } from '#web/components/calendar/own-calendar.ts'

/** The entries of a day: bookings, this request, other requests and availability. */
export function entriesOn(calendar: OwnCalendar, date: LocalDate, offer: Offer, now: Instant): DayEntry[] {
  const requested = offer.request_dates.filter(
    (shift) => shift.date === date && offer.offers_requests[0]?.live_dates.includes(date),
  )
  const others = requestsOn(calendar, date).filter(({ id }) => id !== offer.id)
  return [
    ...bookedOn(calendar, date).map(({ booking, text }): DayEntry => ({
      family: 'booked',
      label: 'Booked',
      text,
      to: paths.locum.booking(booking),
    })),
    ...requested.map((shift): DayEntry => ({ family: 'pending', label: 'Requested', text: formatTimes(shift) })),
    ...others.map(({ id, text }): DayEntry => ({
      family: 'pending',
      label: 'Also requested',
      text,
      to: paths.locum.request(id),
    })),
    ...postedEntries(calendar.days.get(addDays(date, -1)), now).flatMap(morningOf),
    ...postedEntries(calendar.days.get(date), now),
  ]
}
