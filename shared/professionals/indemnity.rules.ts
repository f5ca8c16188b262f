import type { LocalDate } from '#shared/kernel/dates.ts'

/** Indemnity insurance as stored; the expiry only if insured. */
export type Indemnity = { has_indemnity_insurance: boolean; indemnity_insurance_expiry?: LocalDate | undefined }

type IndemnityInput = { insured?: boolean | undefined; expiry?: LocalDate | '' | undefined }

/** An empty expiry means unchanged (DESIGN 12.6); without insurance it is removed. */
export const mergeIndemnity = (
  before: Indemnity | undefined,
  { insured = before?.has_indemnity_insurance, expiry }: IndemnityInput,
): Indemnity | undefined => {
  if (insured === undefined) return undefined
  if (!insured) return { has_indemnity_insurance: false }
  return { has_indemnity_insurance: true, indemnity_insurance_expiry: expiry || before?.indemnity_insurance_expiry }
}
