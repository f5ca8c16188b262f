import type { Company } from '#shared/companies/companies.schema.ts'
import { formatCardDate, todayAt } from '#shared/kernel/dates.ts'
import { membersContract } from '#shared/members/members.contract.ts'
import type { Invite } from '#shared/members/members.schema.ts'
import { roleTexts } from '#shared/members/role-texts.ts'
import { roleAction } from '#web/components/actions/lifecycle-actions.ts'
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx'
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
import { membersText as text } from './members.text.ts'
import { Row } from './row.tsx'

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
      {left ? text.expires(day) : text.expired(day)}
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
  const { openDialog, confirm, dialog } = useConfirmation(cancel, text.cancelled(email))
  return (
    <>
      <Box gridRow={{ base: '3', md: '1' }} gridColumn={{ base: '1', md: '3' }}>
        <Button
          size="s"
          busy={resend.isPending}
          aria-label={`${text.sendAgain}: ${email}`}
          onClick={() => resend.mutate(id, { onSuccess: () => showToast(text.sentAgain(email)) })}
        >
          {text.sendAgain}
        </Button>
      </Box>
      <Box gridRow={{ base: '3', md: '1' }} gridColumn={{ base: '2', md: '4' }} justifySelf="end">
        <TextButton minHeight="tap" aria-label={`${text.cancel}: ${email}`} onClick={openDialog}>
          {text.cancel}
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
        title={text.cancelTitle(email)}
        confirm={text.cancelConfirm}
        keep={text.cancelKeep}
        onConfirm={() => confirm(id)}
      >
        {text.cancelEffect}
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
        <Small>{text.sent(roleTexts[role].label, sentOn, sentBy)}</Small>
      </Box>
      <Box gridColumn={{ base: '1 / -1', md: '2' }}>
        <Validity invite={invite} />
      </Box>
      {mayChange(company, invite) && <Actions company={company} invite={invite} />}
    </Row>
  )
}
