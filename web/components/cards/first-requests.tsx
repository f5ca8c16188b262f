import type { LocalDate } from '#shared/kernel/dates.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { ViewingLocum } from '#web/components/people/viewing-locum.ts'
import { Section } from '#web/ui/page.tsx'
import { formatItemCount } from '#web/components/format/format-words.ts'
import { RequestCard } from './request-card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const SHOWN = 3

interface Props {
  title: string
  requests: readonly Offer[]
  /** The address of the full list. */
  all: string
  pathOf: (id: OfferId) => string
  today: LocalDate
  /** Others are still loading. */
  hasMore?: boolean
  /** The locum who received the requests; left out for the practice. */
  viewingLocum?: ViewingLocum
}

/** The first pending requests. */
export function FirstRequests({ title, requests, all, pathOf, hasMore = false, ...viewer }: Props) {
  return (
    <Section
      title={title}
      count={formatItemCount(requests.length, hasMore)}
      link={
        <TextLink to={all} textStyle="s">
          All requests
        </TextLink>
      }
    >
      {requests.slice(0, SHOWN).map((request) => (
        <RequestCard key={request.id} offer={request} to={pathOf(request.id)} {...viewer} />
      ))}
    </Section>
  )
}
