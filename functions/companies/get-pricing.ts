import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { Pricing } from '#shared/companies/plans.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import { readPricing } from './read-pricing.ts'

type Deps = Pick<Context, 'today'> & { companies: CompaniesRepository; bookings: BookingsRepository }
type Input = InputOf<(typeof companiesContract)['getPricing']>

export const getPricing = async (context: Deps, { params }: Input): Promise<Pricing> => {
  const company = await context.companies.get(params.companyId)
  if (!company) throw new DomainError('COMPANY_NOT_FOUND')
  return readPricing(context, company)
}
