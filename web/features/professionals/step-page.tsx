import type { ComponentProps } from 'react'
import type { Professional } from '../../../shared/professionals/professionals.schema.ts'
import { locumSteps, type LocumStep } from '../../../shared/professionals/steps.rules.ts'
import { WizardPage } from '../../components/wizard-page.tsx'

/** What every step of the wizard gets. */
export interface StepProps {
  professional: Professional
  /** The step is saved; the profile is the new one. */
  onDone: (professional: Professional) => void
  onBack?: (() => void) | undefined
}

type Props = { step: LocumStep; professional: Professional } & Omit<ComponentProps<typeof WizardPage>, 'step' | 'of' | 'done'>

/** A wizard page with its place among the steps; the account, made before the first, is one of them. */
export function StepPage({ step, professional, ...page }: Props) {
  const place = locumSteps.findIndex(({ name }) => name === step)
  const done = locumSteps.filter(({ isDone }) => isDone(professional)).length
  return <WizardPage {...page} step={place + 2} of={locumSteps.length + 1} done={done + 1} />
}
