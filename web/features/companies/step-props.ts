import type { Company } from '#shared/companies/companies.schema.ts'

/** The same for a step of the wizard and a section of the profile page. */
export interface StepProps {
  company: Company
  /** Called after saving, with the changed practice. */
  onDone: (company: Company) => void
  onBack?: (() => void) | undefined
}
