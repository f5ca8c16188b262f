import type { LocalDate } from '../../../shared/kernel/dates.ts'
import type { Offer } from '../../../shared/offers/offers.schema.ts'
import type { Seeker } from '../../components/locum-offer-card.tsx'
import { Section } from '../../components/page.tsx'
import { RequestCard } from '../../components/request-card.tsx'
import { TextLink } from '../../components/text-link.tsx'
import { paths } from '../../platform/paths.ts'

const SHOWN = 3

/** Practices that ask for this locum and wait for an answer. */
export function RequestsToAnswer({ requests, seeker, today }: { requests: readonly Offer[]; seeker: Seeker; today: LocalDate }) {
  return (
    <Section
      title="Requests to answer"
      count={requests.length}
      link={
        <TextLink to={paths.locum.requests} textStyle="s">
          All requests
        </TextLink>
      }
    >
      {requests.slice(0, SHOWN).map((request) => (
        <RequestCard key={request.id} request={request} seeker={seeker} today={today} to={paths.locum.request(request.id)} />
      ))}
    </Section>
  )
}
