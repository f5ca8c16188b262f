import { SecuritySection } from '#web/features/account/security-section.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'

/** What a super admin sets for themselves. */
export const OwnSignInPage = () => (
  <Page>
    <PageHeader title="Your sign-in">How you sign in to your own account.</PageHeader>
    <SecuritySection />
  </Page>
)
