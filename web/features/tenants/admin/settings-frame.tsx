import { Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '#shared/kernel/paths.ts'
import { useDesktop, useTablet } from '#web/platform/media.ts'
import { Box, chakra, Row, Stack } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MenuLink } from '#web/ui/menu.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { settingsPages } from './settings-pages.ts'

const SideList = ({ current }: { current: string }) => (
  <chakra.nav
    aria-label="Settings"
    flex="none"
    width="232px"
    pl="5"
    pt="5"
    position="sticky"
    top="64px"
    alignSelf="flex-start"
  >
    {settingsPages.map(({ group, pages }) => (
      <Stack key={group} gap="1" mb="5">
        <Box textStyle="s" fontWeight="bold" color="fg.muted" px="3" py="1">
          {group}
        </Box>
        {pages.map(({ to, label }) => (
          <MenuLink key={to} to={to} aria-current={to === current ? 'page' : undefined}>
            {label}
          </MenuLink>
        ))}
      </Stack>
    ))}
  </chakra.nav>
)

/** Where one came from: on a phone, a list of the options is below all of them. */
function BackLink() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const isBeside = useTablet()
  const options = paths.admin.settingsPart('options')
  const isList = pathname === options && params.has('list') && !isBeside
  return (
    <TextLink to={isList ? options : paths.admin.settings} textStyle="s" gap="1" ml="-1">
      <Icon name="back" size={16} />
      {isList ? 'Options' : 'Settings'}
    </TextLink>
  )
}

/** The pages of the settings: on a desktop beside their list, elsewhere each with the way back to it. */
export function SettingsFrame() {
  const isDesktop = useDesktop()
  const { pathname } = useLocation()
  const isList = pathname === paths.admin.settings
  return (
    <Row flex="1">
      {isDesktop && <SideList current={isList ? paths.admin.settingsPart('brand') : pathname} />}
      <Box flex="1" minWidth="0" display="flex" flexDirection="column">
        {!isDesktop && !isList && (
          <Box px={{ base: '4', md: '8' }} pt="3">
            <BackLink />
          </Box>
        )}
        <Outlet />
      </Box>
    </Row>
  )
}
