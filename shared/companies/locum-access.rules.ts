import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'
import type { Company } from './companies.schema.ts'
import { nextCompanyStep } from './steps.rules.ts'

/** Why a practice can't see locums yet; undefined once it is approved and its required steps are complete. */
export const viewLocumsError = (
  company: Company | undefined,
): Extract<ErrorCode, 'NOT_APPROVED' | 'PRACTICE_INCOMPLETE'> | undefined => {
  if (company && !company.approved) return 'NOT_APPROVED'
  return nextCompanyStep(company) && 'PRACTICE_INCOMPLETE'
}
