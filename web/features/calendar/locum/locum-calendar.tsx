import type { LocalDate } from '#shared/kernel/dates.ts'
import { CalendarFrame } from '#web/features/calendar/calendar-frame.tsx'
import { type DayCellModel, isTimed } from '#web/components/calendar/day-cell-model.ts'
import { daysFromTo, weekOf } from '#web/components/calendar/month-days.ts'
import { RollingMonth } from '#web/features/calendar/rolling-month.tsx'
import { bookedOn } from '#web/components/calendar/own-calendar.ts'
import type { Roll } from '#web/features/calendar/use-roll.ts'
import { monthsBetween } from '#shared/calendar/calendar.rules.ts'
import { statusStyles } from '#web/components/calendar/posted-entries.ts'
import type { CalendarNavigation } from '#web/features/calendar/use-calendar-navigation.ts'
import { WeekGrid } from '#web/features/calendar/week-grid.tsx'
import { Agenda } from './locum-agenda.tsx'
import type { LoadedCalendar } from './locum-calendar.api.ts'
import { text } from './locum-calendar.text.ts'
import type { Gesture } from '#web/components/calendar/day-selection.ts'

const legend = [
  statusStyles.available,
  { ...statusStyles.open, label: 'Possibly Available, and days without an entry' },
  { family: 'pending', label: text.requested },
  { family: 'pending', label: text.pending, isOwn: true },
  { family: 'booked', label: text.booked },
  statusStyles.unavailable,
  statusStyles.past,
] as const

interface Props {
  navigation: CalendarNavigation
  roll: Roll
  loaded: LoadedCalendar
  dayCellOf: (date: LocalDate) => DayCellModel
  chosen: readonly LocalDate[]
  onSelect: (gesture: Gesture) => void
  /** The last day of the agenda. */
  until: LocalDate
  onMore: (() => void) | undefined
}

/** A night shift counts on its first day. */
const shiftsBetween = ({ calendar, months }: LoadedCalendar, from: LocalDate, to: LocalDate): number | undefined =>
  monthsBetween(from, to).every((month) => months.includes(month))
    ? daysFromTo(from, to).flatMap((date) => bookedOn(calendar, date).filter(({ hours }) => hours)).length
    : undefined

function Days({ navigation, roll, loaded, dayCellOf, chosen, onSelect, until, onMore }: Props) {
  const { today, date, view } = navigation
  if (view === 'agenda')
    return (
      <Agenda
        calendar={loaded.calendar}
        today={today}
        until={until}
        onMore={onMore}
        loading={loaded.loading || loaded.naming}
      />
    )
  if (view === 'month')
    return (
      <RollingMonth
        label={text.title}
        roll={roll}
        navigation={navigation}
        workedBetween={(from, to) => shiftsBetween(loaded, from, to)}
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
  <CalendarFrame navigation={props.navigation} roll={props.roll} loaded={props.loaded} legend={legend}>
    <Days {...props} />
  </CalendarFrame>
)
