import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { Gesture } from './day-selection.ts'
import { moveCursor } from './month-days.ts'
import { clampedTo, edgeSpeed } from './scroll-at-edge.ts'

const dateAt = (target: Element | null): LocalDate | undefined =>
  target?.closest<HTMLElement>('[data-date]')?.dataset['date']
const inLink = (target: EventTarget): boolean => (target as Element).closest('a') !== null

/** A finger that moves up or down scrolls, which the browser reports only after the first move. */
const isScrolling = ({ pointerType, clientX, clientY }: PointerEvent, begun: { x: number; y: number }): boolean =>
  pointerType === 'touch' && Math.abs(clientY - begun.y) >= Math.abs(clientX - begun.x)

interface Props {
  cursor: LocalDate
  onCursor: (date: LocalDate, byKey: boolean) => void
  onSelect: ((gesture: Gesture) => void) | undefined
}

function usePointer({ onCursor, onSelect }: Props) {
  const drag = useRef<{ from: LocalDate; at: LocalDate }>(undefined)
  const dragged = useRef(false)
  const pointer = useRef({ x: 0, y: 0, begun: { x: 0, y: 0 } })
  const frame = useRef(0)
  const end = () => {
    drag.current = undefined
    cancelAnimationFrame(frame.current)
    frame.current = 0
  }
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  const latest = useRef({ onCursor, onSelect })
  useEffect(() => {
    latest.current = { onCursor, onSelect }
  })
  const extendTo = ({ x, y }: { x: number; y: number }) => {
    const date = dateAt(document.elementFromPoint(x, y))
    if (!drag.current || !date || date === drag.current.at) return
    const { onCursor: move, onSelect: select } = latest.current
    if (!dragged.current) select?.({ kind: 'press', date: drag.current.from })
    dragged.current = true
    drag.current = { ...drag.current, at: date }
    select?.({ kind: 'extend', date })
    move(date, false)
  }
  /** While the pointer stays at an edge, the weeks scroll, and the range follows. */
  const scroll = (weeks: Element) => {
    const edges = weeks.getBoundingClientRect()
    const [before, speed] = [
      weeks.scrollTop,
      edgeSpeed(pointer.current.y, { begun: pointer.current.begun.y, top: edges.top, bottom: edges.bottom }),
    ]
    weeks.scrollBy(0, speed)
    extendTo(clampedTo(edges, pointer.current))
    frame.current = weeks.scrollTop === before ? 0 : requestAnimationFrame(() => scroll(weeks))
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      const date = dateAt(event.target as Element)
      dragged.current = false
      pointer.current.begun = { x: event.clientX, y: event.clientY }
      if (event.button === 0 && date && !event.shiftKey && !inLink(event.target))
        drag.current = { from: date, at: date }
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag.current || (!dragged.current && isScrolling(event, pointer.current.begun))) return
      pointer.current = { ...pointer.current, x: event.clientX, y: event.clientY }
      const wasDragged = dragged.current
      extendTo(pointer.current)
      if (!dragged.current) return
      // From here on the grid receives all pointer events.
      if (!wasDragged) event.currentTarget.setPointerCapture(event.pointerId)
      const weeks = event.currentTarget.querySelector('[role=rowgroup]')
      if (weeks && frame.current === 0) scroll(weeks)
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
    // Not the cursor, which a focus that just arrived may not have moved yet.
    const on = dateAt(event.target as Element)
    if (!on) return
    const to = moveCursor(on, event.key)
    const taps = event.key === ' ' || event.key === 'Enter'
    if (inLink(event.target) && taps) return
    if (!to && !taps && event.key !== 'Escape') return
    if (event.key !== 'Escape') event.preventDefault()
    if (to) onCursor(to, true)
    if (to && event.shiftKey) onSelect?.({ kind: 'extend', date: to, from: on })
    if (taps) onSelect?.({ kind: event.shiftKey ? 'extend' : 'tap', date: on })
    if (event.key === 'Escape') onSelect?.({ kind: 'clear' })
  }
  // Focus that arrives by other means than the arrow keys moves the cursor too.
  const onFocus = (event: FocusEvent) => {
    const date = (event.target as HTMLElement).dataset['date']
    if (date && date !== cursor) onCursor(date, false)
  }
  return { ...pointer, onKeyDown, onFocus }
}
