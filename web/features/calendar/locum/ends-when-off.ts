import type { LocalDate } from '#shared/kernel/dates.ts'
import { ownRequest } from '#shared/offers/near-me.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { type OwnCalendar, requestsFor } from '#web/components/calendar/own-calendar.ts'
import { isPublic } from '#web/components/offer-facts.ts'

/** What waits for days and ends once they are off, with the practices that are notified. */
export interface Ending {
  requests: number
  applications: number
  practices: string[]
  /** Of some of them other days wait as before. */
  otherDays: boolean
}

/** A night belongs to the day it begins on: the day after may be off. */
export function endsWhenOff(
  calendar: OwnCalendar,
  mine: readonly Offer[],
  dates: readonly LocalDate[],
  today: LocalDate,
): Ending {
  const requests = requestsFor(calendar, dates)
  const applied = mine.filter(
    (offer) => isPublic(offer) && ownRequest(offer)?.live_dates.some((date) => dates.includes(date)),
  )
  const waiting = [
    ...requests.flatMap(({ id }) => calendar.requests.get(id)?.booking_dates ?? []),
    ...applied.flatMap((offer) => ownRequest(offer)?.live_dates ?? []),
  ]
  const names = [...requests.map(({ name }) => name), ...applied.map(({ company }) => company.name)]
  return {
    requests: requests.length,
    applications: applied.length,
    practices: [...new Set(names)],
    otherDays: waiting.some((date) => date >= today && !dates.includes(date)),
  }
}

export const endsAnything = ({ requests, applications }: Ending): boolean => requests + applications > 0
