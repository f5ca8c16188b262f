import type { companiesContract } from '#shared/companies/companies.contract.ts'
import { companyApprovalLifecycle } from '#shared/companies/approval.lifecycle.ts'
import { companyOf } from '#shared/companies/companies.projections.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { approvalOf, waitedMinutes } from '#shared/kernel/sent-back.rules.ts'
import { companyEvent } from '#shared/companies/companies.events.ts'
import { checkDecisionSeen, newDecision } from '#functions/checks/check-decision.ts'
import type { CompaniesRepository, StoredCompany } from '#functions/stores/companies.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'execute'> & { companies: CompaniesRepository; users: UsersRepository }

type Contract = typeof companiesContract

type Seen = Pick<InputOf<Contract['sendBackCompany']>['body'], 'registered_at' | 'decided_at'>

/** Fails if the practice can’t be decided on, or was since it was seen. */
const readToDecide = async ({ companies }: Deps, id: CompanyId, { registered_at, decided_at }: Seen) => {
  const company = await companies.get(id)
  if (!company) throw new DomainError('COMPANY_NOT_FOUND')
  if (company.suspended) throw new DomainError('SUSPENDED')
  checkDecisionSeen(company, { decided_at })
  const isUnchangedSinceSeen = registered_at === undefined || registered_at === company.registeredAt
  return { company, facts: { isUnchangedSinceSeen } }
}

/** Deciding the same again changes nothing. An approval that names what was seen fails if that has changed since. */
export const decideCompanyApproval = (
  context: Deps,
  { params, body: { approved, ...seen } }: InputOf<Contract['decideCompanyApproval']>,
): Promise<Company> =>
  context.execute(async () => {
    const { caller, now, companies } = context
    const { company, facts } = await readToDecide(context, params.companyId, seen)
    if (company.approved === approved) {
      if (approved && !facts.isUnchangedSinceSeen) throw new DomainError('REGISTRATION_CHANGED')
      return { writes: [], response: companyOf(company), events: [] }
    }
    const step = { state: approvalOf(company), action: approved ? 'approve' : 'revokeApproval', facts } as const
    const eventType = permit(caller, companyApprovalLifecycle, step)
    const { waitingSince, sent_back: _sentBack, ...rest } = company
    const decided: StoredCompany = {
      ...rest,
      approved,
      ...(!approved && { waitingSince: now }),
      decision: await newDecision(context, approved ? 'approved' : 'approval undone'),
      updatedAt: now,
    }
    return {
      writes: [companies.put(decided)],
      response: companyOf(decided),
      events: [
        eventType === 'company.approved'
          ? companyEvent(eventType, decided, caller.account, waitedMinutes(waitingSince, now))
          : companyEvent(eventType, decided, caller.account),
      ],
    }
  })

/** Takes a practice out of the queue until what is missing is corrected; its place in it is kept. */
export const sendBackCompany = (
  context: Deps,
  { params, body: { missing, ...seen } }: InputOf<Contract['sendBackCompany']>,
): Promise<Company> =>
  context.execute(async () => {
    const { caller, now, companies } = context
    const { company, facts } = await readToDecide(context, params.companyId, seen)
    const step = { state: approvalOf(company), action: 'sendBack', facts } as const
    const eventType = permit(caller, companyApprovalLifecycle, step)
    const decided: StoredCompany = {
      ...company,
      sent_back: { at: now, missing },
      decision: await newDecision(context, 'sent back'),
      updatedAt: now,
    }
    const waited = waitedMinutes(company.waitingSince, now)
    return {
      writes: [companies.put(decided)],
      response: companyOf(decided),
      events: [companyEvent(eventType, decided, caller.account, missing, waited)],
    }
  })
