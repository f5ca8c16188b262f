import { useContext, useEffect, useState } from 'react'
import { UNSAFE_NavigationContext } from 'react-router-dom'
import { holdPage } from '#web/platform/leave-guard.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Stands beside a form: while something in it is unsaved, leaving asks. */
export function LeaveGuard({ dirty, onLeave }: { dirty: boolean; onLeave?: (() => void) | undefined }) {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [leave, setLeave] = useState<() => void>()
  useEffect(() => (dirty ? holdPage(navigator, (go) => setLeave(() => go)) : undefined), [dirty, navigator])
  const goOn = () => {
    setLeave(undefined)
    onLeave?.()
    leave?.()
  }
  return (
    <ConfirmDialog
      open={leave !== undefined}
      title="Leave without saving?"
      confirm="Leave without saving"
      keep="Stay on this page"
      onClose={() => setLeave(undefined)}
      onConfirm={goOn}
    >
      What you entered here is not saved yet.
    </ConfirmDialog>
  )
}
