import { useSearchParams } from 'react-router-dom'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { today as currentDay } from '#web/platform/clock.ts'
import { useTablet } from '#web/platform/media.ts'

export type View = 'month' | 'week' | 'agenda'

const isView = (text: string | null): text is View => text === 'month' || text === 'week' || text === 'agenda'

const dateIn = (text: string | null): LocalDate | undefined =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

export interface CalendarPart {
  today: LocalDate
  date: LocalDate
  view: View
}

const naturalView = (tablet: boolean): View => (tablet ? 'month' : 'agenda')

export function partIn(asked: URLSearchParams, tablet: boolean): CalendarPart {
  const today = currentDay()
  const view = asked.get('view')
  return { today, date: dateIn(asked.get('date')) ?? today, view: isView(view) ? view : naturalView(tablet) }
}

/**
 * The part of the calendar on screen, kept in the address so that going back and sharing work. A phone starts with the
 * agenda.
 */
export function usePlace() {
  const [asked, setAsked] = useSearchParams()
  const tablet = useTablet()
  const part = partIn(asked, tablet)
  const { today, date } = part
  const view = asked.get('view')
  const natural = naturalView(tablet)
  return {
    ...part,
    go: (to: { view?: View; date?: LocalDate }) => {
      const next = { date, ...(isView(view) && { view }), ...to }
      setAsked(
        {
          ...(next.view && next.view !== natural && { view: next.view }),
          ...(next.date !== today && { date: next.date }),
        },
        { replace: true },
      )
    },
  }
}

export type Place = ReturnType<typeof usePlace>
