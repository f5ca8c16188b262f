import { createContext, type ReactNode } from 'react'
import type { Action } from '#web/components/actions/lifecycle-actions.ts'
import type { WizardProgress } from './wizard-page.tsx'

/** Whether a step’s form is a page of the wizard or a section of the profile page. */
export const StepFrame = createContext<WizardProgress | 'section'>('section')

/** What is shown above the form of a step. */
export const Remark = createContext<ReactNode>(undefined)

/** What disables the forms below: the user's role in the practice. */
export const SaveAction = createContext<Action>({})
