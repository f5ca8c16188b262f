import type { Hours } from '#shared/calendar/availability.schema.ts'
import { addDays, dayOfMonth, type LocalDate } from '#shared/kernel/dates.ts'
import { holidayName } from '#web/components/days/holidays.ts'
import { longMonth } from '#shared/kernel/format-month.ts'
import { longWeekday } from '#web/components/format/format-days.ts'
import type { StatusFamily } from '#web/ui/status-pill.tsx'

/** One shift, posting or offer in a day of a calendar. */
export interface DayEntry {
  family: StatusFamily
  label: string
  /** `08:00–17:00`, or another distinguishing text. */
  text?: string
  /** The other party; empty while it loads. */
  detail?: string
  /** For views with a scale of hours. */
  hours?: Hours
  /** The page that it opens. */
  to?: string
  /** The request or application that it is a day of: consecutive days are drawn as one bar. */
  group?: string
  /** Waits for the other party: an outline. */
  isOwn?: true
  /** Becomes true once saved. */
  unsaved?: boolean
}

/** What a calendar shows in a day. */
export interface DayCellModel {
  entries: readonly DayEntry[]
  /** Unavailable or closed: the cell is hatched. */
  off?: boolean
  /** Why the day can't be chosen. */
  notChoosable?: string
}

/** A mark with hours; one that ends at or before its start runs past midnight. */
export type TimedDayEntry = DayEntry & Required<Pick<DayEntry, 'hours'>>

export const isTimed = (entry: DayEntry): entry is TimedDayEntry => entry.hours !== undefined

export const emptyDayCell: DayCellModel = { entries: [] }

/** An attribute that is there or not. */
export const flag = (is: boolean | undefined): '' | undefined => (is ? '' : undefined)

/** How many entries a cell shows; further ones are counted. */
export const MAX_SHOWN = 2

/** `Booked Vineyard Pharmacy 08:00–13:00` */
export const formatDayEntry = ({ label, text, detail, unsaved }: DayEntry): string =>
  [label, detail, text, unsaved && 'not saved yet'].filter(Boolean).join(' ')

/** `Tuesday 22 December, today, Booked 08:00–13:00` */
export const formatDayCell = (date: LocalDate, { entries, notChoosable }: DayCellModel, today: LocalDate): string =>
  [
    `${longWeekday(date)} ${dayOfMonth(date)} ${longMonth(date)}`,
    date === today && 'today',
    holidayName(date),
    ...entries.map(formatDayEntry),
    !entries.some(({ label }) => label === notChoosable) && notChoosable,
  ]
    .filter(Boolean)
    .join(', ')

/** `Today`, `Tomorrow` or the name of a public holiday. */
export const dayTitle = (date: LocalDate, today: LocalDate): string | undefined =>
  date === today ? 'Today' : date === addDays(today, 1) ? 'Tomorrow' : holidayName(date)

const isSameBar = (a: DayEntry | undefined, b: DayEntry | undefined): boolean =>
  a?.group !== undefined && a.group === b?.group && a.text === b.text && a.label === b.label

/**
 * Over how many days of a week each shown entry runs: those of one request or application are one bar, which begins on
 * its first day and is 0 on those that it covers. A day that is alone, as its entries stand lower, is in no bar.
 */
export function spansOf(week: readonly DayCellModel[], isAlone: (day: number) => boolean = () => false): number[][] {
  const goesOn = (day: number, at: number) =>
    day > 0 &&
    day < week.length &&
    !isAlone(day - 1) &&
    !isAlone(day) &&
    isSameBar(week[day - 1]?.entries[at], week[day]?.entries[at])
  return week.map(({ entries }, day) =>
    entries.slice(0, MAX_SHOWN).map((_, at) => {
      if (goesOn(day, at)) return 0
      let end = day + 1
      while (goesOn(end, at)) end += 1
      return end - day
    }),
  )
}
