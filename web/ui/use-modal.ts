import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { useLayer } from './layers.ts'
import { useSecondTap } from './second-tap.ts'

/** The second click of the double click that opened it must not close it. */
const SETTLING_MS = 300

/** Props for a `dialog` element as the browser's own modal, which traps and returns the focus. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(0)
  useSecondTap(ref, open, true)
  useLayer(open, onClose)
  // Before a dialog that is removed leaves the page: later its closing could not return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    dialog.showModal()
    openedAt.current = performance.now()
    return () => dialog.close()
  }, [open])
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault()
      if (event.cancelable) onClose()
    },
    // By the browser itself, which can be refused twice until something else is pressed.
    onClose: () => {
      if (!open || ref.current?.open) return
      ref.current?.showModal()
      onClose()
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.target === ref.current && event.timeStamp - openedAt.current > SETTLING_MS) onClose()
    },
  }
}
