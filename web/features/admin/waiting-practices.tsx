import { Box } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import type { WaitingCompany } from '../../../shared/admin/admin.contract.ts'
import { formDate, todayAt } from '../../../shared/kernel/dates.ts'
import { Avatar } from '../../components/avatar.tsx'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { FactList } from '../../components/fact-list.tsx'
import { adminText as text } from './admin.text.ts'
import { useDecideCompany } from './approvals.api.ts'
import { Fact, Row } from './waiting-row.tsx'

/** One practice that waits: its name, what it is, who runs it, where it is and since when it waits. */
export function PracticeRow({ practice, action }: { practice: WaitingCompany; action: ReactNode }) {
  const { name, email, contact, industry, type, managers, region, since } = practice
  return (
    <Row>
      <Box display="flex" gap="3" alignItems="center" gridColumn={{ sm: '1 / -1', lg: 'auto' }}>
        <Avatar name={name} />
        <Box minWidth="0">
          <b>{name}</b>
          <Box color="fg.muted" textStyle="s">
            {email} · {contact}
          </Box>
        </Box>
      </Box>
      <Fact main={type} more={industry} />
      <Fact main={managers.map((manager) => `${manager.name} ${manager.surname}`).join(', ')} more={managers.map((manager) => manager.contact).join(', ')} />
      <Fact main={region || text.noPlace} more={`Since ${formDate(todayAt(since))}`} />
      <Box display="grid" gap="1" justifyItems={{ base: 'stretch', sm: 'end', lg: 'stretch' }}>
        {action}
      </Box>
    </Row>
  )
}

/** Asks once, with what the approval is for. */
export function DecidePractice({ practice, onApproved }: { practice: WaitingCompany; onApproved: (practice: WaitingCompany) => void }) {
  const [open, setOpen] = useState(false)
  const decide = useDecideCompany()
  const { id, name, industry, type, email, contact, managers, registered_at: seen } = practice
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)} aria-label={text.approveWho(name)}>
        {text.approve}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.approveTitle(name)}
        confirm={text.approve}
        keep={text.keep}
        look="primary"
        busy={decide.isPending}
        error={decide.error}
        onConfirm={() => decide.mutate({ id, approved: true, seen }, { onSuccess: () => onApproved(practice) })}
      >
        <Box display="grid" gap="4">
          <p>{text.practiceWhat}</p>
          <FactList
            facts={[
              [text.kind, `${type}, ${industry}`],
              [text.email, email],
              [text.contact, contact],
              ...managers.map((manager, at): [string, string] => [text.manager(at + 1), `${manager.name} ${manager.surname}, ${manager.contact}`]),
            ]}
          />
        </Box>
      </ConfirmDialog>
    </>
  )
}
