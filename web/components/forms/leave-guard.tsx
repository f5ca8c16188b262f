import { useEffect } from 'react'
import type { Location } from 'react-router-dom'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useNavigationGuard } from './navigation-blocker.tsx'

/** Navigation options after saving, so that the guard doesn’t ask. */
export const SKIP_LEAVE_GUARD = { state: { saved: true } }

const addressOf = ({ pathname, search }: Location): string => pathname + search
const pathOf = ({ pathname }: Location): string => pathname

interface Props {
  dirty: boolean
  onLeave?: (() => void) | undefined
  /** The page keeps its input when only the search part of its address changes. */
  ignoreSearch?: boolean
  /** The form is sent rather than saved. */
  unsent?: boolean
}

const warnBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Asks before unsaved input is lost by a link, the browser's buttons or closing the page. */
export function LeaveGuard({ dirty, onLeave, ignoreSearch = false, unsent = false }: Props) {
  const pageOf = ignoreSearch ? pathOf : addressOf
  const blocked = useNavigationGuard(dirty, ({ currentLocation, nextLocation, historyAction }) => {
    const saved = historyAction !== 'POP' && (nextLocation.state as { saved?: boolean } | null)?.saved === true
    return !saved && pageOf(nextLocation) !== pageOf(currentLocation)
  })
  useEffect(() => {
    if (!dirty) return undefined
    addEventListener('beforeunload', warnBeforeUnload)
    return () => removeEventListener('beforeunload', warnBeforeUnload)
  }, [dirty])
  return (
    <ConfirmDialog
      open={blocked !== undefined}
      title={unsent ? 'Leave without sending?' : 'Leave without saving?'}
      confirmLabel={unsent ? 'Leave without sending' : 'Leave without saving'}
      keepLabel="Stay on this page"
      onClose={() => blocked?.reset()}
      onConfirm={() => {
        onLeave?.()
        blocked?.proceed()
      }}
    >
      {unsent ? 'What you entered has not been sent yet.' : 'What you entered has not been saved yet.'}
    </ConfirmDialog>
  )
}
