import { useDesktop } from '#web/platform/media.ts'
import { Box, Small, Stack } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MenuLink } from '#web/ui/menu.tsx'
import { Page, PageHeader, Section } from '#web/ui/page.tsx'
import { BrandPage } from './brand-page.tsx'
import { settingsPages } from './settings-pages.ts'

const SettingsList = () => (
  <Page>
    <PageHeader title="Settings" />
    <Stack gap="8" maxWidth="720px">
      {settingsPages.map(({ group, pages }) => (
        <Section key={group} title={group}>
          <Box borderTop="1px solid" borderColor="border" mx="-3">
            {pages.map(({ to, label, text }) => (
              <MenuLink key={to} to={to} py="3">
                <Box flex="1" minWidth="0">
                  <b>{label}</b>
                  <Small>{text}</Small>
                </Box>
                <Icon name="next" size={18} />
              </MenuLink>
            ))}
          </Box>
        </Section>
      ))}
    </Stack>
  </Page>
)

/** The list of the settings; on a desktop, which has it at the side, the first of them. */
export const SettingsPage = () => (useDesktop() ? <BrandPage /> : <SettingsList />)
