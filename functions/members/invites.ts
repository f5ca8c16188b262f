import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { DomainError, practiceSuspended } from '#shared/kernel/errors.ts'
import { isExpired } from '#shared/members/invites.rules.ts'
import type { membersContract } from '#shared/members/members.contract.ts'
import type { Invite, OpenedInvite } from '#shared/members/members.schema.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import type { InviteId, CompanyId } from '#shared/kernel/ids.ts'
import { memberEvent } from '#shared/members/members.events.ts'
import { companyOf } from '#shared/companies/companies.projections.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { Context, PublicContext } from '#functions/platform/context.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { inviteView } from '#functions/stores/invites.view.ts'
import { parseInviteToken } from '#functions/keys/invite-token.ts'
import { isSameHash } from '#functions/platform/is-same-hash.ts'
import type { CompaniesRepository, StoredCompany } from '#functions/stores/companies.repository.ts'
import type { InvitesRepository, StoredInvite } from '#functions/stores/invites.repository.ts'
import { sendInvite, type SendContext } from './send-invite.ts'
import { checkInviter, pendingInvite } from './pending-invite.ts'

type Contract = typeof membersContract

type Deps = SendContext & Pick<Context, 'newId'> & { users: Pick<UsersRepository, 'listByIds'> }

/** Who already works for the practice, or is invited, gets no second invite; one that has expired is sent again. */
export const createInvite = (context: Deps, { params, body }: InputOf<Contract['createInvite']>): Promise<Invite> =>
  sendInvite(context, params.companyId, async ({ members, pending }) => {
    const { email } = body
    const role = body.role ?? body.roles?.[0] ?? 'manager'
    const accounts = await context.users.listByIds(members.map(({ id }) => id))
    if ([...accounts.values()].some((account) => account.email === email)) throw new DomainError('MEMBER_EXISTS')
    const earlier = pending.find((invite) => invite.email === email)
    if (earlier && !isExpired(earlier, context.now)) throw new DomainError('INVITE_EXISTS')
    return earlier ? { ...earlier, role } : { id: context.newId('inv'), email, role }
  })

/** A page newest first; only a practice with many expired ones has another. */
export const listPendingInvites = async (
  { now, invites }: Deps,
  { params, query }: InputOf<Contract['listPendingInvites']>,
): Promise<Page<Invite>> => {
  const { items, next } = await invites.listPage(params.companyId, query.NextToken)
  const newestFirst = items.sort((one, other) => compareStrings(other.sentAt, one.sentAt))
  return { items: newestFirst.map((invite) => inviteView(invite, now)), ...(next && { nextToken: next }) }
}

export const cancelInvite = (
  context: Deps,
  { params: { companyId, inviteId: id } }: InputOf<Contract['cancelInvite']>,
): Promise<{ id: InviteId }> =>
  context.execute(async () => {
    const invite = pendingInvite(await context.invites.find(companyId, id))
    checkInviter(context.caller.practice?.role, invite)
    return {
      writes: context.invites.close(companyId, invite, 'cancelled'),
      response: { id },
      events: [memberEvent('invite.cancelled', companyId, id)],
    }
  })

export const resendInvite = (
  context: Deps,
  { params: { companyId, inviteId } }: InputOf<Contract['resendInvite']>,
): Promise<Invite> =>
  sendInvite(context, companyId, async () => pendingInvite(await context.invites.find(companyId, inviteId)))

/** Of whoever opens an invite, of any practice. */
type OpenRepositories = { companies: CompaniesRepository; invites: InvitesRepository; users: UsersRepository }

/** The invite of a link and its practice. A wrong link and a replaced one get the same answer. */
const openInvite = async (
  { now, companies, invites }: Pick<PublicContext, 'now'> & OpenRepositories,
  token: string,
): Promise<{ companyId: CompanyId; company: StoredCompany; invite: StoredInvite }> => {
  const given = parseInviteToken(token)
  if (!given) throw new DomainError('INVITE_NOT_FOUND')
  const { companyId, id, hash } = given
  const [company, found] = await Promise.all([companies.get(companyId), invites.find(companyId, id)])
  if (!company || !found || !isSameHash(found.hash, hash)) throw new DomainError('INVITE_NOT_FOUND')
  const invite = pendingInvite(found)
  if (isExpired(invite, now)) throw new DomainError('INVITE_EXPIRED')
  return { companyId, company, invite }
}

/** With the address, which the person invited needs to sign up. */
export const getInvite = async (
  context: PublicContext & OpenRepositories,
  { params: { token } }: InputOf<Contract['getInvite']>,
): Promise<OpenedInvite> => {
  const { companyId, company, invite } = await openInvite(context, token)
  const inviter = await context.users.get(invite.sentBy)
  return {
    id: invite.id,
    companyId,
    practice: company.name,
    ...(inviter?.name && { invitedBy: inviter.name }),
    role: invite.role,
    email: invite.email,
    validUntil: invite.validUntil,
  }
}

/** Ends the invite and makes the membership in one transaction: of two acceptances at once, one makes a member. */
export const acceptInvite = (
  context: Pick<Context, 'caller' | 'now' | 'execute'> & OpenRepositories,
  { params, body: { token, name } }: InputOf<Contract['acceptInvite']>,
): Promise<Company> =>
  context.execute(async () => {
    const { caller, now, companies, invites, users } = context
    const [{ companyId, company, invite }, user] = await Promise.all([
      openInvite(context, token),
      users.get(caller.account),
    ])
    if (companyId !== params.companyId || invite.id !== params.inviteId) throw new DomainError('INVITE_NOT_FOUND')
    if (!user) throw new DomainError('UNAUTHENTICATED')
    if (company.suspended) throw practiceSuspended(company.suspended)
    if (user.email !== invite.email) throw new DomainError('INVITE_FOR_ANOTHER')
    if (await companies.isMember(companyId, user.id)) throw new DomainError('MEMBER_EXISTS')
    const { role } = invite
    const called = name ?? user.name
    // Without those that the user has left meanwhile.
    const others = await companies.listOfMemberNow(user.id, user.joinedPractices, 'consistent')
    return {
      writes: [
        // Moves its version: a deletion that has not found the new member begins again.
        companies.put(company),
        companies.putMember(companyId, { id: user.id, role, since: now, lastActiveAt: now }),
        ...invites.close(companyId, invite, 'accepted'),
        users.save({
          ...user,
          ...(called && { name: called }),
          joinedPractices: [...others.map(({ id }) => id), companyId],
        }),
      ],
      response: companyOf(company, role),
      events: [memberEvent('member.joined', company, { id: user.id, name: called ?? user.email, role })],
    }
  })
