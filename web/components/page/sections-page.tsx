import { Box, chakra, Row, Small, Stack } from '#web/ui/chakra.ts'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { StepColour } from '#shared/kernel/steps.ts'
import { useTablet } from '#web/platform/media.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast.tsx'

const stepStyles: Record<StepColour, { label: string; icon: IconName; colour: string }> = {
  positive: { label: 'Complete', icon: 'booked', colour: 'status.available.fg' },
  busy: { label: 'In progress', icon: 'pending', colour: 'status.pending.fg' },
  negative: { label: 'To do', icon: 'open', colour: 'fg.subtle' },
}

/** A step’s status as a word, an icon and a colour. */
function StepStatus({ colour }: { colour: StepColour }) {
  const { label, icon } = stepStyles[colour]
  return (
    <Box
      as="span"
      display="inline-flex"
      alignItems="center"
      gap="1"
      textStyle="s"
      color={stepStyles[colour].colour}
      flex="none"
    >
      <Icon name={icon} size={16} />
      {label}
    </Box>
  )
}

export interface SectionLink {
  key: string
  title: string
  colour?: StepColour
}

interface Group {
  title?: string
  sections: readonly SectionLink[]
}

/** An entry of a list beside the page. */
export const SideLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '3',
    minHeight: { base: '52px', md: '11' },
    px: { base: '4', md: '3' },
    mx: { base: '-4', md: '-3' },
    borderRadius: { md: 's' },
    borderBottom: { base: '1px solid', md: 'none' },
    borderColor: 'border',
    color: 'fg',
    _hover: { bg: 'bg.subtle' },
    _currentPage: { bg: 'bg.muted', fontWeight: 'bold' },
  },
})

function Sections({ label, groups, active }: { label: string; groups: readonly Group[]; active: string | undefined }) {
  return (
    <Stack as="nav" aria-label={label} gap="5">
      {groups
        .filter(({ sections }) => sections.length > 0)
        .map(({ title, sections }, at) => (
          <div key={title ?? at}>
            {title && <Small mb="1">{title}</Small>}
            {sections.map(({ key, title: name, colour }) => (
              <SideLink key={key} to={`?section=${key}`} aria-current={key === active ? 'page' : undefined}>
                <Box flex="1 1 6.5rem">{name}</Box>
                <Row align="center" gap="3">
                  {colour && <StepStatus colour={colour} />}
                  <Box color="fg.subtle" display={{ md: 'none' }}>
                    <Icon name="next" size={16} />
                  </Box>
                </Row>
              </SideLink>
            ))}
          </div>
        ))}
    </Stack>
  )
}

/** The section in the address; after saving it stays open and shows what was saved. */
export function useSection() {
  const [search] = useSearchParams()
  const [saveCount, setSaveCount] = useState(0)
  const onDone = (_saved?: unknown, message = 'Saved.') => {
    setSaveCount(saveCount + 1)
    showToast(message)
  }
  const active = search.get('section') ?? undefined
  return { active, onDone, formKey: `${active} ${saveCount}` }
}

interface Props {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  groups: readonly Group[]
  active: string | undefined
  /** Above the list. */
  summary?: ReactNode
  /** Shown while no section is open: beside the list, or on a phone above it. */
  overview?: ReactNode
  /** Shown below the overview while no section is open, on wide screens. */
  preview?: ReactNode
  children: ReactNode
}

/** A list of sections beside the open one; on a phone, either the list or the section. */
export function SectionsPage({ title, lead, actions, groups, active, summary, overview, preview, children }: Props) {
  const isWide = useTablet()
  return (
    <Page flex="1" display="flex" flexDirection="column" pb={active ? '0' : '12'}>
      {active && (
        <TextLink to="?" display={{ base: 'inline-flex', md: 'none' }} textStyle="s" gap="1" ml="-1" alignSelf="start">
          <Icon name="back" size={16} />
          {title}
        </TextLink>
      )}
      <Box srOnly={active ? { base: true, md: false } : undefined}>
        <PageHeader title={title} actions={!active && actions}>
          {lead}
        </PageHeader>
      </Box>
      <Box
        flex="1"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)', lg: '300px minmax(0, 1fr)' }}
        columnGap={{ md: '8', lg: '16' }}
        gridTemplateRows="1fr"
      >
        <Box display={{ base: active ? 'none' : 'block', md: 'block' }}>
          {summary && <Box mb="6">{summary}</Box>}
          {overview && !active && (
            <Box mb="6" display={{ md: 'none' }}>
              {overview}
            </Box>
          )}
          <Sections label={title} groups={groups} active={active} />
        </Box>
        <Box display={{ base: active ? 'flex' : 'none', md: 'flex' }} flexDirection="column" minWidth="0">
          {active ? children : isWide && (preview || overview)}
        </Box>
      </Box>
    </Page>
  )
}
