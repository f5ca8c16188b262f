import { AccountPage } from './account-page.tsx'
import { usePracticeAccount } from './practice-account.ts'

export function PracticeAccountPage() {
  return (
    <AccountPage
      lead="Your practice’s contact details, your sign-in, notifications and data."
      owner={usePracticeAccount()}
    />
  )
}
