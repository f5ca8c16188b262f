import { AccountPage } from './account-page.tsx'
import { usePracticeAccount } from './practice-account.ts'

export function PracticeAccountPage() {
  return (
    <AccountPage lead="How we reach your practice, how you sign in, and what we keep." owner={usePracticeAccount()} />
  )
}
