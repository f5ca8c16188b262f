import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'

export interface NearWeeks {
  /** Weeks that have come near the view and are not drawn. */
  blank: readonly LocalDate[]
  /** Weeks that have come near the view and are drawn for another reason; from now on they stay. */
  drawn: readonly LocalDate[]
  /** Weeks that have left. */
  gone: readonly LocalDate[]
}

/**
 * The weeks that are drawn because they came near the view. Each frame adds one; a week that has left by its turn is
 * not drawn.
 */
export function useDrawnWeeks() {
  const [weeks, setWeeks] = useState<ReadonlySet<LocalDate>>(new Set())
  const waiting = useRef(new Set<LocalDate>())
  const frame = useRef<number>(undefined)
  const add = useCallback((more: readonly LocalDate[]) => {
    for (const week of more) waiting.current.delete(week)
    startTransition(() =>
      setWeeks((before) => (more.every((week) => before.has(week)) ? before : new Set([...before, ...more]))),
    )
  }, [])
  const schedule = useCallback(() => {
    if (waiting.current.size === 0) return
    frame.current ??= requestAnimationFrame(() => {
      frame.current = undefined
      add([...waiting.current].slice(0, 1))
    })
  }, [add])
  useEffect(schedule, [weeks, schedule])
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current ?? 0)
      frame.current = undefined
    },
    [],
  )
  const onNear = useCallback(
    ({ blank, drawn, gone }: NearWeeks) => {
      // A row that was replaced leaves in the batch in which the new one of its week comes.
      for (const week of gone) waiting.current.delete(week)
      for (const week of blank) waiting.current.add(week)
      if (drawn.length > 0) add(drawn)
      schedule()
    },
    [add, schedule],
  )
  return { weeks, onNear }
}
