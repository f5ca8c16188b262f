import { useMemo } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { cachedByDate } from '#web/features/calendar/cached-by-date.ts'
import { CalendarFrame } from '#web/features/calendar/calendar-frame.tsx'
import type { Gesture } from '#web/components/calendar/day-selection.ts'
import { isTimed } from '#web/components/calendar/day-cell-model.ts'
import { daysFromTo, weekOf } from '#web/components/calendar/month-days.ts'
import { RollingMonth } from '#web/features/calendar/rolling-month.tsx'
import type { Roll } from '#web/features/calendar/use-roll.ts'
import type { CalendarNavigation } from '#web/features/calendar/use-calendar-navigation.ts'
import { WeekGrid } from '#web/features/calendar/week-grid.tsx'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { Agenda } from './practice-agenda.tsx'
import { isClosed } from '#web/components/days/opening-days.ts'
import { practiceDayCell } from './practice-days.ts'
import { text } from './practice-calendar.text.ts'
import type { PracticeDays } from './use-practice-days.ts'

const legend = [
  { family: 'available', label: text.open },
  { family: 'pending', label: 'Applications' },
  { family: 'pending', label: text.requested, isOwn: true },
  { family: 'booked', label: text.booked },
  { family: 'past', label: text.ended },
  { family: 'unavailable', label: 'Practice closed' },
] as const

interface Props {
  navigation: CalendarNavigation
  roll: Roll
  loaded: PracticeDays
  /** The last day that is loaded. */
  end: LocalDate
  onMore: (() => void) | undefined
  chosen: readonly LocalDate[]
  onChoose: (gesture: Gesture) => void
}

/** Booked shifts; a day is loaded with its part. */
const workedBetween = ({ days, from, loading }: PracticeDays, first: LocalDate, last: LocalDate): number | undefined =>
  loading || first < from
    ? undefined
    : daysFromTo(first, last).flatMap((date) => days.get(date)?.filter(({ isBooking }) => isBooking) ?? []).length

function Days({ navigation, roll, loaded, end, onMore, chosen, onChoose }: Props) {
  const { company } = useActiveCompany()
  const { date, today, view } = navigation
  const { days } = loaded
  const face = useMemo(() => cachedByDate((day) => practiceDayCell(days, day, isClosed(company, day))), [days, company])
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
        chosen={chosen}
        onChoose={(day) => onChoose({ kind: 'tap', date: day })}
      />
    )
  return (
    <RollingMonth
      label={text.title}
      roll={roll}
      navigation={navigation}
      workedBetween={(first, last) => workedBetween(loaded, first, last)}
      today={today}
      dayCellOf={face}
      chosen={chosen}
      onSelect={onChoose}
    />
  )
}

export const PracticeCalendar = (props: Props) => (
  <CalendarFrame navigation={props.navigation} roll={props.roll} loaded={props.loaded} legend={legend}>
    <Days {...props} />
  </CalendarFrame>
)
