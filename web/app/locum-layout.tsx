import { chakra } from '#web/ui/chakra.ts'
import { type ReactNode, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { ownProfessionalQuery, useProfessional } from '#web/components/account.ts'
import { lazyPage } from '#web/components/lazy-page.tsx'
import { useLastActive } from './last-active.ts'
import { paths } from '#web/platform/paths.ts'
import { AccountMenu } from './account-menu.tsx'
import { HelpMenu } from './help-menu.tsx'
import { LockBanner } from './lock-banner.tsx'
import { NotificationsMenu } from './notifications-menu.tsx'
import { useShortcuts } from './pressed-keys.ts'
import { ShortcutKeys } from './shortcuts.ts'
import { BOTTOM_NAVIGATION, BottomNavigation, type Tab, TopBar } from './top-bar.tsx'
import { APPROVAL_CHECK_MS, useApprovalWatch } from './use-approval-watch.ts'

const PreviewProfile = lazyPage(() => import('#web/features/professionals/preview-profile.tsx'), 'PreviewProfile')

const tabs: readonly Tab[] = [
  { to: paths.locum.dashboard, label: 'Dashboard', icon: 'home', exact: true },
  { to: paths.locum.calendar, label: 'Calendar', icon: 'calendar' },
  { to: paths.locum.offers, label: 'Offers', icon: 'search' },
  { to: paths.locum.requests, label: 'Requests', icon: 'send' },
  { to: paths.locum.bookings, label: 'Bookings', icon: 'bag' },
]

export function LocumLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const { id, name, email, approved, avatar_file } = useProfessional()
  const [previewing, setPreviewing] = useState<boolean>()
  useApprovalWatch({
    approved,
    query: ownProfessionalQuery,
    message: 'Your profile has been approved. You can now apply for offers.',
  })
  useLastActive(id)
  const usesShortcuts = useShortcuts()
  return (
    <>
      {usesShortcuts && <ShortcutKeys side="locum" />}
      <TopBar tabs={tabs} help={<HelpMenu side="locum" />}>
        <NotificationsMenu {...(!approved && { every: APPROVAL_CHECK_MS })} />
        <AccountMenu
          name={name || email}
          picture={{ ownerId: id, document: 'avatar', file: avatar_file }}
          pages={paths.locum}
          onPreview={() => setPreviewing(true)}
        />
      </TopBar>
      <LockBanner />
      <chakra.main id="content" flex="1" display="flex" flexDirection="column" css={{ '--below': BOTTOM_NAVIGATION }}>
        {children}
      </chakra.main>
      {tabs.length > 1 && <BottomNavigation tabs={tabs} />}
      {previewing !== undefined && <PreviewProfile open={previewing} onClose={() => setPreviewing(false)} />}
    </>
  )
}
