import { chakra } from '#web/ui/chakra.ts'
import { type ReactNode, useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { takeEnded } from '#web/components/impersonation/impersonation.api.ts'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { useStored } from '#web/platform/storage.ts'
import { showToast } from '#web/ui/toast.tsx'
import { adminMenuRows } from './admin-menu-rows.ts'
import { NotificationsMenu } from './notifications-menu.tsx'
import { OwnMenu } from './own-menu.tsx'
import { TopBar } from './top-bar.tsx'
import { useLive } from './use-live.ts'
import { useMenus } from './use-menus.tsx'

const RunningBar = lazyPage(
  () => import('#web/features/impersonation/running-bar.tsx'),
  'RunningBar',
  <chakra.div height={{ base: '122px', md: '64px' }} bg="#151B1E" />,
)

export function AdminLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const { menus, run } = useMenus('SuperAdmin', undefined, { rows: adminMenuRows })
  useLive()
  const grant = useStored('impersonation')
  useEffect(() => {
    const ended = takeEnded()
    if (ended) showToast(ended, 'error')
  }, [])
  return (
    <>
      {grant && <RunningBar key={grant.id} grant={grant} />}
      <TopBar menus={menus} run={run}>
        <NotificationsMenu />
        <OwnMenu owner={{ name: 'Super admin' }} own={menus.own} run={run} />
      </TopBar>
      <chakra.main id="content" flex="1" display="flex" flexDirection="column">
        {children}
      </chakra.main>
    </>
  )
}
