import type { Company } from '#shared/companies/companies.schema.ts'

/** What every step's form gets, as a page of the wizard or a section of the profile page. */
export interface StepProps {
  company: Company
  /** The step is saved; the practice is the new one. */
  onDone: (company: Company) => void
  onBack?: (() => void) | undefined
}
