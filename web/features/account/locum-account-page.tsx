import { AccountPage } from './account-page.tsx'
import { useLocumAccount } from './locum-account.ts'

export function LocumAccountPage() {
  return <AccountPage lead="Your contact details, sign-in, notifications and data." owner={useLocumAccount()} />
}
