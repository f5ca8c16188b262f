import { locumName } from '#web/components/status/offer-facts.ts'
import { formatItemCount } from '#web/components/format/format-words.ts'
import { Box, chakra, Row } from '#web/ui/chakra.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ProfileImage } from '#web/components/people/profile-image.tsx'
import { pictureOf } from '#web/components/status/request-status.ts'
import { Section } from '#web/ui/page.tsx'
import { StatusWord } from '#web/ui/status-pill.tsx'
import { closedBecause } from './applicants.ts'

function endedLabel({ ended }: ShownCandidate): string {
  switch (ended) {
    case 'declined':
      return 'Declined'
    case 'taken':
      return 'Not chosen'
    case 'booking-cancelled':
      return 'Booking cancelled'
    default:
      return 'Ended'
  }
}

/** Closed applications with their reason. */
export function ClosedApplications({ offer, applications }: { offer: Offer; applications: readonly ShownCandidate[] }) {
  return (
    <Section title="Closed applications" count={formatItemCount(applications.length)}>
      <chakra.ul>
        {applications.map((application) => (
          <chakra.li key={application.id} borderTop="1px solid" borderColor="border" py="2.5">
            <Row wrap columnGap="3" align="center" overflowWrap="anywhere">
              <ProfileImage
                ownerId={application.id}
                document="avatar"
                file={pictureOf(application)}
                name={locumName(application)}
                size="xs"
              />
              <b>{locumName(application)}</b>
              <StatusWord family="past" label={endedLabel(application)} />
            </Row>
            <Box color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
              {closedBecause(offer, application)}
            </Box>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  )
}
