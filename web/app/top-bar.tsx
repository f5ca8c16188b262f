import { Box, chakra, defineRecipe, Row } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { MARKS_ALONE } from '#web/components/page/brand.tsx'
import { OfflineNote } from '#web/components/page/offline-note.tsx'
import { BrandBar, LOW_SCREEN } from './brand-bar.tsx'
import { CountBadge } from './count-badge.tsx'
import { MenuItem, NewTab, type RunAction } from './menu-item.tsx'
import type { MenuEntry, Menus } from './menus-of.ts'

const tab = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    height: 'full',
    color: 'fg.muted',
    borderY: '2px solid transparent',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    _currentPage: { color: 'fg', fontWeight: 'bold', borderBottomColor: 'primary.mark' },
  },
})
const TabLink = chakra(NavLink, tab)
const TabAnchor = chakra('a', tab, { defaultProps: { target: '_blank', rel: 'noopener noreferrer' } })
const TabButton = chakra('button', tab, { defaultProps: { type: 'button' } })

/** As wide as in bold, so that its neighbours stay where they are when it becomes the current page. */
const Steady = chakra('span', {
  base: {
    display: 'inline-grid',
    justifyItems: 'center',
    _after: { content: 'attr(data-bold)', fontWeight: 'bold', height: '0', visibility: 'hidden', overflow: 'hidden' },
  },
})

/** The badge is drawn beside the label, so that no neighbour moves; the number is read with it. */
const countedName = ({ label, count }: Pick<MenuEntry, 'label' | 'count'>) =>
  count === undefined ? {} : { 'aria-label': `${label}, ${count} to answer` }

function BarItem({ entry: { label, target, count }, run }: { entry: MenuEntry; run: RunAction }) {
  if ('to' in target)
    return (
      <TabLink to={target.to} end={target.exact} {...countedName({ label, count })}>
        <Box as="span" position="relative">
          <Steady data-bold={label}>{label}</Steady>
          {count !== undefined && <CountBadge count={count} max={99} top="-8px" left="calc(100% - 4px)" />}
        </Box>
      </TabLink>
    )
  if ('href' in target)
    return (
      <TabAnchor href={target.href}>
        {label}
        <NewTab size={14} />
      </TabAnchor>
    )
  return <TabButton onClick={() => run(target.action)}>{label}</TabButton>
}

function NamedMenu({ menu: { name, entries }, run }: { menu: Menus['named'][number]; run: RunAction }) {
  return (
    <Menu
      name={name}
      align="left"
      trigger={
        <>
          {name} <Icon name="down" size={14} />
        </>
      }
    >
      {entries.map((entry) => (
        <MenuItem key={entry.label} entry={entry} run={run} />
      ))}
    </Menu>
  )
}

interface Props {
  menus: Menus
  run: RunAction
  /** What belongs beside the brand. */
  beside?: ReactNode
  /** What is at the right. */
  children: ReactNode
}

/** On a phone the tabs move to the bottom, within the thumb’s reach. */
export function TopBar({ menus: { bar, named }, run, beside, children }: Props) {
  return (
    <>
      <BrandBar beside={beside}>
        {bar.length > 0 && (
          <Row as="nav" aria-label="Main" gap={{ md: '4', lg: '6' }} height="full" align="center">
            {bar.map((entry) => (
              <BarItem key={entry.label} entry={entry} run={run} />
            ))}
            {named.map((menu) => (
              <NamedMenu key={menu.name} menu={menu} run={run} />
            ))}
          </Row>
        )}
        <Row ml="auto" mr={{ base: '-2', md: '0' }} align="center" gap={{ base: '0', md: '2' }}>
          {children}
        </Row>
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

/** Fixed at the lower edge; a spacer of the same height ends the page. Nothing where the tabs are at the top. */
export function BottomNavigation({ entries }: { entries: Menus['bottom'] }) {
  if (entries.length === 0) return null
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
        {entries.map(
          ({ label, icon, target, count }) =>
            'to' in target && (
              <BottomLink key={target.to} to={target.to} end={target.exact} {...countedName({ label, count })}>
                {icon && (
                  <Box position="relative">
                    <Icon name={icon} size={24} />
                    {count !== undefined && <CountBadge count={count} max={99} top="-6px" />}
                  </Box>
                )}
                <chakra.span css={MARKS_ALONE}>{label}</chakra.span>
              </BottomLink>
            ),
        )}
      </chakra.nav>
    </>
  )
}
