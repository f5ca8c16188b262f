import { Box } from '@chakra-ui/react'
import { addDays, type LocalDate, monthOf } from '../../../shared/kernel/dates.ts'
import { CalendarHeader } from '../../components/calendar/calendar-header.tsx'
import { CalendarLegend } from '../../components/calendar/day-marks.tsx'
import { mondayOf, monthsAway } from '../../components/calendar/month-days.ts'
import { MonthGrid } from '../../components/calendar/month-grid.tsx'
import type { Place, View } from '../../components/calendar/use-place.ts'
import type { TimedMark } from '../../components/calendar/week-blocks.ts'
import { WeekGrid } from '../../components/calendar/week-grid.tsx'
import { LoadError } from '../../components/load-error.tsx'
import { daysWords, monthWords } from '../../components/shift-words.ts'
import { useActiveCompany } from '../../platform/account.ts'
import { Agenda } from './agenda.tsx'
import { faceOf, isClosed } from './day-faces.ts'
import { text } from './practice-calendar.text.ts'
import type { PracticeDays } from './use-practice-days.ts'

const views = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'agenda', label: 'Agenda' },
] as const

const legend = [
  { family: 'free', label: text.open },
  { family: 'waits', label: text.waits },
  { family: 'booked', label: text.booked },
  { family: 'off', label: text.closed },
  { family: 'ended', label: text.ended },
] as const

export const weekOf = (date: LocalDate): LocalDate[] => Array.from({ length: 7 }, (_, at) => addDays(mondayOf(date), at))

/** The day that a month is opened on. */
const firstIn = (month: string, today: LocalDate): LocalDate => (monthOf(today) === month ? today : `${month}-01`)

const titleOf = (view: View, date: LocalDate): string => (view === 'month' ? monthWords(date) : view === 'week' ? daysWords(weekOf(date)) : 'Ahead')

interface Props {
  place: Place
  loaded: PracticeDays
  /** The last day that is loaded. */
  end: LocalDate
  onMore: (() => void) | undefined
  /** A day is looked at by choosing it. */
  onChoose: (date: LocalDate) => void
}

function Header({ date, view, today, go }: Place) {
  const move = (steps: -1 | 1) => go({ date: view === 'week' ? addDays(date, 7 * steps) : firstIn(monthOf(monthsAway(`${monthOf(date)}-01`, steps)), today) })
  return (
    <CalendarHeader
      title={titleOf(view, date)}
      step={view === 'week' ? 'week' : 'month'}
      views={views}
      view={view}
      onView={(next) => go({ view: next })}
      onMove={view === 'agenda' ? undefined : move}
      onToday={() => go({ date: today })}
    />
  )
}

function Days({ place, loaded, end, onMore, onChoose }: Props) {
  const { company } = useActiveCompany()
  const { date, today, view, go } = place
  const face = (day: LocalDate) => faceOf(loaded.days.get(day) ?? [], isClosed(company, day))
  if (view === 'agenda') return <Agenda days={loaded.days} today={today} until={end} loading={loaded.loading || Boolean(loaded.error)} onMore={onMore} />
  if (view === 'week')
    return (
      <WeekGrid
        days={weekOf(date)}
        today={today}
        marksOf={(day) => face(day).marks.filter((mark): mark is TimedMark => mark.hours !== undefined)}
        isOff={() => false}
        chosen={[date]}
        onChoose={onChoose}
      />
    )
  return (
    <MonthGrid
      month={monthOf(date)}
      onMonth={(month) => go({ date: firstIn(month, today) })}
      today={today}
      faceOf={face}
      chosen={[date]}
      single
      onSelect={(gesture) => gesture.kind === 'tap' && onChoose(gesture.date)}
    />
  )
}

/** The calendar in one of its views, with the way to others. */
export function PracticeCalendar(props: Props) {
  const { place, loaded } = props
  return (
    <>
      <Header {...place} />
      {loaded.error && (
        <Box mb="3">
          <LoadError error={loaded.error} onRetry={loaded.retry} />
        </Box>
      )}
      <Box aria-busy={loaded.loading} {...(loaded.loading && { _motionSafe: { animation: 'pulse 1.6s ease-in-out infinite' } })}>
        <Days {...props} />
      </Box>
      {place.view !== 'agenda' && <CalendarLegend entries={legend} />}
    </>
  )
}
