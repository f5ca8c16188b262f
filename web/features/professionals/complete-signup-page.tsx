import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Professional } from '../../../shared/professionals/professionals.schema.ts'
import { type LocumStep, locumSteps, nextLocumStep } from '../../../shared/professionals/steps.rules.ts'
import { useProfessional } from '../../platform/account.ts'
import { paths } from '../../platform/paths.ts'
import { ExperienceStep } from './experience-step.tsx'
import { RatesStep } from './rates-step.tsx'
import type { StepProps } from './step-page.tsx'

const pages: Partial<Record<LocumStep, (props: StepProps) => React.ReactNode>> = {
  'experience-step': ExperienceStep,
  'rates-step': RatesStep,
}
const steps = locumSteps.map(({ name }) => name).filter((name) => pages[name])

/** What is still missing, step by step. The step stands in the address, so that the browser's own back works. */
export function CompleteSignupPage() {
  const professional = useProfessional()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const asked = steps.find((name) => name === search.get('step'))
  const step = asked ?? nextLocumStep(professional) ?? 'rates-step'
  const before = steps[steps.indexOf(step) - 1]
  const Step = pages[step]
  const goOn = (saved: Professional) => {
    const next = nextLocumStep(saved, step)
    return next ? setSearch({ step: next }) : navigate(paths.locum.dashboard)
  }
  if (!Step) return null
  return <Step key={step} professional={professional} onDone={goOn} onBack={before && (() => setSearch({ step: before }))} />
}
