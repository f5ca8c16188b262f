import { useState } from 'react'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import type { Action } from '#web/components/actions/lifecycle-actions.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { formatDays } from '#web/components/format/format-days.ts'
import { applicationsText as text } from './applications.text.ts'

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
        {text.withdraw}
      </ActionButton>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.withdrawTitle}
        confirm={text.withdrawConfirm}
        keep={text.keep}
        busy={busy}
        onConfirm={() => {
          setOpen(false)
          onWithdraw()
        }}
      >
        {text.withdrawWhat(formatDays(dates))}
      </ConfirmDialog>
    </>
  )
}
