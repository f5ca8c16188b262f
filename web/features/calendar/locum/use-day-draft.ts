import { useState } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { DayGesture } from '#web/components/calendar/day-selection.ts'
import { useDaySelection } from '#web/components/calendar/use-day-selection.ts'
import { type Draft, notChoosableReasonOn, togglePatternDay } from './draft.ts'

/** The chosen days, and the fields of the draft that were edited. */
export function useDayDraft(today: LocalDate) {
  const { chosen, select, choose } = useDaySelection((date) => !notChoosableReasonOn(date, today))
  const [edits, setEdits] = useState<Partial<Draft>>({})
  const [lastTapped, setLastTapped] = useState<LocalDate>()
  if (chosen.length === 0 && Object.keys(edits).length > 0) setEdits({})
  const clear = () => {
    select({ kind: 'clear' })
    setLastTapped(undefined)
  }
  return {
    chosen,
    edits,
    /** The day that was tapped last, even if it can't be chosen. */
    lastTapped,
    closeTapped: () => setLastTapped(undefined),
    edit: (more: Partial<Draft>) => setEdits((current) => ({ ...current, ...more })),
    /** `off`: Unavailable days, which a pattern leaves out by default. */
    select: (gesture: DayGesture, off: readonly LocalDate[] = []) => {
      setLastTapped(gesture.date)
      const [first] = chosen
      const { repeat } = edits
      if (!repeat || !first) return select(gesture)
      if (gesture.kind === 'tap') setEdits({ ...edits, repeat: togglePatternDay(repeat, first, gesture.date, off) })
    },
    clear,
    restore: (dates: readonly LocalDate[], before: Partial<Draft>) => {
      choose(dates)
      setEdits(before)
    },
  }
}
