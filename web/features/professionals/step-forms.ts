import type { ComponentType } from 'react'
import type { LocumStep } from '#shared/professionals/booster-steps.rules.ts'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import type { StepProps } from './step-props.ts'

/** The form of each step, loaded when needed. The first step, the account, is done at sign-up. */
export const stepForms: Partial<Record<LocumStep, ComponentType<StepProps>>> = {
  'verification-step': lazyPage(() => import('./verification-step.tsx'), 'VerificationStep'),
  'upload-id-step': lazyPage(() => import('./upload-id-step.tsx'), 'UploadIdStep'),
  'experience-step': lazyPage(() => import('./experience-step.tsx'), 'ExperienceStep'),
  'rates-step': lazyPage(() => import('./rates-step.tsx'), 'RatesStep'),
  'about-step': lazyPage(() => import('./about-step.tsx'), 'AboutStep'),
  'banking-step': lazyPage(() => import('./banking-step.tsx'), 'BankingStep'),
  'education-step': lazyPage(() => import('./education-step.tsx'), 'EducationStep'),
  'locations-step': lazyPage(() => import('./locations-step.tsx'), 'LocationsStep'),
}
