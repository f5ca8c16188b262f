import { companyApprovalLifecycle } from '#shared/companies/approval.lifecycle.ts'
import { companyEvent } from '#shared/companies/companies.events.ts'
import type { CompanyStepName } from '#shared/companies/step-names.ts'
import type { Caller } from '#shared/kernel/caller.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { MadeEvent } from '#shared/kernel/define-events.ts'
import { approvalOf, withCorrected } from '#shared/kernel/sent-back.rules.ts'
import { permit } from '#functions/platform/permit.ts'
import type { StoredCompany } from '#functions/stores/companies.repository.ts'

/** The practice with the changes of the step that was saved, which corrects what was missing in it. */
export const companyAfter = (
  before: StoredCompany,
  given: Partial<StoredCompany>,
  saved: CompanyStepName,
  now: Instant,
): StoredCompany => ({
  ...before,
  ...given,
  sent_back: withCorrected(before.sent_back, [saved], now),
  updatedAt: now,
})

export const savedCompanyEvent = (caller: Caller, before: StoredCompany, after: StoredCompany): MadeEvent => {
  if (approvalOf(before) !== 'sent back' || approvalOf(after) !== 'waiting') return companyEvent('company.saved', after)
  const step = { state: approvalOf(before), action: 'correct', facts: {} } as const
  return companyEvent(permit(caller, companyApprovalLifecycle, step), after)
}
