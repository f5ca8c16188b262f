import { AccountPage } from './account-page.tsx'
import { useLocumAccount } from './locum-account.ts'

export function LocumAccountPage() {
  return <AccountPage lead="How we reach you, how you sign in, and what we keep of you." owner={useLocumAccount()} />
}
