import { Box } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'
import { FailureNote } from '#web/components/failure-note.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { adminText as text } from './admin.text.ts'

interface Props {
  open: boolean
  onClose: () => void
  name: string
  /** The request that approves, as far as it is. */
  decision: { isPending: boolean; error: Error | null }
  /** Whether what the approval is for has been shown. */
  seen?: boolean
  onApprove: () => void
  children: ReactNode
}

/** Asks once before a locum or a practice is approved, and shows what the approval is for. */
export function ApproveDialog({ open, onClose, name, decision, seen = true, onApprove, children }: Props) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={text.approveTitle(name)}
      confirm={text.approve}
      keep={text.keep}
      look="primary"
      busy={decision.isPending || !seen}
      failure={<FailureNote error={decision.error} />}
      onConfirm={onApprove}
    >
      <Box display="grid" gap="4">
        {children}
      </Box>
    </ConfirmDialog>
  )
}
