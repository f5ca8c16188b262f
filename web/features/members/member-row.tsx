import { useState } from 'react'
import type { Company } from '#shared/companies/companies.schema.ts'
import { memberRoles, type MemberRole } from '#shared/kernel/member-roles.ts'
import { displayName } from '#shared/members/display-name.ts'
import { membersContract } from '#shared/members/members.contract.ts'
import type { Member } from '#shared/members/members.schema.ts'
import { roleTexts } from '#shared/members/role-texts.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { roleAction } from '#web/components/actions/lifecycle-actions.ts'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
import { useMinute } from '#web/platform/use-minute.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Box, Small } from '#web/ui/chakra.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { formatActivity } from './format-activity.ts'
import { useChangeRole, useLeave, useRemoveMember } from './members.api.ts'
import { membersText as text, aRole } from './members.text.ts'
import { Row } from './row.tsx'

const sentences = {
  remove: 'Remove',
  leave: 'Leave',
}

interface Props {
  company: Company
  member: Member
  isMe: boolean
  /** Without another owner, this one can neither leave nor get another role. */
  isLastOwner: boolean
}

type Named = Pick<Props, 'company' | 'member'> & { name: string }

/** A role that is chosen changes nothing yet: with the keyboard one passes over others to it. */
function Role({ company, member, name, isMe, mayChange }: Named & { isMe: boolean; mayChange: boolean }) {
  const change = useChangeRole(company.id)
  const [chosen, setChosen] = useState({ from: member.role, role: member.role })
  const role = chosen.from === member.role ? chosen.role : member.role
  const done = isMe ? `You are now ${aRole(role)}.` : `${name} is now ${aRole(role)}.`
  const { openDialog, confirm, dialog } = useConfirmDialog(change, done)
  const save = () => confirm({ id: member.id, role })
  return (
    <>
      {mayChange ? (
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
          <Select
            compact
            aria-label={`Role of ${name}`}
            value={role}
            disabled={change.isPending || viewLock.ownerAlone !== undefined}
            onChange={(event) => setChosen({ from: member.role, role: event.currentTarget.value as MemberRole })}
          >
            {memberRoles.toReversed().map((one) => (
              <option key={one} value={one}>
                {roleTexts[one].label}
              </option>
            ))}
          </Select>
          {role !== member.role && (
            <TextButton minHeight="tap" aria-label={`Save the role of ${name}`} onClick={isMe ? openDialog : save}>
              Save
            </TextButton>
          )}
        </Box>
      ) : (
        <Box pl={{ md: '2.5' }}>{roleTexts[member.role].label}</Box>
      )}
      <ConfirmDialog
        {...dialog}
        title={`Become ${aRole(role)} of ${company.name}?`}
        confirmLabel={`Become ${aRole(role)}`}
        keepLabel="Stay an owner"
        onConfirm={save}
      >
        You can then {roleTexts[role].can} Pending invites that you could no longer send are cancelled. Only another
        owner can make you an owner again.
      </ConfirmDialog>
      {/* Also once it can no longer be changed, which may be why it failed. */}
      {!dialog.open && <FailureNote error={change.error} />}
    </>
  )
}

function Remove({ company, member, name }: Named) {
  const { openDialog, confirm, dialog } = useConfirmDialog(useRemoveMember(company.id), `${name} has been removed.`)
  return (
    <>
      <TextButton
        minHeight="tap"
        aria-label={`${sentences.remove} ${name}`}
        onClick={openDialog}
        {...viewLock.ownerAlone}
      >
        {sentences.remove}
      </TextButton>
      <ConfirmDialog
        {...dialog}
        title={`Remove ${name} from ${company.name}?`}
        confirmLabel={`${sentences.remove} ${name}`}
        keepLabel={`Keep ${name}`}
        onConfirm={() => confirm(member.id)}
      >
        {name} loses access to the practice at once. Offers, requests and bookings that they have made stay; their
        pending invites are cancelled. You can invite them again.
      </ConfirmDialog>
    </>
  )
}

function Leave({ company, member, isLastOwner }: Omit<Props, 'isMe'>) {
  const { openDialog, confirm, dialog } = useConfirmDialog(
    useLeave(company.id, member.id),
    `You have left ${company.name}.`,
  )
  return (
    <>
      {!isLastOwner && (
        <TextButton minHeight="tap" onClick={openDialog} {...viewLock.ownerAlone}>
          {sentences.leave}
        </TextButton>
      )}
      <ConfirmDialog
        {...dialog}
        title={`Leave ${company.name}?`}
        confirmLabel={`${sentences.leave} ${company.name}`}
        keepLabel="Stay"
        onConfirm={() => confirm()}
      >
        You lose access to the practice at once, and your pending invites are cancelled. Only its owners and managers
        can invite you again.
      </ConfirmDialog>
    </>
  )
}

/** What one may not do is absent: the page says whom to ask. */
export function MemberRow({ company, member, isMe, isLastOwner }: Props) {
  const now = useMinute()
  const name = displayName(member)
  const mayChange = !roleAction(company.role, membersContract.changeMemberRole).disabled && !isLastOwner
  return (
    <Row>
      <Box display="flex" alignItems="center" gap="3" minWidth="0">
        <Avatar name={name} size="s" />
        <Box minWidth="0" overflowWrap="anywhere">
          <b>{name}</b>
          {isMe && (
            <Box as="span" color="fg.muted">
              {' '}
              (you)
            </Box>
          )}
          {member.name && <Small>{member.email}</Small>}
        </Box>
      </Box>
      <Box gridRow={{ base: '2', md: '1' }} gridColumn={{ base: '1', md: '2' }} pl={{ base: '11', md: '0' }}>
        <Role company={company} member={member} name={name} isMe={isMe} mayChange={mayChange} />
      </Box>
      <Box
        gridRow={{ base: '2', md: '1' }}
        gridColumn={{ base: '2', md: '3' }}
        justifySelf={{ base: 'end', md: 'start' }}
        color={{ base: 'fg.muted', md: 'fg' }}
        textStyle={{ base: 's', md: 'm' }}
      >
        {isMe ? text.activeNow : formatActivity(member.lastActiveAt, now)}
      </Box>
      <Box gridRow={{ base: '1', md: '1' }} gridColumn={{ base: '2', md: '4' }} justifySelf="end">
        {isMe && <Leave company={company} member={member} isLastOwner={isLastOwner} />}
        {!isMe && mayChange && <Remove company={company} member={member} name={name} />}
      </Box>
    </Row>
  )
}
