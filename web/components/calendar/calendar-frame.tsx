import { Box } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'
import { addDays, dayOfMonth, type LocalDate, monthName, monthOf } from '#shared/kernel/dates.ts'
import { LoadError } from '#web/components/load-error.tsx'
import { formatMonth } from '#web/components/format-shift.ts'
import { CalendarHeader } from './calendar-header.tsx'
import type { DayEntry } from './day-cell-model.ts'
import { CalendarLegend } from './day-entries.tsx'
import { openingDay, holidaysAmongDays, mondayOf, monthsAway, weekOf } from './month-days.ts'
import { holidaysIn } from '#web/components/holidays.ts'
import { NamedHolidays } from './named-holidays.tsx'
import type { CalendarNavigation, View } from './use-calendar-navigation.ts'

const views = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'agenda', label: 'Agenda' },
] as const

/** `28 Dec – 3 Jan` */
const formatWeek = (date: LocalDate): string =>
  [mondayOf(date), addDays(mondayOf(date), 6)].map((day) => `${dayOfMonth(day)}\u00a0${monthName(day)}`).join(' – ')

const titleOf = (view: View, date: LocalDate): string =>
  view === 'month' ? formatMonth(date) : view === 'week' ? formatWeek(date) : 'Coming up'

interface Props {
  navigation: CalendarNavigation
  loaded: { loading: boolean; error: Error | null | undefined; retry: () => void }
  legend: readonly Pick<DayEntry, 'family' | 'label'>[]
  children: ReactNode
}

/** The parts around a calendar’s days: navigation, views and legend. */
export function CalendarFrame({ navigation: { today, date, view, go }, loaded, legend, children }: Props) {
  const move = (steps: -1 | 1) =>
    go({
      date:
        view === 'week'
          ? addDays(date, 7 * steps)
          : openingDay(monthOf(monthsAway(`${monthOf(date)}-01`, steps)), today),
    })
  return (
    <>
      <CalendarHeader
        title={titleOf(view, date)}
        step={view === 'week' ? 'week' : 'month'}
        views={views}
        view={view}
        onView={(next) => go({ view: next })}
        onMove={view === 'agenda' ? undefined : move}
        onToday={() => go({ date: today })}
      />
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
      {view !== 'agenda' && <CalendarLegend entries={legend} />}
      <Box display={{ base: 'block', md: 'none' }}>
        {view === 'month' && <NamedHolidays holidays={holidaysIn(monthOf(date))} />}
        {view === 'week' && <NamedHolidays holidays={holidaysAmongDays(weekOf(date))} />}
      </Box>
    </>
  )
}
