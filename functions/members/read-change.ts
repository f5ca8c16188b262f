import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type { CompaniesRepository, StoredCompany } from '#functions/stores/companies.repository.ts'
import type { InvitesRepository } from '#functions/stores/invites.repository.ts'
import type { Membership } from '#functions/stores/members.ts'
import type { User, UsersRepository } from '#functions/stores/users.repository.ts'

export type ChangeMemberContext = Pick<Context, 'caller' | 'now' | 'execute'> & {
  companies: CompaniesRepository
  invites: InvitesRepository
  users: UsersRepository
}

type Wanted = {
  companyId: CompanyId
  userId: UserId
  /** Whether the member no longer is an owner afterwards. */
  endsOwner: boolean
  /** Members may do it to themselves, whatever their role. */
  orSelf?: boolean
}

/**
 * `stays` is a condition: the owner on whom the change relies, the acting or another one, still is one. It moves the
 * version of the acting one, by which their list of members knows a copy that is too old.
 */
type Change = { company: StoredCompany; member: Membership; user: User | undefined; stays: TransactItem[] }

/**
 * Reads what a change of a member is decided by. Two owners who remove each other at once write what the other relies
 * on, so one of them reads again and finds that they are no member.
 */
export const readChange = async (
  { caller, companies, users }: ChangeMemberContext,
  { companyId, userId, endsOwner, orSelf = false }: Wanted,
): Promise<Change> => {
  const [company, members, user] = await Promise.all([
    companies.get(companyId),
    companies.listMembers(companyId, 'consistent'),
    users.get(userId),
  ])
  const actor = members.find(({ id }) => id === caller.account)
  if (!company || !actor) throw new DomainError('COMPANY_NOT_FOUND')
  const isSelf = actor.id === userId
  if (actor.role !== 'owner' && !(orSelf && isSelf)) throw new DomainError('OWNERS_ONLY')
  const member = members.find(({ id }) => id === userId)
  if (!member) throw new DomainError('USER_NOT_FOUND')
  if (!isSelf) return { company, member, user, stays: [companies.putMember(companyId, actor)] }
  if (member.role !== 'owner' || !endsOwner) return { company, member, user, stays: [] }
  const other = members.find(({ id, role }) => role === 'owner' && id !== userId)
  if (!other) throw new DomainError('LAST_OWNER')
  return { company, member, user, stays: [companies.mustBeMember(companyId, other)] }
}
