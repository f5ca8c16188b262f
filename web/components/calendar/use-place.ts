import { useSearchParams } from 'react-router-dom'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { today as currentDay } from '#web/platform/clock.ts'
import { useTablet } from '#web/platform/media.ts'

export type View = 'month' | 'week' | 'agenda'

const isView = (text: string | null): text is View => text === 'month' || text === 'week' || text === 'agenda'

const dateIn = (text: string | null): LocalDate | undefined =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** Which part of the calendar is looked at: in the address, so that going back and sharing work. A phone begins with what is ahead. */
export function usePlace() {
  const [asked, setAsked] = useSearchParams()
  const tablet = useTablet()
  const today = currentDay()
  const date = dateIn(asked.get('date')) ?? today
  const view = asked.get('view')
  const natural: View = tablet ? 'month' : 'agenda'
  return {
    today,
    date,
    view: isView(view) ? view : natural,
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
