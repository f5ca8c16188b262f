import { startTransition, useEffect, useRef, useState } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'

interface Bounds {
  isInGrid: (date: LocalDate) => boolean
  /** Called when a key leads beyond the grid; says whether the grid follows. */
  onLeave?: (date: LocalDate) => boolean
}

/** The day that the keyboard is on: the last one reached, until it is out of the grid or that opens elsewhere. */
export function useGridCursor(opening: LocalDate, { isInGrid, onLeave }: Bounds) {
  const [kept, setKept] = useState({ opening, date: opening })
  const cursor = isInGrid(kept.date) && (kept.opening === opening || onLeave) ? kept.date : opening
  const grid = useRef<HTMLDivElement>(null)
  const byKey = useRef(false)
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus()
    byKey.current = false
  }, [kept, cursor])
  const onCursor = (date: LocalDate, keyboard: boolean) => {
    if (!isInGrid(date) && !onLeave?.(date)) return
    byKey.current = keyboard
    if (keyboard) setKept({ opening, date })
    // A tap draws what it chooses first.
    else startTransition(() => setKept({ opening, date }))
  }
  return { cursor, grid, onCursor }
}
