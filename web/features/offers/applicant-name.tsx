import { Box } from '@chakra-ui/react'
import type { OfferRequest } from '../../../shared/offers/offers.schema.ts'
import { Avatar } from '../../components/avatar.tsx'
import { counted } from '../../components/shift-words.ts'
import { TextButton } from '../../components/text-link.tsx'
import { canDecline, nameOf } from './applicants.ts'

export interface ApplicantActions {
  onDetails: (request: OfferRequest) => void
  onDecline: (request: OfferRequest) => void
}

/** Who applied, with what a practice compares first; the name opens the profile. */
export function ApplicantName({ request, onDetails, onDecline }: { request: OfferRequest } & ApplicantActions) {
  const name = nameOf(request)
  return (
    <Box display="flex" alignItems="center" gap="3">
      <Avatar name={name} />
      <Box flex="1" minWidth="0">
        <TextButton display="block" maxWidth="full" textAlign="left" fontWeight="bold" color="fg" overflowWrap="anywhere" onClick={() => onDetails(request)} aria-label={`${name}, see profile`}>
          {name}
        </TextButton>
        <Box textStyle="s" color="fg.muted">
          {counted(request.experience, 'yr')} · {request.suburb || request.region}
        </Box>
      </Box>
      {canDecline(request) && (
        <TextButton textStyle="s" minHeight="tap" px="1" onClick={() => onDecline(request)} aria-label={`Decline ${name}`}>
          Decline
        </TextButton>
      )}
    </Box>
  )
}
