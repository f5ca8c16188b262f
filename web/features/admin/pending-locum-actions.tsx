import { useState } from 'react'
import type { PendingProfessional } from '#shared/professionals/approval.contract.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import { adminText as text } from './admin.text.ts'
import { locumActions } from './approval-actions.ts'
import { useDecideApproval, usePendingProfessional } from '#web/features/professionals/approvals.api.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { IdCheck } from './id-check.tsx'
import { useApproval } from './use-approval.ts'

/** The actions of a pending locum: view the ID document, and approve. */
export function PendingLocumActions({
  professional,
  onApproved,
}: {
  professional: PendingProfessional
  onApproved: (professional: PendingProfessional) => void
}) {
  const [open, setOpen] = useState<'id' | 'approve'>()
  const decide = useDecideApproval()
  const { shownDetails, look, hasNewer, approve: onApprove } = useApproval(professional, decide, onApproved)
  const { id, name, registered_at } = shownDetails
  const { approve } = locumActions('waiting')
  const fullProfile = usePendingProfessional(id, registered_at, open !== undefined)
  const show = (what: typeof open) => {
    look()
    setOpen(what)
  }
  const close = () => setOpen(undefined)
  return (
    <>
      <Button size="s" look="quiet" onClick={() => show('id')} aria-label={`View ID document of ${professional.name}`}>
        View ID document
      </Button>
      <ActionButton
        action={approve}
        size="s"
        onClick={() => show('approve')}
        aria-label={text.approveLabel(professional.name)}
      >
        {text.approve}
      </ActionButton>
      <Dialog
        wide
        open={open === 'id'}
        onClose={close}
        title={text.idOf(name)}
        footer={
          <>
            <Button onClick={close}>{text.keep}</Button>
            {/* Approves the details shown here, even if newer ones have been loaded. */}
            <ActionButton action={approve} look="primary" onClick={() => setOpen('approve')}>
              {text.approve}
            </ActionButton>
          </>
        }
      >
        <IdCheck fullProfile={fullProfile} />
      </Dialog>
      <ApproveDialog
        open={open === 'approve'}
        onClose={close}
        name={name}
        decision={decide}
        isLoaded={fullProfile.data !== undefined}
        hasNewer={hasNewer}
        onShowNewest={() => show('approve')}
        onApprove={() => onApprove({ identity_document: fullProfile.data?.files.identity_document })}
      >
        <p>They will be able to apply for offers and be booked. We will notify them.</p>
        <IdCheck fullProfile={fullProfile} />
      </ApproveDialog>
    </>
  )
}
