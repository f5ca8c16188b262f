import { type ReactNode, useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { ButtonLink } from '#web/ui/button.tsx'
import { FullPage } from '#web/ui/full-page.tsx'
import { noteUnapprovedTold, useActiveCompany } from '#web/components/account.ts'
import { paths } from '#web/platform/paths.ts'

const toDashboard = (
  <ButtonLink look="primary" to={paths.practice.dashboard}>
    Go to the dashboard
  </ButtonLink>
)

export function UnapprovedPage() {
  const { company } = useActiveCompany()
  useEffect(noteUnapprovedTold, [])
  if (company.approved) return <Navigate to={paths.practice.dashboard} replace />
  return (
    <FullPage icon="waits" title="We are checking your practice" action={toDashboard}>
      {company.name} waits for approval. You can look around in the meantime; finding locums, posting shifts and
      confirming them begins once it is approved. We send you an e-mail.
    </FullPage>
  )
}

/** Instead of pages about locums, while the practice waits. */
export function ForApproved({ children }: { children: ReactNode }) {
  const { company } = useActiveCompany()
  if (company.approved) return children
  return (
    <FullPage icon="waits" title="Locums show here once you are approved" action={toDashboard}>
      We are checking {company.name}. We send you an e-mail when it is approved; this page then opens by itself.
    </FullPage>
  )
}
