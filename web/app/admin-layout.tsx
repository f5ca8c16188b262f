import { Box, chakra } from '#web/ui/chakra.ts'
import { type ReactNode, useState } from 'react'
import { Outlet, useNavigate } from 'react-router-dom'
import { Avatar } from '#web/ui/avatar.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MenuButton, MenuLink } from '#web/ui/menu.tsx'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session.ts'
import { NotificationsMenu } from './notifications-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { TopBar } from './top-bar.tsx'

const tabs = [
  { to: paths.admin.dashboard, label: 'Dashboard', icon: 'home', exact: true },
  { to: paths.admin.bookings, label: 'Bookings', icon: 'booked' },
] as const

function AdminDrawer() {
  const [open, setOpen] = useState(false)
  const email = useSession()?.email ?? ''
  const navigate = useNavigate()
  const close = () => setOpen(false)
  return (
    <>
      <IconButton label="Menu" icon="menu" size={24} onClick={() => setOpen(true)} aria-expanded={open} />
      <Drawer open={open} onClose={close} title="Menu">
        <Box display="flex" alignItems="center" gap="3" px="3" pb="4">
          <Avatar name={email} />
          <Box minWidth="0">
            <b>Super admin</b>
            <Box color="fg.muted" textStyle="s" overflowWrap="anywhere">
              {email}
            </Box>
          </Box>
        </Box>
        {tabs.map(({ to, label, icon }) => (
          <MenuLink key={to} to={to} onClick={close}>
            <Icon name={icon} />
            {label}
          </MenuLink>
        ))}
        <Box my="3" py="3" borderY="1px solid" borderColor="border">
          <ThemeSwitch />
        </Box>
        <MenuButton onClick={() => void navigate(paths.signOut)}>
          <Icon name="signOut" />
          Sign Out
        </MenuButton>
      </Drawer>
    </>
  )
}

export function AdminLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <>
      <TopBar tabs={tabs}>
        <NotificationsMenu />
        <AdminDrawer />
      </TopBar>
      <chakra.main id="content" flex="1" display="flex" flexDirection="column">
        {children}
      </chakra.main>
    </>
  )
}
