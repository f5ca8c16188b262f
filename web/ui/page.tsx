import { Box, chakra, Row } from './chakra.ts'
import { type ReactNode, use } from 'react'
import { usePageTitle } from './page-title.ts'
import { Icon } from './icon.tsx'
import { PaneContext } from './pane.ts'
import { TextLink } from './text-link.tsx'

/** The page's margins: 16 on a phone, 32 from a tablet up. */
export const Page = chakra('div', {
  base: {
    width: 'full',
    maxWidth: '1344px',
    mx: 'auto',
    px: { base: '4', md: '8' },
    pt: { base: '3', md: '5' },
    pb: '12',
    '[data-list-pane] &': { pr: '4', pb: '8' },
  },
})

interface HeaderProps {
  title: string
  /** A sentence about what is next or pending. */
  children?: ReactNode
  back?: { to: string; label: string }
  /** Directly after the title. */
  beside?: ReactNode
  actions?: ReactNode
}

export function PageHeader({ title, children, back, beside, actions }: HeaderProps) {
  const pane = use(PaneContext)
  const isMain = pane?.isMain ?? true
  usePageTitle(isMain ? title : undefined)
  return (
    <chakra.header mb={{ base: '4', md: '5' }}>
      {back && pane?.side !== 'detail' && (
        <TextLink to={back.to} textStyle="s" gap="1" ml="-1" mb={{ md: '2' }}>
          <Icon name="back" size={16} />
          {back.label}
        </TextLink>
      )}
      <Row
        wrap={{ base: 'wrap', md: 'nowrap' }}
        align={pane?.side === 'detail' ? 'flex-start' : 'flex-end'}
        justify="space-between"
        gap="3"
      >
        <Box minWidth="0">
          <Row align="center" css={{ '@media (max-width: 17.4em)': { flexWrap: 'wrap' } }}>
            <chakra.h1 as={isMain ? 'h1' : 'h2'} textStyle="xl" overflowWrap="anywhere" textWrap="balance">
              {title}
            </chakra.h1>
            {beside}
          </Row>
          {children && <Box color="fg.muted">{children}</Box>}
        </Box>
        {actions && (
          <Row
            wrap
            gap="3"
            width={{ base: 'full', sm: 'auto' }}
            flex="none"
            css={{
              '& > *': { flex: { base: 1, sm: 'none' } },
              // A reason below a button leaves the title its room.
              '& > div:has(> button[aria-disabled])': {
                md: { justifyItems: 'end', textAlign: 'end', maxWidth: '240px' },
              },
            }}
          >
            {actions}
          </Row>
        )}
      </Row>
    </chakra.header>
  )
}

interface SectionProps {
  title: string
  count?: number | string
  /** A link or quiet button beside the heading. */
  link?: ReactNode
  children: ReactNode
}

export function Section({ title, count, link, children }: SectionProps) {
  return (
    <chakra.section aria-label={title} minWidth="0">
      <Row
        wrap
        align="baseline"
        justify="space-between"
        columnGap="4"
        mb="3"
        css={{ '[data-list-pane] &': { mb: '1.5' } }}
      >
        <chakra.h2 textStyle="l" css={{ '[data-list-pane] &': { textStyle: 'm', fontWeight: 'bold' } }}>
          {title}
          {count !== undefined && (
            <chakra.span fontWeight="normal" color="fg.subtle" ml="2">
              {count}
            </chakra.span>
          )}
        </chakra.h2>
        {link}
      </Row>
      {children}
    </chakra.section>
  )
}
