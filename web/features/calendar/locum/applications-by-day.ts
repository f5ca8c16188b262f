import type { LocalDate } from '#shared/kernel/dates.ts'
import { ownApplication } from '#shared/offers/applications.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { DayRequest } from '#web/components/calendar/own-calendar.ts'
import { isPublicOffer, offeredShift } from '#web/components/status/offer-facts.ts'
import { formatTimes } from '#shared/kernel/format-shift.ts'

/** The days of a locum's applications that wait for the practice. */
export function applicationsByDay(applied: readonly Offer[]): Map<LocalDate, DayRequest[]> {
  const waiting = applied.filter(isPublicOffer).flatMap((offer) =>
    (ownApplication(offer)?.live_dates ?? []).map((date) => {
      const shift = offeredShift(offer, date)
      const { start_time, end_time } = shift
      return { date, id: offer.id, name: offer.company.name, text: formatTimes(shift), hours: { start_time, end_time } }
    }),
  )
  const byDay = Map.groupBy(waiting, ({ date }) => date)
  return new Map([...byDay].map(([date, all]) => [date, all.map(({ date: _, ...application }) => application)]))
}
