import type { Step } from '../kernel/steps.ts'
import type { Professional } from './professionals.schema.ts'
import { requiredLocumSteps, type RequiredLocumStep } from './steps.rules.ts'

const longer = (text: string | undefined, than: number): boolean => (text?.trim().length ?? 0) > than

const hasEducation = ({ qualifications }: Professional): boolean =>
  longer(qualifications?.qualification, 2) && longer(qualifications?.institution, 2) && longer(qualifications?.year_qualified, 0)

const hasLocations = ({ address, locations }: Professional): boolean =>
  [address?.province, address?.region, address?.suburb, address?.street].every((text) => longer(text, 0)) && locations.length > 0

/** What is saved needs a longer bio; less counts as complete (DESIGN 12.4). */
const isAbout = ({ short_bio, languages }: Professional): boolean => longer(short_bio, 2) && languages.length > 0

const hasPayment = ({ payment_info: bank }: Professional): boolean =>
  longer(bank?.account_holder, 1) &&
  longer(bank?.account_number, 4) &&
  longer(bank?.account_type, 0) &&
  longer(bank?.bank_name, 1) &&
  longer(bank?.branch_code, 2) &&
  longer(bank?.tax_number, 3)

/** SPEC 2.3, what makes practices choose a professional. */
export const boosterLocumSteps = [
  { name: 'education-step', title: 'Education', isDone: hasEducation },
  { name: 'locations-step', title: 'Preferred Locations', isDone: hasLocations },
  { name: 'about-step', title: 'About you', subtitle: 'Make your first impression', isDone: isAbout },
  { name: 'banking-step', title: 'Payment information', subtitle: 'Where should we deposit your payments?', isDone: hasPayment },
] as const satisfies readonly Step<Professional>[]

type BoosterStep = (typeof boosterLocumSteps)[number]['name']
export type LocumStep = RequiredLocumStep | BoosterStep

export const locumSteps: readonly Step<Professional, LocumStep>[] = [...requiredLocumSteps, ...boosterLocumSteps]
