import { useState } from 'react'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import type { Action } from '#web/components/actions/lifecycle-actions.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { formatDays } from '#web/components/format/format-days.ts'

export function WithdrawApplication({
  action,
  dates,
  busy,
  onWithdraw,
}: {
  action: Action | undefined
  dates: readonly string[]
  busy: boolean
  onWithdraw: () => void
}) {
  const [open, setOpen] = useState(false)
  // Nothing of it is pending.
  if (dates.length === 0) return null
  return (
    <>
      <ActionButton action={action} look="danger" onClick={() => setOpen(true)}>
        Withdraw
      </ActionButton>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Withdraw this application?"
        confirmLabel="Withdraw application"
        keepLabel="Keep application"
        busy={busy}
        onConfirm={() => {
          setOpen(false)
          onWithdraw()
        }}
      >
        The practice will no longer be able to choose you for {formatDays(dates)}. You can apply again while the days
        are open.
      </ConfirmDialog>
    </>
  )
}
