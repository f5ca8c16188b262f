import { useNavigate } from 'react-router-dom'
import { progressOf } from '#shared/kernel/steps.ts'
import { requiredLocumSteps } from '#shared/professionals/steps.rules.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { Page } from '#web/ui/page.tsx'
import { StepFrame } from '#web/components/forms/step-frame.ts'
import { useFullProfessional } from '#web/components/account/account.api.ts'
import { SKIP_LEAVE_GUARD } from '#web/components/forms/leave-guard.tsx'
import { paths } from '#shared/kernel/paths.ts'
import { useVerificationOptions, VerificationStep } from './verification-step.tsx'

/** The first step after sign-up. */
export function VerificationPage() {
  const professional = useFullProfessional()
  const navigate = useNavigate()
  const { error, retry } = useVerificationOptions()
  if (error)
    return (
      <Page as="main" id="content">
        <LoadError error={error} onRetry={retry} />
      </Page>
    )
  const continueSignup = () => void navigate(paths.locum.completeSignup, SKIP_LEAVE_GUARD)
  return (
    <StepFrame value={progressOf(requiredLocumSteps, 'verification-step', professional)}>
      <VerificationStep professional={professional} onDone={continueSignup} />
    </StepFrame>
  )
}
