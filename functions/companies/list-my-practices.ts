import { companyOf } from '#shared/companies/companies.projections.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { Page } from '#shared/kernel/define-contract.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'

type Deps = Pick<Context, 'caller'> & { companies: CompaniesRepository; users: UsersRepository }

/** Reads the memberships themselves: the index may lack the newest, or still list one that has ended. */
export const listMyPractices = async ({ caller, companies, users }: Deps): Promise<Page<Company>> => {
  const joined = users.get(caller.account).then((user) => user?.joinedPractices)
  const practices = await companies.listOfMemberNow(caller.account, joined, 'eventual')
  return { items: practices.map((company) => companyOf(company, company.role)) }
}
