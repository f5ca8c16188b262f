import { Box } from '@chakra-ui/react'
import { offersNearMe, ownRequest } from '../../../shared/offers/near-me.rules.ts'
import type { MarketOffer, Offer } from '../../../shared/offers/offers.schema.ts'
import { ApplicationCard } from '../../components/application-card.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { LoadError } from '../../components/load-error.tsx'
import { LoadMore } from '../../components/load-more.tsx'
import { LocumOfferCard } from '../../components/locum-offer-card.tsx'
import { isPublic } from '../../components/offer-facts.ts'
import { countOf, Page, PageHeader, Section } from '../../components/page.tsx'
import { PagedList } from '../../components/paged-list.tsx'
import { ShiftCardSkeleton } from '../../components/shift-card.tsx'
import { useView, ViewSwitch } from '../../components/view-switch.tsx'
import { useProfessional } from '../../platform/account.ts'
import { today as currentDay } from '../../platform/clock.ts'
import { paths } from '../../platform/paths.ts'
import { useMyApplications, useOffersNearMe, useSeeker } from './applications.api.ts'
import { applicationsText as text } from './applications.text.ts'

const views = [
  { value: 'near', label: text.near },
  { value: 'applied', label: text.applied },
] as const

function NearMe({ found, mine, more }: { found: readonly MarketOffer[]; mine: readonly Offer[]; more: boolean }) {
  const { profession = '', address } = useProfessional()
  const seeker = useSeeker()
  const today = currentDay()
  const offers = offersNearMe(found, mine)
  if (offers.length === 0)
    return (
      <EmptyState icon="search" title={text.noneNear}>
        {text.noneNearWhy(profession, address?.region ?? '')}
      </EmptyState>
    )
  return (
    <Section title={text.near} count={countOf(offers.length, more)}>
      <PagedList items={offers}>{(offer) => <LocumOfferCard key={offer.id} offer={offer} seeker={seeker} today={today} to={paths.locum.offer(offer.id)} />}</PagedList>
    </Section>
  )
}

function Applied({ mine }: { mine: readonly Offer[] }) {
  const seeker = useSeeker()
  const today = currentDay()
  if (mine.length === 0)
    return (
      <EmptyState icon="send" title={text.noneApplied} action={<ButtonLink to={paths.locum.offers}>{text.seeNear}</ButtonLink>}>
        {text.noneAppliedWhy}
      </EmptyState>
    )
  const waits = (offer: Offer) => (ownRequest(offer)?.live_dates.length ?? 0) > 0
  const parts = [
    { title: text.waiting, items: mine.filter(waits).toSorted((a, b) => a.date.localeCompare(b.date)) },
    { title: text.decided, items: mine.filter((offer) => !waits(offer)).toSorted((a, b) => b.date.localeCompare(a.date)) },
  ].filter(({ items }) => items.length > 0)
  return (
    <Box display="grid" gap="8">
      {parts.map(({ title, items }) => (
        <Section key={title} title={title} count={items.length}>
          <PagedList items={items}>{(offer) => <ApplicationCard key={offer.id} offer={offer} seeker={seeker} today={today} to={paths.locum.offer(offer.id)} />}</PagedList>
        </Section>
      ))}
    </Box>
  )
}

/** Offers near me, and what I applied for. */
export function LocumOffersPage() {
  const view = useView(['near', 'applied'])
  const { profession = '', address } = useProfessional()
  const today = currentDay()
  const near = useOffersNearMe(profession, today)
  const mine = useMyApplications(today)
  const error = mine.error ?? (view === 'near' ? near.error : null)
  const retry = () => {
    mine.retry()
    void near.refetch()
  }
  const ready = mine.data && (view === 'applied' || near.data)
  return (
    <Page>
      <PageHeader title={text.offers}>{view === 'near' && text.nearLead(profession, address?.region ?? '')}</PageHeader>
      <Box maxWidth="840px">
        <ViewSwitch label={text.offers} views={views} current={view} />
        {error && !ready && <LoadError error={error} onRetry={retry} />}
        {!ready && !error && [1, 2, 3].map((at) => <ShiftCardSkeleton key={at} />)}
        {mine.data && view === 'applied' && <Applied mine={mine.data.filter(isPublic)} />}
        {mine.data && near.data && view === 'near' && <NearMe found={near.data} mine={mine.data} more={near.more !== undefined} />}
        {ready && <LoadMore {...(view === 'near' ? near : mine)} />}
      </Box>
    </Page>
  )
}
