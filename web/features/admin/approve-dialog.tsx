import { Stack } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { ApiError } from '#web/platform/api-error.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { adminText as text } from './admin.text.ts'

interface Props {
  open: boolean
  onClose: () => void
  name: string
  /** The state of the approval's request. */
  decision: { isPending: boolean; error: Error | null }
  /** Whether the details to approve are loaded. */
  isLoaded?: boolean
  onApprove: () => void
  /** Whether newer details have been loaded since the dialog was opened. */
  hasNewer: boolean
  /** Shows the newest details. */
  onShowNewest: () => void
  children: ReactNode
}

/** Confirms the approval of a locum or a practice, with the details to approve. */
export function ApproveDialog({
  open,
  onClose,
  name,
  decision,
  isLoaded = true,
  hasNewer,
  onApprove,
  onShowNewest,
  children,
}: Props) {
  const isOutdated = decision.error instanceof ApiError && decision.error.errorCode === 'REGISTRATION_CHANGED'
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Approve ${name}?`}
      confirmLabel={isOutdated ? 'Show the new details' : text.approve}
      keepLabel={text.keep}
      look="primary"
      busy={decision.isPending}
      disabled={!isLoaded || (isOutdated && !hasNewer)}
      failure={<FailureNote error={decision.error} />}
      onConfirm={isOutdated ? onShowNewest : onApprove}
    >
      <Stack gap="4">{children}</Stack>
    </ConfirmDialog>
  )
}
