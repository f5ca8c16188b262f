import { companyOf } from '#shared/companies/companies.projections.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { membersContract } from '#shared/members/members.contract.ts'
import { memberEvent } from '#shared/members/members.events.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { InvitesRepository } from '#functions/stores/invites.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { openInvite } from './open-invite.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'execute'> & {
  companies: CompaniesRepository
  invites: InvitesRepository
  users: UsersRepository
}
type Input = InputOf<(typeof membersContract)['acceptInvite']>

/** Ends the invite and makes the membership in one transaction: of two acceptances at once, one makes a member. */
export const acceptInvite = (context: Deps, { params, body: { token, name } }: Input): Promise<Company> =>
  context.execute(async () => {
    const { caller, now, companies, invites, users } = context
    const [{ companyId, company, invite }, user] = await Promise.all([
      openInvite(context, token),
      users.get(caller.account),
    ])
    if (companyId !== params.companyId || invite.id !== params.inviteId) throw new DomainError('INVITE_NOT_FOUND')
    if (!user) throw new DomainError('UNAUTHENTICATED')
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
