import { companyOf } from '#shared/companies/companies.projections.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { companyEvent } from '#shared/companies/companies.events.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CompaniesRepository, StoredCompany } from '#functions/stores/companies.repository.ts'

export type SaveCompanyContext = Pick<Context, 'caller' | 'now' | 'checkVersion' | 'execute'> & {
  companies: CompaniesRepository
}

/** What a step changes, based on the current practice. */
type Step = (before: StoredCompany) => Partial<StoredCompany> | Promise<Partial<StoredCompany>>

/** Saves a step of a practice. It is checked within the command, so that a repeat gets the first response. */
export const saveCompanyStep = (context: SaveCompanyContext, id: CompanyId, step: Step): Promise<Company> =>
  context.execute(async () => {
    const before = await context.companies.get(id)
    if (!before) throw new DomainError('COMPANY_NOT_FOUND')
    context.checkVersion(before.updatedAt)
    const company = { ...before, ...(await step(before)), updatedAt: context.now }
    return {
      writes: [context.companies.put(company)],
      response: companyOf(company, context.caller.practice?.role),
      events: [companyEvent('company.saved', company)],
    }
  })
