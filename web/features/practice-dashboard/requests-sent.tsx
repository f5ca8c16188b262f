import type { LocalDate } from '../../../shared/kernel/dates.ts'
import type { Offer } from '../../../shared/offers/offers.schema.ts'
import { Section } from '../../components/page.tsx'
import { RequestCard } from '../../components/request-card.tsx'
import { TextLink } from '../../components/text-link.tsx'
import { paths } from '../../platform/paths.ts'

const SHOWN = 3

/** What locums have been asked and have not answered yet. */
export function RequestsSent({ requests, today }: { requests: readonly Offer[]; today: LocalDate }) {
  return (
    <Section
      title="Requests sent"
      count={requests.length}
      link={
        <TextLink to={paths.practice.requests} textStyle="s">
          All requests
        </TextLink>
      }
    >
      {requests.slice(0, SHOWN).map((request) => (
        <RequestCard key={request.id} request={request} today={today} to={paths.practice.request(request.id)} />
      ))}
    </Section>
  )
}
