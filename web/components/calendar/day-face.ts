import type { Hours } from '#shared/calendar/availability.schema.ts'
import { addDays, cardDate, type LocalDate, monthOf, dayOfMonth } from '#shared/kernel/dates.ts'
import { holidayName } from '#web/components/holidays.ts'
import { longMonth, longWeekday } from '#web/components/shift-words.ts'
import type { StatusFamily } from '#web/ui/status-pill.tsx'

/** One shift, posting or offer in a day of a calendar. */
export interface DayMark {
  family: StatusFamily
  /** The status in a word. */
  label: string
  /** `08:00–17:00`, or what else tells it apart. */
  text?: string
  /** Who is behind it, where a line has room for that. */
  detail?: string
  /** From when until when, for a view that has a scale of hours. */
  hours?: Hours
  /** The page that it opens. */
  to?: string
  /** What saving would make of the day. */
  unsaved?: boolean
}

/** What a calendar shows in a day. */
export interface DayFace {
  marks: readonly DayMark[]
  /** Off, closed: the cell is hatched. */
  off?: boolean
  /** Why the day can't be chosen. */
  blocked?: string
}

/** A mark with the hours it takes; one that ends at or before its start runs past midnight. */
export type TimedMark = DayMark & Required<Pick<DayMark, 'hours'>>

export const isTimed = (mark: DayMark): mark is TimedMark => mark.hours !== undefined

export const emptyFace: DayFace = { marks: [] }

/** A mark in words: `Booked 08:00–13:00`. */
export const markWords = ({ label, text, unsaved }: DayMark): string =>
  [label, text, unsaved && 'not saved yet'].filter(Boolean).join(' ')

/** A day in a sentence: `Tuesday 22 December, today, Booked 08:00–13:00`. */
export const faceWords = (date: LocalDate, { marks, blocked }: DayFace, today: LocalDate): string =>
  [
    `${longWeekday(date)} ${dayOfMonth(date)} ${longMonth(date)}`,
    date === today && 'today',
    holidayName(date),
    ...marks.map(markWords),
    blocked,
  ]
    .filter(Boolean)
    .join(', ')

/** What a day ahead is called: `Today`, `Tomorrow`, or a holiday by its name. */
export const calledOn = (date: LocalDate, today: LocalDate): string | undefined =>
  date === today ? 'Today' : date === addDays(today, 1) ? 'Tomorrow' : holidayName(date)

/** The number in a cell; a day of a neighbouring month that begins it names the month. */
export const numberIn = (date: LocalDate, month: string): string =>
  monthOf(date) !== month && dayOfMonth(date) === 1 ? cardDate(date).slice(4) : String(dayOfMonth(date))
