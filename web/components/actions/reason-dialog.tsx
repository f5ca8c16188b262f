import { type ComponentProps, useState } from 'react'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LeaveGuard } from '#web/components/forms/leave-guard.tsx'

type ConfirmDialogProps = ComponentProps<typeof ConfirmDialog>

interface Props extends Omit<ConfirmDialogProps, 'reason' | 'onConfirm'> {
  /** The id of the subject; each subject has its own draft. */
  about: string
  reason: Pick<NonNullable<ConfirmDialogProps['reason']>, 'label' | 'hint' | 'optional'> & { initial?: string }
  onConfirm: (reason: string) => void
}

/**
 * A confirmation with a reason. The typed reason is kept while the dialog is closed, and leaving the page asks first.
 */
export function ReasonDialog({ about, reason: { initial = '', ...reason }, onConfirm, ...dialog }: Props) {
  const [drafts, setDrafts] = useState<Partial<Record<string, string>>>({})
  const text = drafts[about] ?? initial
  return (
    <>
      <ConfirmDialog
        {...dialog}
        reason={{ ...reason, text, onText: (typed) => setDrafts({ ...drafts, [about]: typed }) }}
        onConfirm={() => onConfirm(text.trim())}
      />
      <LeaveGuard dirty={dialog.open && text !== initial} unsent />
    </>
  )
}
