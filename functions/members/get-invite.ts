import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { membersContract } from '#shared/members/members.contract.ts'
import type { OpenedInvite } from '#shared/members/members.schema.ts'
import type { PublicContext } from '#functions/platform/context.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { InvitesRepository } from '#functions/stores/invites.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { openInvite } from './open-invite.ts'

type Deps = PublicContext & {
  companies: Pick<CompaniesRepository, 'get'>
  invites: InvitesRepository
  users: Pick<UsersRepository, 'get'>
}
type Input = InputOf<(typeof membersContract)['getInvite']>

/** With the address, which the person invited needs to sign up. */
export const getInvite = async (context: Deps, { params: { token } }: Input): Promise<OpenedInvite> => {
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
