import type { ComponentType } from 'react'
import type { CompanyStep } from '#shared/companies/steps.rules.ts'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import type { StepProps } from './step-props.ts'

/** The form of each step, loaded on demand. `create-account-step` has none: sign-up creates the account. */
export const stepForms: Partial<Record<CompanyStep, ComponentType<StepProps>>> = {
  'verification-step': lazyPage(() => import('./verification-step.tsx'), 'VerificationStep'),
  'address-step': lazyPage(() => import('./address-step.tsx'), 'AddressStep'),
  'operations-step': lazyPage(() => import('./operations-step.tsx'), 'OperationsStep'),
  'about-step': lazyPage(() => import('./about-step.tsx'), 'AboutStep'),
}
