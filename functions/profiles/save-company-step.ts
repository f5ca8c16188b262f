import { companyApprovalLifecycle } from '#shared/companies/approval.lifecycle.ts'
import { companyEvent } from '#shared/companies/companies.events.ts'
import { companyOf } from '#shared/companies/companies.projections.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { CompanyStepName } from '#shared/companies/step-names.ts'
import type { Caller } from '#shared/kernel/caller.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { MadeEvent } from '#shared/kernel/define-events.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { approvalOf, withCorrected } from '#shared/kernel/sent-back.rules.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import type { CompaniesRepository, StoredCompany } from '#functions/stores/companies.repository.ts'

export type SaveCompanyContext = Pick<Context, 'caller' | 'now' | 'checkVersion' | 'execute'> & {
  companies: CompaniesRepository
}

/** The practice with the changes of the steps that were saved, which corrects what was missing in them. */
export const companyAfter = (
  before: StoredCompany,
  given: Partial<StoredCompany>,
  now: Instant,
  saved: readonly CompanyStepName[],
): StoredCompany => ({
  ...before,
  ...given,
  sent_back: withCorrected(before.sent_back, saved, now),
  updatedAt: now,
})

export const savedCompanyEvent = (caller: Caller, before: StoredCompany, after: StoredCompany): MadeEvent => {
  if (approvalOf(before) !== 'sent back' || approvalOf(after) !== 'waiting') return companyEvent('company.saved', after)
  const step = { state: approvalOf(before), action: 'correct', facts: {} } as const
  return companyEvent(permit(caller, companyApprovalLifecycle, step), after)
}

/** What a step changes, based on the current practice. */
type Step = (before: StoredCompany) => Partial<StoredCompany> | Promise<Partial<StoredCompany>>

/** Saves a step of a practice. It is checked within the command, so that a repeat gets the first response. */
export const saveCompanyStep = (
  context: SaveCompanyContext,
  id: CompanyId,
  saved: CompanyStepName,
  step: Step,
): Promise<Company> =>
  context.execute(async () => {
    const before = await context.companies.get(id)
    if (!before) throw new DomainError('COMPANY_NOT_FOUND')
    context.checkVersion(before.updatedAt)
    const after = companyAfter(before, await step(before), context.now, [saved])
    return {
      writes: [context.companies.put(after)],
      response: companyOf(after, context.caller.practice?.role),
      events: [savedCompanyEvent(context.caller, before, after)],
    }
  })
