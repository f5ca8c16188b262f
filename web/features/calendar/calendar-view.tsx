import { Box } from '@chakra-ui/react'
import { addDays, dayOfMonth, type LocalDate, monthName, monthOf } from '../../../shared/kernel/dates.ts'
import { CalendarHeader } from '../../components/calendar/calendar-header.tsx'
import type { DayFace, DayMark } from '../../components/calendar/day-face.ts'
import { CalendarLegend } from '../../components/calendar/day-marks.tsx'
import { mondayOf, monthsAway } from '../../components/calendar/month-days.ts'
import { MonthGrid } from '../../components/calendar/month-grid.tsx'
import type { TimedMark } from '../../components/calendar/week-blocks.ts'
import { WeekGrid } from '../../components/calendar/week-grid.tsx'
import { LoadError } from '../../components/load-error.tsx'
import { monthWords } from '../../components/shift-words.ts'
import { Agenda } from './agenda.tsx'
import { text } from './calendar.text.ts'
import type { OwnCalendar } from './own-calendar.ts'
import type { DraftDays } from './use-draft-days.ts'
import type { usePlace, View } from '../../components/calendar/use-place.ts'

const views = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'agenda', label: 'Agenda' },
] as const

const legend = [
  { family: 'free', label: text.free },
  { family: 'possible', label: text.tentative },
  { family: 'waits', label: text.waits },
  { family: 'booked', label: text.booked },
  { family: 'off', label: text.off },
  { family: 'ended', label: text.ended },
] as const

export const weekOf = (date: LocalDate): LocalDate[] => Array.from({ length: 7 }, (_, at) => addDays(mondayOf(date), at))

/** `28 Dec – 3 Jan` */
const weekWords = (date: LocalDate): string => [mondayOf(date), addDays(mondayOf(date), 6)].map((day) => `${dayOfMonth(day)}\u00a0${monthName(day)}`).join(' – ')

const titleOf = (view: View, date: LocalDate): string => (view === 'month' ? monthWords(date) : view === 'week' ? weekWords(date) : 'Ahead')

interface Props {
  place: ReturnType<typeof usePlace>
  loaded: { calendar: OwnCalendar; loading: boolean; error: Error | null | undefined; retry: () => void }
  faceOf: (date: LocalDate) => DayFace
  draft: DraftDays
  /** The last day of the agenda. */
  until: LocalDate
  onMore: (() => void) | undefined
}

const isTimed = (mark: DayMark): mark is TimedMark => mark.hours !== undefined

function Days({ place, loaded, faceOf, draft, until, onMore }: Props) {
  const { today, date, view, go } = place
  if (view === 'agenda') return <Agenda calendar={loaded.calendar} today={today} until={until} onMore={onMore} />
  if (view === 'month')
    return <MonthGrid month={monthOf(date)} onMonth={(month) => go({ date: `${month}-01` })} today={today} faceOf={faceOf} chosen={draft.allDays} onSelect={draft.select} />
  return (
    <WeekGrid
      days={weekOf(date)}
      today={today}
      marksOf={(day) => faceOf(day).marks.filter(isTimed)}
      isOff={(day) => faceOf(day).marks.some(({ family }) => family === 'off')}
      chosen={draft.allDays}
      onChoose={(day) => draft.select({ kind: 'tap', date: day })}
    />
  )
}

/** The calendar in one of its views, with the way to others. */
export function CalendarView(props: Props) {
  const { place, loaded } = props
  const { today, date, view, go } = place
  const move = (steps: -1 | 1) => go({ date: view === 'week' ? addDays(date, 7 * steps) : `${monthOf(monthsAway(`${monthOf(date)}-01`, steps))}-01` })
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
      <Box aria-busy={loaded.loading} {...(loaded.loading && { _motionSafe: { animation: 'pulse 1.6s ease-in-out infinite' } })}>
        <Days {...props} />
      </Box>
      {view !== 'agenda' && <CalendarLegend entries={legend} />}
    </>
  )
}
