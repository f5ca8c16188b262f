import { type LocalDate, monthOf } from '#shared/kernel/dates.ts'
import { CalendarFrame } from '#web/components/calendar/calendar-frame.tsx'
import { isTimed } from '#web/components/calendar/day-cell-model.ts'
import { openingDay, weekOf } from '#web/components/calendar/month-days.ts'
import { MonthGrid } from '#web/components/calendar/month-grid.tsx'
import type { CalendarNavigation } from '#web/components/calendar/use-calendar-navigation.ts'
import { WeekGrid } from '#web/components/calendar/week-grid.tsx'
import { useActiveCompany } from '#web/components/account.ts'
import { Agenda } from './practice-agenda.tsx'
import { dayCellOf, isClosed } from './practice-day-faces.ts'
import { text } from './practice-calendar.text.ts'
import type { PracticeDays } from './use-practice-days.ts'

const legend = [
  { family: 'available', label: text.open },
  { family: 'pending', label: text.pending },
  { family: 'booked', label: text.booked },
  { family: 'unavailable', label: text.closed },
  { family: 'past', label: text.ended },
] as const

interface Props {
  navigation: CalendarNavigation
  loaded: PracticeDays
  /** The last day that is loaded. */
  end: LocalDate
  onMore: (() => void) | undefined
  onChoose: (date: LocalDate) => void
}

function Days({ navigation, loaded, end, onMore, onChoose }: Props) {
  const { company } = useActiveCompany()
  const { date, today, view, go } = navigation
  const face = (day: LocalDate) => dayCellOf(loaded.days.get(day) ?? [], isClosed(company, day))
  if (view === 'agenda')
    return (
      <Agenda
        days={loaded.days}
        today={today}
        until={end}
        loading={loaded.loading}
        failed={Boolean(loaded.error)}
        onMore={onMore}
      />
    )
  if (view === 'week')
    return (
      <WeekGrid
        days={weekOf(date)}
        today={today}
        marksOf={(day) => face(day).entries.filter(isTimed)}
        isOff={() => false}
        chosen={[date]}
        onChoose={onChoose}
      />
    )
  return (
    <MonthGrid
      month={monthOf(date)}
      onMonth={(month) => go({ date: openingDay(month, today) })}
      today={today}
      dayCellOf={face}
      chosen={[date]}
      single
      onSelect={(gesture) => gesture.kind === 'tap' && onChoose(gesture.date)}
    />
  )
}

export const PracticeCalendar = (props: Props) => (
  <CalendarFrame navigation={props.navigation} loaded={props.loaded} legend={legend}>
    <Days {...props} />
  </CalendarFrame>
)
