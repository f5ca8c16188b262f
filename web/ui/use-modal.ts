import { type MouseEvent as ReactMouseEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react'

/** The second click of a double click that opened it must not close it. */
const SETTLING_MS = 300

/** How soon and how near the first a second tap of the same gesture comes. */
const SECOND_TAP = { ms: 600, px: 24 }

const taps = ['pointerdown', 'mousedown', 'click'] as const

let endGesture = (): void => {}

/**
 * What lies beneath a modal that a tap has closed gets no second tap of the same gesture; a tap anywhere else ends the
 * gesture and goes through.
 */
function keepSecondTap(first: { clientX: number; clientY: number; timeStamp: number }): void {
  const keep = (event: MouseEvent) => {
    const near = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) <= SECOND_TAP.px
    if (!near || event.timeStamp - first.timeStamp > SECOND_TAP.ms) return end()
    event.preventDefault()
    event.stopPropagation()
  }
  const end = () => taps.forEach((tap) => removeEventListener(tap, keep, true))
  endGesture = end
  for (const tap of taps) addEventListener(tap, keep, true)
  setTimeout(end, SECOND_TAP.ms)
}

/** The browser's own modal: it keeps focus in, the page still and gives focus back. Props for a `dialog` element. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(0)
  const tapped = useRef<PointerEvent>(undefined)
  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    dialog.showModal()
    // What comes now did not lie beneath.
    endGesture()
    openedAt.current = performance.now()
    return () => {
      dialog.close()
      if (tapped.current) keepSecondTap(tapped.current)
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
