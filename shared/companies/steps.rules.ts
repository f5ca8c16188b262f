import { nextStep, type Step } from '#shared/kernel/steps.ts'
import type { Company } from './companies.schema.ts'

/**
 * The practice acted for; there is none until verification has made one, that is, while the list of one's practices is
 * empty.
 */
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

const isAbout = (company: Practice): boolean =>
  filled(company?.short_bio) && (company?.documents.images.includes('logo') ?? false)

/** SPEC 2.3. Verification stands on a page of its own; the account is the first two. */
export const companySteps = [
  { name: 'create-account-step', title: 'Manager details', starts: 'positive', isDone: () => true },
  { name: 'create-account-step', title: 'Account created', starts: 'positive', isDone: () => true },
  { name: 'verification-step', title: 'Verification', starts: 'busy', isDone: (company) => company !== undefined },
  { name: 'address-step', title: 'Practice address', isDone: hasAddress },
  { name: 'operations-step', title: 'Operations', isDone: hasOperations },
  { name: 'about-step', title: 'About practice', isDone: isAbout },
] as const satisfies readonly Step<Practice>[]

/** The wizard counts the forms it shows: who has only just signed up has done none of them. */
export const companyForms = companySteps.filter(({ name }) => name !== 'create-account-step')

export type CompanyStep = (typeof companySteps)[number]['name']

export const nextCompanyStep = (company: Practice): CompanyStep | undefined =>
  nextStep<Practice, CompanyStep>({ required: companySteps }, company)
