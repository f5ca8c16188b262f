import type { LocalDate } from '#shared/kernel/dates.ts'
import { daysFromTo } from './month-days.ts'

/**
 * Days chosen in a calendar, and the range being selected: from `anchor` to `end`, on top of what was chosen `before`.
 */
export interface DaySelection {
  chosen: readonly LocalDate[]
  before: readonly LocalDate[]
  anchor?: LocalDate
  end?: LocalDate
}

/**
 * A tap adds or removes a day. A press starts a range, which the pointer or Shift with an arrow key extends; `from` is
 * the day that the keyboard is on, where a new range starts if none is open.
 */
export type Gesture =
  | { kind: 'tap'; date: LocalDate }
  | { kind: 'press'; date: LocalDate }
  | { kind: 'extend'; date: LocalDate; from?: LocalDate }
  | { kind: 'clear' }

export type DayGesture = Exclude<Gesture, { kind: 'clear' }>

export const emptySelection: DaySelection = { chosen: [], before: [] }

type CanChoose = (date: LocalDate) => boolean

const mergeDays = (before: readonly LocalDate[], more: readonly LocalDate[]): LocalDate[] =>
  [...new Set([...before, ...more])].sort()

const press = ({ chosen }: DaySelection, date: LocalDate, canChoose: CanChoose): DaySelection => ({
  chosen: mergeDays(chosen, [date].filter(canChoose)),
  before: chosen,
  anchor: date,
  end: date,
})

function tap(selection: DaySelection, date: LocalDate, canChoose: CanChoose): DaySelection {
  if (!canChoose(date)) return selection
  if (!selection.chosen.includes(date)) return press(selection, date, canChoose)
  const chosen = selection.chosen.filter((other) => other !== date)
  return { chosen, before: chosen, anchor: date, end: date }
}

/** The selection after a gesture; days that can't be chosen are skipped. */
export function applyGesture(selection: DaySelection, gesture: Gesture, canChoose: CanChoose): DaySelection {
  if (gesture.kind === 'clear') return emptySelection
  if (gesture.kind !== 'extend') return (gesture.kind === 'tap' ? tap : press)(selection, gesture.date, canChoose)
  const { date, from } = gesture
  const begun = from !== undefined && from !== selection.end ? press(selection, from, canChoose) : selection
  if (!begun.anchor) return press(begun, date, canChoose)
  return { ...begun, chosen: mergeDays(begun.before, daysFromTo(begun.anchor, date).filter(canChoose)), end: date }
}
