import { useNavigate } from 'react-router-dom'
import { placeOf } from '../../../shared/kernel/steps.ts'
import { requiredLocumSteps } from '../../../shared/professionals/steps.rules.ts'
import { LoadError } from '../../components/load-error.tsx'
import { Page } from '../../components/page.tsx'
import { StepFrame } from '../../components/step-page.tsx'
import { useProfessional } from '../../platform/account.ts'
import { letGo } from '../../platform/leave-guard.ts'
import { paths } from '../../platform/paths.ts'
import { useVerificationOptions, VerificationStep } from './verification-step.tsx'

/** The first thing a locum does after signing up. */
export function VerificationPage() {
  const professional = useProfessional()
  const navigate = useNavigate()
  const { error, retry } = useVerificationOptions()
  if (error)
    return (
      <Page as="main" id="content">
        <LoadError error={error} onRetry={retry} />
      </Page>
    )
  const goOn = () => {
    letGo()
    void navigate(paths.locum.completeSignup)
  }
  return (
    <StepFrame value={placeOf(requiredLocumSteps, 'verification-step', professional)}>
      <VerificationStep professional={professional} onDone={goOn} />
    </StepFrame>
  )
}
