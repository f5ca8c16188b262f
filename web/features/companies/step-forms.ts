import type { ComponentType } from 'react'
import type { CompanyStep } from '../../../shared/companies/steps.rules.ts'
import type { StepProps } from './step-props.ts'

/** The form of each step, in a file of its own (`lazyPage`). The account is made at sign-up. */
export const stepForms: Partial<Record<CompanyStep, ComponentType<StepProps>>> = {}
