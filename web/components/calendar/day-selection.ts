import type { LocalDate } from '#shared/kernel/dates.ts'
import { daysFromTo } from './month-days.ts'

/**
 * Days chosen in a calendar, and the stretch that is being drawn: from its `anchor` to its `end`, over what was chosen
 * `before`.
 */
export interface DaySelection {
  chosen: readonly LocalDate[]
  before: readonly LocalDate[]
  anchor?: LocalDate
  end?: LocalDate
}

/**
 * A tap adds a day or takes it off. A press begins a stretch, which extends to wherever the pointer or Shift with an
 * arrow leads; `from` is where the keyboard stands, so that a stretch that was left begins anew there.
 */
export type Gesture =
  | { kind: 'tap'; date: LocalDate }
  | { kind: 'press'; date: LocalDate }
  | { kind: 'extend'; date: LocalDate; from?: LocalDate }
  | { kind: 'clear' }

/** A gesture that is about a day. */
export type DayGesture = Exclude<Gesture, { kind: 'clear' }>

export const nothingChosen: DaySelection = { chosen: [], before: [] }

type CanChoose = (date: LocalDate) => boolean

const joinedDays = (before: readonly LocalDate[], more: readonly LocalDate[]): LocalDate[] =>
  [...new Set([...before, ...more])].sort()

const press = ({ chosen }: DaySelection, date: LocalDate, canChoose: CanChoose): DaySelection => ({
  chosen: joinedDays(chosen, [date].filter(canChoose)),
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

/** What is chosen after a gesture. Days that can't be chosen are passed over. */
export function afterGesture(selection: DaySelection, gesture: Gesture, canChoose: CanChoose): DaySelection {
  if (gesture.kind === 'clear') return nothingChosen
  if (gesture.kind !== 'extend') return (gesture.kind === 'tap' ? tap : press)(selection, gesture.date, canChoose)
  const { date, from } = gesture
  const begun = from !== undefined && from !== selection.end ? press(selection, from, canChoose) : selection
  if (!begun.anchor) return press(begun, date, canChoose)
  return { ...begun, chosen: joinedDays(begun.before, daysFromTo(begun.anchor, date).filter(canChoose)), end: date }
}
