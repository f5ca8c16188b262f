import type { Company, CompanyVerification } from '../../shared/companies/companies.schema.ts'
import { companyOf } from '../../shared/companies/companies.projections.ts'
import { DomainError } from '../../shared/kernel/errors.ts'
import type { CompaniesRepository, StoredCompany } from '../companies/companies.repository.ts'
import type { UsersRepository } from '../identity/users.repository.ts'
import type { OptionsRepository } from '../options/options.repository.ts'
import type { Context } from '../platform/context.ts'
import type { TenantsRepository } from '../tenants/tenants.repository.ts'
import { checkIndustry } from './save-company.ts'

export type CreateCompanyContext = Pick<Context, 'actor' | 'now' | 'run' | 'newId'> & {
  companies: CompaniesRepository
  users: UsersRepository
  tenants: TenantsRepository
  options: OptionsRepository
  tenantId: string
}

/** The practice and its first member, whose account can't go at the same moment. Approved at once, unless the tenant wants to look first (DESIGN 12.7). */
export const createCompany = (context: CreateCompanyContext, verification: CompanyVerification): Promise<Company> =>
  context.run(async () => {
    const { actor, now, companies, tenantId } = context
    const user = await context.users.get(actor.user.id)
    if (!user) throw new DomainError('FORBIDDEN')
    await checkIndustry(context, verification)
    const tenant = await context.tenants.find(tenantId, now)
    const company: StoredCompany = {
      id: context.newId('cmp'),
      tenantId,
      ...verification,
      languages: [],
      systemsUsed: [],
      files: {},
      approved: !tenant?.settings.companies.requireApproval,
      createdAt: now,
      updatedAt: now,
    }
    return {
      writes: [companies.put(company), companies.putMember(company.id, user.id, now), context.users.save({ ...user, newestPractice: company.id })],
      answer: companyOf(company),
      events: [{ type: 'company.created', subject: company.id, data: { companyId: company.id, companyName: company.name, by: actor.user.id } }],
    }
  })
