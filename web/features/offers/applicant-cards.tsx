import { Box, chakra } from '@chakra-ui/react'
import type { LocalDate } from '../../../shared/kernel/dates.ts'
import type { Offer, OfferRequest } from '../../../shared/offers/offers.schema.ts'
import { Section } from '../../components/page.tsx'
import { type ApplicantActions, ApplicantName } from './applicant-name.tsx'
import { cellOf, type held } from './applicants.ts'
import { DayCell } from './day-cell.tsx'

interface Props extends ApplicantActions {
  offer: Offer
  applicants: readonly OfferRequest[]
  choice: ReturnType<typeof held>
  onToggle: (request: OfferRequest, date: LocalDate) => void
}

/** The table for a narrow screen: each applicant with the days they asked for. */
export function ApplicantCards({ offer, applicants, choice, onToggle, ...actions }: Props) {
  return (
    <Section title="Applicants" count={applicants.length}>
      <chakra.ul aria-label="Applicants">
        {applicants.map((request) => (
          <chakra.li key={request.id} borderTop="1px solid" borderColor="border" py="3">
            <ApplicantName request={request} {...actions} />
            <Box display="grid" gap="2" mt="2.5" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
              {offer.request_dates
                .filter(({ date }) => cellOf(offer, request, date).kind !== 'none')
                .map(({ date }) => (
                  <DayCell key={date} dated offer={offer} request={request} date={date} chosen={choice?.request.id === request.id && choice.dates.includes(date)} onToggle={onToggle} />
                ))}
            </Box>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  )
}
