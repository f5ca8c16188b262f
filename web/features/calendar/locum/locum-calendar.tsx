import { type LocalDate, monthOf } from '#shared/kernel/dates.ts'
import { CalendarFrame } from '#web/components/calendar/calendar-frame.tsx'
import { type DayCellModel, isTimed } from '#web/components/calendar/day-cell-model.ts'
import { openingDay, weekOf } from '#web/components/calendar/month-days.ts'
import { MonthGrid } from '#web/components/calendar/month-grid.tsx'
import { statusStyles } from '#web/components/calendar/posted-entries.ts'
import type { CalendarNavigation } from '#web/components/calendar/use-calendar-navigation.ts'
import { WeekGrid } from '#web/components/calendar/week-grid.tsx'
import { Agenda } from './locum-agenda.tsx'
import type { LoadedCalendar } from './locum-calendar.api.ts'
import { text } from './locum-calendar.text.ts'
import type { Gesture } from '#web/components/calendar/day-selection.ts'

const legend = [
  statusStyles.available,
  statusStyles.open,
  { family: 'pending', label: text.pending },
  { family: 'booked', label: text.booked },
  statusStyles.unavailable,
  statusStyles.past,
] as const

interface Props {
  navigation: CalendarNavigation
  loaded: LoadedCalendar
  dayCellOf: (date: LocalDate) => DayCellModel
  chosen: readonly LocalDate[]
  onSelect: (gesture: Gesture) => void
  /** The last day of the agenda. */
  until: LocalDate
  onMore: (() => void) | undefined
}

function Days({ navigation, loaded, dayCellOf, chosen, onSelect, until, onMore }: Props) {
  const { today, date, view, go } = navigation
  if (view === 'agenda')
    return <Agenda calendar={loaded.calendar} today={today} until={until} onMore={onMore} loading={loaded.loading} />
  if (view === 'month')
    return (
      <MonthGrid
        month={monthOf(date)}
        onMonth={(month) => go({ date: openingDay(month, today) })}
        today={today}
        dayCellOf={dayCellOf}
        chosen={chosen}
        onSelect={onSelect}
      />
    )
  return (
    <WeekGrid
      days={weekOf(date)}
      today={today}
      marksOf={(day) => dayCellOf(day).entries.filter(isTimed)}
      isOff={(day) => dayCellOf(day).entries.some(({ family }) => family === 'unavailable')}
      chosen={chosen}
      onChoose={(day) => onSelect({ kind: 'tap', date: day })}
    />
  )
}

export const LocumCalendar = (props: Props) => (
  <CalendarFrame navigation={props.navigation} loaded={props.loaded} legend={legend}>
    <Days {...props} />
  </CalendarFrame>
)
