import type { LocalDate } from '#shared/kernel/dates.ts'
import type { OwnCalendar } from '#web/components/calendar/own-calendar.ts'
import { useUpcomingOffersAndRequests } from '#web/features/offers/locum/locum-offers.api.ts'
import { consequencesOf } from './consequences.ts'

/** What ends when days are marked Unavailable. Applications are only loaded if there are such days. */
export function useConsequences(calendar: OwnCalendar, dates: readonly LocalDate[], today: LocalDate) {
  const enabled = dates.length > 0
  const { data, error } = useUpcomingOffersAndRequests(today, enabled)
  return {
    ...consequencesOf(calendar, (enabled && data) || [], dates, today),
    pending: enabled && !data && !error,
    loadFailed: enabled && !data && Boolean(error),
  }
}
