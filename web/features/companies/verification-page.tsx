import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { companySteps } from '#shared/companies/steps.rules.ts'
import { progressOf } from '#shared/kernel/steps.ts'
import { practicesQuery } from '#web/components/account/account.api.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { Page } from '#web/ui/page.tsx'
import { StepFrame } from '#web/components/forms/step-frame.ts'
import { SKIP_LEAVE_GUARD } from '#web/components/forms/leave-guard.tsx'
import { shownPractice } from '#web/components/account/shown-practice.ts'
import { paths } from '#shared/kernel/paths.ts'
import { useSession } from '#web/platform/session.ts'
import { useStored } from '#web/platform/storage.ts'
import { useIndustries } from '#web/features/options/options.api.ts'
import { Box } from '#web/ui/chakra.ts'
import { Note } from '#web/ui/note.tsx'
import { useCreateCompany } from './companies.api.ts'
import { companiesText as text } from './companies.text.ts'
import { VerificationForm } from './verification-form.tsx'

const Lost = ({ name }: { name: string }) => (
  <Box mt="3" color="fg">
    <Note title={`You are no longer a member of ${name}.`}>
      Your account stays. Add a practice of your own here, or ask an owner to invite you again and open the link in the
      mail.
    </Note>
  </Box>
)

/** The first page after a practice has signed up, and the only one of a user who no longer has a practice. */
export function VerificationPage() {
  const { data, error, refetch } = useIndustries()
  const { email = '', grant } = useSession() ?? {}
  const { data: practices } = useQuery({ ...practicesQuery, enabled: grant !== undefined })
  const save = useCreateCompany()
  const navigate = useNavigate()
  const [lost] = useState(() => (grant ? undefined : shownPractice()))
  const invite = useStored('openInvite')
  const continueSignup = () => void navigate(paths.practice.dashboard, SKIP_LEAVE_GUARD)
  if (error)
    return (
      <Page as="main" id="content">
        <LoadError error={error} onRetry={() => void refetch()} />
      </Page>
    )
  if (invite?.email === email) return <Navigate to={paths.invite(invite.token)} replace />
  if (!data || (grant && !practices)) return null
  return (
    <StepFrame value={progressOf(companySteps, 'verification-step', undefined)}>
      <VerificationForm
        lead={
          lost ? (
            <Lost name={lost.name} />
          ) : (
            `${text.lead} If a practice has invited you, open the link in its mail instead.`
          )
        }
        industries={data}
        draftKey="practice"
        // Super admins see what the practice that they impersonate has entered.
        initial={practices?.[0] ?? { email }}
        save={save}
        onDone={continueSignup}
      />
    </StepFrame>
  )
}
