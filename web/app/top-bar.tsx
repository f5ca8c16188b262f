import { Box, chakra } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { OfflineNote } from '#web/components/offline-note.tsx'
import { BrandBar, LOW_SCREEN } from './brand-bar.tsx'

export interface Tab {
  to: string
  label: string
  icon: IconName
  /** Current only at this exact address, not at addresses below it. */
  exact?: boolean
  /** Shown only where the bar has room for all tabs. */
  wide?: boolean
}

const TabLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    height: 'full',
    color: 'fg.muted',
    borderY: '2px solid transparent',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg' },
    _currentPage: { color: 'fg', fontWeight: 'bold', borderBottomColor: 'primary.mark' },
  },
})

/** On a phone the tabs move to the bottom, within the thumb’s reach. */
export function TopBar({ tabs, help, children }: { tabs: readonly Tab[]; help?: ReactNode; children: ReactNode }) {
  return (
    <>
      <BrandBar>
        <chakra.nav
          aria-label="Main"
          display={{ base: 'none', md: 'flex' }}
          gap={{ md: '4', lg: '6' }}
          height="full"
          alignItems="center"
        >
          {tabs.map(({ to, label, exact, wide }) => (
            <TabLink key={to} to={to} end={exact} display={wide ? { base: 'none', xl: 'flex' } : undefined}>
              {label}
            </TabLink>
          ))}
          {help}
        </chakra.nav>
        <Box ml="auto" mr={{ base: '-2', md: '0' }} display="flex" alignItems="center" gap={{ base: '0', md: '2' }}>
          {children}
        </Box>
      </BrandBar>
      <OfflineNote />
    </>
  )
}

/** The height of the bottom navigation on a phone. */
export const BOTTOM_NAVIGATION = { base: 'calc(57px + env(safe-area-inset-bottom))', md: '0px' }

const BottomLink = chakra(NavLink, {
  base: {
    // Each takes its own width and a share of the rest, so that the gaps between labels are equal.
    flex: 'auto',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minHeight: '56px',
    fontSize: '12px',
    lineHeight: '14px',
    color: 'fg.muted',
    _currentPage: { color: 'fg', fontWeight: 'bold', '& svg': { color: 'primary.fg' } },
  },
})

const noSpacer = { '@media (max-height: 340px)': { display: 'none' } }
const hiddenIfAlone = { 'body:has([data-alone]) &': { display: 'none' } }

/** Fixed at the lower edge; a spacer of the same height ends the page. */
export function BottomNavigation({ tabs }: { tabs: readonly Tab[] }) {
  return (
    <>
      <Box flex="none" height={BOTTOM_NAVIGATION} css={{ ...hiddenIfAlone, ...noSpacer }} />
      <chakra.nav
        aria-label="Main"
        data-floor
        css={{ ...hiddenIfAlone, ...LOW_SCREEN }}
        position="fixed"
        bottom="0"
        left="0"
        right="0"
        zIndex="bar"
        display={{ base: 'flex', md: 'none' }}
        px="1"
        pb="env(safe-area-inset-bottom)"
        bg="bg"
        borderTop="1px solid"
        borderColor="border"
      >
        {tabs
          .filter(({ wide }) => !wide)
          .map(({ to, label, icon, exact }) => (
            <BottomLink key={to} to={to} end={exact}>
              <Icon name={icon} size={24} />
              {label}
            </BottomLink>
          ))}
      </chakra.nav>
    </>
  )
}
