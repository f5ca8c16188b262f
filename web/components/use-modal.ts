import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react'

/** The second click of a double click that opened it must not close it. */
const SETTLING_MS = 300

/** The browser's own modal: it keeps focus in, the page still and gives focus back. Props for a `dialog` element. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(0)
  useEffect(() => {
    const dialog = ref.current
    if (open && dialog && !dialog.open) {
      dialog.showModal()
      openedAt.current = performance.now()
    }
    if (!open && dialog?.open) dialog.close()
  }, [open])
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault()
      onClose()
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.target === ref.current && event.timeStamp - openedAt.current > SETTLING_MS) onClose()
    },
  }
}
