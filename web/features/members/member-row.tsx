import { useState } from 'react'
import type { Company } from '#shared/companies/companies.schema.ts'
import { memberRoles, type MemberRole } from '#shared/kernel/member-roles.ts'
import { calledBy } from '#shared/members/called-by.ts'
import { membersContract } from '#shared/members/members.contract.ts'
import type { Member } from '#shared/members/members.schema.ts'
import { roleTexts } from '#shared/members/role-texts.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { roleAction } from '#web/components/actions/lifecycle-actions.ts'
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx'
import { useMinute } from '#web/platform/use-minute.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Box, Small } from '#web/ui/chakra.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { formatActivity } from './format-activity.ts'
import { useChangeRole, useLeave, useRemoveMember } from './members.api.ts'
import { membersText as text } from './members.text.ts'
import { Row } from './row.tsx'

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
  const done = isMe ? text.ownRoleChanged(role) : text.roleChanged(name, role)
  const { openDialog, confirm, dialog } = useConfirmation(change, done)
  const save = () => confirm({ id: member.id, role })
  return (
    <>
      {mayChange ? (
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
          <Select
            compact
            aria-label={text.roleOf(name)}
            value={role}
            disabled={change.isPending}
            onChange={(event) => setChosen({ from: member.role, role: event.currentTarget.value as MemberRole })}
          >
            {memberRoles.toReversed().map((one) => (
              <option key={one} value={one}>
                {roleTexts[one].label}
              </option>
            ))}
          </Select>
          {role !== member.role && (
            <TextButton minHeight="tap" aria-label={text.saveRole(name)} onClick={isMe ? openDialog : save}>
              {text.save}
            </TextButton>
          )}
        </Box>
      ) : (
        <Box pl={{ md: '2.5' }}>{roleTexts[member.role].label}</Box>
      )}
      <ConfirmDialog
        {...dialog}
        title={text.ownRoleTitle(company.name, role)}
        confirm={text.becomeRole(role)}
        keep={text.stayOwner}
        onConfirm={save}
      >
        {text.ownRoleEffect(role)}
      </ConfirmDialog>
      {/* Also once it can no longer be changed, which may be why it failed. */}
      {!dialog.open && <FailureNote error={change.error} />}
    </>
  )
}

function Remove({ company, member, name }: Named) {
  const { openDialog, confirm, dialog } = useConfirmation(useRemoveMember(company.id), text.removed(name))
  return (
    <>
      <TextButton minHeight="tap" aria-label={`${text.remove} ${name}`} onClick={openDialog}>
        {text.remove}
      </TextButton>
      <ConfirmDialog
        {...dialog}
        title={text.removeTitle(name, company.name)}
        confirm={`${text.remove} ${name}`}
        keep={text.keep(name)}
        onConfirm={() => confirm(member.id)}
      >
        {text.removeEffect(name)}
      </ConfirmDialog>
    </>
  )
}

function Leave({ company, member, isLastOwner }: Omit<Props, 'isMe'>) {
  const { openDialog, confirm, dialog } = useConfirmation(useLeave(company.id, member.id), text.left(company.name))
  return (
    <>
      {!isLastOwner && (
        <TextButton minHeight="tap" onClick={openDialog}>
          {text.leave}
        </TextButton>
      )}
      <ConfirmDialog
        {...dialog}
        title={text.leaveTitle(company.name)}
        confirm={`${text.leave} ${company.name}`}
        keep={text.stay}
        onConfirm={() => confirm()}
      >
        {text.leaveEffect}
      </ConfirmDialog>
    </>
  )
}

/** What one may not do is absent: the page says whom to ask. */
export function MemberRow({ company, member, isMe, isLastOwner }: Props) {
  const now = useMinute()
  const name = calledBy(member)
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
              {text.you}
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
