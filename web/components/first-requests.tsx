import type { LocalDate } from '#shared/kernel/dates.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Seeker } from './locum-offer-card.tsx'
import { Section } from '#web/ui/page.tsx'
import { RequestCard } from './request-card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const SHOWN = 3

interface Props {
  title: string
  requests: readonly Offer[]
  /** Where all of them are listed. */
  all: string
  pathOf: (id: OfferId) => string
  today: LocalDate
  /** The locum who was asked; without one it is the practice that looks. */
  seeker?: Seeker
}

/** The first of the requests that wait for an answer. */
export function FirstRequests({ title, requests, all, pathOf, ...viewer }: Props) {
  return (
    <Section
      title={title}
      count={requests.length}
      link={
        <TextLink to={all} textStyle="s">
          All requests
        </TextLink>
      }
    >
      {requests.slice(0, SHOWN).map((request) => (
        <RequestCard key={request.id} request={request} to={pathOf(request.id)} {...viewer} />
      ))}
    </Section>
  )
}
