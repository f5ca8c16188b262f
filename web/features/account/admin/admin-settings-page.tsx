import { SecuritySection } from '#web/features/account/security-section.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'

/** What a super admin sets for themselves. */
export function AdminSettingsPage() {
  return (
    <Page>
      <PageHeader title="Settings">Your own sign-in.</PageHeader>
      <SecuritySection />
    </Page>
  )
}
