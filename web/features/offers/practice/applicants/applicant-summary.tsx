import { Box, Row, Small } from '#web/ui/chakra.ts'
import type { ComponentProps } from 'react'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ChatIconButton } from '#web/components/chat/chat-button.tsx'
import { pendingSubject } from '#web/components/chat/conversation-subject.ts'
import { FavouriteButton } from '#web/components/people/favourite-button.tsx'
import { ProfileImage } from '#web/components/people/profile-image.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { formatSupport, homeOf, isPastOffer, locumName } from '#web/components/status/offer-facts.ts'
import { currentDay } from '#web/platform/clock.ts'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { isPossible } from '#web/components/actions/lifecycle-actions.ts'
import { applicationDecisions } from '#web/features/offers/practice/offer-actions.ts'
import { useMemberRole } from '#web/components/account/account.api.ts'
import { formatApplicant } from './applicant-facts.ts'

export interface ApplicantHandlers {
  onDetails: (application: ShownCandidate) => void
  onDecline: (application: ShownCandidate) => void
}

const ApplicantButton = ({
  label,
  name,
  ...button
}: ComponentProps<typeof TextButton> & { label: string; name: string }) => (
  <TextButton
    textStyle="s"
    justifyContent="flex-end"
    minWidth={{ base: 'tap', lg: '0' }}
    {...button}
    aria-label={`${label} ${name}`}
  >
    {label}
  </TextButton>
)

/** One above the other where a table leaves little width. */
const small = { width: { base: 'tap', lg: '8' }, height: { base: 'tap', lg: '8' } } as const

interface Props extends ApplicantHandlers {
  offer: Offer
  application: ShownCandidate
  /** Without the facts that columns beside it show. */
  brief?: boolean
}

export function ApplicantSummary({ offer, application, onDetails, onDecline, brief = false }: Props) {
  const name = locumName(application)
  const role = useMemberRole()
  return (
    <Row wrap={{ base: 'wrap', lg: 'nowrap' }} align="center" columnGap="3">
      <ProfileImage document="avatar" ownerId={application.id} file={application.avatar_file} name={name} />
      <Box flex={{ base: '1 1 6.5rem', lg: '1' }} minWidth="0">
        <Box as="b" overflowWrap="anywhere" lineClamp="2" title={name}>
          {name}
        </Box>
        {brief ? (
          <Small>{homeOf(application)}</Small>
        ) : (
          <Small>
            {application.match && (
              <>
                <Box as="b" color="fg">
                  {application.match.score}
                </Box>{' '}
                match ·{' '}
              </>
            )}
            {formatApplicant(application)}
          </Small>
        )}
        {application.on_behalf && <Small>{formatSupport(offer, application)}</Small>}
      </Box>
      <Row flexDirection={{ lg: 'column' }} flex="none" ml="auto" mr="-2.5">
        <FavouriteButton id={application.id} name={name} {...small} />
        {/* SPEC 4: no message buttons on what is past. */}
        {!isPastOffer(offer, currentDay()) && (
          <ChatIconButton
            id={application.id}
            name={name}
            subject={pendingSubject(offer, 'practice', application.id)}
            {...small}
          />
        )}
      </Row>
      <Row flexDirection={{ lg: 'column' }} align="flex-end" gap={{ base: '2', lg: '0' }}>
        <ApplicantButton label="Profile" name={name} onClick={() => onDetails(application)} />
        {isPossible(applicationDecisions(offer, application, { role }).reject) && (
          <ApplicantButton label="Decline" name={name} onClick={() => onDecline(application)} {...viewLock.control} />
        )}
      </Row>
    </Row>
  )
}
