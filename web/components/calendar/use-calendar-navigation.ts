import { useSearchParams } from 'react-router-dom'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { today as currentDay } from '#web/platform/clock.ts'
import { useTablet } from '#web/platform/media.ts'

export type View = 'month' | 'week' | 'agenda'

const isView = (text: string | null): text is View => text === 'month' || text === 'week' || text === 'agenda'

const dateIn = (text: string | null): LocalDate | undefined =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

export interface CalendarView {
  today: LocalDate
  date: LocalDate
  view: View
}

const defaultView = (tablet: boolean): View => (tablet ? 'month' : 'agenda')

export function calendarViewIn(params: URLSearchParams, tablet: boolean): CalendarView {
  const today = currentDay()
  const view = params.get('view')
  return { today, date: dateIn(params.get('date')) ?? today, view: isView(view) ? view : defaultView(tablet) }
}

/**
 * The part of the calendar on screen, kept in the address so that going back and sharing work. A phone starts with the
 * agenda.
 */
export function useCalendarNavigation() {
  const [params, setParams] = useSearchParams()
  const tablet = useTablet()
  const part = calendarViewIn(params, tablet)
  const { today, date } = part
  const view = params.get('view')
  const fallback = defaultView(tablet)
  return {
    ...part,
    go: (to: { view?: View; date?: LocalDate }) => {
      const next = { date, ...(isView(view) && { view }), ...to }
      setParams(
        {
          ...(next.view && next.view !== fallback && { view: next.view }),
          ...(next.date !== today && { date: next.date }),
        },
        { replace: true },
      )
    },
  }
}

export type CalendarNavigation = ReturnType<typeof useCalendarNavigation>
