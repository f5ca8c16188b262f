import { chakra } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { practicesQuery, useActiveCompany } from '#web/components/account.ts'
import { lazyPage } from '#web/components/lazy-page.tsx'
import { paths } from '#web/platform/paths.ts'
import { AccountMenu } from './account-menu.tsx'
import { HelpMenu } from './help-menu.tsx'
import { NotificationsMenu } from './notifications-menu.tsx'
import { PageFooter } from './page-footer.tsx'
import { useShortcuts } from './pressed-keys.ts'
import { ShortcutKeys } from './shortcuts.ts'
import { BOTTOM_NAVIGATION, BottomNavigation, type Tab, TopBar } from './top-bar.tsx'
import { useApprovalWatch } from './use-approval-watch.ts'

const FeaturedLocums = lazyPage(() => import('#web/features/search/featured-locums.tsx'), 'FeaturedLocums')

const tabs: readonly Tab[] = [
  { to: paths.practice.dashboard, label: 'Dashboard', icon: 'home', exact: true },
  { to: paths.practice.calendar, label: 'Calendar', icon: 'calendar' },
  { to: paths.practice.search, label: 'Search', icon: 'search' },
  { to: paths.practice.directory, label: 'Locum Directory', icon: 'search', wide: true },
  { to: paths.practice.offers, label: 'Offers', icon: 'paper' },
  { to: paths.practice.requests, label: 'Requests', icon: 'send' },
  { to: paths.practice.bookings, label: 'Bookings', icon: 'bag' },
]

/** SPEC 2.5: the directory is for the dashboard, not for profile and settings. */
const tabsAt = (pathname: string): Tab[] =>
  tabs.filter(({ to }) => to !== paths.practice.directory || pathname.startsWith(paths.practice.dashboard))

export function PracticeLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const { company } = useActiveCompany()
  const { pathname } = useLocation()
  useApprovalWatch({
    approved: company.approved,
    query: practicesQuery,
    message: `${company.name} has been approved. You can now find locums and post offers.`,
  })
  const usesShortcuts = useShortcuts()
  return (
    <>
      {usesShortcuts && <ShortcutKeys side="practice" />}
      <TopBar tabs={tabsAt(pathname)} help={<HelpMenu side="practice" />}>
        <NotificationsMenu />
        <AccountMenu
          name={company.name}
          picture={{ ownerId: company.id, document: 'logo', file: company.logo_file }}
          pages={paths.practice}
        />
      </TopBar>
      {/* The footer starts below the first screen, so that loading content doesn’t shift it. */}
      <chakra.main
        id="content"
        flex="1"
        minHeight={{ base: 'calc(100dvh - 56px)', md: 'calc(100dvh - 64px)' }}
        display="flex"
        flexDirection="column"
        css={{ '--below': BOTTOM_NAVIGATION }}
      >
        {children}
      </chakra.main>
      <PageFooter />
      {tabs.length > 1 && <BottomNavigation tabs={tabs} />}
    </>
  )
}

/** Shown on the dashboard of an approved practice. */
export const Featured = () => (useActiveCompany().company.approved ? <FeaturedLocums /> : null)
