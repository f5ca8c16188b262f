import { hashKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { SectionsPage, useSection } from '#web/components/page/sections-page.tsx'
import { useSession } from '#web/platform/session.ts'
import { useTablet } from '#web/platform/media.ts'
import type { AccountOwner } from './account-owner.ts'

const ContactSection = lazyPage(() => import('./contact-section.tsx'), 'ContactSection')
const NameSection = lazyPage(() => import('./name-section.tsx'), 'NameSection')
const SecuritySection = lazyPage(() => import('./security-section.tsx'), 'SecuritySection')
const NotificationsSection = lazyPage(() => import('./notifications-section.tsx'), 'NotificationsSection')
const CalendarFeedSection = lazyPage(() => import('./calendar-feed-section.tsx'), 'CalendarFeedSection')
const InstantBookingSection = lazyPage(() => import('./instant-booking-section.tsx'), 'InstantBookingSection')
const SupportSection = lazyPage(() => import('./support-section.tsx'), 'SupportSection')
const PrivacySection = lazyPage(() => import('./privacy-section.tsx'), 'PrivacySection')
const DataSection = lazyPage(() => import('./data-section.tsx'), 'DataSection')

const sectionsOf = ({
  wording,
  isLocum,
  supportOf,
}: AccountOwner): { key: string; title: string; Section: ComponentType<{ owner: AccountOwner }> }[] => [
  { key: 'contact', title: 'Contact', Section: ContactSection },
  ...(isLocum ? [] : [{ key: 'name', title: 'Your name', Section: NameSection }]),
  { key: 'security', title: 'Sign-in and security', Section: SecuritySection },
  { key: 'notifications', title: 'Notifications', Section: NotificationsSection },
  { key: 'calendar', title: 'Calendar', Section: CalendarFeedSection },
  ...(isLocum ? [{ key: 'instant', title: 'Instant booking', Section: InstantBookingSection }] : []),
  ...(supportOf ? [{ key: 'support', title: 'Support access', Section: SupportSection }] : []),
  { key: 'privacy', title: 'Privacy', Section: PrivacySection },
  { key: 'data', title: wording.data, Section: DataSection },
]

/** Whatever a super admin may neither see nor change for another; sign-in and devices would be their own. */
const ownersAlone = ['security', 'calendar', 'privacy', 'data']

/** Account settings: a list of sections and the open one. On wide screens the first section opens automatically. */
export function AccountPage({ lead, owner }: { lead: string; owner: AccountOwner }) {
  const isOwn = !useSession()?.grant
  const sections = sectionsOf(owner).filter(({ key }) => isOwn || !ownersAlone.includes(key))
  const { active } = useSection()
  const wide = useTablet()
  // Without a redirect, which would undo a "back" that is pressed while the page loads.
  const open = sections.find(({ key }) => key === active) ?? (wide ? sections[0] : undefined)
  return (
    <SectionsPage title="Account settings" lead={lead} active={open?.key} groups={[{ sections }]}>
      {open && <open.Section key={hashKey(owner.settings.queryKey)} owner={owner} />}
    </SectionsPage>
  )
}
