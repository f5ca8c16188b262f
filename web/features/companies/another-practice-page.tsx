import { useNavigate } from 'react-router-dom'
import { companySteps } from '#shared/companies/steps.rules.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { progressOf } from '#shared/kernel/steps.ts'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { SKIP_LEAVE_GUARD } from '#web/components/forms/leave-guard.tsx'
import { addressFor } from '#shared/companies/practice-address.rules.ts'
import { StepFrame } from '#web/components/forms/step-frame.ts'
import { useIndustries } from '#web/features/options/options.api.ts'
import { paths } from '#shared/kernel/paths.ts'
import { runtime } from '#web/platform/runtime.ts'
import { useSession } from '#web/platform/session.ts'
import { Page } from '#web/ui/page.tsx'
import { useCreateCompany } from './companies.api.ts'
import { VerificationForm } from './verification-form.tsx'

const anotherLead = (isReviewed: boolean) =>
  `It has its own profile, members, offers and bookings${isReviewed ? ', and we review it before it can find locums' : ''}. You can switch between your practices on every page.`

/** Another practice of a user who has one: it becomes the active one, with its own approval and sign-up. */
export function AnotherPracticePage() {
  const { company } = useActiveCompany()
  const { data, error, refetch } = useIndustries()
  const email = useSession()?.email ?? ''
  const save = useCreateCompany()
  const navigate = useNavigate()
  const open = ({ id }: Company) => void navigate(addressFor(id, paths.practice.dashboard), SKIP_LEAVE_GUARD)
  if (error)
    return (
      <Page as="main" id="content">
        <LoadError error={error} onRetry={() => void refetch()} />
      </Page>
    )
  if (!data) return null
  const { requireApproval } = runtime().tenant.settings.companies
  return (
    <StepFrame value={progressOf(companySteps, 'verification-step', undefined)}>
      <VerificationForm
        title="Add another practice"
        lead={anotherLead(requireApproval)}
        industries={data}
        draftKey="another practice"
        initial={{ email, industry: company.industry }}
        save={save}
        onBack={() => void navigate(paths.practice.dashboard)}
        onDone={open}
      />
    </StepFrame>
  )
}
