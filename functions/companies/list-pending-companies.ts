import type { PendingCompany } from '#shared/companies/approval.contract.ts'
import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { CompaniesRepository, PendingPractice } from '#functions/stores/companies.repository.ts'

type Input = InputOf<(typeof companiesContract)['listPendingCompanies']>

const pendingViewOf = ({
  id,
  name,
  industry,
  type,
  email,
  contact,
  managers,
  address,
  files,
  waitingSince,
  registeredAt,
  createdAt,
}: PendingPractice): PendingCompany => ({
  id,
  name,
  industry,
  type,
  email,
  contact,
  managers,
  ...(files.logo && { logo_file: files.logo.id }),
  region: address?.region ?? '',
  since: waitingSince ?? createdAt,
  registered_at: registeredAt,
})

export const listPendingCompanies = async (
  { companies }: { companies: CompaniesRepository },
  { query }: Input,
): Promise<Page<PendingCompany>> => {
  const { items, next } = await companies.listAwaitingApproval(query.NextToken)
  return { items: items.map(pendingViewOf), ...(next && { nextToken: next }) }
}
