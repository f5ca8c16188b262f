import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { LocalDate } from '../../../shared/kernel/dates.ts'
import { arePast } from '../../../shared/kernel/shift.ts'
import { ANSWERED_DAYS } from '../../../shared/offers/offers.rules.ts'
import type { Offer } from '../../../shared/offers/offers.schema.ts'
import type { Seeker } from '../../components/locum-offer-card.tsx'
import { isPublic, offeredShift, waitingRequests } from '../../components/offer-facts.ts'
import { Section } from '../../components/page.tsx'
import { PagedList } from '../../components/paged-list.tsx'
import { RequestCard } from '../../components/request-card.tsx'
import { requestIn } from '../../components/request-words.ts'
import { byMonth } from '../../components/shift-words.ts'
import { requestsText as text } from './requests.text.ts'

export type RequestView = 'waiting' | 'answered'

/** Waiting: what is not answered, soonest first. Answered: accepted ahead, then what ended, latest first. */
function partsOf(offers: readonly Offer[], view: RequestView, today: LocalDate): { title: string; items: Offer[] }[] {
  const waiting = waitingRequests(offers)
  if (view === 'waiting') return [{ title: text.soonest, items: waiting }]
  const answered = offers.filter((offer) => !isPublic(offer) && !waiting.includes(offer)).toSorted((a, b) => b.date.localeCompare(a.date))
  const booked = (offer: Offer) => !arePast(requestIn(offer).confirmed_dates.map((date) => offeredShift(offer, date)), today)
  return [{ title: 'Accepted', items: answered.filter(booked).reverse() }, ...byMonth(answered.filter((offer) => !booked(offer)), ({ date }) => date)]
}

interface Props {
  offers: readonly Offer[]
  view: RequestView
  today: LocalDate
  to: (offerId: string) => string
  /** The locum who looks; without one it is the practice. */
  seeker?: Seeker
  empty: ReactNode
}

/** Requests sent or received. */
export function RequestList({ offers, view, today, to, seeker, empty }: Props) {
  const parts = partsOf(offers, view, today).filter(({ items }) => items.length > 0)
  const reach = view === 'answered' && <Box color="fg.muted">{text.reach(ANSWERED_DAYS)}</Box>
  if (parts.length === 0)
    return (
      <>
        {reach}
        {empty}
      </>
    )
  return (
    <Box display="grid" gap="8">
      {reach}
      {parts.map(({ title, items }) => (
        <Section key={title} title={title} count={items.length}>
          <PagedList key={view} items={items}>
            {(offer) => <RequestCard key={offer.id} request={offer} today={today} to={to(offer.id)} {...(seeker && { seeker })} />}
          </PagedList>
        </Section>
      ))}
    </Box>
  )
}
