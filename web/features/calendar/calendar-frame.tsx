import { Box } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'
import { addDays, dayOfMonth, type LocalDate, monthName } from '#shared/kernel/dates.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { useValue } from '#web/platform/value-store.ts'
import { CalendarHeader } from './calendar-header.tsx'
import type { DayEntry } from '#web/components/calendar/day-cell-model.ts'
import { CalendarLegend } from '#web/components/calendar/calendar-legend.tsx'
import { daysFromTo, holidaysAmongDays, mondayOf, sundayOf, weekOf } from '#web/components/calendar/month-days.ts'
import { MonthsRail } from './months-rail.tsx'
import { NamedHolidays } from '#web/components/calendar/named-holidays.tsx'
import { formatMonths } from '#web/components/calendar/rolling-weeks.ts'
import type { CalendarNavigation, View } from './use-calendar-navigation.ts'
import type { Roll } from './use-roll.ts'

const views = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'agenda', label: 'Agenda' },
] as const

/** `28 Dec – 3 Jan` */
const formatWeek = (date: LocalDate): string =>
  [mondayOf(date), addDays(mondayOf(date), 6)].map((day) => `${dayOfMonth(day)}\u00a0${monthName(day)}`).join(' – ')

function MonthsTitle({ view }: Roll) {
  const { top, bottom } = useValue(view)
  return formatMonths(top, sundayOf(bottom))
}

const titleOf = (view: View, date: LocalDate, roll: Roll): ReactNode =>
  view === 'month' ? <MonthsTitle {...roll} /> : view === 'week' ? formatWeek(date) : 'Upcoming'

function MonthsHolidays({ view }: Roll) {
  const { top, bottom } = useValue(view)
  return <NamedHolidays holidays={holidaysAmongDays(daysFromTo(top, sundayOf(bottom)))} />
}

interface Props {
  navigation: CalendarNavigation
  roll: Roll
  loaded: { loading: boolean; error: Error | null | undefined; retry: () => void }
  legend: readonly Pick<DayEntry, 'family' | 'label' | 'isOwn'>[]
  children: ReactNode
}

/** The parts around a calendar’s days: navigation, views and legend. */
export function CalendarFrame({ navigation: { today, date, view, go }, roll, loaded, legend, children }: Props) {
  return (
    <>
      <CalendarHeader
        title={titleOf(view, date, roll)}
        step="week"
        views={views}
        view={view}
        onView={(next) => go({ view: next })}
        onMove={view === 'week' ? (steps) => go({ date: addDays(date, 7 * steps) }) : undefined}
        onToday={() => go({ date: today })}
      >
        {view === 'month' && <MonthsRail roll={roll} today={today} onMonth={(opening) => go({ date: opening })} />}
      </CalendarHeader>
      {loaded.error && (
        <Box mb="3">
          <LoadError error={loaded.error} onRetry={loaded.retry} />
        </Box>
      )}
      <Box
        aria-busy={loaded.loading}
        {...(loaded.loading && { _motionSafe: { animation: 'pulse 1.6s ease-in-out infinite' } })}
      >
        {children}
      </Box>
      {view !== 'agenda' && (
        <>
          <Box display={{ base: 'block', md: 'none' }}>
            {view === 'week' ? (
              <NamedHolidays holidays={holidaysAmongDays(weekOf(date))} />
            ) : (
              <MonthsHolidays {...roll} />
            )}
          </Box>
          <CalendarLegend entries={legend} />
        </>
      )}
    </>
  )
}
