import type { MoreItems } from '#web/platform/use-list.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import { Box, Stack } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { arePast } from '#shared/kernel/shift.ts'
import { ANSWERED_DAYS } from '#shared/offers/offers.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { ViewingLocum } from '#web/components/people/viewing-locum.ts'
import { isPublicOffer, offeredShift, pendingRequests } from '#web/components/status/offer-facts.ts'
import { PagedSections } from '#web/components/page/paged-sections.tsx'
import { useViewParams } from '#web/ui/view-switch.tsx'
import { RequestCard } from '#web/components/cards/request-card.tsx'
import { candidateIn } from '#web/components/status/request-status.ts'
import { byMonth } from '#web/components/format/format-days.ts'

export type RequestView = 'waiting' | 'answered'

/** Pending requests by date. Answered ones: upcoming accepted first, then the rest by month, latest first. */
function requestSections(
  offers: readonly Offer[],
  view: RequestView,
  today: LocalDate,
): { title: string; items: Offer[] }[] {
  const waiting = pendingRequests(offers)
  if (view === 'waiting') return [{ title: 'Soonest first', items: waiting }]
  const answered = offers
    .filter((offer) => !isPublicOffer(offer) && !waiting.includes(offer))
    .toSorted((a, b) => compareStrings(b.date, a.date))
  const booked = (offer: Offer) =>
    !arePast(
      candidateIn(offer).confirmed_dates.map((date) => offeredShift(offer, date)),
      today,
    )
  return [
    { title: 'Accepted', items: answered.filter(booked).reverse() },
    ...byMonth(
      answered.filter((offer) => !booked(offer)),
      ({ date }) => date,
    ),
  ]
}

interface Props extends MoreItems {
  offers: readonly Offer[]
  view: RequestView
  today: LocalDate
  to: (offerId: string) => string
  /** The locum who views the list; without one, it is the practice's. */
  viewingLocum?: ViewingLocum
  empty: ReactNode
}

export function RequestList({ offers, view, today, to, viewingLocum, empty, loadMore, busy }: Props) {
  const parts = requestSections(offers, view, today)
  const search = useViewParams()
  return (
    <Stack gap={parts.some(({ items }) => items.length > 0) ? '8' : '0'}>
      {view === 'answered' && <Box color="fg.muted">Requests for upcoming days and the last {ANSWERED_DAYS} days.</Box>}
      <PagedSections key={view} parts={parts} loadMore={loadMore} busy={busy} empty={empty}>
        {(offer) => (
          <RequestCard offer={offer} today={today} to={to(offer.id) + search} {...(viewingLocum && { viewingLocum })} />
        )}
      </PagedSections>
    </Stack>
  )
}
