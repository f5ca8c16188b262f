import { lazyPage } from '../../components/lazy-page.tsx'
import { AccountPage, type AccountSection } from './account-page.tsx'

const sections: readonly AccountSection[] = [
  { key: 'security', title: 'Sign-in and security', Part: lazyPage(() => import('./security-section.tsx'), 'SecuritySection') },
]

export function PracticeAccountPage() {
  return <AccountPage lead="How we reach your practice, how you sign in, and what we keep." sections={sections} />
}
