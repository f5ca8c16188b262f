import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { ListedCompany, Company } from '#shared/companies/companies.schema.ts'
import { reaches } from '#shared/kernel/caller.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { companyOf, listedCompanyOf } from '#shared/companies/companies.projections.ts'
import type { PendingCompany } from '#shared/companies/approval.contract.ts'
import type { CompaniesRepository, PendingPractice } from '#functions/stores/companies.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'

type Contract = typeof companiesContract

type Deps = { companies: CompaniesRepository }

export const listCompanies = async (
  { companies, today }: Deps & Pick<Context, 'today'>,
  { query }: InputOf<Contract['listCompanies']>,
): Promise<Page<ListedCompany>> => {
  const { items, next } = await companies.listAll(query.NextToken)
  return { items: items.map((one) => listedCompanyOf(one, today)), ...(next && { nextToken: next }) }
}

/** Reads the memberships themselves: the index may lack the newest, or still list one that has ended. */
export const listMyPractices = async ({
  caller,
  companies,
  users,
}: Deps & Pick<Context, 'caller'> & { users: UsersRepository }): Promise<Page<Company>> => {
  const joined = users.get(caller.account).then((user) => user?.joinedPractices)
  const practices = await companies.listOfMemberNow(caller.account, joined, 'eventual')
  const reached = practices.filter(({ id }) => reaches(caller, id))
  return { items: reached.map((company) => companyOf(company, company.role)) }
}

const pendingViewOf = (practice: PendingPractice): PendingCompany => {
  const { id, name, industry, type, email, contact, managers, address, files } = practice
  return {
    id,
    name,
    industry,
    type,
    email,
    contact,
    managers,
    ...(files.logo && { logo_file: files.logo.id }),
    region: address?.region ?? '',
    since: practice.waitingSince ?? practice.createdAt,
    registered_at: practice.registeredAt,
  }
}

export const listPendingCompanies = async (
  { companies }: Deps,
  { query }: InputOf<Contract['listPendingCompanies']>,
): Promise<Page<PendingCompany>> => {
  const { items, next } = await companies.listAwaitingApproval(query.NextToken)
  return { items: items.map(pendingViewOf), ...(next && { nextToken: next }) }
}
