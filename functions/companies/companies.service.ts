import { companyOf, publicCompanyOf } from '#shared/companies/companies.projections.ts'
import type { Company, ListedCompany, PublicCompany } from '#shared/companies/companies.schema.ts'
import type { Page } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'

type Reading = Pick<Context, 'actor'> & { companies: CompaniesRepository }

export const listMyPractices = async ({ actor, companies }: Reading): Promise<Company[]> =>
  (await companies.listOfMember(actor.user.id)).map(companyOf)

export const listCompanies = async ({ companies }: Reading, after?: string): Promise<Page<ListedCompany>> => {
  const { items, next } = await companies.listAll(after)
  return { items, ...(next && { nextToken: next }) }
}

export const getCompany = async ({ actor, companies }: Reading, id: CompanyId): Promise<Company | PublicCompany> => {
  const { role } = actor.user
  if (role === 'CompanyAdmin' && !(await companies.isMember(id, actor.user.id)))
    throw new DomainError('COMPANY_NOT_FOUND')
  const company = await companies.get(id)
  if (!company) throw new DomainError('COMPANY_NOT_FOUND')
  return role === 'Locum' ? publicCompanyOf(company) : companyOf(company)
}
