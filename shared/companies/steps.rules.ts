import { nextStep, type Step } from '#shared/kernel/steps.ts'
import type { Company } from './companies.schema.ts'

/** The active practice; undefined until verification has created the user's first one. */
type Practice = Company | undefined

const filled = (...texts: (string | undefined)[]): boolean => texts.every((text) => Boolean(text?.trim()))

const hasAddress = (company: Practice): boolean => {
  const { street, province, region, postal_code } = company?.address ?? {}
  return filled(street, province, region, postal_code)
}

const hasOperations = (company: Practice): boolean => {
  const { weekdays, saturday } = company?.working_hours ?? {}
  return (company?.languages.length ?? 0) > 0 && filled(weekdays?.start, weekdays?.end, saturday?.start, saturday?.end)
}

const hasAbout = (company: Practice): boolean =>
  filled(company?.short_bio) && (company?.documents.images.includes('logo') ?? false)

/** SPEC 2.3. Verification has its own page; the first two steps are done with the account. */
export const companySteps = [
  { name: 'create-account-step', title: 'Manager details', starts: 'positive', isDone: () => true },
  { name: 'create-account-step', title: 'Account created', starts: 'positive', isDone: () => true },
  { name: 'verification-step', title: 'Verification', starts: 'busy', isDone: (company) => company !== undefined },
  { name: 'address-step', title: 'Practice address', isDone: hasAddress },
  { name: 'operations-step', title: 'Operations', isDone: hasOperations },
  { name: 'about-step', title: 'About practice', isDone: hasAbout },
] as const satisfies readonly Step<Practice>[]

export type CompanyStep = (typeof companySteps)[number]['name']

export const nextCompanyStep = (company: Practice): CompanyStep | undefined =>
  nextStep<Practice, CompanyStep>({ required: companySteps }, company)
