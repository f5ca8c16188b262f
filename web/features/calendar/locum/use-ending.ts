import type { LocalDate } from '#shared/kernel/dates.ts'
import type { OwnCalendar } from '#web/components/calendar/own-calendar.ts'
import { useApplicationsAhead } from '#web/features/offers/locum/locum-offers.api.ts'
import { endsWhenOff } from './ends-when-off.ts'

/** What ends when days are marked Unavailable. Applications are only loaded if there are such days. */
export function useEnding(calendar: OwnCalendar, dates: readonly LocalDate[], today: LocalDate) {
  const asked = dates.length > 0
  const { data, error } = useApplicationsAhead(today, asked)
  return {
    ...endsWhenOff(calendar, (asked && data) || [], dates, today),
    pending: asked && !data && !error,
    unread: asked && !data && Boolean(error),
  }
}
