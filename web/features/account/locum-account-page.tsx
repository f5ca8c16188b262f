import { lazyPage } from '../../components/lazy-page.tsx'
import { AccountPage, type AccountSection } from './account-page.tsx'

const sections: readonly AccountSection[] = [
  { key: 'security', title: 'Sign-in and security', Part: lazyPage(() => import('./security-section.tsx'), 'SecuritySection') },
]

export function LocumAccountPage() {
  return <AccountPage lead="How we reach you, how you sign in, and what we keep of you." sections={sections} />
}
