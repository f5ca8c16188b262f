import type { LocalDate } from '#shared/kernel/dates.ts'
import { ownApplication } from '#shared/offers/applications.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { type OwnCalendar, requestsFor } from '#web/components/calendar/own-calendar.ts'
import { isPublicOffer } from '#web/components/status/offer-facts.ts'

/** What ends when days are marked Unavailable, with the practices that are notified. */
export interface Consequences {
  requests: number
  applications: number
  practices: string[]
  /** Other days of these requests or applications stay pending. */
  otherDays: boolean
}

/** An overnight shift belongs to the day it starts on, so the next day may be Unavailable. */
export function consequencesOf(
  calendar: OwnCalendar,
  offers: readonly Offer[],
  dates: readonly LocalDate[],
  today: LocalDate,
): Consequences {
  const requests = requestsFor(calendar, dates)
  const applied = offers.filter(
    (offer) => isPublicOffer(offer) && ownApplication(offer)?.live_dates.some((date) => dates.includes(date)),
  )
  const waiting = [
    ...requests.flatMap(({ id }) => calendar.requests.get(id)?.booking_dates ?? []),
    ...applied.flatMap((offer) => ownApplication(offer)?.live_dates ?? []),
  ]
  const names = [...requests.map(({ name }) => name), ...applied.map(({ company }) => company.name)]
  return {
    requests: requests.length,
    applications: applied.length,
    practices: [...new Set(names)],
    otherDays: waiting.some((date) => date >= today && !dates.includes(date)),
  }
}

export const hasConsequences = ({ requests, applications }: Consequences): boolean => requests + applications > 0
