import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { DayMark } from '#web/components/calendar/day-face.ts'
import { postedMarks } from '#web/components/calendar/posted-marks.ts'
import { timesOf } from '#web/components/shift-words.ts'
import { paths } from '#web/platform/paths.ts'
import { askedOn, bookedOn, type OwnCalendar } from '#web/components/calendar/own-calendar.ts'

/**
 * What a day of one’s week holds: what is booked, what this request asks, what others ask, and what one has said of it.
 */
export function marksOn(calendar: OwnCalendar, date: LocalDate, offer: Offer, now: Instant): DayMark[] {
  const asked = offer.request_dates.filter(
    (shift) => shift.date === date && offer.offers_requests[0]?.live_dates.includes(date),
  )
  const others = askedOn(calendar, date).filter(({ id }) => id !== offer.id)
  return [
    ...bookedOn(calendar, date).map(({ booking, text }): DayMark => ({
      family: 'booked',
      label: 'Booked',
      text,
      to: paths.locum.booking(booking),
    })),
    ...asked.map((shift): DayMark => ({ family: 'waits', label: 'Asked', text: timesOf(shift) })),
    ...others.map(({ id, text }): DayMark => ({
      family: 'waits',
      label: 'Also asked',
      text,
      to: paths.locum.request(id),
    })),
    ...postedMarks(calendar.days.get(date), now),
  ]
}
