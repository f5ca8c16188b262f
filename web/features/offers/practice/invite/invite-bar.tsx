import { Box, Row, Small } from '#web/ui/chakra.ts'
import { useState } from 'react'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { applicationsForReopenedDays } from '#web/components/status/offer-facts.ts'
import { paths } from '#shared/kernel/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useMatching } from './invite.api.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { earlierInvitees, matchingInvitees } from './invitees.ts'

/** Locums who could fill the open days: those who match and have not applied, and earlier applicants. */
export function InviteBar({ offer }: { offer: Offer }) {
  const { company } = useActiveCompany()
  const isOpen = company.approved && offer.available_dates.length > 0
  const [asking, setAsking] = useState<'earlier' | 'matching'>()
  const { matches, hasMore } = useMatching(company.id, offer, isOpen)
  if (!isOpen) return null
  const { asked = [] } = offer
  const earlier = earlierInvitees(offer)
  const matching = matchingInvitees(offer, matches)
  // What the dialog reports stays until it is closed.
  if (earlier.length === 0 && matching.length === 0 && asked.length === 0 && !asking) return null
  const count = `${matching.length}${hasMore ? '+' : ''}`
  return (
    <Row
      role="group"
      aria-label="Locums who could fill the open days"
      wrap
      align="center"
      columnGap="4"
      rowGap="2"
      px="4"
      py="3"
      bg="bg.subtle"
      border="1px solid"
      borderColor="border"
      borderRadius="m"
    >
      <Icon name="person" />
      <Box flex="1 1 240px" minWidth="0">
        {matching.length > 0 ? (
          <>
            <b>
              {hasMore
                ? `${count} available locums match`
                : `${formatCount(matching.length, 'available locum')} ${matching.length === 1 ? 'matches' : 'match'}`}
            </b>{' '}
            and {matching.length === 1 ? 'has' : 'have'} not applied yet
          </>
        ) : (
          earlier.length > 0 &&
          (applicationsForReopenedDays(offer).length > 0
            ? 'Days that were booked are open again'
            : `${formatCount(earlier.length, 'earlier applicant')} can be asked again`)
        )}
        {asked.length > 0 && (
          <Small>
            {formatCount(asked.length, 'locum')} invited ·{' '}
            <TextLink to={paths.practice.requestsFor(offer.offer_code)}>View requests</TextLink>
          </Small>
        )}
      </Box>
      {earlier.length > 0 && (
        <Button size="s" onClick={() => setAsking('earlier')} {...viewLock.control}>
          Ask the {earlier.length === 1 ? 'earlier applicant' : `${earlier.length} earlier applicants`}
        </Button>
      )}
      {matching.length > 0 && (
        <Button size="s" onClick={() => setAsking('matching')} {...viewLock.control}>
          {matching.length === 1 ? 'Invite them' : 'Invite locums'}
        </Button>
      )}
      {asking && (
        <InviteDialog
          offer={offer}
          verb={asking === 'earlier' ? 'Ask' : 'Invite'}
          title={asking === 'earlier' ? 'Ask the earlier applicants' : 'Invite locums who match'}
          invitees={asking === 'earlier' ? earlier : matching}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Row>
  )
}
