import { Navigate } from 'react-router-dom'
import { boosterLocumSteps, type LocumStep } from '#shared/professionals/booster-steps.rules.ts'
import { requiredLocumSteps } from '#shared/professionals/steps.rules.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { Remark, StepFrame } from '#web/components/forms/step-frame.ts'
import { StepRemark } from '#web/components/forms/step-remark.tsx'
import { useWizard } from '#web/components/forms/use-wizard.ts'
import { useFullProfessional } from '#web/components/account/account.api.ts'
import { paths } from '#shared/kernel/paths.ts'
import { stepForms } from './step-forms.ts'

const hasForm = (name: LocumStep): boolean => stepForms[name] !== undefined

export function CompleteSignupPage() {
  const professional = useFullProfessional()
  const { step, progress, isNamed, onDone, onBack } = useWizard<Professional, LocumStep>({
    required: requiredLocumSteps,
    boosters: boosterLocumSteps,
    hasForm,
    subject: professional,
    endPath: paths.locum.dashboard,
    welcome: professional.approved
      ? 'You can apply for shifts. These steps help practices choose you.'
      : 'We are checking your registration and will notify you as soon as you can apply. In the meantime, these steps help practices choose you.',
  })
  const Step = step && stepForms[step]
  if (!Step || !progress) return <Navigate to={paths.locum.dashboard} replace />
  if (!isNamed) return <Navigate to={`?step=${step}`} replace />
  return (
    <StepFrame value={progress}>
      <Remark value={<StepRemark sentBack={professional.sent_back} step={step} />}>
        <Step key={step} professional={professional} onDone={onDone} onBack={onBack} />
      </Remark>
    </StepFrame>
  )
}
