import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react'

/** The browser's own modal: it keeps focus in, the page still and gives focus back. Props for a `dialog` element. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault()
      onClose()
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.target === ref.current) onClose()
    },
  }
}
