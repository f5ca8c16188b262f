import type { companiesContract } from '#shared/companies/companies.contract.ts'
import { companyEvent } from '#shared/companies/companies.events.ts'
import { companyOf } from '#shared/companies/companies.projections.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { companySuspensionLifecycle } from '#shared/companies/suspension.lifecycle.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { liftedFields, suspendedFields } from '#functions/profiles/suspended-fields.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'execute'> & { companies: CompaniesRepository }

/**
 * Suspends a practice or lifts its suspension; doing the same again changes nothing. Its members can still sign in, as
 * they may have other practices, and bookings to cancel.
 */
export const suspendCompany = (
  { caller, now, execute, companies }: Deps,
  { params: { companyId: id }, body: { suspended, reason } }: InputOf<(typeof companiesContract)['suspendCompany']>,
): Promise<Company> =>
  execute(async () => {
    const company = await companies.get(id)
    if (!company) throw new DomainError('COMPANY_NOT_FOUND')
    const state = company.suspended ? 'suspended' : 'active'
    if (suspended === (state === 'suspended')) return { writes: [], response: companyOf(company), events: [] }
    const action = suspended ? 'suspend' : 'lift'
    const type = permit(caller, companySuspensionLifecycle, { state, action, facts: {} })
    const changed = {
      ...(suspended ? suspendedFields(company, { at: now, reason }) : liftedFields(company)),
      updatedAt: now,
    }
    return {
      writes: [companies.put(changed)],
      response: companyOf(changed),
      events: [companyEvent(type, changed, reason, caller.account)],
    }
  })
