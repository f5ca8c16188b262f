import type { LocalDate } from '#shared/kernel/dates.ts'

/** What is kept of an insurance: an expiry only while there is one. */
export type Indemnity = { has_indemnity_insurance: boolean; indemnity_insurance_expiry?: LocalDate | undefined }

type Given = { insured?: boolean | undefined; expiry?: LocalDate | '' | undefined }

/** An empty expiry means that it is unchanged (DESIGN 12.6); without insurance there is none. */
export const indemnityAfter = (
  before: Indemnity | undefined,
  { insured = before?.has_indemnity_insurance, expiry }: Given,
): Indemnity | undefined => {
  if (insured === undefined) return undefined
  if (!insured) return { has_indemnity_insurance: false }
  return { has_indemnity_insurance: true, indemnity_insurance_expiry: expiry || before?.indemnity_insurance_expiry }
}
