import { useNavigate } from 'react-router-dom'
import { countedCompanySteps } from '#shared/companies/steps.rules.ts'
import { positionOf } from '#shared/kernel/steps.ts'
import { LoadError } from '#web/components/load-error.tsx'
import { Page } from '#web/ui/page.tsx'
import { StepFrame } from '#web/components/step-page.tsx'
import { SKIP_LEAVE_GUARD } from '#web/components/leave-guard.tsx'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session.ts'
import { useIndustries } from '#web/features/options/options.api.ts'
import { useCreateCompany } from './companies.api.ts'
import { VerificationForm } from './verification-form.tsx'

/** The first page after a practice has signed up. */
export function VerificationPage() {
  const { data, error, refetch } = useIndustries()
  const email = useSession()?.email ?? ''
  const save = useCreateCompany()
  const navigate = useNavigate()
  const continueSignup = () => void navigate(paths.practice.dashboard, SKIP_LEAVE_GUARD)
  if (error)
    return (
      <Page as="main" id="content">
        <LoadError error={error} onRetry={() => void refetch()} />
      </Page>
    )
  if (!data) return null
  return (
    <StepFrame value={positionOf(countedCompanySteps, 'verification-step', undefined)}>
      <VerificationForm industries={data} draftKey="practice" initial={{ email }} save={save} onDone={continueSignup} />
    </StepFrame>
  )
}
