import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { ListedCompany } from '#shared/companies/companies.schema.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'

type Deps = { companies: CompaniesRepository }
type Input = InputOf<(typeof companiesContract)['listCompanies']>

export const listCompanies = async ({ companies }: Deps, { query }: Input): Promise<Page<ListedCompany>> => {
  const { items, next } = await companies.listAll(query.NextToken)
  return { items, ...(next && { nextToken: next }) }
}
