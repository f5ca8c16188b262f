import { compareStrings } from '#shared/kernel/compare.ts'
import type { Caller } from '#shared/kernel/caller.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { memberRoles } from '#shared/kernel/member-roles.ts'
import type { membersContract } from '#shared/members/members.contract.ts'
import type { Member } from '#shared/members/members.schema.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { memberView } from './member-view.ts'

type Deps = {
  caller: Caller
  companies: Pick<CompaniesRepository, 'listMembersFor'>
  users: Pick<UsersRepository, 'listByIds'>
}
type Input = InputOf<(typeof membersContract)['listMembers']>

const rank = ({ role }: Pick<Member, 'role'>): number => -memberRoles.indexOf(role)

/** Owners first, then by how long they are members. One whose account is being deleted is no longer listed. */
export const listMembers = async ({ caller, companies, users }: Deps, { params }: Input): Promise<Page<Member>> => {
  const members = await companies.listMembersFor(params.companyId, caller.account, caller.practice?.version)
  const accounts = await users.listByIds(members.map(({ id }) => id))
  const items = members.flatMap((member) => {
    const account = accounts.get(member.id)
    return account ? [memberView(member, account)] : []
  })
  return { items: items.sort((one, other) => rank(one) - rank(other) || compareStrings(one.since, other.since)) }
}
