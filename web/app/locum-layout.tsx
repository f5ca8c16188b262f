import { chakra } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { ownProfessionalQuery, useProfessional } from '#web/components/account/account.api.ts'
import { useLastActive } from './last-active.ts'
import { LockBanner } from './lock-banner.tsx'
import { MessagesMenu } from './messages-menu.tsx'
import { NotificationsMenu } from './notifications-menu.tsx'
import { OwnMenu } from './own-menu.tsx'
import { useShortcuts } from './pressed-keys.ts'
import { ShortcutKeys } from './shortcuts.ts'
import { BOTTOM_NAVIGATION, BottomNavigation, TopBar } from './top-bar.tsx'
import { APPROVAL_CHECK_MS, useApprovalWatch } from './use-approval-watch.ts'
import { useLive } from './use-live.ts'
import { useMenus } from './use-menus.tsx'
import { WalletButton, WalletEntry } from './wallet-button.tsx'
import { showsWallet } from './wallet-shown.tsx'
import { useQuery } from '@tanstack/react-query'
import { requestsContract } from '#shared/requests/requests.contract.ts'
import { apiQuery } from '#web/platform/api-query.ts'

/** How many requests await the locum's answer; read again with every list of offers. */
const useWaitingRequests = (): number => useQuery(apiQuery(requestsContract.countWaitingRequests)).data?.count ?? 0

export function LocumLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const { id, name, email, approved, avatar_file } = useProfessional()
  const { menus, run, dialog } = useMenus('Locum', undefined, { waiting: useWaitingRequests() })
  useApprovalWatch({
    approved,
    query: ownProfessionalQuery,
    message: 'Your profile has been approved. You can now apply for offers.',
  })
  useLastActive(id)
  useLive()
  const usesShortcuts = useShortcuts()
  return (
    <>
      {usesShortcuts && <ShortcutKeys party="professional" />}
      <TopBar menus={menus} run={run}>
        {showsWallet() && <WalletButton companyId={undefined} />}
        <MessagesMenu own={id} />
        <NotificationsMenu {...(!approved && { every: APPROVAL_CHECK_MS })} />
        <OwnMenu
          owner={{ name: name || email, picture: { ownerId: id, document: 'avatar', file: avatar_file } }}
          own={menus.own}
          run={run}
          wallet={showsWallet() && ((close) => <WalletEntry companyId={undefined} onChoose={close} />)}
        />
      </TopBar>
      <LockBanner />
      <chakra.main id="content" flex="1" display="flex" flexDirection="column" css={{ '--below': BOTTOM_NAVIGATION }}>
        {children}
      </chakra.main>
      <BottomNavigation entries={menus.bottom} />
      {dialog}
    </>
  )
}
