import { hasExperience, hasRates, isVerified } from './professionals.rules.ts'
import type { Professional } from './professionals.schema.ts'

/** SPEC 2.3, required steps. Verification stands on its own page, the rest in the wizard; a step exists once it is listed here. */
export const locumSteps = [
  { name: 'verification-step', title: 'Verification', isDone: isVerified },
  { name: 'experience-step', title: 'Experience', isDone: hasExperience },
  { name: 'rates-step', title: 'Rates', isDone: hasRates },
] as const satisfies readonly { name: string; title: string; isDone: (professional: Professional) => boolean }[]

export type LocumStep = (typeof locumSteps)[number]['name']

/** The first incomplete step other than the current one. */
export const nextLocumStep = (professional: Professional, current?: LocumStep): LocumStep | undefined =>
  locumSteps.find(({ name, isDone }) => name !== current && !isDone(professional))?.name
