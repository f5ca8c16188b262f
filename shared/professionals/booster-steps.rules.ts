import type { Step } from '#shared/kernel/steps.ts'
import type { Professional } from './professionals.schema.ts'
import { requiredLocumSteps, type RequiredLocumStep } from './steps.rules.ts'

const isLonger = (text: string | undefined, than: number): boolean => (text?.trim().length ?? 0) > than

const hasEducation = ({ qualifications }: Professional): boolean =>
  isLonger(qualifications?.qualification, 2) &&
  isLonger(qualifications?.institution, 2) &&
  isLonger(qualifications?.year_qualified, 0)

const hasLocations = ({ address, locations }: Professional): boolean =>
  [address?.province, address?.region, address?.suburb, address?.street].every((text) => isLonger(text, 0)) &&
  locations.length > 0

/** Completion needs a shorter bio than saving does (DESIGN 12.4). */
const hasAbout = ({ short_bio, languages }: Professional): boolean => isLonger(short_bio, 2) && languages.length > 0

/** The payment step's fields in order, with the length that each must exceed (SPEC 4). */
const payment = {
  account_holder: 1,
  bank_name: 1,
  branch_code: 2,
  account_number: 4,
  account_type: 0,
  tax_number: 3,
} as const

export const missingPaymentFields = ({ payment_info: bank }: Professional) =>
  (Object.keys(payment) as (keyof typeof payment)[]).filter((field) => !isLonger(bank?.[field], payment[field]))

const hasPayment = (professional: Professional): boolean => missingPaymentFields(professional).length === 0

/** SPEC 2.3: optional steps. */
export const boosterLocumSteps = [
  { name: 'education-step', title: 'Education', isDone: hasEducation },
  { name: 'locations-step', title: 'Preferred Locations', isDone: hasLocations },
  { name: 'about-step', title: 'About you', subtitle: 'Make your first impression', isDone: hasAbout },
  {
    name: 'banking-step',
    title: 'Payment information',
    subtitle: 'Where should we deposit your payments?',
    isDone: hasPayment,
  },
] as const satisfies readonly Step<Professional>[]

type BoosterStep = (typeof boosterLocumSteps)[number]['name']
export type LocumStep = RequiredLocumStep | BoosterStep

export const locumSteps: readonly Step<Professional, LocumStep>[] = [...requiredLocumSteps, ...boosterLocumSteps]
