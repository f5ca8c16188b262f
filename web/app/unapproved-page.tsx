import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import type { Company } from '#shared/companies/companies.schema.ts'
import { approvalOf } from '#shared/kernel/sent-back.rules.ts'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { FullPage } from '#web/ui/full-page.tsx'
import { noteUnapprovedSeen, useActiveCompany } from '#web/components/account/account.api.ts'
import { paths } from '#shared/kernel/paths.ts'

const UsualTime = lazyPage(() => import('#web/components/review/usual-time.tsx'), 'UsualTime', null)

const toDashboard = (
  <ButtonLink look="primary" to={paths.practice.dashboard}>
    Go to the dashboard
  </ButtonLink>
)

const SuspendedPractice = ({ name, reason }: { name: string; reason: string }) => (
  <FullPage icon="alert" title={`${name} is suspended`} action={toDashboard}>
    You can’t find locums, post offers or confirm applications until the suspension is lifted. The reason: {reason}
  </FullPage>
)

/** The dashboard names what is missing, or leads on to the step of the wizard. */
const SentBackPractice = ({ name }: { name: string }) => (
  <FullPage
    icon="alert"
    title={`We need something before we can approve ${name}`}
    action={
      <ButtonLink look="primary" to={paths.practice.dashboard}>
        See what is missing
      </ButtonLink>
    }
  >
    Once you have corrected it, you are back in the queue at your old place. Until we approve {name}, you can’t find
    locums, post offers or confirm applications.
  </FullPage>
)

/** Why it can't be used as usual, unless it only waits. */
const hindranceOf = (company: Company) => {
  if (company.suspended) return <SuspendedPractice name={company.name} reason={company.suspended.reason} />
  return approvalOf(company) === 'sent back' ? <SentBackPractice name={company.name} /> : undefined
}

export function UnapprovedPage() {
  const { company } = useActiveCompany()
  useEffect(() => noteUnapprovedSeen(company), [company])
  if (company.approved) return <Navigate to={paths.practice.dashboard} replace />
  return (
    hindranceOf(company) ?? (
      <FullPage icon="pending" title="We are reviewing your practice" action={toDashboard}>
        {company.name} is pending approval. You can look around in the meantime. Once it is approved, you can find
        locums, post offers and confirm applications. We will e-mail you.
        <UsualTime />
      </FullPage>
    )
  )
}

/** Instead of pages about locums. */
export function LocumsAfterApproval() {
  const { company } = useActiveCompany()
  return (
    hindranceOf(company) ?? (
      <FullPage icon="pending" title="Locums appear here once you are approved" action={toDashboard}>
        We are reviewing {company.name} and will e-mail you once it is approved. This page will then open automatically.
        <UsualTime />
      </FullPage>
    )
  )
}
