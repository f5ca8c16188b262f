import { type MouseEvent as ReactMouseEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react'

/** The second click of the double click that opened it must not close it. */
const SETTLING_MS = 300

/** Within this time and distance, a second tap belongs to the same gesture. */
const SECOND_TAP = { ms: 600, px: 24 }

const taps = ['pointerdown', 'mousedown', 'click'] as const

let endGesture = (): void => {}

/**
 * After a tap has closed a modal, the element beneath gets no second tap of the same gesture; a tap elsewhere goes
 * through.
 */
function swallowSecondTap(first: { clientX: number; clientY: number; timeStamp: number }): void {
  const keep = (event: MouseEvent) => {
    const isNear = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) <= SECOND_TAP.px
    if (!isNear || event.timeStamp - first.timeStamp > SECOND_TAP.ms) return end()
    event.preventDefault()
    event.stopPropagation()
  }
  const end = () => taps.forEach((tap) => removeEventListener(tap, keep, true))
  endGesture = end
  for (const tap of taps) addEventListener(tap, keep, true)
  setTimeout(end, SECOND_TAP.ms)
}

/** Props for a `dialog` element as the browser's own modal, which traps and returns the focus. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(0)
  const tapped = useRef<PointerEvent>(undefined)
  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    dialog.showModal()
    // The new modal was not beneath the tap.
    endGesture()
    openedAt.current = performance.now()
    return () => {
      dialog.close()
      if (tapped.current) swallowSecondTap(tapped.current)
      tapped.current = undefined
    }
  }, [open])
  return {
    ref,
    onPointerDown: (event: PointerEvent) => {
      tapped.current = event
    },
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault()
      onClose()
    },
    onMouseDown: (event: ReactMouseEvent) => {
      if (event.target === ref.current && event.timeStamp - openedAt.current > SETTLING_MS) onClose()
    },
  }
}
