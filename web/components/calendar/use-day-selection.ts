import { useState } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { applyGesture, type Gesture, emptySelection } from './day-selection.ts'

export function useDaySelection(
  canChoose: (date: LocalDate, chosen: readonly LocalDate[]) => boolean,
  first: readonly LocalDate[] = [],
) {
  const [selection, setSelection] = useState({ ...emptySelection, chosen: first, before: first })
  return {
    chosen: selection.chosen,
    select: (gesture: Gesture) =>
      setSelection((current) => applyGesture(current, gesture, (date) => canChoose(date, current.chosen))),
    choose: (dates: readonly LocalDate[]) => setSelection({ chosen: dates, before: dates }),
  }
}
