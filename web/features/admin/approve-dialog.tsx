import { Box } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'
import { FailureNote } from '#web/components/failure-note.tsx'
import { ApiError } from '#web/platform/api-error.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { adminText as text } from './admin.text.ts'

interface Props {
  open: boolean
  onClose: () => void
  name: string
  /** The request that approves, as far as it is. */
  decision: { isPending: boolean; error: Error | null }
  /** Whether what the approval is for has been read. */
  isLoaded?: boolean
  onApprove: () => void
  /** Whether it has changed since it was opened, as far as the page knows. */
  hasNewer: boolean
  /** Shows it as it is now. */
  onLookAgain: () => void
  children: ReactNode
}

/** Asks once before a locum or a practice is approved, and shows what the approval is for. */
export function ApproveDialog({
  open,
  onClose,
  name,
  decision,
  isLoaded = true,
  hasNewer,
  onApprove,
  onLookAgain,
  children,
}: Props) {
  const isOld = decision.error instanceof ApiError && decision.error.errorCode === 'REGISTRATION_CHANGED'
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={text.approveTitle(name)}
      confirm={isOld ? text.lookAgain : text.approve}
      keep={text.keep}
      look="primary"
      busy={decision.isPending}
      disabled={!isLoaded || (isOld && !hasNewer)}
      failure={<FailureNote error={decision.error} />}
      onConfirm={isOld ? onLookAgain : onApprove}
    >
      <Box display="grid" gap="4">
        {children}
      </Box>
    </ConfirmDialog>
  )
}
