import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { companyOf } from '#shared/companies/companies.projections.ts'
import { isSameName } from '#shared/companies/company-names.rules.ts'
import { DomainError, quotaExceeded } from '#shared/kernel/errors.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import { companyEvent } from '#shared/companies/companies.events.ts'
import type { CompaniesRepository, OwnCompany, StoredCompany } from '#functions/stores/companies.repository.ts'
import type { User, UsersRepository } from '#functions/stores/users.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TenantsRepository } from '#functions/stores/tenants.repository.ts'
import { checkOptions } from '#functions/checks/check-options.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'execute' | 'newId'> & {
  companies: CompaniesRepository
  users: UsersRepository
  tenants: TenantsRepository
  options: OptionsRepository
  tenantId: string
}

type Input = InputOf<(typeof companiesContract)['createCompany']>

/**
 * The practices of the account so far, of which those that it owns count. The account is read first and written with
 * the practice, so that two practices created at once don't both pass the quota.
 */
const checkPractices = async ({ companies }: Deps, user: User, name: string): Promise<OwnCompany[]> => {
  const practices = await companies.listOfMemberNow(user.id, user.joinedPractices, 'consistent')
  if (practices.some((practice) => isSameName(practice.name, name))) throw new DomainError('COMPANY_EXISTS')
  const limit = user.quotas?.practices ?? quotas.practicesPerAccount
  if (practices.filter(({ role }) => role === 'owner').length >= limit)
    throw quotaExceeded({ name: 'practicesPerAccount', limit })
  return practices
}

/** The user who registers a practice is usually its first manager; they can change it. */
const nameOf = ({ managers: [first] }: Input['body']): string | undefined => first && `${first.name} ${first.surname}`

/**
 * Writes the practice and its owner, and checks that the account still exists. The practice is approved at once,
 * unless the tenant wants to approve it first (DESIGN 12.7), or another practice of the user is suspended.
 */
export const createCompany = (context: Deps, { body: verification }: Input): Promise<Company> =>
  context.execute(async () => {
    const { caller, now, companies, tenantId } = context
    const user = await context.users.get(caller.account)
    if (!user) throw new DomainError('UNAUTHENTICATED')
    await checkOptions(context.options, now, { industries: [{ name: verification.industry, field: 'industry' }] })
    const practices = await checkPractices(context, user, verification.name)
    const tenant = await context.tenants.find(tenantId, now)
    const isReviewed = tenant?.settings.companies.requireApproval || practices.some(({ suspended }) => suspended)
    const company: StoredCompany = {
      id: context.newId('cmp'),
      tenantId,
      ...verification,
      languages: [],
      systemsUsed: [],
      files: {},
      ...(isReviewed ? { approved: false, waitingSince: now } : { approved: true }),
      registeredAt: now,
      createdAt: now,
      updatedAt: now,
    }
    return {
      writes: [
        companies.put(company),
        companies.putMember(company.id, { id: user.id, role: 'owner', since: now, lastActiveAt: now }),
        context.users.save({
          ...user,
          name: user.name ?? nameOf(verification),
          joinedPractices: [...practices.map(({ id }) => id), company.id],
        }),
      ],
      response: companyOf(company, 'owner'),
      events: [companyEvent('company.created', company)],
      madeId: company.id,
    }
  })
