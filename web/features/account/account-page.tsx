import type { ComponentType } from 'react'
import { Navigate } from 'react-router-dom'
import { lazyPage } from '../../components/lazy-page.tsx'
import { SectionsPage, useSection } from '../../components/sections-page.tsx'
import { useTablet } from '../../platform/media.ts'
import type { AccountOwner } from './account-owner.ts'

const sections: readonly { key: string; title: string; Part: ComponentType<{ owner: AccountOwner }> }[] = [
  { key: 'contact', title: 'Contact', Part: lazyPage(() => import('./contact-section.tsx'), 'ContactSection') },
  { key: 'security', title: 'Sign-in and security', Part: lazyPage(() => import('./security-section.tsx'), 'SecuritySection') },
  { key: 'notifications', title: 'Notifications', Part: lazyPage(() => import('./notifications-section.tsx'), 'NotificationsSection') },
  { key: 'data', title: 'My data', Part: lazyPage(() => import('./data-section.tsx'), 'DataSection') },
]

/** Account settings: a list and the section that is open; where there is room beside the list, the first opens by itself. */
export function AccountPage({ lead, owner }: { lead: string; owner: AccountOwner }) {
  const { active } = useSection()
  const wide = useTablet()
  const open = sections.find(({ key }) => key === active)
  if (wide && !open) return <Navigate to={`?section=${sections[0]?.key}`} replace />
  return (
    <SectionsPage title="Account settings" lead={lead} active={open?.key} groups={[{ sections }]}>
      {open && <open.Part key={owner.key.join()} owner={owner} />}
    </SectionsPage>
  )
}
