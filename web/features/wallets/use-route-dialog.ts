import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'

/** Whether the entry before is a page of the site; the router numbers the entries of one visit. */
const hasEntryBefore = (): boolean => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0

/**
 * A dialog that has an address of its own. Once closed, it returns to the page that it was opened from, or to the one
 * that it is over. The dialog is closed first: what is open over a page takes the browser’s Back.
 */
export function useRouteDialog(below: string) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(true)
  const leave = useEffectEvent(() => void (hasEntryBefore() ? navigate(-1) : navigate(below, { replace: true })))
  useEffect(() => {
    if (!open) leave()
  }, [open])
  return { open, onClose: () => setOpen(false) }
}
