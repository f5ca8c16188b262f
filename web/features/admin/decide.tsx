import { useState } from 'react'
import type { WaitingProfessional } from '#shared/admin/admin.contract.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ActionButton } from '#web/components/action-button.tsx'
import { adminText as text } from './admin.text.ts'
import { locumActions } from './approval-actions.ts'
import { useDecideApproval } from './approvals.api.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { IdCheck } from './id-check.tsx'

/** Look at the ID document, and approve: from there or at once. */
export function Decide({
  professional,
  onApproved,
}: {
  professional: WaitingProfessional
  onApproved: (professional: WaitingProfessional) => void
}) {
  const [open, setOpen] = useState<'id' | 'approve'>()
  const decide = useDecideApproval()
  const { id, name, registered_at: seen } = professional
  const { approve } = locumActions('waiting')
  const close = () => setOpen(undefined)
  return (
    <>
      <Button size="s" look="quiet" onClick={() => setOpen('id')} aria-label={text.viewIdOf(name)}>
        {text.viewId}
      </Button>
      <ActionButton action={approve} size="s" onClick={() => setOpen('approve')} aria-label={text.approveWho(name)}>
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
            <ActionButton action={approve} look="primary" onClick={() => setOpen('approve')}>
              {text.approve}
            </ActionButton>
          </>
        }
      >
        <IdCheck professional={professional} />
      </Dialog>
      <ApproveDialog
        open={open === 'approve'}
        onClose={close}
        name={name}
        decision={decide}
        onApprove={() => decide.mutate({ id, approved: true, seen }, { onSuccess: () => onApproved(professional) })}
      >
        <p>{text.approveWhat}</p>
        <IdCheck professional={professional} />
      </ApproveDialog>
    </>
  )
}
