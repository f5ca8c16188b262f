import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { hasRole, type MemberRole, memberRoles } from '#shared/kernel/member-roles.ts'
import { invitingRole, isExpired } from '#shared/members/invites.rules.ts'
import type { Member } from '#shared/members/members.schema.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { membersContract } from '#shared/members/members.contract.ts'
import { DomainError, practiceSuspended } from '#shared/kernel/errors.ts'
import { memberEvent } from '#shared/members/members.events.ts'
import { displayName } from '#shared/members/display-name.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type { Membership } from '#functions/stores/members.ts'
import type { User } from '#functions/stores/users.repository.ts'
import { readChange, type ChangeMemberContext } from './read-change.ts'

type Contract = typeof membersContract

/** A member as their colleagues see them. */
const memberView = ({ version: _, ...member }: Membership, { name, email }: Pick<User, 'name' | 'email'>): Member => ({
  ...member,
  ...(name && { name }),
  email,
})

const rank = ({ role }: Pick<Member, 'role'>): number => -memberRoles.indexOf(role)

/** Owners first, then by how long they are members. One whose account is being deleted is no longer listed. */
export const listMembers = async (
  { caller, companies, users }: ChangeMemberContext,
  { params }: InputOf<Contract['listMembers']>,
): Promise<Page<Member>> => {
  const members = await companies.listMembersFor(params.companyId, caller.account, caller.practice?.version)
  const accounts = await users.listByIds(members.map(({ id }) => id))
  const items = members.flatMap((member) => {
    const account = accounts.get(member.id)
    return account ? [memberView(member, account)] : []
  })
  return { items: items.sort((one, other) => rank(one) - rank(other) || compareStrings(one.since, other.since)) }
}

/**
 * Cancels the pending invites that a member has sent and could not send any more, so that no link leads back in. A
 * quota limits how many there are; an expired one only comes back if another member sends it.
 */
const endSentInvites = async (
  { now, invites }: ChangeMemberContext,
  companyId: CompanyId,
  { id, role }: { id: Membership['id']; role?: MemberRole },
): Promise<TransactItem[]> => {
  const pending = await invites.listAll(companyId)
  return pending
    .filter(
      (invite) =>
        invite.sentBy === id && !isExpired(invite, now) && !(role && hasRole(role, invitingRole(invite.role))),
    )
    .flatMap((invite) => invites.close(companyId, invite, 'cancelled'))
}

export const changeMemberRole = (
  context: ChangeMemberContext,
  { params, body: { role } }: InputOf<Contract['changeMemberRole']>,
): Promise<Member> =>
  context.execute(async () => {
    const { companies, caller } = context
    const { company, member, user, stays } = await readChange(context, { ...params, endsOwner: role !== 'owner' })
    if (!user) throw new DomainError('USER_NOT_FOUND')
    const changed = { ...member, role }
    if (role === member.role) return { writes: [], response: memberView(changed, user), events: [] }
    return {
      writes: [
        companies.putMember(params.companyId, changed),
        ...stays,
        ...(await endSentInvites(context, params.companyId, changed)),
      ],
      response: memberView(changed, user),
      events: [memberEvent('member.role-changed', company, changed, caller.account)],
    }
  })

/**
 * Memberships are read on every call, so this counts at once; the account stays. A suspended practice keeps its
 * members, who would else go on with another one.
 */
export const removeMember = (
  context: ChangeMemberContext,
  { params }: InputOf<Contract['removeMember']>,
): Promise<{ id: UserId }> =>
  context.execute(async () => {
    const { companies, caller } = context
    const { company, member, user, stays } = await readChange(context, { ...params, endsOwner: true, orSelf: true })
    if (company.suspended) throw practiceSuspended(company.suspended)
    const who = { id: member.id, name: user ? displayName(user) : 'A member' }
    return {
      writes: [
        companies.removeMember(params.companyId, member),
        ...stays,
        ...(await endSentInvites(context, params.companyId, { id: member.id })),
      ],
      response: { id: member.id },
      events: [memberEvent('member.removed', company, who, caller.account)],
    }
  })

export const reportMemberActive = async (
  { caller, mark, now, companies }: ChangeMemberContext & Pick<Context, 'mark'>,
  { params }: InputOf<Contract['reportMemberActive']>,
): Promise<{ lastActiveAt: Instant }> => {
  await mark(
    () => companies.noteActive(params.companyId, caller.account, now),
    async () => undefined,
  )
  return { lastActiveAt: now }
}
