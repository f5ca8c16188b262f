import { lazyPage } from '../../components/lazy-page.tsx'
import { SectionsPage, useSection } from '../../components/sections-page.tsx'

const SecuritySection = lazyPage(() => import('./security-section.tsx'), 'SecuritySection')
const sections = [{ key: 'security', title: 'Sign-in and security' }]

export function LocumAccountPage() {
  const { active } = useSection()
  return (
    <SectionsPage title="Account settings" lead="How you sign in." active={active} groups={[{ sections }]} overview={<SecuritySection />}>
      <SecuritySection />
    </SectionsPage>
  )
}
