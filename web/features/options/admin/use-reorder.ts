import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { edgeSpeed } from '#web/components/calendar/scroll-at-edge.ts'

const itemOf = (handle: Element): HTMLElement | null => handle.closest<HTMLElement>('[data-code]')
const siblingsOf = (item: HTMLElement): HTMLElement[] =>
  [...(item.parentElement?.children ?? [])].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.dataset['code'] !== undefined,
  )

/** The position at which an item would be put down at a height of the window, counted without the item. */
const positionAt = (item: HTMLElement, y: number): number =>
  siblingsOf(item).filter((one) => {
    const { top, height } = one.getBoundingClientRect()
    return one !== item && top + height / 2 < y
  }).length

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** A line where the item would be put down. Drawn without React, or a long list would be drawn again with each move. */
function markDrop(item: HTMLElement, to: number | undefined): void {
  const others = siblingsOf(item).filter((one) => one !== item)
  for (const one of others) delete one.dataset['drop']
  if (to === undefined) delete item.dataset['dragged']
  else {
    item.dataset['dragged'] = ''
    const next = others[to]
    if (next) next.dataset['drop'] = 'before'
    else if (others.length > 0) others[others.length - 1]!.dataset['drop'] = 'after'
  }
}

/** For a handle by which an item (`data-code`) is dragged among its siblings, or moved with Alt and an arrow. */
export function useReorder(onMove: (code: string, to: number) => void) {
  const drag = useRef<{ item: HTMLElement; begun: number; y: number }>(undefined)
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  const end = () => {
    cancelAnimationFrame(frame.current)
    frame.current = 0
    if (drag.current) markDrop(drag.current.item, undefined)
    drag.current = undefined
  }
  const scroll = () => {
    const at = drag.current
    if (!at) return
    const before = scrollY
    scrollBy(0, edgeSpeed(at.y, { begun: at.begun, top: 0, bottom: innerHeight }))
    markDrop(at.item, positionAt(at.item, at.y))
    frame.current = scrollY === before ? 0 : requestAnimationFrame(scroll)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const item = itemOf(event.currentTarget)
      if (event.button !== 0 || !item) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { item, begun: event.clientY, y: event.clientY }
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (!drag.current) return
      drag.current.y = clientY
      markDrop(drag.current.item, positionAt(drag.current.item, clientY))
      if (frame.current === 0) scroll()
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      const item = drag.current?.item
      const isDragged = item?.dataset['dragged'] !== undefined
      end()
      if (item && isDragged) onMove(item.dataset['code'] ?? '', positionAt(item, clientY))
    },
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = steps[event.key]
      const item = itemOf(event.currentTarget)
      if (!event.altKey || step === undefined || !item) return
      event.preventDefault()
      const handle = event.currentTarget
      const at = siblingsOf(item).indexOf(item)
      // The browser takes the focus from an element that is moved in the page.
      flushSync(() => onMove(item.dataset['code'] ?? '', at + step))
      handle.focus()
    },
  }
}
