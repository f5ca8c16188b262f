import { useState } from 'react'
import type { LocalDate } from '../../../shared/kernel/dates.ts'
import { afterGesture, type Gesture, nothingChosen } from './day-selection.ts'

/** The days chosen in a calendar, whatever they were chosen with. */
export function useDaySelection(canChoose: (date: LocalDate) => boolean) {
  const [selection, setSelection] = useState(nothingChosen)
  return {
    chosen: selection.chosen,
    select: (gesture: Gesture) => setSelection((current) => afterGesture(current, gesture, canChoose)),
    choose: (dates: readonly LocalDate[]) => setSelection({ chosen: dates, before: dates }),
  }
}
