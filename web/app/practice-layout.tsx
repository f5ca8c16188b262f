import { chakra } from '#web/ui/chakra.ts'
import { Fragment, type ReactNode } from 'react'
import { Outlet, useSearchParams } from 'react-router-dom'
import { practicesQuery, useActiveCompany } from '#web/components/account/account.api.ts'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { namesPractice } from '#web/components/account/open-practice.ts'
import { mayReadWallet } from '#web/features/wallets/own-wallet.api.ts'
import { useMemberActive } from './last-active.ts'
import { MessagesMenu } from './messages-menu.tsx'
import { NotificationsMenu } from './notifications-menu.tsx'
import { OwnMenu } from './own-menu.tsx'
import { PageFooter } from './page-footer.tsx'
import { PracticeUser } from './practice-user.tsx'
import { DrawerSwitcher, PracticeSwitcher } from './practice-switcher.tsx'
import { useShortcuts } from './pressed-keys.ts'
import { ShortcutKeys } from './shortcuts.ts'
import { BOTTOM_NAVIGATION, BottomNavigation, TopBar } from './top-bar.tsx'
import { useApprovalWatch } from './use-approval-watch.ts'
import { useLive } from './use-live.ts'
import { useMenus } from './use-menus.tsx'
import { practiceStep } from './visitor.ts'
import { WalletButton, WalletEntry } from './wallet-button.tsx'
import { showsWallet } from './wallet-shown.tsx'

const FeaturedLocums = lazyPage(() => import('#web/features/search/featured-locums.tsx'), 'FeaturedLocums')

export function PracticeLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const { company, practices } = useActiveCompany()
  const isOpening = namesPractice(useSearchParams()[0])
  const { menus, run, dialog } = useMenus('CompanyAdmin', practiceStep(company), { member: company.role })
  useApprovalWatch({
    approved: company.approved,
    query: practicesQuery,
    message: `${company.name} has been approved. You can now find locums and post offers.`,
  })
  useLive(company.id)
  useMemberActive(company.id)
  const usesShortcuts = useShortcuts()
  const hasWallet = showsWallet() && mayReadWallet(company.role)
  const inDrawer = menus.own.as === 'drawer'
  return (
    <>
      {usesShortcuts && <ShortcutKeys party="practice" />}
      <TopBar menus={menus} run={run} beside={!inDrawer && <PracticeSwitcher active={company} practices={practices} />}>
        {hasWallet && <WalletButton companyId={company.id} />}
        <MessagesMenu own={company.id} />
        <NotificationsMenu />
        <OwnMenu
          owner={{
            name: company.name,
            picture: { ownerId: company.id, document: 'logo', file: company.logo_file },
            who: <PracticeUser company={company} />,
          }}
          own={menus.own}
          run={run}
          wallet={hasWallet && ((close) => <WalletEntry companyId={company.id} onChoose={close} />)}
          head={(close) => <DrawerSwitcher active={company} practices={practices} onChoose={close} />}
        />
      </TopBar>
      {/* The footer starts below the first screen, so that loading content doesn’t shift it. */}
      <chakra.main
        id="content"
        flex="1"
        minHeight={{
          base: 'calc(100dvh - 56px - var(--impersonation, 0px))',
          md: 'calc(100dvh - 64px - var(--impersonation, 0px))',
        }}
        display="flex"
        flexDirection="column"
        css={{ '--below': BOTTOM_NAVIGATION }}
      >
        {/* Forms and open parts begin anew; drafts are kept by practice. */}
        {!isOpening && <Fragment key={company.id}>{children}</Fragment>}
      </chakra.main>
      <PageFooter />
      <BottomNavigation entries={menus.bottom} />
      {dialog}
    </>
  )
}

/** Shown on the dashboard of an approved practice. */
export const Featured = () => (useActiveCompany().company.approved ? <FeaturedLocums /> : null)
