import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { Gesture } from './day-selection.ts'
import { moveCursor } from './month-days.ts'

const dateAt = (target: Element | null): LocalDate | undefined =>
  target?.closest<HTMLElement>('[data-date]')?.dataset['date']
const inLink = (target: EventTarget): boolean => (target as Element).closest('a') !== null

interface Props {
  cursor: LocalDate
  onCursor: (date: LocalDate, byKey: boolean) => void
  onSelect: ((gesture: Gesture) => void) | undefined
}

function usePointer({ onCursor, onSelect }: Props) {
  const drag = useRef<{ from: LocalDate; at: LocalDate }>(undefined)
  const dragged = useRef(false)
  const end = () => {
    drag.current = undefined
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      const date = dateAt(event.target as Element)
      dragged.current = false
      if (event.button === 0 && date && !event.shiftKey && !inLink(event.target))
        drag.current = { from: date, at: date }
    },
    onPointerMove: (event: PointerEvent) => {
      const date = drag.current && dateAt(document.elementFromPoint(event.clientX, event.clientY))
      if (!drag.current || !date || date === drag.current.at) return
      if (!dragged.current) {
        // From here on the grid receives all pointer events.
        event.currentTarget.setPointerCapture(event.pointerId)
        onSelect?.({ kind: 'press', date: drag.current.from })
      }
      dragged.current = true
      drag.current = { ...drag.current, at: date }
      onSelect?.({ kind: 'extend', date })
      onCursor(date, false)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClick: (event: MouseEvent) => {
      const date = dateAt(event.target as Element)
      if (!date || dragged.current || inLink(event.target)) return
      onCursor(date, false)
      onSelect?.({ kind: event.shiftKey ? 'extend' : 'tap', date })
    },
  }
}

/** Turns pointer and keyboard input into the same gestures. */
export function useGridGestures(props: Props) {
  const { cursor, onCursor, onSelect } = props
  const pointer = usePointer(props)
  const onKeyDown = (event: KeyboardEvent) => {
    const to = moveCursor(cursor, event.key)
    const taps = event.key === ' ' || event.key === 'Enter'
    if (inLink(event.target) && taps) return
    if (!to && !taps && event.key !== 'Escape') return
    if (event.key !== 'Escape') event.preventDefault()
    if (to) onCursor(to, true)
    if (to && event.shiftKey) onSelect?.({ kind: 'extend', date: to, from: cursor })
    if (taps) onSelect?.({ kind: event.shiftKey ? 'extend' : 'tap', date: cursor })
    if (event.key === 'Escape') onSelect?.({ kind: 'clear' })
  }
  // Focus that arrives by other means than the arrow keys moves the cursor too.
  const onFocus = (event: FocusEvent) => {
    const date = (event.target as HTMLElement).dataset['date']
    if (date && date !== cursor) onCursor(date, false)
  }
  return { ...pointer, onKeyDown, onFocus }
}
