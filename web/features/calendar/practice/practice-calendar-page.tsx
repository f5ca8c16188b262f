import { Box } from '#web/ui/chakra.ts'
import { useState } from 'react'
import { addDays, MAX_DAYS_AHEAD, type LocalDate } from '#shared/kernel/dates.ts'
import { type CalendarNavigation, useCalendarNavigation } from '#web/features/calendar/use-calendar-navigation.ts'
import { notChoosableReason } from '#web/components/calendar/choosable-days.ts'
import type { Gesture } from '#web/components/calendar/day-selection.ts'
import { useDaySelection } from '#web/components/calendar/use-day-selection.ts'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { useMedia } from '#web/platform/media.ts'
import { usePageTitle } from '#web/ui/page-title.ts'
import { type DayDetails, DayPane, DaySheet, RangeBar } from './day-details.tsx'
import { isClosed } from '#web/components/days/opening-days.ts'
import { PracticeCalendar } from './practice-calendar.tsx'
import { text } from './practice-calendar.text.ts'
import { usePracticeDays } from './use-practice-days.ts'
import type { CalendarPosition } from '#web/features/calendar/use-calendar-navigation.ts'
import { type Roll, useRoll } from '#web/features/calendar/use-roll.ts'
import { INITIAL_MONTHS, periodOf } from './practice-calendar.api.ts'

/** The days that are shown, and how to show more. */
function usePeriod(navigation: CalendarPosition, roll: Roll) {
  const [ahead, setAhead] = useState(INITIAL_MONTHS)
  const { start, end } = periodOf(navigation, { inView: roll.months, ahead })
  const ends = navigation.view !== 'agenda' || end >= addDays(navigation.today, MAX_DAYS_AHEAD)
  return { start, end, more: ends ? undefined : () => setAhead(ahead + 1) }
}

/** A tap looks at one day. A drag, or Shift with the arrow keys, chooses a range that an offer can have. */
function useDayOrRange({ today, key }: CalendarNavigation, onDay: (date: LocalDate) => void) {
  // A navigation to another day or view ends a range.
  const [keyOfRange, setKeyOfRange] = useState(key)
  const { chosen, select } = useDaySelection((date, others) => !notChoosableReason(date, others, today))
  const clear = () => select({ kind: 'clear' })
  const choose = (gesture: Gesture) => {
    const goesOn = gesture.kind === 'extend' && (!gesture.from || chosen.includes(gesture.from))
    if (!goesOn) clear()
    setKeyOfRange(key)
    // A later Shift with a click goes on from a tapped day.
    select(gesture.kind === 'tap' ? { ...gesture, kind: 'press' } : gesture)
    if (gesture.kind === 'tap') onDay(gesture.date)
  }
  return { range: keyOfRange === key ? chosen : [], choose, clear }
}

/** A practice's calendar: bookings, pending applications and requests, and open shifts. */
export function PracticeCalendarPage() {
  usePageTitle(text.title)
  const { company } = useActiveCompany()
  const navigation = useCalendarNavigation()
  const roll = useRoll(navigation)
  const { start, end, more } = usePeriod(navigation, roll)
  const loaded = usePracticeDays(start, end)
  const [sheet, setSheet] = useState(false)
  const wide = useMedia('(min-width: 1024px)')
  const { date, today, view, go } = navigation
  const hasPane = view !== 'agenda' && wide
  const { range, choose, clear } = useDayOrRange(navigation, (day) => {
    go({ date: day, ...(view === 'month' && { top: roll.view.get().top }) })
    setSheet(!wide)
  })
  const dates = range.length > 0 ? range : [date]
  const details: DayDetails = {
    dates,
    today,
    shiftsOn: (day) => loaded.days.get(day) ?? [],
    isClosed: (day) => isClosed(company, day),
    loading: dates.some(loaded.isDayLoading),
  }
  const hasBar = !wide && view !== 'agenda' && range.length > 1
  return (
    <Box
      flex="1"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: hasPane ? 'minmax(0, 1fr) 336px' : 'minmax(0, 1fr)' }}
    >
      <Box px={{ base: '4', md: '8' }} pr={{ lg: hasPane ? '6' : '8' }} pt={{ base: '3', md: '5' }} pb="8" minWidth="0">
        <PracticeCalendar
          navigation={navigation}
          roll={roll}
          loaded={loaded}
          end={end}
          onMore={more}
          chosen={details.dates}
          onChoose={choose}
        />
      </Box>
      {hasPane && <DayPane {...details} canDrag={view === 'month'} />}
      {hasBar && <RangeBar dates={range} today={today} onClear={clear} />}
      {!wide && !hasBar && sheet && view !== 'agenda' && <DaySheet {...details} onClose={() => setSheet(false)} />}
    </Box>
  )
}
