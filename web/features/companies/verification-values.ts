import type { Company, CompanyVerification } from '#shared/companies/companies.schema.ts'
import type { Shown } from '#web/platform/meanwhile.ts'
import { companiesText as text } from './companies.text.ts'

const emptyManager = { name: '', surname: '', contact: '' }

/** A practice's details as form values. */
export const valuesOf = ({
  name = '',
  industry = '',
  type = '',
  email = '',
  contact = '',
  managers = [emptyManager],
}: Partial<Company>): CompanyVerification => ({
  name,
  industry,
  type,
  email,
  contact,
  managers,
})

/** In the profile, practice and managers are sections of their own. */
export type Part = 'practice' | 'managers'

const shown = {
  name: text.name,
  industry: text.industry,
  type: text.type,
  email: text.email,
  contact: text.contact,
  managers: null,
}
export const shownIn: Record<Part, Shown<CompanyVerification>> = {
  practice: shown,
  managers: { name: null, industry: null, type: null, email: null, contact: null, managers: text.managers },
}

/** What a section does not show is sent as it is now. */
export const savedValues = (part: Part, typed: CompanyVerification, now: Company): CompanyVerification =>
  part === 'managers' ? { ...valuesOf(now), managers: typed.managers } : { ...typed, managers: valuesOf(now).managers }
