import type { companiesContract } from '#shared/companies/companies.contract.ts'
import { companyApprovalLifecycle } from '#shared/companies/approval.lifecycle.ts'
import { companyOf } from '#shared/companies/companies.projections.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { companyEvent } from '#shared/companies/companies.events.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'execute'> & { companies: CompaniesRepository }

type Input = InputOf<(typeof companiesContract)['decideCompanyApproval']>

/** Deciding the same again changes nothing. An approval that names what was seen fails if that has changed since. */
export const decideCompanyApproval = (
  { caller, now, execute, companies }: Deps,
  { params: { companyId: id }, body: { approved, registered_at } }: Input,
): Promise<Company> =>
  execute(async () => {
    const company = await companies.get(id)
    if (!company) throw new DomainError('COMPANY_NOT_FOUND')
    if (company.suspended) throw new DomainError('SUSPENDED')
    const isUnchangedSinceSeen = registered_at === undefined || registered_at === company.registeredAt
    if (company.approved === approved) {
      if (approved && !isUnchangedSinceSeen) throw new DomainError('REGISTRATION_CHANGED')
      return { writes: [], response: companyOf(company), events: [] }
    }
    const { waitingSince: _since, ...rest } = company
    const action = approved ? 'approve' : 'revokeApproval'
    const eventType = permit(caller, companyApprovalLifecycle, {
      state: company.approved ? 'approved' : 'waiting',
      action,
      facts: { isUnchangedSinceSeen },
    })
    const decided = { ...rest, approved, ...(!approved && { waitingSince: now }), updatedAt: now }
    return {
      writes: [companies.put(decided)],
      response: companyOf(decided),
      events: [companyEvent(eventType, decided, caller.account)],
    }
  })
