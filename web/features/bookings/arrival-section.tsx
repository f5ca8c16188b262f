import { Box, Row, Small } from '#web/ui/chakra.ts'
import type { Arrival } from '#shared/kernel/arrival.schema.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { paths } from '#shared/kernel/paths.ts'

function Line({ icon, label, children }: { icon: IconName; label: string; children: string }) {
  if (!children) return null
  return (
    <Row gap="3" py="1.5">
      <Box color="fg.muted" mt="1px">
        <Icon name={icon} />
      </Box>
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        <b>{label}</b>{' '}
        <Box as="span" color="fg.muted">
          {children}
        </Box>
      </Box>
    </Row>
  )
}

const nothing: Arrival = { ask_for: '', parking: '', dress: '' }

/** Whom to ask for, where to park and what to wear; the practice can change it. */
export function ArrivalSection({ arrival = nothing, practice }: { arrival?: Arrival | undefined; practice: boolean }) {
  return (
    <Section
      title="On arrival"
      link={
        practice && (
          <TextLink to={`${paths.practice.profile}?section=operations`} {...viewLock.control}>
            Edit
          </TextLink>
        )
      }
    >
      <Box borderTop="1px solid" borderColor="border" pt="2.5">
        <Line icon="person" label="Ask for">
          {arrival.ask_for}
        </Line>
        <Line icon="parking" label="Parking">
          {arrival.parking}
        </Line>
        <Line icon="dress" label="Dress">
          {arrival.dress}
        </Line>
        {practice && !Object.values(arrival).some(Boolean) && (
          <Small>
            Say whom to ask for, where to park and what to wear. Locums who are booked with you see it here.
          </Small>
        )}
      </Box>
    </Section>
  )
}
