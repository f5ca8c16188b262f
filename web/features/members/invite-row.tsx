import type { Company } from '#shared/companies/companies.schema.ts'
import { formatCardDate, todayAt } from '#shared/kernel/dates.ts'
import { membersContract } from '#shared/members/members.contract.ts'
import type { Invite } from '#shared/members/members.schema.ts'
import { roleTexts } from '#shared/members/role-texts.ts'
import { roleAction } from '#web/components/actions/lifecycle-actions.ts'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
import { useMinute } from '#web/platform/use-minute.ts'
import { Button } from '#web/ui/button.tsx'
import { Box, Small } from '#web/ui/chakra.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { formatTimeLeft } from './format-activity.ts'
import { InviteFailure } from './invite-failure.tsx'
import { useCancelInvite, useResendInvite } from './members.api.ts'
import { Row } from './row.tsx'

const sentences = {
  sendAgain: 'Send again',
  cancel: 'Cancel',
}

interface Props {
  company: Company
  invite: Invite
  /** What the sender is called; undefined until that is known. */
  sentBy: string | undefined
}

function Validity({ invite: { validUntil } }: Pick<Props, 'invite'>) {
  const left = formatTimeLeft(validUntil, useMinute())
  const day = formatCardDate(todayAt(validUntil))
  return (
    <Box display={{ base: 'flex', md: 'block' }} flexWrap="wrap" alignItems="center" columnGap="2">
      {left ? `Expires ${day}` : `Expired ${day}`}
      {left && (
        <Box
          textStyle="s"
          display="flex"
          alignItems="center"
          gap="1"
          color={left.isSoon ? 'status.pending.fg' : 'fg.muted'}
          fontWeight={left.isSoon ? 'bold' : 'normal'}
        >
          {left.isSoon && <Icon name="pending" size={14} />}
          {left.text}
        </Box>
      )}
    </Box>
  )
}

function Actions({ company, invite: { id, email } }: Pick<Props, 'company' | 'invite'>) {
  const resend = useResendInvite(company.id)
  const cancel = useCancelInvite(company.id)
  const { openDialog, confirm, dialog } = useConfirmDialog(cancel, `The invite to ${email} has been cancelled.`)
  return (
    <>
      <Box gridRow={{ base: '3', md: '1' }} gridColumn={{ base: '1', md: '3' }}>
        <Button
          size="s"
          busy={resend.isPending}
          aria-label={`${sentences.sendAgain}: ${email}`}
          onClick={() =>
            resend.mutate(id, {
              onSuccess: () =>
                showToast(`The invite to ${email} has been sent again. The earlier link no longer works.`),
            })
          }
          {...viewLock.ownerAlone}
        >
          {sentences.sendAgain}
        </Button>
      </Box>
      <Box gridRow={{ base: '3', md: '1' }} gridColumn={{ base: '2', md: '4' }} justifySelf="end">
        <TextButton
          minHeight="tap"
          aria-label={`${sentences.cancel}: ${email}`}
          onClick={openDialog}
          {...viewLock.ownerAlone}
        >
          {sentences.cancel}
        </TextButton>
      </Box>
      {resend.error && (
        <Box gridColumn="1 / -1">
          <InviteFailure error={resend.error} />
        </Box>
      )}
      <ConfirmDialog
        {...dialog}
        failure={<InviteFailure error={cancel.error} />}
        title={`Cancel the invite to ${email}?`}
        confirmLabel="Cancel the invite"
        keepLabel="Keep the invite"
        onConfirm={() => confirm(id)}
      >
        Its link stops working at once.
      </ConfirmDialog>
    </>
  )
}

/** Only who could have sent it can send it again or cancel it. */
const mayChange = (company: Company, { roles: [role] }: Invite): boolean =>
  !roleAction(company.role, membersContract.cancelInvite).disabled && (role !== 'owner' || company.role === 'owner')

export function InviteRow({ company, invite, sentBy }: Props) {
  const [role = 'manager'] = invite.roles
  const sentOn = formatCardDate(todayAt(invite.sentAt))
  return (
    <Row>
      <Box minWidth="0" overflowWrap="anywhere" gridColumn={{ base: '1 / -1', md: '1' }}>
        <b>{invite.email}</b>
        <Small>
          {roleTexts[role].label} · Sent {sentOn}
          {sentBy ? ` by ${sentBy}` : ''}
        </Small>
      </Box>
      <Box gridColumn={{ base: '1 / -1', md: '2' }}>
        <Validity invite={invite} />
      </Box>
      {mayChange(company, invite) && <Actions company={company} invite={invite} />}
    </Row>
  )
}
