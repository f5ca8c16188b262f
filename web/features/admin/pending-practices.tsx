import { type ReactNode, useState } from 'react'
import type { PendingCompany } from '#shared/companies/approval.contract.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { adminText as text } from './admin.text.ts'
import { useDecideCompany } from '#web/features/companies/approvals.api.ts'
import { practiceActions } from './approval-actions.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { useApproval } from './use-approval.ts'
import { Fact, PendingAccountRow } from './pending-account-row.tsx'

/** A practice pending approval, with its type and managers. */
export function PracticeRow({ practice, action }: { practice: PendingCompany; action: ReactNode }) {
  const { id, logo_file, industry, type, managers, region } = practice
  return (
    <PendingAccountRow
      account={practice}
      picture={{ ownerId: id, document: 'logo', file: logo_file }}
      place={region || 'No address yet'}
      action={action}
    >
      <Fact main={type} more={industry} />
      <Fact
        main={managers.map((manager) => `${manager.name} ${manager.surname}`).join(', ')}
        more={managers.map((manager) => manager.contact).join(', ')}
      />
    </PendingAccountRow>
  )
}

export function PendingPracticeActions({
  practice,
  onApproved,
}: {
  practice: PendingCompany
  onApproved: (practice: PendingCompany) => void
}) {
  const [open, setOpen] = useState(false)
  const decide = useDecideCompany()
  const { shownDetails, look, hasNewer, approve } = useApproval(practice, decide, onApproved)
  const { name, industry, type, email, contact, managers } = shownDetails
  const show = () => {
    look()
    setOpen(true)
  }
  return (
    <>
      <ActionButton
        action={practiceActions('waiting').approve}
        size="s"
        onClick={show}
        aria-label={text.approveLabel(practice.name)}
      >
        {text.approve}
      </ActionButton>
      <ApproveDialog
        open={open}
        onClose={() => setOpen(false)}
        name={name}
        decision={decide}
        hasNewer={hasNewer}
        onShowNewest={show}
        onApprove={() => approve()}
      >
        <p>Its members will be able to find locums, post offers and confirm applicants. We will notify them.</p>
        <FactList
          facts={[
            ['Type', `${type}, ${industry}`],
            ['E-mail', email],
            ['Contact number', contact],
            ...managers.map((manager, at): [string, string] => [
              `Manager ${at + 1}`,
              `${manager.name} ${manager.surname}, ${manager.contact}`,
            ]),
          ]}
        />
      </ApproveDialog>
    </>
  )
}
