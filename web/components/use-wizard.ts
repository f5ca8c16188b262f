import { useState } from 'react'
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom'
import { firstIncomplete, nextStep, positionOf, type Step, type Steps } from '#shared/kernel/steps.ts'
import { showToast } from '#web/ui/toast.tsx'
import { afterSaving } from './leave-guard.tsx'
import type { Place } from './wizard-page.tsx'

interface Wizard<Subject, Name extends string> extends Steps<Subject, Name> {
  /** Whether the step has a form in this wizard. */
  hasForm: (name: Name) => boolean
  subject: Subject
  /** The address after the last step. */
  end: string
  /** Shown above the first optional step. */
  welcome?: string
  /** The toast after the last step, if the profile is complete. */
  finished?: string
}

/**
 * Required steps, then optional ones that improve the profile. The step is in the address, so that the browser's back
 * button works.
 */
export function useWizard<Subject, Name extends string>({
  required,
  boosters = [],
  hasForm,
  subject,
  end,
  welcome,
  finished,
}: Wizard<Subject, Name>) {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const here = (steps: readonly Step<Subject, Name>[]) => steps.filter(({ name }) => hasForm(name))
  const nextOf = (now: Subject, passed: readonly string[], current?: string) =>
    nextStep({ required: here(required), boosters: here(boosters) }, now, { current, skipped: passed })
  const open = firstIncomplete(here(required), subject) ? here(required) : here([...required, ...boosters])
  const step = open.find(({ name }) => name === search.get('step'))?.name ?? nextOf(subject, skipped)
  const group = boosters.some(({ name }) => name === step) ? boosters : required
  const before = here(group)[here(group).findIndex(({ name }) => name === step) - 1]?.name
  const go = (name: Name | undefined, options?: NavigateOptions) =>
    void (name ? setSearch({ step: name }, options) : navigate(end, options))
  const skip = () => {
    const passed = [...skipped, ...(step ? [step] : [])]
    setSkipped(passed)
    go(nextOf(subject, passed, step))
  }
  const isFirstBooster =
    skipped.length === 0 && !boosters.some(({ isDone }) => isDone(subject)) && step === here(boosters)[0]?.name
  const place: Place | undefined = step && {
    ...positionOf(group, step, subject),
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
    place,
    /** Until the address names the step, saving could open the wrong next step. */
    isNamed: step === search.get('step'),
    onBack: before && (() => go(before)),
    onDone: (saved: Subject, said = '') => {
      const next = nextOf(saved, skipped, step)
      const toSay = said || (next ? undefined : finished)
      if (toSay) showToast(toSay)
      go(next, afterSaving)
    },
  }
}
