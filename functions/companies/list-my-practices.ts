import { companyOf } from '#shared/companies/companies.projections.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { Page } from '#shared/kernel/define-contract.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'

type Deps = Pick<Context, 'caller'> & { companies: CompaniesRepository }

export const listMyPractices = async ({ caller, companies }: Deps): Promise<Page<Company>> => ({
  items: (await companies.listOfMember(caller.account)).map(companyOf),
})
