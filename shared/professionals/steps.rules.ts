import { nextStep, type Step } from '#shared/kernel/steps.ts'
import { hasExperience, hasRates, isVerified } from './professionals.rules.ts'
import type { Professional } from './professionals.schema.ts'

/** SPEC 2.3: required steps. Verification has its own page. */
export const requiredLocumSteps = [
  { name: 'create-account-step', title: 'Account Created', starts: 'positive', isDone: () => true },
  { name: 'verification-step', title: 'Verification', starts: 'busy', isDone: isVerified },
  {
    name: 'upload-id-step',
    title: 'Upload ID',
    isDone: ({ documents }) => documents.images.includes('identity_document'),
  },
  { name: 'experience-step', title: 'Experience', isDone: hasExperience },
  { name: 'rates-step', title: 'Rates', isDone: hasRates },
] as const satisfies readonly Step<Professional>[]

export type RequiredLocumStep = (typeof requiredLocumSteps)[number]['name']

export const nextRequiredStep = (professional: Professional): RequiredLocumStep | undefined =>
  nextStep<Professional, RequiredLocumStep>({ required: requiredLocumSteps }, professional)
