import type { ReactNode } from 'react'
import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { TextLink } from '#web/ui/text-link.tsx'

interface Props {
  back: { to: string; label: string }
  picture?: ReactNode
  name: string
  /** Its states. */
  pills: ReactNode
  lead: string
  actions?: ReactNode
}

/** What heads the page of a person, a practice or a booking. */
export function SubjectHeader({ back, picture, name, pills, lead, actions }: Props) {
  usePageTitle(name)
  return (
    <>
      <TextLink to={back.to} textStyle="s" gap="1" ml="-1" mb={{ md: '2' }}>
        <Icon name="back" size={16} />
        {back.label}
      </TextLink>
      <Row as="header" wrap align="center" justify="space-between" columnGap="6" rowGap="3" mb="3">
        <Row align={{ base: 'flex-start', md: 'center' }} gap="4" minWidth="0">
          {picture}
          <Box minWidth="0">
            <Row wrap align="center" columnGap="3" rowGap="1">
              <chakra.h1 textStyle="xl" overflowWrap="anywhere" minWidth="0">
                {name}
              </chakra.h1>
              {pills}
            </Row>
            <Box color="fg.muted" overflowWrap="anywhere">
              {lead}
            </Box>
          </Box>
        </Row>
        {actions && (
          <Row wrap gap="3">
            {actions}
          </Row>
        )}
      </Row>
    </>
  )
}
