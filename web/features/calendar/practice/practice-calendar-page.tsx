import { Box } from '#web/ui/chakra.ts'
import { useState } from 'react'
import { addDays, MAX_DAYS_AHEAD, type LocalDate } from '#shared/kernel/dates.ts'
import { useCalendarNavigation } from '#web/components/calendar/use-calendar-navigation.ts'
import { useActiveCompany } from '#web/components/account.ts'
import { useMedia } from '#web/platform/media.ts'
import { usePageTitle } from '#web/ui/page-title.ts'
import { type ChosenDay, DayPane, DaySheet } from './chosen-day.tsx'
import { isClosed } from './practice-day-faces.ts'
import { PracticeCalendar } from './practice-calendar.tsx'
import { text } from './practice-calendar.text.ts'
import { usePracticeDays } from './use-practice-days.ts'
import type { CalendarView } from '#web/components/calendar/use-calendar-navigation.ts'
import { INITIAL_MONTHS, periodOf } from './practice-calendar.api.ts'

/** The days that are shown, and how to show more. */
function usePeriod(navigation: CalendarView) {
  const [months, setMonths] = useState(INITIAL_MONTHS)
  const { start, end } = periodOf(navigation, months)
  const ends = navigation.view !== 'agenda' || end >= addDays(navigation.today, MAX_DAYS_AHEAD)
  return { start, end, more: ends ? undefined : () => setMonths(months + 1) }
}

/** A practice's calendar: bookings, pending applications and requests, and open shifts. */
export function PracticeCalendarPage() {
  usePageTitle(text.title)
  const { company } = useActiveCompany()
  const navigation = useCalendarNavigation()
  const { start, end, more } = usePeriod(navigation)
  const loaded = usePracticeDays(start, end)
  const [sheet, setSheet] = useState(false)
  const wide = useMedia('(min-width: 1024px)')
  const { date, today, view, go } = navigation
  const hasPane = view !== 'agenda' && wide
  const chosen: ChosenDay = {
    date,
    today,
    shifts: loaded.days.get(date) ?? [],
    closed: isClosed(company, date),
    loading: loaded.loading,
  }
  const choose = (day: LocalDate) => {
    go({ date: day })
    setSheet(!wide)
  }
  return (
    <Box
      flex="1"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: hasPane ? 'minmax(0, 1fr) 336px' : 'minmax(0, 1fr)' }}
    >
      <Box px={{ base: '4', md: '8' }} pr={{ lg: hasPane ? '6' : '8' }} pt={{ base: '3', md: '5' }} pb="8" minWidth="0">
        <PracticeCalendar navigation={navigation} loaded={loaded} end={end} onMore={more} onChoose={choose} />
      </Box>
      {hasPane && <DayPane {...chosen} />}
      {!wide && <DaySheet {...chosen} open={sheet} onClose={() => setSheet(false)} />}
    </Box>
  )
}
