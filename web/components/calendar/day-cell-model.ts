import type { Hours } from '#shared/calendar/availability.schema.ts'
import { addDays, formatCardDate, type LocalDate, monthOf, dayOfMonth } from '#shared/kernel/dates.ts'
import { holidayName } from '#web/components/holidays.ts'
import { longMonth, longWeekday } from '#web/components/format-shift.ts'
import type { StatusFamily } from '#web/ui/status-pill.tsx'

/** One shift, posting or offer in a day of a calendar. */
export interface DayEntry {
  family: StatusFamily
  label: string
  /** `08:00–17:00`, or another distinguishing text. */
  text?: string
  /** The other party, shown where there is room. */
  detail?: string
  /** For views with a scale of hours. */
  hours?: Hours
  /** The page that it opens. */
  to?: string
  /** Becomes true once saved. */
  unsaved?: boolean
}

/** What a calendar shows in a day. */
export interface DayCellModel {
  entries: readonly DayEntry[]
  /** Unavailable or closed: the cell is hatched. */
  off?: boolean
  /** Why the day can't be chosen. */
  blocked?: string
}

/** A mark with hours; one that ends at or before its start runs past midnight. */
export type TimedDayEntry = DayEntry & Required<Pick<DayEntry, 'hours'>>

export const isTimed = (entry: DayEntry): entry is TimedDayEntry => entry.hours !== undefined

export const emptyDayCell: DayCellModel = { entries: [] }

/** `Booked 08:00–13:00` */
export const formatDayEntry = ({ label, text, unsaved }: DayEntry): string =>
  [label, text, unsaved && 'not saved yet'].filter(Boolean).join(' ')

/** `Tuesday 22 December, today, Booked 08:00–13:00` */
export const formatDayCell = (date: LocalDate, { entries, blocked }: DayCellModel, today: LocalDate): string =>
  [
    `${longWeekday(date)} ${dayOfMonth(date)} ${longMonth(date)}`,
    date === today && 'today',
    holidayName(date),
    ...entries.map(formatDayEntry),
    blocked,
  ]
    .filter(Boolean)
    .join(', ')

/** `Today`, `Tomorrow` or the name of a public holiday. */
export const dayTitle = (date: LocalDate, today: LocalDate): string | undefined =>
  date === today ? 'Today' : date === addDays(today, 1) ? 'Tomorrow' : holidayName(date)

/** The number in a cell; the first day of a neighbouring month also names that month. */
export const dayNumber = (date: LocalDate, month: string): string =>
  monthOf(date) !== month && dayOfMonth(date) === 1 ? formatCardDate(date).slice(4) : String(dayOfMonth(date))
