import { type ReactNode, useState } from 'react'
import type { PendingCompany } from '#shared/admin/admin.contract.ts'
import { ActionButton } from '#web/components/action-button.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { adminText as text } from './admin.text.ts'
import { useDecideCompany } from './approvals.api.ts'
import { practiceActions } from './approval-actions.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { useApproval } from './use-approval.ts'
import { Fact, WaitingRow } from './waiting-row.tsx'

/** A practice pending approval, with its type and managers. */
export function PracticeRow({ practice, action }: { practice: PendingCompany; action: ReactNode }) {
  const { industry, type, managers, region } = practice
  return (
    <WaitingRow waiting={practice} place={region || text.noPlace} action={action}>
      <Fact main={type} more={industry} />
      <Fact
        main={managers.map((manager) => `${manager.name} ${manager.surname}`).join(', ')}
        more={managers.map((manager) => manager.contact).join(', ')}
      />
    </WaitingRow>
  )
}

export function DecidePractice({
  practice,
  onApproved,
}: {
  practice: PendingCompany
  onApproved: (practice: PendingCompany) => void
}) {
  const [open, setOpen] = useState(false)
  const decide = useDecideCompany()
  const { lookedAt, look, hasNewer, approve } = useApproval(practice, decide, onApproved)
  const { name, industry, type, email, contact, managers } = lookedAt
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
        aria-label={text.approveWho(practice.name)}
      >
        {text.approve}
      </ActionButton>
      <ApproveDialog
        open={open}
        onClose={() => setOpen(false)}
        name={name}
        decision={decide}
        hasNewer={hasNewer}
        onLookAgain={show}
        onApprove={() => approve()}
      >
        <p>{text.practiceWhat}</p>
        <FactList
          facts={[
            [text.kind, `${type}, ${industry}`],
            [text.email, email],
            [text.contact, contact],
            ...managers.map((manager, at): [string, string] => [
              text.manager(at + 1),
              `${manager.name} ${manager.surname}, ${manager.contact}`,
            ]),
          ]}
        />
      </ApproveDialog>
    </>
  )
}
