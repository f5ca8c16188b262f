import { useLocation, useSearchParams } from 'react-router-dom'
import { addDays, type LocalDate, MAX_PERIOD_DAYS } from '#shared/kernel/dates.ts'
import { currentDay } from '#web/platform/clock.ts'
import { useTablet } from '#web/platform/media.ts'
import { mondayOf } from '#web/components/calendar/month-days.ts'

export type View = 'month' | 'week' | 'agenda'

const isView = (text: string | null): text is View => text === 'month' || text === 'week' || text === 'agenda'

const dateIn = (text: string | null): LocalDate | undefined =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** A calendar reaches a year back, and a few weeks beyond the last day that can be posted. */
const within = (date: LocalDate, today: LocalDate): LocalDate => {
  const [first, last] = [addDays(today, -MAX_PERIOD_DAYS), addDays(today, MAX_PERIOD_DAYS + 60)]
  return date < first ? first : date > last ? last : date
}

export interface CalendarPosition {
  today: LocalDate
  date: LocalDate
  /** The Monday of the week at the top of the month. */
  top: LocalDate
  view: View
}

const defaultView = (tablet: boolean): View => (tablet ? 'month' : 'agenda')

export function calendarViewIn(params: URLSearchParams, tablet: boolean): CalendarPosition {
  const today = currentDay()
  const view = params.get('view')
  const date = within(dateIn(params.get('date')) ?? today, today)
  const top = mondayOf(within(dateIn(params.get('top')) ?? date, today))
  return { today, date, top, view: isView(view) ? view : defaultView(tablet) }
}

interface Target {
  view?: View
  date?: LocalDate
  top?: LocalDate
}

/**
 * Keeps the week at the top in the address, without a navigation: that would end another one which has begun, or which
 * asks about unsaved changes.
 */
function keepTop(pathname: string, top: LocalDate): void {
  const address = new URL(location.href)
  if (address.pathname !== pathname) return
  address.searchParams.set('top', top)
  history.replaceState(history.state, '', address)
}

/**
 * The part of the calendar on screen, kept in the address so that going back and sharing work. A phone starts with the
 * agenda.
 */
export function useCalendarNavigation() {
  const [params, setParams] = useSearchParams()
  const { key, pathname } = useLocation()
  const tablet = useTablet()
  const part = calendarViewIn(params, tablet)
  const { today, date } = part
  const view = params.get('view')
  const fallback = defaultView(tablet)
  const go = (to: Target) => {
    const next = { date, ...(isView(view) && { view }), ...to }
    setParams(
      {
        ...(next.view && next.view !== fallback && { view: next.view }),
        ...(next.date !== today && { date: next.date }),
        ...(next.top && next.top !== mondayOf(next.date) && { top: next.top }),
      },
      { replace: true },
    )
  }
  return {
    ...part,
    /** Without a week for its top, a month opens on that of the date. */
    go,
    /** Changes with each of these calls. */
    key,
    keepTop: (monday: LocalDate) => keepTop(pathname, monday),
  }
}

export type CalendarNavigation = ReturnType<typeof useCalendarNavigation>
