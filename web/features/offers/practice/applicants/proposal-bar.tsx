import { Box, Row } from '#web/ui/chakra.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { Segment, Segments } from '#web/ui/segments.tsx'
import { type Choice, proposals, type Proposal, proposalOf, proposedChoice } from './choice.ts'

/** Chooses an applicant for every day at once; each day can be changed afterwards. */
export function ProposalBar({
  offer,
  choice,
  onChoose,
}: {
  offer: Offer
  choice: Choice
  onChoose: (choice: Choice) => void
}) {
  const current = proposalOf(offer, choice)
  return (
    <Row wrap align="center" columnGap="3" rowGap="1" maxWidth="full" color="fg.muted">
      <span id="choose-by">Choose by</span>
      <Segments role="group" aria-labelledby="choose-by">
        {(Object.keys(proposals) as Proposal[]).map((proposal) => (
          <Segment
            key={proposal}
            aria-pressed={proposal === current}
            onClick={() => onChoose(proposedChoice(offer, proposal))}
          >
            {proposals[proposal]}
          </Segment>
        ))}
      </Segments>
      <Box textStyle="s">One locum per day. You can change any day.</Box>
    </Row>
  )
}
