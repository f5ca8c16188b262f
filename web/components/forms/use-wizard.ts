import { useState } from 'react'
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom'
import type { SentBack } from '#shared/kernel/approval.schema.ts'
import { stillMissing } from '#shared/kernel/sent-back.rules.ts'
import { firstIncomplete, nextStep, progressOf, type Step, type Steps } from '#shared/kernel/steps.ts'
import { showToast } from '#web/ui/toast.tsx'
import { SKIP_LEAVE_GUARD } from './leave-guard.tsx'
import type { WizardProgress } from './wizard-page.tsx'

interface Wizard<Subject, Name extends string> extends Steps<Subject, Name> {
  /** Whether the step has a form in this wizard. */
  hasForm: (name: Name) => boolean
  subject: Subject
  /** The address after the last step. */
  endPath: string
  /** Shown above the first optional step. */
  welcome?: string
  /** The toast after the last step, if the profile is complete. */
  finishedText?: string
}

/**
 * What was sent back, then required steps, then optional ones that improve the profile. The step is in the address, so
 * that the browser's back button works.
 */
export function useWizard<Subject extends { sent_back?: SentBack | undefined }, Name extends string>({
  required,
  boosters = [],
  hasForm,
  subject,
  endPath,
  welcome,
  finishedText,
}: Wizard<Subject, Name>) {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const inWizard = (steps: readonly Step<Subject, Name>[]) => steps.filter(({ name }) => hasForm(name))
  const open = firstIncomplete(inWizard(required), subject) ? inWizard(required) : inWizard([...required, ...boosters])
  const askedOf = ({ sent_back }: Subject, passed: readonly (string | undefined)[]) => {
    const asked = stillMissing(sent_back).map(({ step: name }) => name)
    return open.find(({ name }) => asked.includes(name) && !passed.includes(name))?.name
  }
  const nextOf = (now: Subject, skippedSteps: readonly string[], current?: string) =>
    askedOf(now, [...skippedSteps, current]) ??
    nextStep({ required: inWizard(required), boosters: inWizard(boosters) }, now, { current, skipped: skippedSteps })
  const step = open.find(({ name }) => name === search.get('step'))?.name ?? nextOf(subject, skipped)
  const group = boosters.some(({ name }) => name === step) ? boosters : required
  const before = open[open.findIndex(({ name }) => name === step) - 1]?.name
  const go = (name: Name | undefined, options?: NavigateOptions) =>
    void (name ? setSearch({ step: name }, options) : navigate(endPath, options))
  const skip = () => {
    const skippedSteps = [...skipped, ...(step ? [step] : [])]
    setSkipped(skippedSteps)
    go(nextOf(subject, skippedSteps, step))
  }
  const isFirstBooster =
    skipped.length === 0 && !boosters.some(({ isDone }) => isDone(subject)) && step === inWizard(boosters)[0]?.name
  const progress: WizardProgress | undefined = step && {
    ...progressOf(group, step, subject),
    ...(group === boosters && {
      boost: {
        title: 'Boost your profile',
        welcome: isFirstBooster ? welcome : undefined,
        onSkip: skip,
        onClose: () => go(undefined),
      },
    }),
  }
  return {
    step,
    progress,
    /** Until the address names the step, saving could open the wrong next step. */
    isNamed: step === search.get('step'),
    onBack: before && (() => go(before)),
    onDone: (saved: Subject, message = '') => {
      const next = nextOf(saved, skipped, step)
      const toastText = message || (next ? undefined : finishedText)
      if (toastText) showToast(toastText)
      go(next, SKIP_LEAVE_GUARD)
    },
  }
}
